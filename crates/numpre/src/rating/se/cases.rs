//! Hints from closures: Nishio, multiple and dynamic forcing chains.
//!
//! - A dynamic closure with a contradiction disproves its source.
//! - What follows from a candidate both on and off holds.
//! - What follows from all places of a digit in a house, or from all candidates of a cell, holds.
//!
//! The rating grows with the number of literals that the hint rests on. The best hint has the
//! fewest; of equal ones it is a cell's (key 5) before a house's (6) before a contradiction (7),
//! and before all of these the candidate that leads to the same on and off (1).

use super::boards::Boards;
use super::chains::{Weight, result_effect};
use super::closure::{Advanced, Closure, Desk, Rules, Walk};
use super::effect::Hint;
use super::geometry::{CELLS, HOUSES, ORDER_OF_LINKS, bits, cells_of};
use super::length::added;
use super::links::Mode;
use super::literal::{Cause, Literal};
use super::nested::{NestedHint, NestedId};
use super::reach::Reach;
use super::sheet::Sheet;
use crate::cancel::{CancelToken, Cancelled};

/// A kind of search.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Producer {
    /// The rating of its shortest hint, in tenths.
    tenths: u8,
    /// True if it looks at the cases of cells and houses.
    is_multiple: bool,
    rules: Rules,
}

impl Producer {
    pub(super) const NISHIO: Producer = Producer::new(75, false, Mode::X, true, 0);
    pub(super) const MULTIPLE: Producer = Producer::new(80, true, Mode::Xy, false, 0);
    pub(super) const DYNAMIC: Producer = Producer::new(85, true, Mode::Xy, true, 0);
    pub(super) const NESTED_ONE: Producer = Producer::new(90, true, Mode::Xy, true, 1);
    pub(super) const NESTED_TWO: Producer = Producer::new(95, true, Mode::Xy, true, 2);
    pub(super) const NESTED_THREE: Producer = Producer::new(100, true, Mode::Xy, true, 3);
    pub(super) const NESTED_FOUR: Producer = Producer::new(105, true, Mode::Xy, true, 4);
    pub(super) const NESTED_FIVE: Producer = Producer::new(110, true, Mode::Xy, true, 5);

    const fn new(
        tenths: u8,
        is_multiple: bool,
        mode: Mode,
        is_dynamic: bool,
        level: u8,
    ) -> Producer {
        Producer { tenths, is_multiple, rules: Rules { mode, is_dynamic, level } }
    }

    /// Returns the level of the techniques inside closures. 0: none.
    pub(super) fn level(self) -> u8 {
        self.rules.level
    }

    fn rating(self, complexity: u32) -> f64 {
        f64::from(self.tenths) / 10.0 + added(complexity)
    }
}

/// A proven literal: the closures and nodes that it follows from.
struct Case<'a> {
    result: Literal,
    key: u8,
    targets: &'a [Target],
    /// The cause that the sources count as in the walks of a nested hint.
    cause_of_sources: Cause,
}

impl Case<'_> {
    /// The key of a contradiction.
    const CONTRADICTION: u8 = 7;

    /// Returns whether the literal removes a candidate.
    fn removes(&self, (cell, digit): (usize, usize)) -> bool {
        self.result.cell() == cell && (self.result.digit() == digit) != self.result.is_on()
    }
}

#[derive(Clone, Copy)]
struct Target {
    closure: u16,
    node: u32,
}

/// Receives the cases of a search.
trait Visitor {
    fn visit<A: Advanced>(&mut self, sheet: &Sheet, pool: &mut Pool<A>, case: &Case<'_>);
}

/// The closures of a sheet, each computed once.
struct Pool<A> {
    closures: Vec<Closure>,
    used: usize,
    /// The closure of each literal, or [`NOT_COMPUTED`].
    of: Box<[u16; Literal::COUNT]>,
    desk: Desk,
    walk: Walk,
    techniques: A,
    seen: Vec<NestedId>,
}

const NOT_COMPUTED: u16 = u16::MAX;

impl<A: Advanced> Pool<A> {
    fn new(sheet: &Sheet) -> Pool<A> {
        Pool {
            closures: Vec::new(),
            used: 0,
            of: Box::new([NOT_COMPUTED; Literal::COUNT]),
            desk: Desk::new(sheet),
            walk: Walk::new(),
            techniques: A::default(),
            seen: Vec::new(),
        }
    }

    fn clear(&mut self) {
        self.used = 0;
        self.of.fill(NOT_COMPUTED);
        self.techniques.clear();
    }

