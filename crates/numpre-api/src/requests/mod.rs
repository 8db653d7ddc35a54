//! The requests: the data of each, its reply, and the function that answers it.

mod assess;
#[cfg(feature = "bulk")]
mod daily;
mod explain;
mod hint;
#[cfg(feature = "bulk")]
mod judge;
mod link;
#[cfg(feature = "bulk")]
mod make;
#[cfg(feature = "bulk")]
mod possible;
#[cfg(feature = "bulk")]
mod practise;
mod rate;
#[cfg(feature = "bulk")]
mod rate_hodoku;
#[cfg(feature = "bulk")]
mod rate_se;
#[cfg(any(feature = "bulk", feature = "workbook"))]
mod read;
#[cfg(feature = "bulk")]
mod rearrange;
mod request;
mod reveal;
mod solve;
mod verify;
mod why;
#[cfg(feature = "bulk")]
mod write;

pub use assess::{AssessReply, AssessRequest, Condition};
#[cfg(feature = "bulk")]
pub use daily::DailyRequest;
pub use explain::{Ending, ExplainReply, ExplainRequest};
pub use hint::{AllReply, AllRequest, NextReply, NextRequest};
#[cfg(feature = "bulk")]
pub use judge::{JudgeReply, JudgeRequest};
pub use link::{LinkReply, LinkRequest, LinkState, ReadLinkReply, ReadLinkRequest};
#[cfg(feature = "bulk")]
pub use make::{MakeRequest, Order};
#[cfg(feature = "bulk")]
pub use possible::{MinimalReply, MinimalRequest, PossibleReply, PossibleRequest};
#[cfg(feature = "bulk")]
pub use practise::{PractiseReply, PractiseRequest};
pub use rate::{
    RateReply, RateRequest, TechniqueCount, TechniqueRow, TechniquesReply, TechniquesRequest, Work,
};
#[cfg(feature = "bulk")]
pub use rate_hodoku::{RateHodokuReply, RateHodokuRequest};
#[cfg(feature = "bulk")]
pub use rate_se::{RateSeReply, RateSeRequest};
#[cfg(any(feature = "bulk", feature = "workbook"))]
pub use read::{Doubt, ReadRecord, ReadReply, ReadRequest};
#[cfg(feature = "bulk")]
pub use rearrange::{CanonicalReply, CanonicalRequest, IsomorphReply, IsomorphRequest};
pub use request::Request;
pub use solve::{CountReply, CountRequest, SolveReply, SolveRequest};
pub use verify::{Reason, ReasonKind, VerifyReply, VerifyRequest};
pub use why::{WhyReply, WhyRequest};
#[cfg(feature = "bulk")]
pub use write::{WriteReply, WriteRequest, Written};

use crate::{Context, EngineState, Fault};
use serde_json::value::{RawValue, to_raw_value};

/// Declares the requests: the feature of this crate that enables each, its name in JSON, and its
/// type.
macro_rules! requests {
    ($($feature:literal { $($name:literal => $request:ident;)* })*) => {
        /// Answers a request, given its name and its data in JSON.
        pub(crate) fn answer(
            state: &mut EngineState,
            context: &Context,
            name: &str,
            with: &str,
        ) -> Result<Box<RawValue>, Fault> {
            match name {
                $($(
                    #[cfg(feature = $feature)]
                    $name => in_json::<$request>(state, context, with),
                )*)*
                _ => Err(Fault::bad_request(context.texts(), "ask")),
            }
        }

        /// Calls a visitor for each request that the enabled features include.
        #[cfg(feature = "schema")]
        pub(crate) fn each(visitor: &mut impl crate::schema::Visitor) {
            $($(
                #[cfg(feature = $feature)]
                visitor.request::<$request, <$request as Request>::Reply>($name, $feature);
            )*)*
        }
    };
}

requests! {
    "play" {
        "assess" => AssessRequest;
        "next" => NextRequest;
        "all" => AllRequest;
        "explain" => ExplainRequest;
        "solve" => SolveRequest;
        "count" => CountRequest;
        "rate" => RateRequest;
        "verify" => VerifyRequest;
        "why" => WhyRequest;
        "link" => LinkRequest;
        "read-link" => ReadLinkRequest;
        "techniques" => TechniquesRequest;
    }
    "bulk" {
        "read" => ReadRequest;
        "write" => WriteRequest;
        "make" => MakeRequest;
        "daily" => DailyRequest;
        "judge" => JudgeRequest;
        "rate-se" => RateSeRequest;
        "rate-hodoku" => RateHodokuRequest;
        "possible" => PossibleRequest;
        "minimal" => MinimalRequest;
        "practise" => PractiseRequest;
        "canonical" => CanonicalRequest;
        "isomorph" => IsomorphRequest;
    }
}

fn in_json<R: Request>(
    state: &mut EngineState,
    context: &Context,
    with: &str,
) -> Result<Box<RawValue>, Fault> {
    let request: R = serde_json::from_str(with).map_err(|error| unread(context, &error))?;
    match to_raw_value(&request.answer(state, context)?) {
        Ok(json) => Ok(json),
        Err(_) => unreachable!("every value of this crate has a form in JSON"),
    }
}

/// Creates the fault for a request that cannot be read. It is not inlined, because each request
/// would have a copy.
#[cold]
#[inline(never)]
fn unread(context: &Context, error: &serde_json::Error) -> Fault {
    Fault::bad_request(context.texts(), error.to_string())
}
