//! The options that say which techniques are used, and in which order.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use numpre::assess::Assessor;
use numpre::logic::{Choice, Next, Reasoner, SolvingState, Technique, ladder};

/// The techniques that are used, and the order in which they are tried.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Ladder {
    #[arg(long, value_name = "ORDER", value_enum, default_value_t)]
    order: Order,
    #[arg(
        long,
        value_name = "CLASS|LIST",
        value_delimiter = ',',
        value_parser = choice()
    )]
    techniques: Vec<Choice>,
    #[arg(long, id = "no-uniqueness")]
    no_uniqueness: bool,
}

/// The order in which techniques are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum Order {
    // The order of a player: last cell of a house, hidden single, naked single, …
    #[default]
    Player,
    // The order of the 1999 page, which defines the ranks.
    S4,
    // The order of HoDoKu, whose score and level `rate --rater hodoku` computes.
    Hodoku,
    // The hints of Sudoku Explainer, whose ER `rate --rater se121` computes.
    Se121,
}

impl Order {
    /// Returns its name on the command line.
    const fn name(self) -> &'static str {
        match self {
            Order::Player => "player",
            Order::S4 => "s4",
            Order::Hodoku => "hodoku",
            Order::Se121 => "se121",
        }
    }

    /// Returns its techniques.
    const fn techniques(self) -> &'static [Technique] {
        match self {
            Order::Player => ladder::PLAYER,
            Order::S4 => ladder::S4,
            Order::Hodoku => ladder::HODOKU,
            Order::Se121 => &[],
        }
    }
}

/// Reads the name of a class or of a technique.
fn choice() -> impl TypedValueParser<Value = Choice> {
    PossibleValuesParser::new(Choice::all().map(Choice::slug))
        .try_map(|name| name.parse::<Choice>())
}

impl Ladder {
    /// Returns whether the steps are those of Sudoku Explainer, which has no ladder of techniques
    /// that can be chosen.
    pub fn is_explainer(&self) -> bool {
        self.order == Order::Se121
    }

    /// Returns the option that chooses techniques although the order has no choice; `None` if there
    /// is none.
    pub fn misplaced(&self) -> Option<&'static str> {
        match (self.is_explainer(), self.techniques.is_empty(), self.no_uniqueness) {
            (true, false, _) => Some("--techniques"),
            (true, true, true) => Some("--no-uniqueness"),
            _ => None,
        }
    }

    /// Returns an assessor that explains with these techniques, in this order.
    pub fn assessor(&self) -> Assessor {
        Assessor::new(Reasoner::new(Choice::of(self.order.techniques(), &self.choices())))
    }

    /// Returns the choices of both options.
    fn choices(&self) -> Vec<Choice> {
        let without = self.no_uniqueness.then_some(Choice::NoUniqueness);
        self.techniques.iter().copied().chain(without).collect()
    }

    /// Returns the easiest technique of the order that finds a step on a board, chosen or not.
    pub fn easiest(&self, state: &SolvingState) -> Option<Technique> {
        match Reasoner::new(self.order.techniques()).next(state) {
            Next::Step(step) => Some(step.technique),
            Next::End(_) => None,
        }
    }

    /// Returns the options with their values, for the metadata of a Parquet file.
    pub fn options(&self) -> Vec<(&'static str, String)> {
        let mut options = vec![("order", self.order.name().to_owned())];
        let choices = self.choices();
        if !choices.is_empty() {
            let names: Vec<&str> = choices.iter().map(|choice| choice.slug()).collect();
            options.push(("techniques", names.join(",")));
        }
        options
    }
}