    /// Returns the number of the closure of a literal.
    fn closure(&mut self, sheet: &Sheet, source: Literal, rules: Rules) -> u16 {
        let known = self.of[source.index()];
        if known != NOT_COMPUTED {
            return known;
        }
        if self.used == self.closures.len() {
            self.closures.push(Closure::new());
        }
        let closure = &mut self.closures[self.used];
        closure.compute(sheet, source, rules, &mut self.desk, &mut self.techniques);
        let number = self.used as u16;
        self.of[source.index()] = number;
        self.used += 1;
        number
    }

    fn get(&self, number: u16) -> &Closure {
        &self.closures[usize::from(number)]
    }

    /// Returns a number that the complexity of a case does not fall below.
    fn least_complexity(&self, targets: &[Target]) -> u32 {
        targets.iter().map(|it| self.get(it.closure).least_ancestors(it.node)).sum()
    }

    /// Returns how many literals a case rests on, with those of the hints inside.
    fn complexity(&mut self, targets: &[Target], level: u8) -> u32 {
        let Pool { closures, walk, .. } = self;
        let sum = targets
            .iter()
            .map(|target| closures[usize::from(target.closure)].ancestors(target.node, walk))
            .sum::<u32>();
        if level < 2 {
            return sum;
        }
        self.seen.clear();
        for target in targets {
            let closure = &self.closures[usize::from(target.closure)];
            self.walk.run(closure, target.node);
            let nested = self.walk.nodes.iter();
            self.seen.extend(nested.filter_map(|&node| closure.nodes()[node as usize].nested));
        }
        self.seen.sort_unstable();
        self.seen.dedup();
        let inside = |&number: &NestedId| self.techniques.complexity(number);
        sum + self.seen.iter().map(inside).sum::<u32>()
    }
}

/// Searches closures for hints.
pub(super) struct Cases<A> {
    pool: Pool<A>,
    reach: Reach,
    cancel: CancelToken,
    /// The places of each digit that Nishio has searched in vain.
    without_nishio: [u128; 9],
    /// The nodes that the hint found last follows from.
    targets: Vec<Target>,
    /// True if these are the two sides of a contradiction.
    is_contradiction: bool,
}

impl<A: Advanced> Cases<A> {
    pub(super) fn new(sheet: &Sheet) -> Cases<A> {
        Cases {
            pool: Pool::new(sheet),
            reach: Reach::new(Mode::Xy),
            cancel: CancelToken::NEVER,
            without_nishio: [0; 9],
            targets: Vec::new(),
            is_contradiction: false,
        }
    }

    /// Forgets what it knows of the puzzle before.
    pub(super) fn begin(&mut self) {
        self.without_nishio = [0; 9];
    }

    /// Connects the search to a token. It is checked before each cell.
    pub(super) fn set_cancel(&mut self, cancel: &CancelToken) {
        self.cancel = cancel.clone();
    }

    /// Returns the best hint of a producer.
    pub(super) fn best(
        &mut self,
        sheet: &Sheet,
        producer: Producer,
    ) -> Result<Option<Hint>, Cancelled> {
        let hint = self.best_removing(sheet, producer, None)?;
        if producer == Producer::NISHIO && hint.is_none() {
            self.without_nishio = sheet.boards;
        }
        Ok(hint)
    }

    /// Returns the best hint of a producer that removes a candidate, given as (cell, digit), or any
    /// if it is `None`.
    pub(super) fn best_removing(
        &mut self,
        sheet: &Sheet,
        producer: Producer,
        wanted: Option<(usize, usize)>,
    ) -> Result<Option<Hint>, Cancelled> {
        let targets = std::mem::take(&mut self.targets);
        let mut best = Best { producer, found: None, targets, wanted };
        let searched = self.search(sheet, producer, &mut best);
        self.targets = best.targets;
        searched?;
        self.is_contradiction =
            best.found.is_some_and(|(weight, _)| weight.key == Case::CONTRADICTION);
        Ok(best
            .found
            .map(|(weight, result)| Hint::new(weight.rating, result_effect(sheet, result))))
    }

