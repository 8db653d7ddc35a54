//! The web app as a server: the built page lies in the binary, and nothing is read from the disk.
//!
//! [`answer`] is the whole service as a function: a request's method, path and headers in, a
//! response out. [`Server`] puts it behind a socket, with limits for those who send too much or too
//! slowly.

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
