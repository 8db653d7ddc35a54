//! The server: a socket that passes requests to [`answer`].

use crate::answer::answer;
use crate::guests::{Guest, Guests};
use crate::limits::Limits;
use crate::site::Site;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io;
use std::net::{self, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// The pause when the system has no connection left to give.
const BREATH: Duration = Duration::from_millis(100);

/// The time that current answers may still take when the server stops.
const FAREWELL: Duration = Duration::from_secs(1);

/// A server that has its port and waits for [`Server::run`].
pub struct Server {
    socket: net::TcpListener,
    address: SocketAddr,
    site: Arc<Site>,
    limits: Limits,
    stop: watch::Sender<bool>,
}

/// Ends a running server, from any thread.
#[derive(Clone)]
pub struct Stopper(watch::Sender<bool>);

impl Stopper {
    /// Ends the server after its current answers.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

impl Server {
    /// Binds the port. Port 0 takes any free port.
    ///
    /// # Errors
    /// If the system refuses: the port is in use or not allowed, or the address does not belong to
    /// this machine.
    pub fn bind(site: Site, address: SocketAddr, limits: Limits) -> io::Result<Server> {
        let socket = net::TcpListener::bind(address)?;
        socket.set_nonblocking(true)?;
        let address = socket.local_addr()?;
        Ok(Server {
            socket,
            address,
            site: Arc::new(site),
            limits,
            stop: watch::Sender::new(false),
        })
    }

    /// Returns the address on which it listens, with the actual port.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns a handle that ends the server.
    pub fn stopper(&self) -> Stopper {
        Stopper(self.stop.clone())
    }

    /// Answers requests until the server is stopped.
    ///
    /// # Errors
    /// If the system lacks what the server needs to begin.
    pub fn run(self) -> io::Result<()> {
        let runtime = runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
        runtime.block_on(self.serve())
    }

    async fn serve(self) -> io::Result<()> {
        let listener = TcpListener::from_std(self.socket)?;
        let guests = Guests::new(&self.limits);
        let mut number = 0;
        let mut stop = self.stop.subscribe();
        let mut connections = JoinSet::new();
        loop {
            number += 1;
            let next = async {
                let (stream, _) = listener.accept().await?;
                Ok::<_, io::Error>((stream, guests.seat(number).await))
            };
            let accepted = tokio::select! {
                _ = stop.wait_for(|is_over| *is_over) => break,
                next = next => next,
            };
            match accepted {
                Ok((stream, Some(seat))) => {
                    let (site, limits, stop) =
                        (Arc::clone(&self.site), self.limits, self.stop.subscribe());
                    connections.spawn(async move {
                        converse(stream, site, limits, stop, &seat.guest).await;
                        drop(seat);
                    });
                }
                Ok((_, None)) | Err(_) => sleep(BREATH).await,
            }
            // Forget the connections that have ended.
            while connections.try_join_next().is_some() {}
        }
        drop(listener);
        connections.join_all().await;
        Ok(())
    }
}

/// Answers the requests on one connection until it ends, its time is up, its place is needed, or
/// the server stops.
async fn converse(
    stream: TcpStream,
    site: Arc<Site>,
    limits: Limits,
    mut stop: watch::Receiver<bool>,
    guest: &Arc<Guest>,
) {
    let asking = Arc::clone(guest);
    let service = service_fn(move |request: hyper::Request<_>| {
        asking.asks();
        let _: &hyper::body::Incoming = request.body();
        let response = answer(request.method(), request.uri().path(), request.headers(), &site);
        async move { Ok::<_, Infallible>(response) }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(limits.patience);
    builder.max_buf_size(limits.head).max_headers(limits.headers);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service));
    let parting = tokio::select! {
        // An error on a connection concerns only its client, which has already got an answer to it.
        _ = connection.as_mut() => return,
        _ = stop.wait_for(|is_over| *is_over) => limits.parting.min(FAREWELL),
        () = sleep(limits.life) => limits.parting,
        () = guest.must_leave() => {
            if guest.is_silent() {
                // No request has come, so no answer is pending.
                return;
            }
            limits.parting
        }
    };
    connection.as_mut().graceful_shutdown();
    let _ = timeout(parting, connection).await;
}