    /// Returns the literals that the hint found last follows from, and whether they lead to a
    /// contradiction. Without a contradiction, each list begins with another source and ends with
    /// the same result; with one, there is one list.
    ///
    /// Each list has the literals in the order in which they follow: each with its cause, and with
    /// whether a chain inside of the closure removed it. With `whole`, it also has the literals of
    /// the closure that the end does not follow from.
    pub(super) fn found(&mut self, whole: bool) -> (Vec<Vec<(Literal, Cause)>>, bool) {
        let Pool { closures, walk, .. } = &mut self.pool;
        let mut lists: Vec<(u16, Vec<u32>)> = Vec::new();
        for target in &self.targets {
            let closure = &closures[usize::from(target.closure)];
            if whole {
                walk.nodes.clear();
                walk.nodes.extend(0..=target.node);
            } else {
                walk.run(closure, target.node);
            }
            match lists.last_mut() {
                Some((_, nodes)) if self.is_contradiction => nodes.extend(&walk.nodes),
                _ => lists.push((target.closure, walk.nodes.clone())),
            }
        }
        let literals = |(closure, mut nodes): (u16, Vec<u32>)| {
            nodes.sort_unstable();
            nodes.dedup();
            let all = closures[usize::from(closure)].nodes();
            let of = |at: u32| (all[at as usize].literal, all[at as usize].cause);
            nodes.into_iter().map(of).collect()
        };
        (lists.into_iter().map(literals).collect(), self.is_contradiction)
    }

    /// Returns all hints of a producer, in the order of the search.
    pub(super) fn all(&mut self, sheet: &Sheet, producer: Producer) -> Vec<NestedHint> {
        let mut all = All { producer, hints: Vec::new() };
        self.search(sheet, producer, &mut all).expect("a search inside a closure has no token");
        all.hints
    }

    fn search(
        &mut self,
        sheet: &Sheet,
        producer: Producer,
        visitor: &mut impl Visitor,
    ) -> Result<(), Cancelled> {
        let rules = producer.rules;
        self.pool.clear();
        // Without a literal that leads to its opposite, static closures are what their sources
        // lead to. Only those are computed in detail that lead to something common.
        let is_plain = !rules.is_dynamic && self.reach.returns_of(sheet).is_none();
        let is_nishio = producer == Producer::NISHIO;
        let mut search = Search {
            sheet,
            producer,
            pool: &mut self.pool,
            reach: is_plain.then_some(&self.reach),
        };
        for cell in cells_of(sheet.open) {
            let count = sheet.count(cell);
            if count < if rules.is_dynamic { 2 } else { 3 } {
                continue;
            }
            self.cancel.check()?;
            for digit in bits(sheet.by_cell[cell]) {
                // Nishio reads the places of one digit only.
                if is_nishio && self.without_nishio[digit] == sheet.boards[digit] {
                    continue;
                }
                if rules.is_dynamic {
                    search.candidate(cell, digit, count, visitor);
                }
                if producer.is_multiple {
                    search.houses(cell, digit, visitor);
                }
            }
            if producer.is_multiple {
                let cell_sources = bits(sheet.by_cell[cell]).map(|digit| (cell, digit)).collect();
                search.common(cell_sources, 5, Cause::Cell, visitor);
            }
        }
        Ok(())
    }
}

struct Search<'a, A> {
    sheet: &'a Sheet,
    producer: Producer,
    pool: &'a mut Pool<A>,
    /// The contents of static closures, if these have no contradictions.
    reach: Option<&'a Reach>,
}

