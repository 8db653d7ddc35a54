//! The server, with a small made-up page: the functions without a socket, then the socket itself.

#![allow(clippy::unwrap_used, reason = "every function here is part of a test")]

mod answers;
mod chosen;
mod made_up;
mod packed;
mod socket;
