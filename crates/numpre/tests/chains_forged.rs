//! Forges chains in every way that makes them false or gives them another name. The proof check
//! accepts the chains that were found, and rejects each forged one.

use crate::common::{boards, chains, links_of, on_all_cores};
use numpre::logic::{
    Because, Evidence, Link, Marks, Node, SolvingState, Step, Strength, Technique, name_of,
    steps_of,
};
use numpre::proof::{Fault, check};
use numpre::{Cell, CellSet, Digit, DigitSet, House, Puzzle};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A chain that was found, and the board on which it holds.
struct Found {
    state: SolvingState,
    step: Step,
    /// The number of forged steps that were judged so far.
    forged: AtomicUsize,
}

/// Chains of every technique, each with its board: open ones, loops, and ones that place a digit.
static FOUND: LazyLock<Vec<(SolvingState, Step)>> = LazyLock::new(|| {
    let mut found = Vec::new();
    let mut counts: BTreeMap<(Technique, bool, bool), usize> = BTreeMap::new();
    for (state, _) in (0..24).flat_map(|index| boards(46, index)) {
        for step in chains().flat_map(|technique| steps_of(technique, &state)) {
            let kind = (step.technique, links_of(&step).1, !step.placements.is_empty());
            let count = counts.entry(kind).or_insert(0);
            *count += 1;
            // Steps of one board are similar.
            if count.is_power_of_two() && *count <= 64 {
                found.push((state.clone(), step));
            }
        }
    }
    let open = chains().map(|technique| (technique, false, false));
    let loops = [Technique::XChain, Technique::XyChain, Technique::Aic, Technique::GroupedAic]
        .map(|technique| (technique, true, false));
    let placing = [Technique::XChain, Technique::Aic, Technique::GroupedAic]
        .map(|technique| (technique, false, true));
    for kind in open.chain(loops).chain(placing) {
        assert!(counts.get(&kind).is_some_and(|count| *count >= 8), "{kind:?}: {counts:?}");
    }
    found
});

impl Found {
    fn links(&self) -> &[Link] {
        links_of(&self.step).0
    }

    fn is_loop(&self) -> bool {
        links_of(&self.step).1
    }

    /// Returns the step with other links.
    fn with(&self, links: Vec<Link>, is_loop: bool) -> Step {
        Step { evidence: Evidence::Chain { links, is_loop }, ..self.step.clone() }
    }

    /// Returns the step with one link replaced.
    fn with_link(&self, place: usize, link: Link) -> Step {
        let mut links = self.links().to_vec();
        links[place] = link;
        self.with(links, self.is_loop())
    }

    /// Returns the step with a node replaced in all its links.
    fn with_node(&self, old: Node, new: Node) -> Step {
        let replaced = |node: Node| if node == old { new } else { node };
        let links = self.links().iter();
        let links =
            links.map(|link| Link { from: replaced(link.from), to: replaced(link.to), ..*link });
        self.with(links.collect(), self.is_loop())
    }

    /// Returns the verdict about a step on this board.
    fn judged(&self, step: &Step) -> Result<(), Fault> {
        self.judged_on(&self.state.puzzle(), step)
    }

    /// Returns the verdict about a step on another board.
    fn judged_on(&self, board: &Puzzle, step: &Step) -> Result<(), Fault> {
        self.forged.fetch_add(1, Ordering::Relaxed);
        let verdict = check(board, std::slice::from_ref(step));
        verdict.map(|_| ()).map_err(|unsound| unsound.fault)
    }

    /// Asserts that a forged step is rejected with this fault, also under the name that its
    /// evidence would have.
    fn rejects(&self, what: &str, forged: Step, fault: Fault) {
        assert_ne!(forged, self.step, "{what} changes nothing");
        assert!(self.judged(&forged).is_err(), "{what}: {}\n{forged:?}", self.shown());
        let Some(technique) = name_of(&forged.evidence) else { panic!("{forged:?}") };
        let named = Step { technique, ..forged };
        assert_eq!(self.judged(&named), Err(fault), "{what}: {}\n{named:?}", self.shown());
    }

    fn shown(&self) -> String {
        format!("{:?} {}\n{}", self.step.technique, self.step, self.state.candidates())
    }
}

