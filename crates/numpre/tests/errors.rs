//! Checks that every error of the crate works with `?` in a function that returns `Box<dyn Error>`.

use numpre::assess::{AssessError, Assessment, Assessor};
use numpre::{Digit, Grid, ParseGridError, Puzzle, Rank};
use std::error::Error;

/// Compiles only for types that are errors.
fn is_error<T: Error + Send + Sync + 'static>() {}

#[test]
fn every_error_type_implements_error() {
    is_error::<AssessError>();
    is_error::<ParseGridError>();
    is_error::<numpre::ParseCellError>();
    is_error::<numpre::ParseSymmetryError>();
    is_error::<numpre::Cancelled>();
    is_error::<numpre::vocabulary::ParseCellSetError>();
    is_error::<numpre::vocabulary::ParseDigitError>();
    is_error::<numpre::vocabulary::ParseDigitSetError>();
    is_error::<numpre::vocabulary::ParseHouseError>();
    is_error::<numpre::vocabulary::ParseRankError>();
    is_error::<numpre::closure::Contradictory>();
    is_error::<numpre::generate::NotFound>();
    is_error::<numpre::generate::ParseDayError>();
    is_error::<numpre::generate::ParseDifficultyError>();
    is_error::<numpre::generate::Refusal>();
    is_error::<numpre::logic::UnknownTechnique>();
    is_error::<numpre::proof::Unsound>();
    is_error::<numpre::rating::NoRank>();
    is_error::<numpre::rating::UnknownWeight>();
    is_error::<numpre::search::LengthMismatch>();
    is_error::<numpre::search::UnknownEngine>();
}

#[test]
fn the_assessor_works_with_the_question_mark() -> Result<(), Box<dyn Error>> {
    let puzzle: Grid =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()?;
    let (mut assessor, asked) = (Assessor::default(), Puzzle::of_givens(puzzle));
    assert_eq!(assessor.rank(&asked)?, Rank::VERY_EASY);
    assert_eq!(assessor.explain(&asked)?.1.steps.len(), 51);
    assert_eq!(assessor.work(&asked)?.steps, 51);
    assert!(assessor.hint(&asked)?.1.is_some());
    assert_eq!(assessor.hints(&asked)?.1.len(), 4);
    assert_eq!(assessor.first_hints(&asked, 2)?.1, assessor.hints(&asked)?.1[..2]);
    Ok(())
}

#[test]
fn an_error_of_the_assessor_says_what_is_wrong() -> Result<(), Box<dyn Error>> {
    let puzzle: Grid =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()?;
    let mut assessor = Assessor::default();
    let mut said =
        |puzzle: &Puzzle| assessor.hint(puzzle).map(|_| ()).map_err(|error| error.to_string());
    assert!(
        said(&Grid::EMPTY.into())
            .is_err_and(|text| text.starts_with("multiple solutions, such as "))
    );

    let mut clashing = puzzle;
    clashing.set("r1c3".parse()?, Digit::new(5));
    let text = "no solution, because of clashing digits: 5 in r1: r1c1 r1c3; 5 in b1: r1c1 r1c3";
    assert_eq!(said(&clashing.into()), Err(text.to_owned()));

    let mut wrong = Puzzle::of_givens(puzzle);
    wrong.placed.set("r1c3".parse()?, Digit::new(1));
    assert_eq!(said(&wrong), Err("wrong digits in r1c3".to_owned()));

    let error = assessor.rank(&wrong).expect_err("it has a wrong digit");
    assert!(matches!(error.into_assessment(), Some(Assessment::WrongDigits { .. })));
    Ok(())
}

#[test]
fn printed_boards_and_ranks_can_be_read_back() -> Result<(), Box<dyn Error>> {
    let puzzle: Grid =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
            .parse()?;
    assert_eq!(format!("{puzzle:#}").parse::<Grid>()?, puzzle);
    let rows: Vec<String> =
        puzzle.to_string().as_bytes().chunks(9).map(|row| row.escape_ascii().to_string()).collect();
    assert_eq!(rows.join("\n").parse::<Grid>()?, puzzle);
    assert_eq!((rows.join("\r\n") + "\r\n").parse::<Grid>()?, puzzle);
    // A blank may be written `-`. Only a line that begins with `+` is a frame.
    assert_eq!(puzzle.to_string().replace('.', "-").parse::<Grid>()?, puzzle);

    assert_eq!("8..\n...".parse::<Grid>(), Err(ParseGridError::Length(6)));
    let bad = format!("{puzzle:#}").replacen('6', "?", 1).parse::<Grid>();
    assert_eq!(bad, Err(ParseGridError::Character { place: 12, found: '?' }));

    for rank in Rank::all() {
        assert_eq!(format!("{rank}").parse::<Rank>()?, rank);
        assert_eq!(format!("{rank:#}").parse::<Rank>()?, rank);
    }
    assert_eq!(format!("{:#}", Rank::EXTREME), "extreme");
    Ok(())
}
