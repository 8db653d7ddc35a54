//! Tests of the palette: colour differences and contrasts, computed from its colours.

use crate::colour_vision::{Vision, ciede2000, contrast};
use numpre_draw::{Ink, Style};

const ROLES: [Ink; 5] = [Ink::Cause, Ink::Place, Ink::Strike, Ink::Second, Ink::Third];
const GROUNDS: [Ink; 4] =
    [Ink::HouseGround, Ink::TrialGround, Ink::ClashGround, Ink::DifferenceGround];

/// Returns the smallest difference between the colours of two roles.
fn nearest(style: Style, vision: Vision) -> f64 {
    let pairs = ROLES
        .iter()
        .enumerate()
        .flat_map(|(place, &one)| ROLES[place + 1..].iter().map(move |&other| (one, other)));
    pairs
        .map(|(one, other)| vision.distance(style.color(one), style.color(other)))
        .fold(f64::MAX, f64::min)
}

#[test]
fn ciede2000_matches_published_pairs() {
    // Pairs 1, 7 and 25 of Sharma, Wu and Dalal's table.
    let close = |one, other, wanted: f64| assert!((ciede2000(one, other) - wanted).abs() < 1e-4);
    close([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425);
    close([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669);
    close([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644);
}

#[test]
fn role_colours_differ_in_every_kind_of_colour_vision() {
    let least = |style: Style| {
        Vision::ALL.map(|vision| nearest(style, vision)).into_iter().fold(f64::MAX, f64::min)
    };
    assert!(least(Style::Light) >= 13.0, "{}", least(Style::Light));
    assert!(least(Style::Dark) >= 18.0, "{}", least(Style::Dark));
    assert!(least(Style::ColourBlind) >= 22.0, "{}", least(Style::ColourBlind));
}

#[test]
fn everything_is_readable_on_the_board_and_on_every_ground() {
    for style in [Style::Light, Style::Dark, Style::ColourBlind, Style::Print] {
        let on = |ink: Ink, ground: Ink| contrast(style.color(ink), style.color(ground));
        for ink in [Ink::Given, Ink::Placed, Ink::Candidate, Ink::Conflict, Ink::Trial] {
            assert!(on(ink, Ink::Board) >= 6.5, "{style:?} {ink:?}: {}", on(ink, Ink::Board));
            for ground in GROUNDS {
                assert!(
                    on(ink, ground) >= 4.5,
                    "{style:?} {ink:?} on {ground:?}: {}",
                    on(ink, ground)
                );
            }
        }
        for ink in ROLES {
            // A digit on a disc has the board's colour.
            assert!(on(ink, Ink::Board) >= 4.5, "{style:?} {ink:?}: {}", on(ink, Ink::Board));
            GROUNDS.iter().for_each(|&ground| {
                assert!(on(ink, ground) >= 3.0, "{style:?} {ink:?} on {ground:?}")
            });
        }
        assert!(on(Ink::Thin, Ink::Board) >= 3.0 && on(Ink::Thick, Ink::Board) >= 11.0);
        // Faint candidates can still be read.
        assert!(on(Ink::Faint, Ink::Board) >= 2.5, "{style:?}: {}", on(Ink::Faint, Ink::Board));
    }
}

#[test]
fn print_has_one_black_and_no_grey_below_a_tenth() {
    for &ink in Ink::ALL.iter().filter(|&&ink| ink != Ink::Board) {
        let color = Style::Print.color(ink);
        let parts: Vec<&str> = if color.len() == 4 {
            vec![&color[1..2], &color[2..3], &color[3..]]
        } else {
            vec![&color[1..3], &color[3..5], &color[5..]]
        };
        assert!(parts.iter().all(|part| *part == parts[0]), "{ink:?} is a colour");
        let grey = u32::from_str_radix(&parts[0].repeat(3 - parts[0].len()), 16).unwrap();
        assert!(f64::from(grey) <= 0.9 * 255.0, "{ink:?} is too pale");
    }
}