/// Runs a test of every chain that was found. It has to forge at least this number of steps.
fn of_each(at_least: usize, test: impl Fn(&Found) + Sync) {
    let forged = on_all_cores(&FOUND, |(state, step)| {
        let (state, step, forged) = (state.clone(), step.clone(), AtomicUsize::new(0));
        let found = Found { state, step, forged };
        assert_eq!(found.judged(&found.step), Ok(()), "{}", found.shown());
        test(&found);
        found.forged.into_inner() - 1
    });
    let forged: usize = forged.into_iter().sum();
    assert!(forged >= at_least, "{forged}");
}

/// Returns all reasons for a link.
fn reasons() -> impl Iterator<Item = Because> {
    House::all().map(Because::House).chain(House::all().map(Because::Pair)).chain([Because::Cell])
}

/// Returns whether the reason of a link holds.
fn holds(state: &SolvingState, link: &Link) -> bool {
    let both = link.from.cells | link.to.cells;
    let is_weak = link.strength == Strength::Weak;
    match link.because {
        Because::Cell => {
            link.from.digit != link.to.digit
                && both.len() == 1
                && (is_weak || both.iter().all(|cell| state.digits(cell).len() == 2))
        }
        Because::House(house) => {
            let places = state.cells_with(link.from.digit) & house.cells();
            link.from.digit == link.to.digit
                && house.cells().is_superset(both)
                && (is_weak || places == both)
        }
        // Only colourings use it.
        Because::Pair(_) => false,
    }
}

/// Returns whether a candidate is false if a node is true.
fn conflicts((cell, digit): (Cell, Digit), node: &Node) -> bool {
    match node.digit == digit {
        true => node.cells.iter().all(|other| other.sees(cell)),
        false => node.cells == CellSet::of(cell),
    }
}

#[test]
fn without_a_link_a_chain_does_not_pass() {
    of_each(1_000, |found| {
        let (links, is_loop) = (found.links(), found.is_loop());
        for place in 0..links.len() {
            let mut fewer = links.to_vec();
            fewer.remove(place);
            found.rejects("a loop", found.with(fewer.clone(), true), Fault::WrongShape);
            // Without its last link, a loop is an open chain: see below.
            if !is_loop || place + 1 < links.len() {
                found.rejects("open", found.with(fewer, false), Fault::WrongShape);
            }
        }
        found.rejects("no links", found.with(Vec::new(), is_loop), Fault::WrongShape);
    });
}

#[test]
fn an_open_chain_does_not_remove_what_a_loop_removes() {
    of_each(20, |found| {
        let Some((last, links)) = found.links().split_last().filter(|_| found.is_loop()) else {
            return;
        };
        let follows =
            |candidate| conflicts(candidate, &last.from) && conflicts(candidate, &last.to);
        if !found.step.eliminations.pairs().all(follows) {
            let opened = found.with(links.to_vec(), false);
            found.rejects("opened", opened, Fault::DoesNotFollow);
        }
    });
}

#[test]
fn an_open_chain_does_not_pass_for_a_loop() {
    of_each(2_000, |found| {
        let (links, is_loop) = (found.links(), found.is_loop());
        found.rejects("declared", found.with(links.to_vec(), !is_loop), Fault::WrongShape);
        let (from, to) = (links[links.len() - 1].to, links[0].from);
        for because in reasons().filter(|_| !is_loop) {
            // The ends do not conflict, or are the same node.
            let mut closed = links.to_vec();
            closed.push(Link { from, to, strength: Strength::Weak, because });
            let fault = if from == to { Fault::WrongShape } else { Fault::ConditionFails };
            found.rejects("closed", found.with(closed, true), fault);
        }
    });
}

#[test]
fn with_other_strengths_a_chain_does_not_pass() {
    let other = |link: &Link| match link.strength {
        Strength::Strong => Link { strength: Strength::Weak, ..*link },
        Strength::Weak => Link { strength: Strength::Strong, ..*link },
    };
    of_each(1_000, |found| {
        for (place, link) in found.links().iter().enumerate() {
            let forged = found.with_link(place, other(link));
            found.rejects("another strength", forged, Fault::WrongShape);
        }
        let mut all: Vec<Link> = found.links().iter().map(other).collect();
        found.rejects(
            "other strengths",
            found.with(all.clone(), found.is_loop()),
            Fault::WrongShape,
        );
        if found.is_loop() {
            // It begins with what was a weak link, so that strong and weak links are in turn.
            all.rotate_left(1);
            found.rejects("turned", found.with(all, true), Fault::ConditionFails);
        }
    });
}

