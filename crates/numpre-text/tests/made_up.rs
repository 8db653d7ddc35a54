//! Tests that no English is left if another language is selected. A made-up language, read from
//! files at run time, goes through every builder and every kind of message.

#![allow(clippy::unwrap_used, reason = "every function here is part of a test")]
#![allow(
    unreachable_pub,
    reason = "the made-up language is a file that another crate's tests use too"
)]

mod made_up_language;

use made_up_language::{files, is_cell, words};
use numpre::check::clashes;
use numpre::generate::Refusal;
use numpre::logic::{Contradiction, HodokuLevel, Technique, explain};
use numpre::proof::{Fault, Unsound};
use numpre::rating::SeRating;
use numpre::{Cell, CellSet, Digit, DigitSet, Grid, House, Rank, Symmetry};
use numpre_formats::xlsx::{PartFault, SheetError, SheetErrorKind, WorkbookError};
use numpre_formats::{BinaryKind, Encoding, ErrorKind, Rule, Unread, Warning};
use numpre_text::{Expected, Language, MessagesError, Texts};
use std::collections::BTreeSet;
use std::io;

/// Returns the texts of the made-up language.
fn texts() -> Texts {
    Texts::new(&Language::new("qaa", files()).unwrap())
}

/// Fails if a text is empty, or has a word that comes neither from a message nor from a value.
#[track_caller]
fn is_translated(text: &str) {
    let left: Vec<&str> = words(text).into_iter().filter(|word| !is_cell(word)).collect();
    assert!(!text.trim().is_empty() && left.is_empty(), "{left:?}: {text}");
    assert!(!text.contains('{'), "{text}");
}

fn all_rules() -> Vec<Rule> {
    use Rule::*;
    let mut rules = vec![
        Irregular,
        ExtraRegion,
        Diagonal,
        Windoku,
        DisjointGroups,
        AntiKnight,
        AntiKing,
        NonConsecutive,
    ];
    rules.extend([
        Parity,
        KillerCage,
        LittleKiller,
        Sandwich,
        Thermometer,
        Palindrome,
        Arrow,
        Between,
        Clone,
        Dots,
    ]);
    rules.extend([Xv, Extreme, Quadruple, InWords, Other("?".to_owned())]);
    rules
}

fn all_warnings() -> Vec<Warning> {
    let (line, column, found) = (1, 1, '?');
    let mut warnings = vec![
        Warning::TakenAsBlank { line, column, found },
        Warning::AnswerLength { line, column, found: 80 },
        Warning::Heading { line },
        Warning::DashedLine { line },
        Warning::NoCandidate { line, column },
        Warning::NoCharacter { line, column },
    ];
    let unread = [Unread::Drawings, Unread::Words, Unread::CornerMarks];
    warnings.extend(unread.map(|what| Warning::Unread { line, column, what }));
    warnings
}

fn all_errors() -> Vec<ErrorKind> {
    let (found, text, row, column) = ('?', || "?".to_owned(), 1, 2);
    let mut errors =
        vec![ErrorKind::Empty, ErrorKind::MoreThanOne, ErrorKind::BoardPlace, ErrorKind::Deletion];
    errors.extend([
        ErrorKind::PlacedDigit,
        ErrorKind::UnclosedQuote,
        ErrorKind::OnServer,
        ErrorKind::ZeroByte,
    ]);
    errors.extend([
        ErrorKind::Json { is_cut: false },
        ErrorKind::Json { is_cut: true },
        ErrorKind::NoPuzzleField,
    ]);
    errors.push(ErrorKind::UnknownSite { host: "?".into() });
    errors.extend([
        ErrorKind::PackedIncomplete,
        ErrorKind::PackedCorrupt,
        ErrorKind::NoBoard,
        ErrorKind::WikiBoard,
    ]);
    for found in [1, 2] {
        errors.extend([
            ErrorKind::CellCount { found },
            ErrorKind::RowCount { found },
            ErrorKind::ColumnCount { found },
            ErrorKind::LibraryFields { found },
            ErrorKind::RowLength { row, found },
            ErrorKind::MissingColumn { column, found },
            ErrorKind::BoardSize { rows: found, columns: found },
            ErrorKind::PackedTooLong { limit: found },
            ErrorKind::TooLong { limit: found },
        ]);
    }
    errors.extend([
        ErrorKind::Character { found },
        ErrorKind::GivenOrBlank { found },
        ErrorKind::AfterCells { found },
        ErrorKind::RepeatedCandidate { found },
        ErrorKind::CandidatePlace { found, expected: '5' },
        ErrorKind::RulePlace { row },
        ErrorKind::Field { row, column, found: text() },
        ErrorKind::CandidateGroup { row, column, found: text() },
        ErrorKind::CellValue { row, column, found: text() },
        ErrorKind::WikiCell { found: text() },
        ErrorKind::NoPuzzleInLink { expected: &["/?", "/!"] },
        ErrorKind::OtherRules { rules: all_rules() },
        ErrorKind::NotUtf8 { looks_like: None },
        ErrorKind::Binary { looks_like: None },
    ]);
    use BinaryKind::*;
    let kinds = [Zip, Gzip, Zstd, Bzip2, Xz, Picture, Pdf, OldOffice, Program];
    errors.extend(kinds.map(|kind| ErrorKind::Binary { looks_like: Some(kind) }));
    errors.extend(all_warnings().into_iter().map(ErrorKind::Doubtful));
    errors
}

