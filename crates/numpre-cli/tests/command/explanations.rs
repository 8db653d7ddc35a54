//! Explanations: three puzzles of each rank in sentences in both languages, hints in three
//! strengths, boards with mistakes.

use crate::run::*;
use crate::scene::{LANGUAGES, Scene};
use serde_json::Value;

/// Three random minimal puzzles of each rank.
pub const OF_RANK: [[&str; 3]; 8] = [
    [
        "4....8..59......7..6.79.2.1...3.....73.9.4.5......2....4....9.6..7....82.9..23..4",
        ".24....7.......2.8....57....3.....41...7.19...1..29....4..63.5.2.38..4..5..9.....",
        "1....7..669...13.8....8........7....9354........5...6...3.4.8178.9.62....1.......",
    ],
    [
        "......9.8...36......3.....1.6.5..29..1....4.5..2.4..8.24...6....7....8.6.564.1...",
        "....8.34....4......6817....63..1...4.1.....2.8.5...7.192.....5.3...984..5........",
        "..3..2..97..1.9.3.5...3.......3..16.1..2.7..8........7.....46..6.7...2..9..7.1..4",
    ],
    [
        "9...........586...5...4..63...6.42.1.6.82.539.....3..675...8.1.4.9..53...1.......",
        "..8.71.......2..78.1..469....5.8...7..32...8.......2...4...7....87...59153..9..4.",
        "7..81....162.5.....8.........4.....7278.4.5.35..9....232.1...6.......724..6..5...",
    ],
    [
        "..48....11.........8..4257.537......4.9..58.....92....9.........6..18..28....93.7",
        "49.5..1.7.2.67..5..7..........84..2.3........2...3954...91854...4.....8.......3..",
        "8.4.......25.7.4.....3...2.58...7.....3.5.8.4..1...2..6..74..3.....3294....6....5",
    ],
    [
        "..36.19..8........7..89.435.....73.....5..1.7.1....59........49..9.1.6.2.5.......",
        ".1..6.5..2....517........8....4....1...97..58.21..8...8.6...79......7....3....62.",
        ".8.7.612...6.....9...82.....9...76.21.......55.8....1.4.....2...1.9.2.36.....1...",
    ],
    [
        ".3...9..6...3.....4.9.68.1.8..9.32...43.......5.1........4..573........8...7.2..1",
        ".1....9....7....2394....6...8...7......945....3.1.....1...6.3.4.5.2.38.........65",
        ".7...5....29.7....5..3.1....5..2.93...3.......42.....6...6...1...4...5....54..38.",
    ],
    [
        "...68..1..2....79..581.....6........93..5.68...2.6..43.7..1.4.....5.78.15........",
        ".......28.3..5.7.1.7........2...68.3.....1..5..83..6.....52..8...9..7...2.5419...",
        ".......9.53.1.....6.1.3.42....4.17...45.673......8....9....6...7...1...2...2.8..7",
    ],
    [
        "85...1.36.....4.......8.5..9.........3.8.2....6..5...2...4...61...3...2..2..1.384",
        "...1..5..219....3.........6.4..25..7..87......5.4.9.....2.....57....4..85...6.2..",
        "..1.5........7..53.7.4..2.8..92.....3..5..8...47..........43.2..54......8.......7",
    ],
];

/// Returns a half-solved board: the first puzzle of rank 3 with one placed digit, marked by `+`.
fn placed(cell: usize, digit: char) -> String {
    let puzzle = OF_RANK[2][0];
    let cells = puzzle.chars().enumerate().map(|(place, written)| {
        if place == cell { format!("+{digit}") } else { written.to_string() }
    });
    format!(":0000:x:{}:::", cells.collect::<String>())
}

#[test]
fn three_puzzles_of_every_rank() {
    for (index, puzzles) in OF_RANK.iter().enumerate() {
        let rank = index + 1;
        let mut scene = Scene::default();
        for puzzle in puzzles {
            numpre(&["rate", puzzle]).expect(0, &format!("{puzzle} {rank}\n"), "");
            for lang in LANGUAGES {
                let options =
                    ["explain", "--brief", "--check", "--output", "grid", "--lang", lang, puzzle];
                scene.add(format!("{puzzle}, {lang}"), &numpre(&options).shown());
            }
        }
        scene.check(&format!("explain-rank-{rank}"));
    }
}

