//! Which steps share a board.

use numpre::logic::{Evidence, Step};
use std::ops::Range;

/// On a board with more digits placed than this a reader looks for them too long.
const LONGEST: usize = 9;

/// The places of steps that are shown together: singles that follow one on another where they may
/// share a board, each other step by itself.
pub(super) fn of(steps: &[Step], share: bool) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (place, step) in steps.iter().enumerate() {
        match runs.last_mut() {
            Some(run)
                if share
                    && run.len() < LONGEST
                    && is_single(&steps[run.start])
                    && is_single(step) =>
            {
                run.end += 1
            }
            _ => runs.push(place..place + 1),
        }
    }
    runs
}

fn is_single(step: &Step) -> bool {
    matches!(step.evidence, Evidence::Single { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre::Grid;
    use numpre::logic::explain;

    #[test]
    fn singles_share_a_board_up_to_nine() {
        let puzzle: Grid =
            "9...........586...5...4..63...6.42.1.6.82.539.....3..675...8.1.4.9..53...1......."
                .parse()
                .unwrap();
        let steps = explain(&puzzle).steps;
        let runs = of(&steps, true);
        assert_eq!(
            runs.iter().cloned().flatten().collect::<Vec<_>>(),
            (0..steps.len()).collect::<Vec<_>>()
        );
        assert!(runs.iter().any(|run| run.len() == LONGEST));
        for run in &runs {
            assert!(
                run.len() <= LONGEST
                    && (run.len() == 1 || steps[run.clone()].iter().all(is_single))
            );
        }
        for two in runs.windows(2).filter(|two| two[0].len() < LONGEST) {
            assert!(
                !(is_single(&steps[two[0].start]) && is_single(&steps[two[1].start])),
                "{two:?}"
            );
        }
        assert_eq!(of(&steps, false).len(), steps.len());
    }
}