#[test]
fn every_error_and_warning_of_input_is_translated() {
    let texts = texts();
    for kind in all_errors() {
        is_translated(&texts.error(&kind));
        is_translated(&texts.neither("?", &kind));
        is_translated(&texts.no_pattern("?", &kind));
    }
    for warning in all_warnings() {
        is_translated(&texts.warning(&warning));
    }
    for encoding in [Encoding::ShiftJis, Encoding::EucJp, Encoding::Utf16Le, Encoding::Utf16Be] {
        let text = texts.error(&ErrorKind::NotUtf8 { looks_like: Some(encoding) });
        is_translated(&text.replace(&encoding.to_string(), ""));
    }
}

#[test]
fn every_error_of_workbooks_and_files_is_translated() {
    let texts = texts();
    let found = || "?".to_owned();
    let kinds = [
        SheetErrorKind::NoPuzzle,
        SheetErrorKind::SeveralBlocks { other: found() },
        SheetErrorKind::Outside { other: found() },
        SheetErrorKind::Cell { found: found() },
        SheetErrorKind::Cell { found: String::new() },
        SheetErrorKind::Formula,
        SheetErrorKind::Reference { found: found() },
        SheetErrorKind::TooManyCells { limit: 9 },
        SheetErrorKind::Number,
        SheetErrorKind::Text { column: 1, kind: ErrorKind::Empty },
    ];
    for kind in kinds {
        is_translated(&texts.sheet_error(&SheetError {
            sheet: found(),
            cell: found(),
            kind,
            extra: None,
        }));
    }
    let errors = [
        WorkbookError::Read(io::ErrorKind::NotFound.into()),
        WorkbookError::NoArchive,
        WorkbookError::NoWorkbook,
        WorkbookError::Old,
        WorkbookError::TooLarge { part: found() },
        WorkbookError::Save(io::ErrorKind::StorageFull.into()),
    ];
    let faults = [
        PartFault::Missing,
        PartFault::Unpack,
        PartFault::Empty,
        PartFault::CutShort { byte: 1 },
        PartFault::Xml { byte: 1 },
        PartFault::CellOrder { cell: found() },
        PartFault::SharedText { cell: found() },
        PartFault::Sheet { sheet: found() },
    ];
    let damaged = faults.map(|fault| WorkbookError::Part { part: found(), fault });
    for error in errors.into_iter().chain(damaged) {
        is_translated(&texts.workbook_error(&error));
        is_translated(&texts.unreadable("?", &io::Error::other(error)));
    }
    for kind in
        [io::ErrorKind::IsADirectory, io::ErrorKind::NotFound, io::ErrorKind::PermissionDenied]
    {
        is_translated(&texts.unreadable("?", &io::Error::from(kind)));
    }
    let error = io::ErrorKind::PermissionDenied.into();
    is_translated(&texts.messages_error(&MessagesError::Read { file: found(), error }));
    is_translated(&texts.messages_error(&MessagesError::Syntax { file: found(), line: 1 }));
}

