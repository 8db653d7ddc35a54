//! numpre's own links: written and read back, damaged, and of a later version.

use numpre::{Candidates, Cell, DigitSet, Grid};
use numpre_formats::{Format, LinkError, LinkState, link, payload, print, read_link, read_one};
use proptest::prelude::*;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn grids() -> impl Strategy<Value = Grid> {
    prop_oneof![1 => Just(1), 3 => Just(30), 3 => Just(60), 1 => Just(100)].prop_flat_map(
        |percent: u32| {
            let value = (0..100_u32, 1..=9_u8)
                .prop_map(move |(chance, digit)| if chance < percent { digit } else { 0 });
            proptest::collection::vec(value, 81)
                .prop_map(|values| Grid::from_values(values.try_into().unwrap()).unwrap())
        },
    )
}

/// Returns marks of the cells for which `only` is true.
fn layers(only: impl Fn(Cell) -> bool, bits: Vec<u16>) -> Candidates {
    let mut layer = Candidates::NONE;
    Cell::all()
        .zip(bits)
        .filter(|(cell, _)| only(*cell))
        .for_each(|(cell, bits)| layer[cell] = DigitSet::from_bits(bits));
    layer
}

fn some_bits() -> impl Strategy<Value = Vec<u16>> {
    let cell = prop_oneof![5 => Just(0), 1 => 1..512_u16];
    prop_oneof![Just(vec![0; 81]), proptest::collection::vec(cell, 81)]
}

prop_compose! {
    fn states()(
        givens in grids(), placed in grids(), corner in some_bits(), centre in some_bits(),
        removed in some_bits(), colours in some_bits(), title in "\\PC{0,26}",
        settings in any::<Option<u8>>(),
    ) -> LinkState {
        let is_free = |cell: Cell| givens.get(cell).is_none();
        LinkState {
            givens,
            placed: placed.only(givens.blanks()),
            corner: layers(is_free, corner),
            centre: layers(is_free, centre),
            removed: layers(is_free, removed),
            colours: layers(|_| true, colours),
            title: title
                .chars()
                .scan(0, |length, letter| {
                    *length += letter.len_utf8();
                    (*length <= 80).then_some(letter)
                })
                .collect(),
            settings,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_state_comes_back_from_its_link(state in states()) {
        let written = payload(&state);
        prop_assert!(written.bytes().all(|byte| LETTERS.contains(&byte)));
        prop_assert_eq!(read_link(&written), Ok(state.clone()));
        prop_assert_eq!(read_link(&format!("https://example.org/any/path?x=1{}", link("play", &state))), Ok(state));
    }

    /// The checksum detects one changed character and a cut-off link. A changed version makes the
    /// link a newer one.
    #[test]
    fn a_damaged_link_is_an_error(
        state in states(),
        place in any::<prop::sample::Index>(),
        letter in 0..64_usize,
    ) {
        let written = payload(&state);
        let place = place.index(written.len());
        let cut = read_link(&written[..place]);
        prop_assert!(matches!(cut, Err(LinkError::Damaged)), "{:?}", cut);
        let mut changed = written.clone().into_bytes();
        changed[place] = LETTERS[letter];
        let changed = String::from_utf8(changed).unwrap();
        match read_link(&changed) {
            Err(LinkError::Damaged) => {}
            Err(LinkError::Newer { version }) => prop_assert!(place < 2 && version > 1),
            Ok(read) => prop_assert!(changed == written && read == state),
            Err(_) => prop_assert!(false),
        }
    }

    #[test]
    fn any_text_is_a_state_or_an_error(text in "\\PC{0,200}", bytes in "[A-Za-z0-9_-]{0,120}") {
        let _ = read_link(&text);
        let _ = read_link(&format!("AQ{bytes}"));
    }
}

#[test]
fn a_puzzle_of_24_givens_takes_32_characters() {
    let givens: Grid =
        "1...7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6...3"
            .parse()
            .unwrap();
    assert_eq!(givens.clue_count(), 24);
    let written = payload(&LinkState::of_givens(givens));
    assert_eq!(written.len(), 32);
    // Computed by another program, so that published links stay readable.
    assert_eq!(written, "AQCJQFUWEAQ0VQFIgAFLOElWqePuXf33");
}

#[test]
fn plain_givens_are_a_link_too() {
    let text = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let state = LinkState::of_givens(text.parse().unwrap());
    assert_eq!(read_link(&format!("#/check/{text}")), Ok(state.clone()));
    assert_eq!(read_link(&text.replace('.', "0")), Ok(state));
}

#[test]
fn a_long_title_is_cut_between_characters() {
    let state = LinkState { title: "数".repeat(30), ..LinkState::of_givens(Grid::EMPTY) };
    assert_eq!(read_link(&payload(&state)).unwrap().title, "数".repeat(26));
}

#[test]
fn a_state_is_the_puzzle_that_it_shows() {
    let mut puzzle = numpre::Puzzle::of_givens(
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
            .parse()
            .unwrap(),
    );
    let mut candidates = puzzle.pencil_marks();
    let cell: Cell = "r1c2".parse().unwrap();
    let first = candidates[cell].first().unwrap();
    candidates[cell].remove(first);
    puzzle.candidates = Some(Box::new(candidates));
    let state = LinkState::from(&puzzle);
    assert_eq!(state.removed[cell], DigitSet::of(first));
    assert_eq!(state.puzzle(), puzzle);
}

#[test]
fn a_link_of_the_page_is_read_from_any_server() {
    let givens: Grid =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()
            .unwrap();
    let mut state = LinkState { title: "七夕".to_owned(), ..LinkState::of_givens(givens) };
    let cell = Cell::all().nth(2).unwrap();
    state.removed[cell] = DigitSet::from_bits(1 << 3);
    let payload = payload(&state);
    for address in [
        format!("https://example.org/sudoku/#/play/{payload}"),
        format!("<http://127.0.0.1:8100/#/learn/walk/{payload}>"),
        format!("HTTP://example.org/?x=1#/make/hand/{payload} and more"),
    ] {
        let record = read_one(&address).unwrap();
        assert_eq!((record.format, &record.puzzle), (Format::Numpre, &state.puzzle()), "{address}");
        assert_eq!(record.extra.unwrap().get("title"), Some("七夕"), "{address}");
    }
    let plain = read_one(&format!("https://example.org/#/check/{givens}")).unwrap();
    assert_eq!((plain.format, plain.puzzle.givens), (Format::Numpre, givens));
    let written = print(Format::Numpre, &state.puzzle(), None);
    assert_eq!(read_one(&written).unwrap().puzzle, state.puzzle());
}

#[test]
fn the_error_of_a_damaged_link_is_at_its_game() {
    let state = LinkState::of_givens(Grid::EMPTY);
    let damaged = format!("https://example.org/#/play/{}A", payload(&state));
    let error = read_one(&damaged).unwrap_err();
    assert_eq!((error.column, error.kind.name()), (28, "link-damaged"));
    let newer = read_one("https://example.org/#/play/AgAAAAAAAAAAAAAAAA").unwrap_err();
    assert_eq!((newer.column, newer.kind.name()), (28, "link-newer"));
}
