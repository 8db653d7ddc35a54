//! Rates and explains puzzles, gives hints, and says why a cell cannot be a digit.

use super::{about, asked};
use crate::board::{Cell, State, digit, puzzle, state_of};
use crate::results::{Explanation, Hint, HodokuRating, Rating, Revealed, SeRating, Step, Why};
use crate::values::Items;
use crate::{call, engine, errors};
use numpre::assess::HintLevel;
use numpre::logic::{Choice, Technique};
use numpre::rating::SeVariant;
use numpre::{CancelToken, CellSet, Puzzle, Rank};
use numpre_api::{AllRequest, Board, FaultCode, Ladder, NextReply, NextRequest, RateRequest};
use numpre_api::{Mistake, RateHodokuRequest, RateSeRequest, Request, WhyReply, WhyRequest};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyTimeoutError, PyValueError};
use pyo3::prelude::*;
use std::time::{Duration, Instant};

const LEVELS: [(&str, HintLevel); 4] = [
    ("exists", HintLevel::Exists),
    ("where", HintLevel::Where),
    ("what", HintLevel::What),
    ("full", HintLevel::Full),
];

fn level_of(name: &str) -> PyResult<HintLevel> {
    let found = LEVELS.iter().find(|(known, _)| *known == name);
    let unknown = || errors::none_of("level", name, LEVELS.iter().map(|(known, _)| known));
    found.map(|&(_, level)| level).ok_or_else(unknown)
}

/// Reads the name of a technique.
///
/// # Errors
/// Returns `ValueError`, which lists the techniques, if there is none with this name.
pub(crate) fn technique_of(slug: &str) -> PyResult<Technique> {
    let slugs = Technique::ALL.iter().map(|technique| technique.slug());
    slug.parse().map_err(|_| errors::none_of("technique", slug, slugs))
}

/// Reads names of techniques and classes.
///
/// # Errors
/// Returns `ValueError`, which lists the names, if there is none with one of these names.
fn choices_of(names: &[String]) -> PyResult<Vec<Choice>> {
    let read = |name: &String| {
        let unknown = |_| errors::none_of("technique", name, Choice::all().map(Choice::slug));
        name.parse().map_err(unknown)
    };
    names.iter().map(read).collect()
}

/// The name of the rater, and of the order, of HoDoKu.
const HODOKU: &str = "hodoku";

/// Reads the name of an order of techniques.
///
/// # Errors
/// Returns `ValueError`, which lists the orders, if there is none with this name.
pub(crate) fn ladder_of(order: &str) -> PyResult<Ladder> {
    match order {
        "player" => Ok(Ladder::Player),
        "s4" => Ok(Ladder::S4),
        HODOKU => Ok(Ladder::Hodoku),
        _ => Err(errors::none_of("order", order, ["player", "s4", HODOKU])),
    }
}

/// Reads a rank. `what` names the argument in the message.
///
/// # Errors
/// Returns `ValueError` if it is not 1 to 8.
pub(crate) fn rank_of(what: &str, number: i64) -> PyResult<Rank> {
    let rank = u8::try_from(number).ok().and_then(Rank::new);
    rank.ok_or_else(|| PyValueError::new_err(format!("{what} {number}; expected 1 to 8")))
}