#[test]
fn every_refusal_and_expectation_is_translated() {
    let texts = texts();
    let (symmetry, cell, house) =
        (Symmetry::ALL[0], Cell::all().next().unwrap(), House::all().next().unwrap());
    let (fewest, most, cells) = (20, 24, 30);
    let technique = Technique::XWing;
    let refusals = [
        Refusal::NoRank { lowest: Rank::HARD, highest: Rank::EASY },
        Refusal::NotOnLadder { technique },
        Refusal::NoEr { least: SeRating::HIGHEST, most: SeRating::LOWEST },
        Refusal::TechniqueRanks { technique, lowest: Rank::FIENDISH, highest: Rank::EXTREME },
        Refusal::ErRanks {
            least: SeRating::LOWEST,
            most: SeRating::LOWEST,
            lowest: Rank::VERY_EASY,
            highest: Rank::EASY,
        },
        Refusal::HodokuRanks {
            level: HodokuLevel::Easy,
            lowest: Rank::VERY_EASY,
            highest: Rank::EASY,
        },
        Refusal::NoClueCount { fewest, most },
        Refusal::TooFewClues { most },
        Refusal::TooManyClues { fewest },
        Refusal::NotInOrbits { symmetry, fewest, most },
        Refusal::NotInOrbits { symmetry, fewest, most: fewest },
        Refusal::PatternClues { cells, fewest, most },
        Refusal::PatternTooFew { cells },
        Refusal::PatternSymmetry { symmetry, cell },
        Refusal::PatternTwoEmpty { lines: [house, house] },
        Refusal::MinimalFullHouse { house },
        Refusal::MinimalTooManyClues { fewest },
        Refusal::RankTooManyClues { lowest: Rank::EASY, fewest },
    ];
    for refusal in refusals {
        is_translated(&texts.refusal(&refusal).replace(symmetry.name(), ""));
    }
    let expected = [
        Expected::Number { least: 1, most: u64::MAX },
        Expected::Number { least: 1, most: 9 },
        Expected::Span { least: 1, most: 8, such_as: (2, 4) },
        Expected::Ranks,
        Expected::SeRatings,
        Expected::Date,
        Expected::DateThatExists,
        Expected::Seconds,
        Expected::Length,
        Expected::Svg,
    ];
    for expected in expected {
        is_translated(&texts.expected(&expected));
    }
}

#[test]
fn names_faults_and_clashes_are_translated() {
    let texts = texts();
    Rank::all().for_each(|rank| is_translated(&texts.rank(rank)));
    Technique::ALL.iter().for_each(|&technique| is_translated(&texts.technique(technique)));
    House::all().for_each(|house| is_translated(&texts.house(house)));
    let faults = [
        Fault::WrongShape,
        Fault::ConditionFails,
        Fault::DoesNotFollow,
        Fault::AlreadyGone,
        Fault::NotAllowedInside,
        Fault::WrongAssumption,
        Fault::NoContradiction,
        Fault::NotUnique,
        Fault::NotSolved,
    ];
    for fault in faults {
        for path in [vec![], vec![1], vec![1, 2]] {
            is_translated(&texts.unsound(&Unsound { path, fault }));
        }
    }
    let grid: Grid =
        "8..........36......7..9.2...5...7......457......1...3...1....68..85...1..9....4.."
            .parse()
            .unwrap();
    let clashes: Vec<_> = clashes(&grid).collect();
    is_translated(&texts.remark_of_clashes(clashes.iter()).unwrap());
}

/// Puzzles from an easy one to ones that need trials within trials.
const PUZZLES: [&str; 4] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
];

#[test]
fn steps_of_reasoning_are_translated() {
    let texts = texts();
    let mut techniques = BTreeSet::new();
    for puzzle in PUZZLES {
        let grid: Grid = puzzle.parse().unwrap();
        let explanation = explain(&grid);
        for step in &explanation.steps {
            techniques.insert(step.technique);
            is_translated(&texts.text_of(step));
            is_translated(&texts.line_in_run(3, step));
            is_translated(&texts.hint_what(step));
        }
    }
    assert!(techniques.len() >= 6, "{techniques:?}");
}

#[test]
fn every_contradiction_is_translated() {
    let texts = texts();
    let (cell, house, digit) =
        (Cell::all().next().unwrap(), House::all().next().unwrap(), Digit::all().next().unwrap());
    let two: CellSet = Cell::all().take(2).collect();
    let (one, digits): (CellSet, DigitSet) = (CellSet::of(cell), Digit::all().take(2).collect());
    let contradictions = [
        Contradiction::NoCandidate { cell },
        Contradiction::NoPlace { house, digit },
        Contradiction::NoIntersection { line: house, block: House::all().nth(18).unwrap(), digit },
        Contradiction::TooFewDigits { house, cells: two, digits: Digit::all().take(1).collect() },
        Contradiction::TooFewDigits { house, cells: two, digits },
        Contradiction::TooFewPlaces { house, digits, cells: one },
        Contradiction::TooFewPlaces { house, digits, cells: two },
    ];
    for contradiction in contradictions {
        is_translated(&texts.contradiction(&contradiction));
    }
}

#[test]
fn a_missing_message_is_shown_in_english() {
    let one = files().into_iter().filter(|file| file.name == "vocabulary.ftl").collect();
    let texts = Texts::new(&Language::new("qaa", one).unwrap());
    is_translated(&texts.rank(Rank::EASY));
    assert_eq!(
        texts.word("explain-nothing"),
        Texts::new(&Language::english()).word("explain-nothing")
    );
}

#[test]
fn a_message_with_an_error_is_reported_with_its_line() {
    let mut files = files();
    files[0].text = "one = 1\n\ntwo = { $\n".into();
    match Language::new("qaa", files) {
        Err(MessagesError::Syntax { line, .. }) => assert_eq!(line, 3),
        other => panic!("{other:?}"),
    }
}
