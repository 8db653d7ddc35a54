//! The page that lies in the command.

use super::Serve;
use crate::ground::{Exit, Failure};
use crate::run::{Output, Session, stream};
use crate::terminal::signals;
use numpre_serve::{Limits, Server, Site};
use numpre_text::Texts;
use std::io::{self, ErrorKind, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::sync::OnceLock;

/// Serves the page until a signal ends it.
///
/// # Errors
/// Where the port cannot be had; and the signal.
pub fn serve(options: &Serve, session: &Session) -> Result<Exit, Failure> {
    let texts = &session.texts;
    let site = Site::built_in(&options.base);
    let wanted = SocketAddr::new(options.address, options.port);
    let server = Server::bind(site, wanted, Limits::default()).map_err(|error| cannot_listen(&error, wanted, texts))?;
    let ending = Arc::new(OnceLock::new());
    let (stopper, signal) = (server.stopper(), Arc::clone(&ending));
    signals::watch(move |number| {
        // The first one ends it.
        let _ = signal.set(number);
        stopper.stop();
    });
    let url = format!("http://{}{}", reachable(server.address()), options.base);
    let outlet = Output::open(session)?;
    let mut outlet = stream::lock(&outlet);
    outlet.write(format!("{url}\n").as_bytes())?;
    outlet.finish()?;
    drop(outlet);
    tell(&texts.word("serve-ends"));
    if options.open {
        open(&url, texts);
    }
    server.run().map_err(|error| cannot_listen(&error, wanted, texts))?;
    ending.get().map_or(Ok(Exit::Holds), |signal| Err(Failure::Signal(*signal)))
}

/// An address that a browser on this machine finds: "every address" is none.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        let own = if address.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { Ipv6Addr::LOCALHOST.into() };
        address.set_ip(own);
    }
    address
}

fn open(url: &str, texts: &Texts) {
    if let Err(error) = open::that_detached(url) {
        let values = [("url", url.into()), ("error", texts.io_error(&error).into())];
        tell(&format!("numpre: {}", texts.say("serve-not-opened", &values)));
    }
}

/// Writes a line to standard error; where it is closed, nobody wants to know.
fn tell(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

fn cannot_listen(error: &io::Error, wanted: SocketAddr, texts: &Texts) -> Failure {
    let name = match error.kind() {
        ErrorKind::AddrInUse => "serve-in-use",
        ErrorKind::PermissionDenied => "serve-not-allowed",
        ErrorKind::AddrNotAvailable => "serve-no-address",
        _ => "serve-cannot-listen",
    };
    let values = [
        ("address", wanted.ip().to_string().into()),
        ("port", wanted.port().to_string().into()),
        ("error", texts.io_error(error).into()),
    ];
    Failure::ExtraColumns(texts.say(name, &values))
}
