//! Who is measured: our engines, and the peer that the environment names.

use crate::answer::search;
use numpre::search::{Ended, Verdict};
use numpre::{Engine, EngineKind, Grid, Limits};
use numpre_foreign::Input;
use numpre_formats::Problem;

/// Someone who is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contender {
    /// An engine of ours.
    Engine(EngineKind),
    /// The solver of the shared library that `NUMPRE_PEER` names.
    Peer,
}

/// What was found of a problem.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// How many solutions there are; `Unknown` where the search was given up.
    pub verdict: Verdict,
    /// The only one, where it was written down.
    pub only: Option<Grid>,
    /// The calls it took, where they are counted.
    pub calls: Option<u64>,
}

impl Contender {
    /// Its name in the table.
    pub const fn name(self) -> &'static str {
        match self {
            Contender::Engine(engine) => engine.name(),
            Contender::Peer => "peer",
        }
    }

    /// Whether it may work on several threads: of a peer's memory nothing is known.
    pub const fn has_threads(self) -> bool {
        matches!(self, Contender::Engine(_))
    }

    /// How many problems it is given at a time.
    pub const fn at_a_time(self) -> usize {
        if matches!(self, Contender::Engine(EngineKind::Batch)) { 1 << 12 } else { 1 }
    }

    /// It, ready to begin.
    ///
    /// # Errors
    /// Where the peer's library cannot be used.
    pub fn enter(self, limits: Limits) -> Result<Box<dyn Entrant>, numpre_foreign::LoadError> {
        Ok(match self {
            Contender::Engine(EngineKind::Batch) => Box::new(Many { engine: EngineKind::Batch.build(), limits }),
            Contender::Engine(kind) => Box::new(OneByOne { engine: kind.build(), limits }),
            Contender::Peer => Box::new(Peer(numpre_foreign::Solver::of_environment()?)),
        })
    }
}

/// A contender at work.
pub trait Entrant {
    /// Solves some problems, in order.
    fn solve(&mut self, problems: &[Problem]) -> Vec<Found>;
}

/// An engine that takes problem by problem.
struct OneByOne {
    engine: Box<dyn Engine>,
    limits: Limits,
}

impl OneByOne {
    fn search(&mut self, problem: &Problem) -> Found {
        let outcome = search(&mut *self.engine, problem, self.limits);
        let calls = (outcome.ended != Ended::CallLimit).then_some(outcome.calls);
        Found { verdict: outcome.verdict(), only: outcome.first, calls }
    }
}

impl Entrant for OneByOne {
    fn solve(&mut self, problems: &[Problem]) -> Vec<Found> {
        problems.iter().map(|problem| self.search(problem)).collect()
    }
}

/// The engine that takes many at once. It counts no calls; problems told by candidates it takes by themselves.
struct Many {
    engine: Box<dyn Engine>,
    limits: Limits,
}

impl Entrant for Many {
    fn solve(&mut self, problems: &[Problem]) -> Vec<Found> {
        let (plain, others): (Vec<&Problem>, Vec<&Problem>) = problems.iter().partition(|problem| problem.is_plain());
        let givens: Vec<Grid> = plain.iter().map(|problem| problem.givens).collect();
        let mut firsts = vec![Grid::EMPTY; givens.len()];
        let mut verdicts = vec![Verdict::Unknown; givens.len()];
        self.engine.first_many(&givens, &mut firsts, &mut verdicts);
        let mut of_plain = firsts.into_iter().map(Some).zip(verdicts);
        let mut of_others = others.into_iter().map(|problem| {
            let outcome = search(&mut *self.engine, problem, self.limits);
            (outcome.first, outcome.verdict())
        });
        let of_problem = |problem: &Problem| {
            let solved = if problem.is_plain() { of_plain.next() } else { of_others.next() };
            // There is one for each.
            let (first, verdict) = solved.unwrap_or((None, Verdict::Unknown));
            Found { verdict, only: first.filter(|_| verdict == Verdict::Unique), calls: None }
        };
        problems.iter().map(of_problem).collect()
    }
}

/// The peer's solver. It is asked for the number of solutions.
struct Peer(numpre_foreign::Solver);

impl Entrant for Peer {
    fn solve(&mut self, problems: &[Problem]) -> Vec<Found> {
        let count = |problem: &Problem| match self.0.count(&Input::from(&problem.givens), 2) {
            // Candidates it cannot be told.
            _ if !problem.is_plain() => Verdict::Unknown,
            0 => Verdict::None,
            1 => Verdict::Unique,
            _ => Verdict::Multiple,
        };
        let verdicts = problems.iter().map(count);
        verdicts.map(|verdict| Found { verdict, only: None, calls: None }).collect()
    }
}
