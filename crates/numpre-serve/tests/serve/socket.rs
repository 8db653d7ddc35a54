//! Tests the server through its socket, with requests written by hand.

use crate::made_up::{HTML, SCRIPT, site};
use numpre_serve::{Limits, Server, Stopper};
use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A server that runs in its own thread until [`Running::stop`].
struct Running {
    address: SocketAddr,
    stopper: Stopper,
    thread: Option<JoinHandle<std::io::Result<()>>>,
}

fn start(limits: Limits) -> Running {
    let server = Server::bind(site("/"), (Ipv4Addr::LOCALHOST, 0).into(), limits).unwrap();
    let (address, stopper) = (server.address(), server.stopper());
    Running { address, stopper, thread: Some(thread::spawn(|| server.run())) }
}

impl Running {
    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        stream
    }

    /// Sends these bytes and reads until the server closes the connection.
    fn reply(&self, bytes: &[u8]) -> String {
        let mut stream = self.connect();
        // The server may close before it has read everything.
        let _ = stream.write_all(bytes);
        rest(&mut stream)
    }

    fn stop(mut self) {
        self.stopper.stop();
        self.thread.take().unwrap().join().unwrap().unwrap();
    }
}

fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    match stream.read_to_end(&mut all) {
        Err(error) if error.kind() != ErrorKind::ConnectionReset => panic!("{error}"),
        _ => String::from_utf8(all).unwrap(),
    }
}

#[test]
fn a_page_and_its_files_are_sent_over_one_connection() {
    let server = start(Limits::default());
    let reply = server.reply(
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\nHEAD /assets/app-1a2b.js HTTP/1.1\r\nHost: x\r\n\r\n\
          GET /assets/app-1a2b.js?x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );
    assert_eq!(reply.matches("HTTP/1.1 200 OK\r\n").count(), 3, "{reply}");
    assert_eq!((reply.matches(HTML).count(), reply.matches(SCRIPT).count()), (1, 1), "{reply}");
    // HEAD and GET have the same length in their headers.
    assert_eq!(
        reply.matches(&format!("content-length: {}\r\n", SCRIPT.len())).count(),
        2,
        "{reply}"
    );
    server.stop();
}

#[test]
fn requests_that_are_too_large_or_broken_are_refused() {
    let server = start(Limits::default());
    let long = "x".repeat(40 << 10);
    let many: String = (0..200).map(|number| format!("x-{number}: 1\r\n")).collect();
    for (request, code) in [
        (format!("GET / HTTP/1.1\r\nHost: x\r\nX-Long: {long}\r\n\r\n"), "431"),
        (format!("GET / HTTP/1.1\r\nHost: x\r\n{many}\r\n"), "431"),
        (format!("GET /{long} HTTP/1.1\r\nHost: x\r\n\r\n"), "4"),
        ("what is this\r\n\r\n".to_owned(), "400"),
        (
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n"
                .to_owned(),
            "405",
        ),
        (
            "GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".to_owned(),
            "404",
        ),
    ] {
        let reply = server.reply(request.as_bytes());
        assert!(
            reply.starts_with(&format!("HTTP/1.1 {code}")),
            "{}: {reply:?}",
            &request[..20.min(request.len())]
        );
        assert!(!reply.contains(HTML));
    }
    // The server still works.
    assert!(server.reply(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").contains(HTML));
    server.stop();
}

#[test]
fn slow_clients_are_dropped_and_block_no_others() {
    let server =
        start(Limits { patience: Duration::from_millis(300), connections: 4, ..Limits::default() });
    // As many connections as are allowed: two send nothing, two send part of a head.
    let mut slow: Vec<TcpStream> = (0..4).map(|_| server.connect()).collect();
    for stream in &mut slow[..2] {
        stream.write_all(b"GET / HTTP/1.1\r\nHost:").unwrap();
    }
    let begun = Instant::now();
    let reply = server.reply(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    assert!(reply.contains(HTML) && begun.elapsed() < Duration::from_secs(20), "{reply}");
    for mut stream in slow {
        assert!(!rest(&mut stream).contains(HTML));
    }
    server.stop();
}

#[test]
fn idle_connections_make_room_for_the_next_request() {
    // If `patience` ended them, a request would wait longer than this test reads.
    let patience = Duration::from_secs(120);
    let crowded = Duration::from_millis(50);
    let server =
        start(Limits { patience, life: patience, connections: 4, crowded, ..Limits::default() });
    for begin in ["", "GET / HTTP/1.1\r\nHost:", "GET / HTTP/1.1\r\nHost: x\r\n\r\n"] {
        let mut idle: Vec<TcpStream> = (0..12).map(|_| server.connect()).collect();
        for stream in &mut idle {
            stream.write_all(begin.as_bytes()).unwrap();
        }
        let reply = server.reply(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assert!(reply.contains(HTML), "after {begin:?}: {reply}");
        if begin.ends_with("\r\n\r\n") {
            // Connections that sent a whole request have their answers, even if they had to end.
            for mut stream in idle.drain(..) {
                stream.read_exact(&mut [0; 8]).unwrap();
            }
        }
    }
    server.stop();
}

#[test]
fn a_connection_does_not_last_for_ever() {
    let server = start(Limits { life: Duration::from_millis(300), ..Limits::default() });
    let mut stream = server.connect();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    // Without the limit, the connection would stay open for the next request.
    assert!(rest(&mut stream).contains(HTML));
    server.stop();
}

#[test]
fn a_stopped_server_ends_soon_and_gives_its_port_back() {
    let server = start(Limits::default());
    let address = server.address;
    let mut idle = server.connect();
    idle.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let _silent = server.connect();
    // The answer has begun, so the server knows both connections.
    idle.read_exact(&mut [0; 8]).unwrap();
    let begun = Instant::now();
    server.stop();
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
    assert!(Server::bind(site("/"), address, Limits::default()).is_ok());
}

#[test]
fn a_port_is_used_by_one_server_only() {
    let server = start(Limits::default());
    let second = Server::bind(site("/"), server.address, Limits::default());
    assert_eq!(second.err().map(|error| error.kind()), Some(ErrorKind::AddrInUse));
    server.stop();
}