/// Rate how hard a puzzle is: from 1 to 8, by Sudoku Explainer 1.2.1, or by HoDoKu.
///
/// Parameters
/// ----------
/// puzzle : Board
///     A puzzle with exactly one solution.
/// rater : str
///     ``"s4"``: the rank, 1 to 8. ``"se121"``: ER, EP and ED of Sudoku Explainer 1.2.1.
///     ``"se121c"``: those of the canonical form, which are the same for all isomorphs.
///     ``"hodoku"``: the score and the level of HoDoKu, which are comparable with those of that
///     program, but not always identical.
/// isomorphs : int
///     The number of random isomorphs of which the lowest and the highest ER are found. Only for
///     ``"se121"`` and ``"se121c"``.
/// seed : int
///     The seed of the isomorphs.
/// timeout : float
///     The number of seconds after which the puzzle is not rated. Not for ``"s4"``.
///
/// Returns
/// -------
/// Rating, SeRating or HodokuRating
///     The rank, and how often each technique is used; the ratings of Sudoku Explainer; or the
///     score and the level of HoDoKu.
///
/// Raises
/// ------
/// NotProper
///     The board does not have exactly one solution.
/// NotFound
///     The board is solved, so Sudoku Explainer and HoDoKu have no step to rate.
/// TimeoutError
///     The puzzle was not rated within `timeout`.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
/// >>> numpre.rate(p).rank
/// 8
#[pyfunction]
#[pyo3(signature = (puzzle, *, rater = "s4", isomorphs = 0, seed = 0, timeout = None))]
pub(crate) fn rate<'py>(
    puzzle: &Bound<'py, PyAny>,
    rater: &str,
    isomorphs: i64,
    seed: u64,
    timeout: Option<f64>,
) -> PyResult<Bound<'py, PyAny>> {
    let (py, puzzle) = (puzzle.py(), self::puzzle(puzzle)?);
    let board = Board::of(&puzzle);
    if rater == HODOKU {
        if isomorphs != 0 {
            return Err(PyValueError::new_err(NO_ISOMORPHS));
        }
        let found = timed(py, &puzzle, RateHodokuRequest { board }, timeout)?;
        return HodokuRating::of(State(puzzle), HODOKU, found).into_bound_py_any(py);
    }
    let Some(rater) = rater_of(rater, &[HODOKU])? else {
        if isomorphs != 0 || timeout.is_some() {
            return Err(PyValueError::new_err(ONLY_SE));
        }
        let request = RateRequest { board, work: false, ladder: Ladder::S4 };
        let found = asked(py, &puzzle, engine::ENGLISH, request)?;
        return Rating::of(State(puzzle), found).into_bound_py_any(py);
    };
    let isomorphs = u32::try_from(isomorphs)
        .map_err(|_| PyValueError::new_err(format!("isomorphs {isomorphs}; expected 0 or more")))?;
    let found = timed(py, &puzzle, RateSeRequest { board, rater, isomorphs, seed }, timeout)?;
    SeRating::of(State(puzzle), found).into_bound_py_any(py)
}

/// Answers a request about a board within a number of seconds.
///
/// # Errors
/// Returns `TimeoutError` if the time was up, and otherwise the exception for the fault of the
/// request.
fn timed<R: Request<Reply: Send> + Send>(
    py: Python<'_>,
    puzzle: &Puzzle,
    request: R,
    timeout: Option<f64>,
) -> PyResult<R::Reply> {
    let limit = timeout_of(timeout)?;
    let answer = call::long(py, |cancel| {
        let token = limited(cancel, limit);
        engine::with(|engine| engine.answer(request, engine::ENGLISH, token))
    })?;
    answer.map_err(|fault| match fault.code {
        FaultCode::Timeout => {
            let seconds = timeout.unwrap_or_default();
            PyTimeoutError::new_err(format!("not rated within {seconds} s"))
        }
        _ => about(py, puzzle, engine::ENGLISH, &fault),
    })
}

/// The message about an option of ratings that are not ranks.
pub(crate) const ONLY_SE: &str =
    "isomorphs and timeout are not for ranks; expected rater=\"se121\" or rater=\"se121c\"";

/// The message about an option that HoDoKu's rater does not have.
const NO_ISOMORPHS: &str = "isomorphs are about ER; expected rater=\"se121\" or rater=\"se121c\"";