#[test]
fn drawn_boards() {
    let [mut steps_drawn, mut run, mut colours] = [(); 3].map(|()| Scene::default());
    for lang in LANGUAGES {
        for (rank, puzzle) in [(3, OF_RANK[2][0]), (7, OF_RANK[6][0])] {
            let options = ["explain", "--order", "s4", "--output", "grid", "--lang", lang, puzzle];
            let drawn = numpre(&options).out;
            // Only the step that gives the rank is compared, with its board; the others look alike.
            let name = match (rank, lang) {
                (3, "en") => ". locked candidates\n",
                (3, _) => ". ロック候補\n",
                (_, "en") => ". negation\n",
                (..) => ". 背理法\n",
            };
            let begin = drawn.find(name).unwrap();
            let end = drawn[begin..].find("\n\n").unwrap();
            steps_drawn.add(format!("rank {rank}, {lang}"), &drawn[begin..begin + end]);
        }
        // Singles share a board. With `--every-step` each single has its own.
        let options = ["explain", "--output", "grid", "--lang", lang, OF_RANK[0][0]];
        let shared = numpre(&options).out;
        run.add(lang, shared.split("\n\n").next().unwrap());
        let each = numpre(&[&options[..], &["--every-step"]].concat()).out;
        let steps = numpre(&["explain", OF_RANK[0][0]]).out.split("; ").count();
        assert_eq!(each.matches(['┌', '┏']).count(), steps + 1);
        assert_eq!(shared.matches(['┌', '┏']).count(), steps.div_ceil(9) + 1);
        let options =
            ["hint", "--output", "grid", "--lang", lang, "--color", "always", OF_RANK[0][0]];
        colours.add(lang, &numpre(&options).shown());
    }
    let ascii =
        command(&["hint", "--output", "grid", OF_RANK[0][0]]).env("LC_ALL", "C").output().unwrap();
    colours.add("ASCII, without colours", &Ran::from(ascii).shown());
    steps_drawn.check("explain-drawn-steps");
    run.check("explain-drawn-run");
    colours.check("hint-drawn");
}

/// Applies the steps of the JSON output in order, and compares the result with the solution.
#[test]
fn steps_are_complete() {
    for puzzle in OF_RANK.iter().flatten() {
        let solution = numpre(&["solve", puzzle]).out;
        let explained: Value =
            serde_json::from_str(&numpre(&["explain", "--output", "json", puzzle]).out).unwrap();
        let mut cells: Vec<Vec<u8>> = puzzle
            .bytes()
            .map(|byte| if byte == b'.' { (1..=9).collect() } else { vec![byte - b'0'] })
            .collect();
        let sees = |one: usize, other: usize| {
            let block = |cell: usize| (cell / 27, cell % 9 / 3);
            one != other
                && (one / 9 == other / 9 || one % 9 == other % 9 || block(one) == block(other))
        };
        let place = |cells: &mut Vec<Vec<u8>>, cell: usize, digit: u8| {
            assert!(cells[cell].contains(&digit));
            cells[cell] = vec![digit];
            for other in (0..81).filter(|&other| sees(cell, other)) {
                cells[other].retain(|&candidate| candidate != digit);
            }
        };
        for (cell, byte) in puzzle.bytes().enumerate().filter(|&(_, byte)| byte != b'.') {
            place(&mut cells, cell, byte - b'0');
        }
        let read = |candidate: &Value| {
            let name = candidate["cell"].as_str().unwrap().as_bytes();
            let cell = usize::from(name[1] - b'1') * 9 + usize::from(name[3] - b'1');
            (cell, u8::try_from(candidate["digit"].as_u64().unwrap()).unwrap())
        };
        for step in explained["steps"].as_array().unwrap() {
            for (cell, digit) in step["placements"].as_array().unwrap().iter().map(read) {
                place(&mut cells, cell, digit);
            }
            for (cell, digit) in step["eliminations"].as_array().unwrap().iter().map(read) {
                assert!(cells[cell].contains(&digit), "{step}");
                cells[cell].retain(|&candidate| candidate != digit);
            }
            assert!(!step["text"].as_str().unwrap().is_empty());
        }
        let digits: String = cells.iter().map(|cell| char::from(b'0' + cell[0])).collect();
        assert!(cells.iter().all(|cell| cell.len() == 1));
        assert_eq!(digits, solution.trim_end());
    }
}

