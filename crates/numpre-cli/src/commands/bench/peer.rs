//! The peer: somebody else's solver, where the feature `peer` brings what it takes to load it.

#[cfg(not(feature = "peer"))]
mod left_out;
#[cfg(feature = "peer")]
mod linked;

#[cfg(not(feature = "peer"))]
pub use left_out::{PeerError, enter, is_named, told};
#[cfg(feature = "peer")]
pub use linked::{PeerError, enter, is_named, told};