/// Reads the name of a rater. `None` stands for the ranks. The message about an unknown name lists
/// the names in `also` too.
///
/// # Errors
/// Returns `ValueError`, which lists the raters, if there is none with this name.
pub(crate) fn rater_of(name: &str, also: &[&'static str]) -> PyResult<Option<SeVariant>> {
    let variants = SeVariant::ALL.map(SeVariant::name);
    match SeVariant::ALL.into_iter().find(|variant| variant.name() == name) {
        None if name != "s4" => {
            let names = ["s4"].into_iter().chain(variants).chain(also.iter().copied());
            Err(errors::none_of("rater", name, names))
        }
        variant => Ok(variant),
    }
}

/// Reads a time limit in seconds.
///
/// # Errors
/// Returns `ValueError` if it is not above 0.
pub(crate) fn timeout_of(seconds: Option<f64>) -> PyResult<Option<Duration>> {
    let one = |seconds: f64| {
        let limit = Duration::try_from_secs_f64(seconds).ok().filter(|limit| !limit.is_zero());
        let text = || format!("timeout {seconds}; expected a number of seconds above 0");
        limit.ok_or_else(|| PyValueError::new_err(text()))
    };
    seconds.map(one).transpose()
}

/// Returns a token that is cancelled with this one, or after a time from now.
pub(crate) fn limited(cancel: &CancelToken, limit: Option<Duration>) -> CancelToken {
    let cancel = cancel.clone();
    match limit {
        None => cancel,
        Some(limit) => {
            let begun = Instant::now();
            CancelToken::when(move || begun.elapsed() >= limit || cancel.is_cancelled())
        }
    }
}

/// Explain how a puzzle is solved, step by step.
///
/// Parameters
/// ----------
/// puzzle : Board
///     A puzzle with exactly one solution, or a board in progress.
/// order : str
///     The order in which techniques are tried: ``"player"``, the easiest to spot first;
///     ``"s4"``, the order of the 1999 page, which defines the ranks; or ``"hodoku"``, the order
///     of HoDoKu.
/// up_to : int
///     The highest rank whose techniques are used.
/// techniques : sequence of str
///     The only techniques that are used: their names, or the classes ``"basic"``,
///     ``"intermediate"``, ``"advanced"`` and ``"extreme"``, which include the easier classes. All
///     techniques if empty. ``"no-uniqueness"`` leaves out the techniques that hold only in a
///     puzzle with one solution.
/// lang : str
///     The language of the sentences, ``"en"`` or ``"ja"``.
///
/// Returns
/// -------
/// Explanation
///     The steps. The attribute `end` is ``"stuck"`` if the techniques do not lead to the solution.
///
/// Raises
/// ------
/// NotProper
///     The board does not have exactly one solution.
/// WrongBoard
///     Digits or removed candidates contradict the solution.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> e = numpre.explain(p)
/// >>> e[0].text
/// 'In block 2, only r1c6 can be 8 → r1c6 = 8'
/// >>> numpre.explain(p, up_to=1, order="s4").end
/// 'solved'
#[pyfunction]
#[pyo3(signature = (puzzle, *, order = "player", up_to = 8, techniques = vec![], lang = "en"))]
pub(crate) fn explain(
    puzzle: &Bound<'_, PyAny>,
    order: &str,
    up_to: i64,
    techniques: Vec<String>,
    lang: &str,
) -> PyResult<Explanation> {
    let (py, puzzle) = (puzzle.py(), self::puzzle(puzzle)?);
    let (ladder, highest) = (ladder_of(order)?, rank_of("up_to", up_to)?);
    let techniques = Choice::of(&ladder.up_to(highest), &choices_of(&techniques)?);
    let (language, board) = (engine::language(lang)?, Board::of(&puzzle));
    let walked = call::long(py, |cancel| {
        engine::with(|engine| engine.walk(&board, techniques, language, cancel.clone()))
    })?;
    let walk = walked.map_err(|fault| about(py, &puzzle, language, &fault))?;
    call::short(|| Explanation::of(State(puzzle), walk, language))
}

/// Give a hint: the next step, or the part of it that a level reveals.
///
/// Parameters
/// ----------
/// board : Board
///     A puzzle, or a board in progress.
/// level : str
///     How much the hint reveals: ``"exists"``, ``"where"``, ``"what"`` or ``"full"``.
/// technique : str, optional
///     The technique of the step; the easiest that finds a step if left out.
/// techniques : sequence of str
///     The only techniques that are tried if `technique` is left out: their names, or the classes
///     ``"basic"``, ``"intermediate"``, ``"advanced"`` and ``"extreme"``, which include the easier
///     classes. All techniques if empty.
/// lang : str
///     The language of the sentences, ``"en"`` or ``"ja"``.
///
/// Returns
/// -------
/// Hint or None
///     The hint; None if the board is solved, or these techniques find no step.
///
/// Raises
/// ------
/// NotProper
///     The board does not have exactly one solution.
/// WrongBoard
///     Digits or removed candidates contradict the solution. The exception has the wrong cells only
///     at the level ``"full"``.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> numpre.hint(p, level="where").text
/// 'Look at block 2.'
#[pyfunction]
#[pyo3(signature = (board, *, level = "full", technique = None, techniques = vec![], lang = "en"))]
pub(crate) fn hint(
    board: &Bound<'_, PyAny>,
    level: &str,
    technique: Option<&str>,
    techniques: Vec<String>,
    lang: &str,
) -> PyResult<Option<Hint>> {
    let (py, puzzle) = (board.py(), puzzle(board)?);
    let (wanted, language) = (level_of(level)?, engine::language(lang)?);
    let board = Board::of(&puzzle);
    let reply = match technique.map(technique_of).transpose()? {
        None => {
            let request = NextRequest {
                board,
                level: wanted,
                techniques: choices_of(&techniques)?,
                proof: true,
                ..NextRequest::default()
            };
            asked(py, &puzzle, language, request)?
        }
        technique => {
            let limit = Some(1);
            let request =
                AllRequest { board, technique, proof: true, limit, ..AllRequest::default() };
            let Some(step) = asked(py, &puzzle, language, request)?.steps.pop() else {
                return Ok(None);
            };
            match wanted {
                HintLevel::Full => NextReply::Full { step: Box::new(step) },
                _ => {
                    let step = Step::of_reply(step, State(puzzle.clone()), language);
                    NextReply::partial(step.found(), wanted, &engine::texts(language))
                }
            }
        }
    };
    let revealed = revealed(py, reply, &puzzle, language)?;
    Ok(revealed.map(|revealed| Hint::of(level, revealed)))
}

/// Returns the part of a step that a reply reveals; `None` if it has no step.
fn revealed(
    py: Python<'_>,
    reply: NextReply,
    puzzle: &Puzzle,
    language: &str,
) -> PyResult<Option<Revealed>> {
    let nothing = Revealed {
        text: String::new(),
        houses: Vec::new(),
        cells: CellSet::EMPTY,
        technique: None,
        step: None,
    };
    Ok(Some(match reply {
        NextReply::Where { houses, text } => Revealed { text, houses: houses.to_vec(), ..nothing },
        NextReply::What { technique, houses, cells, text, .. } => {
            Revealed { text, houses, cells, technique: Some(technique), step: None }
        }
        NextReply::Full { step } => {
            let (houses, cells) = (step.houses.clone(), step.cells);
            let step = Step::of_reply(*step, State(puzzle.clone()), language);
            let technique = Some(step.found().technique);
            Revealed { text: step.said().to_owned(), houses, cells, technique, step: Some(step) }
        }
        NextReply::Mistake { mistake } => return Err(wrong(py, &mistake)),
        NextReply::Nothing { .. } => return Ok(None),
        _ => nothing,
    }))
}

fn wrong(py: Python<'_>, mistake: &Mistake) -> PyErr {
    errors::wrong_board(py, &mistake.text, mistake.wrong)
}

/// Find every next step of the easiest technique that finds one, or of a given technique.
///
/// Parameters
/// ----------
/// board : Board
///     A puzzle, or a board in progress.
/// technique : str, optional
///     The technique; the easiest that finds a step if left out.
/// lang : str
///     The language of the sentences, ``"en"`` or ``"ja"``.
///
/// Returns
/// -------
/// tuple of Step
///     The steps; empty if the board is solved, or the technique finds no step.
///
/// Raises
/// ------
/// NotProper
///     The board does not have exactly one solution.
/// WrongBoard
///     Digits or removed candidates contradict the solution.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> [step.notation for step in numpre.hints(p, technique="naked-single")]
/// ['r5c5=5', 'r7c6=7', 'r7c9=4', 'r8c8=3']
#[pyfunction]
#[pyo3(signature = (board, *, technique = None, lang = "en"))]
pub(crate) fn hints(
    board: &Bound<'_, PyAny>,
    technique: Option<&str>,
    lang: &str,
) -> PyResult<Items<Step>> {
    let (py, puzzle) = (board.py(), puzzle(board)?);
    let (technique, language) = (technique.map(technique_of).transpose()?, engine::language(lang)?);
    let (board, limit) = (Board::of(&puzzle), Some(usize::MAX));
    let request = AllRequest { board, technique, proof: true, limit, ..AllRequest::default() };
    let found = asked(py, &puzzle, language, request)?;
    let state = State(puzzle);
    let step = |step| Step::of_reply(step, state.clone(), language);
    Ok(found.steps.into_iter().map(step).collect())
}

/// Say why a cell cannot be a digit, or that it can.
///
/// Parameters
/// ----------
/// board : Board
///     A puzzle, or a board in progress.
/// cell : str, int or Cell
///     The cell.
/// digit : int
///     The digit.
/// level : str
///     How much of a step is revealed: ``"exists"``, ``"where"``, ``"what"`` or ``"full"``.
/// lang : str
///     The language of the sentences, ``"en"`` or ``"ja"``.
///
/// Returns
/// -------
/// Why
///     The reason, or the statement that the cell can be the digit.
///
/// Raises
/// ------
/// WrongBoard
///     The board has a mistake, so nothing follows from it.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> numpre.why(p, "r5c5", 5).text
/// 'It can: r5c5 is 5.'
#[pyfunction]
#[pyo3(signature = (board, cell, digit, *, level = "full", lang = "en"))]
pub(crate) fn why(
    board: &Bound<'_, PyAny>,
    cell: &Bound<'_, PyAny>,
    digit: &Bound<'_, PyAny>,
    level: &str,
    lang: &str,
) -> PyResult<Why> {
    let (py, puzzle) = (board.py(), puzzle(board)?);
    let (cell, digit) = (Cell::read(cell)?, self::digit(digit)?);
    let (wanted, language) = (level_of(level)?, engine::language(lang)?);
    let (ladder, techniques) = (Ladder::Player, Vec::new());
    let request = WhyRequest { board: Board::of(&puzzle), cell, digit, ladder, techniques };
    let none = Why {
        kind: String::new(),
        gives_away: false,
        text: String::new(),
        peer: None,
        step: None,
        solution: None,
    };
    let step = |kind: &str, gives_away, brief: String, text: String| {
        let kind = kind.to_owned();
        let Some((state, found)) = engine::with(|engine| engine.step_of_why(&request)) else {
            unreachable!("the same request has the same reply, and that has a step");
        };
        if wanted == HintLevel::Full {
            let state = state_of(&puzzle.givens, &state);
            let step = Some(Step::with_text(found, state, text.clone(), language));
            return Why { kind, gives_away, text, step, ..none.clone() };
        }
        let text = match NextReply::partial(&found, wanted, &engine::texts(language)) {
            NextReply::Where { text, .. } | NextReply::What { text, .. } => text,
            _ => brief,
        };
        Why { kind, gives_away, text, ..none.clone() }
    };
    Ok(match asked(py, &puzzle, language, request.clone())? {
        WhyReply::Peer { peer, text } => {
            let peer = Some((Cell(peer.cell), peer.digit.get()));
            Why { kind: "peer".to_owned(), text, peer, ..none }
        }
        WhyReply::Step { gives_away, brief, step: found } => {
            step("step", gives_away, brief, found.data.text)
        }
        WhyReply::Refutation { gives_away, brief, step: found } => {
            step("refutation", gives_away, brief, found.data.text)
        }
        WhyReply::ItIs { gives_away, text } => {
            Why { kind: "it-is".to_owned(), gives_away, text, ..none }
        }
        WhyReply::Solution { gives_away, solution, text } => {
            let solution = Some(crate::board::Grid(solution));
            Why { kind: "solution".to_owned(), gives_away, text, solution, ..none }
        }
        WhyReply::Mistake { mistake } => return Err(wrong(py, &mistake)),
        _ => unreachable!("every kind of reply is known: the crates have one version"),
    })
}
