//! A file for each question: what comes with it, what is answered.

mod all;
mod assess;
#[cfg(feature = "mill")]
mod canonical;
mod count;
mod explain;
#[cfg(feature = "mill")]
mod isomorph;
#[cfg(feature = "mill")]
mod judge;
mod link;
#[cfg(feature = "mill")]
mod make;
#[cfg(feature = "mill")]
mod minimal;
mod next;
#[cfg(feature = "mill")]
mod possible;
#[cfg(feature = "mill")]
mod practise;
mod rate;
#[cfg(any(feature = "mill", feature = "workbook"))]
pub(crate) mod read;
mod read_link;
mod solve;
mod techniques;
mod verify;
mod why;
#[cfg(feature = "mill")]
mod write;

use crate::desk::{Asked, Tools};
use crate::fault::Fault;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// Declares the questions: the module in which they are answered (a feature of this crate), their
/// name, the file that answers them.
macro_rules! questions {
    ($($of:literal { $($name:literal => $module:ident;)* })*) => {
        /// The answer to a question of this kind.
        pub(crate) fn answer(tools: &mut Tools, asked: &Asked, kind: &str, with: &str) -> Result<Box<RawValue>, Fault> {
            match kind {
                $($(
                    #[cfg(feature = $of)]
                    $name => {
                        let with: $module::With = serde_json::from_str(with)
                            .map_err(|error| Fault::bad_request(&asked.texts, error.to_string()))?;
                        in_json(asked, &$module::answer(tools, asked, with)?)
                    }
                )*)*
                _ => Err(Fault::bad_request(&asked.texts, "ask")),
            }
        }

        /// Tells the types of each question, and the module that answers it, to whoever writes them
        /// down.
        #[cfg(test)]
        pub(crate) fn each_question(tell: &mut impl crate::types::Tell) {
            $($(tell.question::<$module::With, $module::Value>($name, $of);)*)*
        }
    };
}

questions! {
    // What the person at the board asks.
    "desk" {
        "assess" => assess;
        "next" => next;
        "all" => all;
        "explain" => explain;
        "solve" => solve;
        "count" => count;
        "rate" => rate;
        "verify" => verify;
        "why" => why;
        "link" => link;
        "read-link" => read_link;
        "techniques" => techniques;
    }
    // What it takes notations, the generator or hundreds of boards at once to answer.
    "mill" {
        "read" => read;
        "write" => write;
        "make" => make;
        "judge" => judge;
        "possible" => possible;
        "minimal" => minimal;
        "practise" => practise;
        "canonical" => canonical;
        "isomorph" => isomorph;
    }
}

fn in_json<V: Serialize>(asked: &Asked, value: &V) -> Result<Box<RawValue>, Fault> {
    to_raw_value(value).map_err(|error| Fault::bad_request(&asked.texts, error.to_string()))
}
