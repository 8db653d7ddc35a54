//! The web app as a server: the built page is stored in the binary, and nothing is read from the
//! disk.
//!
//! [`answer`] is the whole service as a function: it takes the method, path and headers of a
//! request and returns the response. [`Server`] connects it to a socket, with limits for clients
//! that send too much or too slowly.

#![forbid(unsafe_code)]

mod accept;
mod answer;
mod file;
mod guests;
mod kind;
mod limits;
mod server;
mod site;

pub use answer::answer;
pub use file::{Body, File};
pub use limits::Limits;
pub use server::{Server, Stopper};
pub use site::Site;