#[test]
fn hints() {
    // The first puzzle begins with a cell that has one candidate, the second with a digit that has
    // one cell left in a house.
    for (name, puzzle) in [("naked", OF_RANK[0][0]), ("hidden", OF_RANK[5][0])] {
        let mut scene = Scene::default();
        for level in ["where", "what", "full"] {
            for lang in LANGUAGES {
                let options =
                    ["hint", "--level", level, "--output", "grid", "--lang", lang, puzzle];
                scene.add(format!("{level}, {lang}"), &numpre(&options).shown());
            }
            for output in ["line", "json", "csv"] {
                let options = ["hint", "--level", level, "--output", output, puzzle];
                scene.add(format!("{level}, {output}"), &numpre(&options).shown());
            }
        }
        scene.check(&format!("hint-{name}-single"));
    }
}

/// Checks that a hint is the first step of the explanation, also for a half-solved board.
#[test]
fn hints_follow_the_explanation() {
    let puzzle = OF_RANK[2][0];
    let explained = numpre(&["explain", puzzle]).out;
    let mut steps = explained.trim_end().split("; ");
    assert_eq!(numpre(&["hint", puzzle]).out.trim_end(), steps.next().unwrap());
}

#[test]
fn explanations_use_only_the_chosen_techniques() {
    let puzzle = OF_RANK[5][0];
    let used = |techniques: &str| {
        let options = ["explain", "--order", "s4", "--json", "--techniques", techniques];
        let ran = numpre(&[&options[..], &[puzzle]].concat());
        let explained: Value = serde_json::from_str(&ran.out).unwrap();
        let steps = explained["steps"].as_array().unwrap();
        steps.iter().map(|step| step["technique"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let (basic, extreme) = (used("basic"), used("hidden-single,negation,trial"));
    let mut placements = basic.iter().chain(&extreme);
    assert!(placements.all(|technique| technique != "naked-quad" && technique != "hidden-quad"));
    assert!(basic.len() < extreme.len());
    let stuck = numpre(&["explain", "--techniques", "basic", "--order", "s4", puzzle]);
    assert!(stuck.code == Some(1) && stuck.out.ends_with("; stuck\n"), "{stuck:?}");
    let options = ["--techniques", "basic", "--order", "s4", "--check", "--output", "grid"];
    let stuck = numpre(&[&["explain", puzzle], &options[..]].concat());
    assert!(stuck.out.contains("The easiest that does: "), "{stuck:?}");
    assert!(stuck.out.contains("Checked by") && !stuck.out.contains("Solution"), "{stuck:?}");
    let quad = |technique: &String| technique.ends_with("-quad");
    assert!(used("intermediate").iter().any(quad));
}

/// The hints of Sudoku Explainer: their names and ratings, their sentences, and the fields.
#[test]
fn hints_of_sudoku_explainer() {
    let puzzle =
        ".6.184.9...8...4.....5.9...7.........4.......9.6.5...1......84.4...237.......8..6";
    let order = ["explain", "--order", "se121", "--check"];
    let mut scene = Scene::default();
    for lang in LANGUAGES {
        let options = ["--brief", "--output", "grid", "--lang", lang, puzzle];
        scene.add(lang, &numpre(&[&order[..], &options].concat()).shown());
    }
    scene.check("explain-se121");

    let explained = numpre(&[&order[..], &["--json", puzzle]].concat());
    let explained: Value = serde_json::from_str(&explained.out).unwrap();
    assert_eq!(explained["sound"], true);
    let steps = explained["steps"].as_array().unwrap();
    let ratings = steps.iter().map(|step| step["er"].as_f64().unwrap());
    assert_eq!(ratings.fold(0.0, f64::max), 7.9);
    let is_nishio = |step: &&Value| step["se_technique"] == "nishio";
    assert_eq!(steps.iter().filter(is_nishio).count(), 2);
    let other = numpre(&["explain", "--json", puzzle]);
    assert!(!other.out.contains("se_technique") && other.out.contains("rests_on"));
}

#[test]
fn the_order_of_sudoku_explainer_has_no_choice_of_techniques() {
    for options in [&["--techniques", "basic"][..], &["--no-uniqueness"], &["--summary"]] {
        let ran = numpre(&[&["explain", "--order", "se121", OF_RANK[2][0]], options].concat());
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
        assert!(ran.err.contains(options[0]), "{}", ran.err);
    }
    let hint = numpre(&["hint", "--order", "se121", OF_RANK[2][0]]);
    assert_eq!((hint.code, hint.out.as_str()), (Some(2), ""));
    assert!(hint.err.contains("numpre explain"), "{}", hint.err);
}

#[test]
fn a_half_solved_board_is_explained_from_there() {
    // The digit of the solution in r1c2 is placed in the input. So no step of the explanation is
    // about this cell.
    let solution = numpre(&["solve", OF_RANK[2][0]]).out;
    let digit = solution.chars().nth(1).unwrap();
    let explained = numpre(&["explain", "--check", &placed(1, digit)]);
    assert_eq!(explained.code, Some(0), "{explained:?}");
    assert!(explained.out.ends_with("; sound\n") && !explained.out.contains("r1c2="));
    let solved = numpre(&["explain", "--output", "grid", solution.trim_end()]);
    assert!(solved.out.contains("Already solved."), "{solved:?}");
    numpre(&["explain", solution.trim_end()]).expect(0, "solved\n", "");
    numpre(&["explain", "--check", solution.trim_end()]).expect(0, "solved; sound\n", "");
    numpre(&["hint", solution.trim_end()]).expect(1, "solved\n", "");
}

/// Candidates removed in the input stay removed. If the input has removed what the locked
/// candidates of a puzzle of rank 3 would remove, its rank is 2.
#[test]
fn eliminations_are_kept() {
    let puzzle = OF_RANK[2][0];
    let solution = numpre(&["solve", puzzle]).out;
    let explained: Value =
        serde_json::from_str(&numpre(&["explain", "--output", "json", puzzle]).out).unwrap();
    let removed: Vec<String> = explained["steps"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|step| step["eliminations"].as_array().unwrap())
        .map(|candidate| {
            let cell = candidate["cell"].as_str().unwrap();
            format!("{}{}{}", candidate["digit"], &cell[1..2], &cell[3..4])
        })
        .collect();
    assert!(!removed.is_empty());
    let state = format!(":0000:x:{puzzle}:{}::", removed.join(" "));
    let rated = numpre(&["rate", &state]);
    assert_eq!(rated.out.trim_end(), format!("{puzzle} 2"), "{rated:?}");
    // The digit of the solution is removed from r1c2. That is an error, and the message names the
    // cell.
    let digit = solution.chars().nth(1).unwrap();
    let state = format!(":0000:x:{puzzle}:{digit}12::");
    on_a_wrong_board("wrong-removal", &state);
}

/// Compares the messages of three commands about a board with a mistake with one snapshot each.
fn on_a_wrong_board(name: &str, board: &str) {
    for command in ["rate", "explain", "hint"] {
        let mut scene = Scene::default();
        for lang in LANGUAGES {
            for output in ["grid", "json", "line"] {
                let options = [command, "--output", output, "--lang", lang, board];
                scene.add(format!("{output}, {lang}"), &numpre(&options).shown());
            }
        }
        scene.check(&format!("{name}-{command}"));
    }
}

#[test]
fn a_wrong_digit_is_reported() {
    let solution = numpre(&["solve", OF_RANK[2][0]]).out;
    let right = solution.chars().nth(1).unwrap();
    let wrong = "123456789"
        .chars()
        .find(|&digit| digit != right && !OF_RANK[2][0][..9].contains(digit))
        .unwrap();
    on_a_wrong_board("wrong-digit", &placed(1, wrong));
}