impl<A: Advanced> Search<'_, A> {
    /// Visits the conclusions from a candidate, on and off.
    fn candidate(&mut self, cell: usize, digit: usize, count: u32, visitor: &mut impl Visitor) {
        let rules = self.producer.rules;
        let sources = [Literal::on(cell, digit), Literal::off(cell, digit)];
        let numbers = sources.map(|source| self.pool.closure(self.sheet, source, rules));
        for (source, number) in sources.into_iter().zip(numbers) {
            if let Some(nodes) = self.pool.get(number).contradiction {
                let targets = nodes.map(|node| Target { closure: number, node });
                let result = source.negated();
                self.visit(visitor, result, Case::CONTRADICTION, &targets, Cause::None);
            }
        }
        if self.producer.is_multiple && count >= 3 {
            self.shared(&numbers, 1, Cause::None, visitor);
        }
    }

    /// Visits the conclusions from the places of a digit, in houses whose first place is this cell.
    fn houses(&mut self, cell: usize, digit: usize, visitor: &mut impl Visitor) {
        for kind in ORDER_OF_LINKS {
            let house = usize::from(HOUSES[cell][kind]);
            let positions = self.sheet.positions[digit][house];
            let first = CELLS[house][positions.trailing_zeros() as usize];
            if positions.count_ones() >= 2 && usize::from(first) == cell {
                let sources =
                    bits(positions).map(|at| (usize::from(CELLS[house][at]), digit)).collect();
                self.common(sources, 6, Cause::House(kind as u8), visitor);
            }
        }
    }

    /// Visits the conclusions that all of some candidates share, one of which holds.
    fn common(
        &mut self,
        sources: Vec<(usize, usize)>,
        key: u8,
        cause: Cause,
        visitor: &mut impl Visitor,
    ) {
        if let Some(reach) = self.reach {
            let mut all = [Boards([u128::MAX; 9]); 2];
            for &(cell, digit) in &sources {
                let closure = reach.closure(self.sheet, cell, digit);
                all.iter_mut().zip(&closure).for_each(|(all, closure)| all.keep(closure));
                if all.iter().all(Boards::is_empty) {
                    return;
                }
            }
        }
        let rules = self.producer.rules;
        let numbers: Vec<u16> = sources
            .iter()
            .map(|&(cell, digit)| self.pool.closure(self.sheet, Literal::on(cell, digit), rules))
            .collect();
        self.shared(&numbers, key, cause, visitor);
    }

    /// Visits the literals that closures share: first those on, then those off. Both are in the
    /// order of the first closure.
    fn shared(&mut self, numbers: &[u16], key: u8, cause: Cause, visitor: &mut impl Visitor) {
        let first = self.pool.get(numbers[0]);
        let (mut on, mut off) = (first.on, first.off);
        for &number in &numbers[1..] {
            on.keep(&self.pool.get(number).on);
            off.keep(&self.pool.get(number).off);
        }
        let mut targets = Vec::new();
        for (is_on, set) in [(true, on), (false, off)] {
            if set.is_empty() {
                continue;
            }
            for node in 0..self.pool.get(numbers[0]).nodes().len() {
                let literal = self.pool.get(numbers[0]).nodes()[node].literal;
                if literal.is_on() != is_on || !set.has(literal.cell(), literal.digit()) {
                    continue;
                }
                targets.clear();
                targets.push(Target { closure: numbers[0], node: node as u32 });
                targets.extend(numbers[1..].iter().map(|&closure| Target {
                    closure,
                    node: self.pool.get(closure).node_of(literal),
                }));
                self.visit(visitor, literal, key, &targets, cause);
            }
        }
    }

    fn visit(
        &mut self,
        visitor: &mut impl Visitor,
        result: Literal,
        key: u8,
        targets: &[Target],
        cause_of_sources: Cause,
    ) {
        // A digit that is the only candidate of its cell is not worth a hint.
        let (cell, digit) = (result.cell(), result.digit());
        if result.is_on() && self.sheet.by_cell[cell] == 1 << digit {
            return;
        }
        visitor.visit(self.sheet, self.pool, &Case { result, key, targets, cause_of_sources });
    }
}

/// Keeps the best hint, the first of equal ones.
struct Best {
    producer: Producer,
    found: Option<(Weight, Literal)>,
    /// The nodes that it follows from.
    targets: Vec<Target>,
    /// The candidate that it has to remove; `None` if any will do.
    wanted: Option<(usize, usize)>,
}

impl Best {
    fn wants(&self, complexity: u32, key: u8) -> bool {
        self.found.is_none_or(|(best, _)| (complexity, key) < (best.complexity, best.key))
    }
}

impl Visitor for Best {
    fn visit<A: Advanced>(&mut self, _: &Sheet, pool: &mut Pool<A>, case: &Case<'_>) {
        if !self.wants(pool.least_complexity(case.targets), case.key)
            || self.wanted.is_some_and(|wanted| !case.removes(wanted))
        {
            return;
        }
        let complexity = pool.complexity(case.targets, self.producer.rules.level);
        if self.wants(complexity, case.key) {
            let rating = self.producer.rating(complexity);
            self.found = Some((Weight { rating, complexity, key: case.key }, case.result));
            self.targets.clear();
            self.targets.extend_from_slice(case.targets);
        }
    }
}

/// Keeps all hints, with the literals that they rest on.
struct All {
    producer: Producer,
    hints: Vec<NestedHint>,
}

impl Visitor for All {
    fn visit<A: Advanced>(&mut self, sheet: &Sheet, pool: &mut Pool<A>, case: &Case<'_>) {
        let complexity = pool.complexity(case.targets, self.producer.rules.level);
        let weight = Weight { rating: self.producer.rating(complexity), complexity, key: case.key };
        let walks = case.targets.iter().map(|target| {
            let closure = &pool.closures[usize::from(target.closure)];
            pool.walk.run(closure, target.node);
            let literal = |&at: &u32| {
                let node = &closure.nodes()[at as usize];
                let cause = if at == 0 { case.cause_of_sources } else { node.cause };
                (node.literal, cause)
            };
            pool.walk.nodes.iter().map(literal).collect()
        });
        let walks = walks.collect();
        self.hints.push(NestedHint { weight, effect: result_effect(sheet, case.result), walks });
    }
}