#[test]
fn with_another_reason_a_link_does_not_pass() {
    of_each(20_000, |found| {
        for (place, link) in found.links().iter().enumerate() {
            let others = reasons().map(|because| Link { because, ..*link });
            // Two cells may share a line and a block, and both may be as good a reason.
            for wrong in others.filter(|link| !holds(&found.state, link)) {
                let forged = found.with_link(place, wrong);
                found.rejects("another reason", forged, Fault::ConditionFails);
            }
        }
    });
}

/// Adds a candidate to the board: a third place in the house of a strong link, or a third digit in
/// its cell.
#[test]
fn with_a_third_place_a_strong_link_does_not_pass() {
    of_each(2_000, |found| {
        for link in found.links().iter().filter(|link| link.strength == Strength::Strong) {
            let (both, digit) = (link.from.cells | link.to.cells, DigitSet::of(link.from.digit));
            let others = match link.because {
                Because::House(house) => Marks::of(house.cells() - both, digit),
                Because::Cell => Marks::of(both, !(digit | DigitSet::of(link.to.digit))),
                Because::Pair(_) => panic!("no chain has it: {}", found.shown()),
            };
            for (cell, digit) in others.pairs() {
                let mut board = *found.state.candidates();
                assert!(!board[cell].contains(digit), "{}", found.shown());
                board[cell].insert(digit);
                let verdict = found.judged_on(&Puzzle::of_candidates(board), &found.step);
                assert_eq!(verdict, Err(Fault::ConditionFails), "{cell} {}", found.shown());
            }
        }
    });
}

#[test]
fn a_node_that_is_not_on_the_board_does_not_pass() {
    of_each(20_000, |found| {
        for Link { from: node, .. } in found.links().iter().copied() {
            let Node { cells, digit } = node;
            for cell in cells.iter() {
                let mut board = *found.state.candidates();
                board[cell].remove(digit);
                let verdict = found.judged_on(&Puzzle::of_candidates(board), &found.step);
                assert_eq!(verdict, Err(Fault::ConditionFails), "{cell} {}", found.shown());
            }
            let replaced = |new| found.with_node(node, new);
            let none = replaced(Node { cells: CellSet::EMPTY, digit });
            found.rejects("no cells", none, Fault::ConditionFails);
            let digits =
                cells.iter().fold(DigitSet::EMPTY, |all, cell| all | found.state.digits(cell));
            for digit in (!digits).iter() {
                let gone = replaced(Node { cells, digit });
                found.rejects("another digit", gone, Fault::ConditionFails);
            }
            for cell in CellSet::ALL - found.state.cells_with(digit) {
                let wide = replaced(Node { cells: cells.with(cell), digit });
                found.rejects("a cell without the digit", wide, Fault::ConditionFails);
            }
        }
    });
}

/// After any number of links, a weak link leads to a strong link of the chain that it does not
/// belong to.
#[test]
fn a_weak_link_between_nodes_that_do_not_conflict_does_not_pass() {
    of_each(5_000, |found| {
        let links = found.links();
        let back = |link: &Link| Link { from: link.to, to: link.from, ..*link };
        let strong = links.iter().step_by(2).flat_map(|link| [*link, back(link)]);
        let strong: Vec<Link> = strong.collect();
        for place in (1..links.len()).step_by(2) {
            let passed: Vec<Node> = links[..=place].iter().map(|link| link.from).collect();
            for next in strong
                .iter()
                .filter(|next| !passed.contains(&next.from) && !passed.contains(&next.to))
            {
                let weak = |because| Link { to: next.from, because, ..links[place] };
                if reasons().any(|because| holds(&found.state, &weak(because))) {
                    continue;
                }
                for because in reasons() {
                    let mut forged = links[..place].to_vec();
                    forged.extend([weak(because), *next]);
                    let forged = found.with(forged, false);
                    found.rejects("no conflict", forged, Fault::ConditionFails);
                }
            }
        }
    });
}

/// In each link of one digit, the second node gets the cells of the first too.
#[test]
fn nodes_that_overlap_do_not_pass() {
    of_each(1_000, |found| {
        for Link { from, to, .. } in found.links().iter().copied() {
            let wide = Node { cells: from.cells | to.cells, ..to };
            let is_node = found.links().iter().any(|link| [link.from, link.to].contains(&wide));
            if from.digit == to.digit && !is_node {
                found.rejects("overlap", found.with_node(to, wide), Fault::ConditionFails);
            }
        }
    });
}

