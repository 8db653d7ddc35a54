//! The server behind its socket, asked by hand.

use crate::made_up::{HTML, SCRIPT, site};
use numpre_serve::{Limits, Server, Stopper};
use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A server that ends with the test.
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

    /// Sends these bytes, and reads until the server closes.
    fn told(&self, bytes: &[u8]) -> String {
        let mut stream = self.connect();
        // It may close before it has read all.
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
fn a_page_and_what_it_loads_over_one_connection() {
    let server = start(Limits::default());
    let told = server.told(
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\nHEAD /assets/app-1a2b.js HTTP/1.1\r\nHost: x\r\n\r\nGET /assets/app-1a2b.js?x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );
    assert_eq!(told.matches("HTTP/1.1 200 OK\r\n").count(), 3, "{told}");
    assert_eq!((told.matches(HTML).count(), told.matches(SCRIPT).count()), (1, 1), "{told}");
    // HEAD says how long it would be.
    assert_eq!(told.matches(&format!("content-length: {}\r\n", SCRIPT.len())).count(), 2, "{told}");
    server.stop();
}

#[test]
fn no_more_head_than_is_sensible() {
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
        let told = server.told(request.as_bytes());
        assert!(
            told.starts_with(&format!("HTTP/1.1 {code}")),
            "{}: {told:?}",
            &request[..20.min(request.len())]
        );
        assert!(!told.contains(HTML));
    }
    // It is as well as before.
    assert!(server.told(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").contains(HTML));
    server.stop();
}

#[test]
fn slow_clients_are_left_and_keep_nobody_waiting() {
    let server =
        start(Limits { patience: Duration::from_millis(300), connections: 4, ..Limits::default() });
    // As many as there may be: they say nothing, or begin and never end.
    let mut slow: Vec<TcpStream> = (0..4).map(|_| server.connect()).collect();
    for stream in &mut slow[..2] {
        stream.write_all(b"GET / HTTP/1.1\r\nHost:").unwrap();
    }
    let begun = Instant::now();
    let told = server.told(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    assert!(told.contains(HTML) && begun.elapsed() < Duration::from_secs(20), "{told}");
    for mut stream in slow {
        assert!(!rest(&mut stream).contains(HTML));
    }
    server.stop();
}

#[test]
fn idle_connections_make_room_for_the_next_request() {
    // Were it patience that ends them, a request would wait longer than this test reads.
    let patience = Duration::from_secs(120);
    let crowded = Duration::from_millis(50);
    let server =
        start(Limits { patience, life: patience, connections: 4, crowded, ..Limits::default() });
    for begin in ["", "GET / HTTP/1.1\r\nHost:", "GET / HTTP/1.1\r\nHost: x\r\n\r\n"] {
        let mut idle: Vec<TcpStream> = (0..12).map(|_| server.connect()).collect();
        for stream in &mut idle {
            stream.write_all(begin.as_bytes()).unwrap();
        }
        let told = server.told(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assert!(told.contains(HTML), "after {begin:?}: {told}");
        if begin.ends_with("\r\n\r\n") {
            // Those that asked have their answers, whether they could stay or not.
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
    // Without the limit it would stay open for the next request.
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
    // The answer has begun, so that the server knows of both.
    idle.read_exact(&mut [0; 8]).unwrap();
    let begun = Instant::now();
    server.stop();
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
    assert!(Server::bind(site("/"), address, Limits::default()).is_ok());
}

#[test]
fn a_port_is_had_by_one_only() {
    let server = start(Limits::default());
    let second = Server::bind(site("/"), server.address, Limits::default());
    assert_eq!(second.err().map(|error| error.kind()), Some(ErrorKind::AddrInUse));
    server.stop();
}
