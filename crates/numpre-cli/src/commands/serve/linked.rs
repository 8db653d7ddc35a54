//! The server of the web app that is built into the command.

use super::Serve;
use crate::exit::{Exit, Failure};
use crate::run::{Output, Session, stream};
use crate::terminal::signals;
use numpre_serve::{Limits, Server, Site};
use numpre_text::Texts;
use std::io::{self, ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::sync::{Arc, OnceLock};

/// Serves the web app until a signal ends it.
///
/// # Errors
/// Returns an error if the port cannot be used, and the signal that ended the server.
pub fn serve(options: &Serve, session: &Session) -> Result<Exit, Failure> {
    let texts = &session.texts;
    let site = Site::built_in(&options.base);
    let wanted = SocketAddr::new(options.address, options.port);
    let server = Server::bind(site, wanted, Limits::default())
        .map_err(|error| cannot_listen(&error, wanted, texts))?;
    let ending = Arc::new(OnceLock::new());
    let (stopper, signal) = (server.stopper(), Arc::clone(&ending));
    signals::watch(move |number| {
        // If several signals come, the first one decides the exit code.
        let _ = signal.set(number);
        stopper.stop();
    });
    let urls: Vec<String> = reachable(server.address())
        .iter()
        .map(|address| format!("http://{address}{}", options.base))
        .collect();
    let output = Output::open(session)?;
    let mut output = stream::lock(&output);
    output.write(urls.iter().map(|url| format!("{url}\n")).collect::<String>().as_bytes())?;
    output.finish()?;
    drop(output);
    if !Site::has_app() {
        print_note(&format!("numpre: {}", texts.word("serve-stand-in")));
    }
    if !options.address.is_loopback() {
        print_note(&texts.word("serve-plain-http"));
    }
    print_note(&texts.word("serve-ends"));
    if let Some(url) = urls.first().filter(|_| options.open) {
        open(url, texts);
    }
    server.run().map_err(|error| cannot_listen(&error, wanted, texts))?;
    ending.get().map_or(Ok(Exit::Holds), |signal| Err(Failure::Signal(*signal)))
}

/// Returns the addresses to open in a browser. If the server listens on all addresses, these are
/// the address for this machine, then the address for other machines.
fn reachable(address: SocketAddr) -> Vec<SocketAddr> {
    if !address.ip().is_unspecified() {
        return vec![address];
    }
    let loopback =
        if address.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { Ipv6Addr::LOCALHOST.into() };
    let at = |ip: IpAddr| SocketAddr::new(ip, address.port());
    std::iter::once(loopback).chain(outgoing(address.ip())).map(at).collect()
}

/// Returns the address of this machine in the network through which it reaches other machines.
/// Returns `None` if there is none.
///
/// A socket is connected to an address that is reserved for documentation. The system then chooses
/// the local address of the socket. Connecting a UDP socket sends nothing.
fn outgoing(any: IpAddr) -> Option<IpAddr> {
    let documents: IpAddr = match any {
        IpAddr::V4(_) => Ipv4Addr::new(192, 0, 2, 1).into(),
        IpAddr::V6(_) => Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into(),
    };
    let socket = UdpSocket::bind((any, 0)).ok()?;
    socket.connect((documents, 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_unspecified() && !own.is_loopback()).then_some(own)
}

fn open(url: &str, texts: &Texts) {
    if let Err(error) = open::that_detached(url) {
        let values = [("url", url.into()), ("error", texts.io_error(&error).into())];
        print_note(&format!("numpre: {}", texts.say("serve-not-opened", &values)));
    }
}

/// Writes a line to standard error. If standard error is closed, the line has no reader.
fn print_note(text: &str) {
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
    Failure::Message(texts.say(name, &values))
}