#[test]
fn links_that_are_not_joined_do_not_pass() {
    of_each(2_000, |found| {
        let links = found.links();
        let reject = |what: &str, links: Vec<Link>| {
            found.rejects(what, found.with(links, found.is_loop()), Fault::WrongShape);
        };
        for (place, link) in links.iter().enumerate() {
            let mut turned = links.to_vec();
            turned[place] = Link { from: link.to, to: link.from, ..*link };
            reject("turned round", turned);
            for other in (place % 2..place).step_by(2) {
                let mut exchanged = links.to_vec();
                exchanged.swap(place, other);
                reject("exchanged", exchanged);
            }
            if place > 0 {
                let mut twice = links.to_vec();
                twice.splice(place..place, [links[place - 1], *link]);
                reject("twice", twice);
            }
        }
    });
}

/// The two candidates of a cell, or the two places of a house, over and over again: every link
/// holds.
#[test]
fn a_chain_that_passes_a_node_twice_does_not_pass() {
    of_each(500, |found| {
        let links = found.links();
        for (place, link) in links.iter().enumerate() {
            let back = Link { from: link.to, to: link.from, strength: Strength::Weak, ..*link };
            if link.strength == Strength::Strong && holds(&found.state, &back) {
                let mut longer = links.to_vec();
                longer.splice(place..place, [*link, back]);
                found.rejects("again", found.with(longer, found.is_loop()), Fault::WrongShape);
            }
        }
    });
}

#[test]
fn a_chain_does_not_pass_for_another_technique() {
    of_each(1_000, |found| {
        for &technique in Technique::ALL {
            if technique != found.step.technique {
                let forged = Step { technique, ..found.step.clone() };
                assert!(found.judged(&forged).is_err(), "{technique}: {}", found.shown());
            }
        }
    });
}

/// No further candidate of the board can be removed, whether it is true or not, and no other digit
/// placed.
#[test]
fn what_does_not_follow_does_not_pass() {
    of_each(20_000, |found| {
        let step = &found.step;
        let places = !step.placements.is_empty();
        let node = found.links()[0].from;
        for (cell, digit) in found.state.marks(CellSet::ALL, DigitSet::ALL).pairs() {
            let only = Marks::of(CellSet::of(cell), DigitSet::of(digit));
            if !step.eliminations.contains(cell, digit) {
                let mut forged = step.clone();
                forged.eliminations.insert(cell, DigitSet::of(digit));
                let fault = if places { Fault::WrongShape } else { Fault::DoesNotFollow };
                found.rejects("one more", forged, fault);
                // A step may remove what a digit that it could place removes.
                if !places || !conflicts((cell, digit), &node) {
                    let none = Vec::new();
                    let forged = Step { placements: none, eliminations: only, ..step.clone() };
                    found.rejects("another", forged, Fault::DoesNotFollow);
                }
            }
            if !step.placements.contains(&(cell, digit)) {
                let mut forged = step.clone();
                forged.placements = vec![(cell, digit)];
                found.rejects("another digit placed", forged.clone(), Fault::DoesNotFollow);
                forged.eliminations = Marks::new();
                found.rejects("only a digit placed", forged, Fault::DoesNotFollow);
            }
        }
    });
}

/// Candidates that are gone cannot be removed again, even if that follows.
#[test]
fn what_changes_nothing_does_not_pass() {
    of_each(300, |found| {
        let step = &found.step;
        let mut idle = step.clone();
        idle.eliminations = Marks::new();
        idle.placements.clear();
        found.rejects("nothing", idle, Fault::AlreadyGone);
        for (cell, digit) in step.eliminations.pairs() {
            let mut board = *found.state.candidates();
            board[cell].remove(digit);
            let verdict = found.judged_on(&Puzzle::of_candidates(board), step);
            assert!(verdict.is_err(), "{cell}<>{digit} {}", found.shown());
        }
    });
}

/// The same chain from its other end is as good, and so is a loop from another of its nodes.
#[test]
fn a_chain_read_backwards_passes_under_the_same_name() {
    of_each(200, |found| {
        let back = |link: &Link| Link { from: link.to, to: link.from, ..*link };
        let mut links: Vec<Link> = found.links().iter().rev().map(back).collect();
        if found.is_loop() {
            // A loop begins with a strong link.
            links.rotate_left(1);
        }
        for _ in 0..if found.is_loop() { links.len() / 2 } else { 1 } {
            let turned = found.with(links.clone(), found.is_loop());
            assert_eq!(found.judged(&turned), Ok(()), "{}", found.shown());
            links.rotate_left(2);
        }
    });
}
