//! `serve`: the server of the web app.

use crate::run::*;

/// The title that the page and its placeholder have in common, as it is in the file.
#[cfg(all(feature = "serve", unix))]
const TITLE: &str = "<title>numpre: Sudoku (&#12490;&#12531;&#12503;&#12524;)</title>";

#[test]
fn a_wrong_address_port_or_path_is_reported() {
    for (lang, options, message) in [
        (
            "en",
            ["--port", "65536"],
            "--port cannot be \"65536\"; expected a whole number from 0 to 65535",
        ),
        ("ja", ["--port", "x"], "--portに「x」は使えません。0～65535の整数を指定してください"),
        (
            "en",
            ["--address", "example"],
            "--address cannot be \"example\"; expected a network address of this machine",
        ),
        ("ja", ["--base", "/../"], "--baseに「/../」は使えません。半角英数字と"),
    ] {
        let ran = numpre(&["serve", options[0], options[1], "--lang", lang]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert!(ran.err.starts_with("numpre: ") && ran.err.contains(message), "{ran:?}");
    }
}

#[cfg(not(feature = "serve"))]
#[test]
fn without_its_feature_it_says_which() {
    for (lang, message) in [("en", "needs the feature serve"), ("ja", "機能serveが必要です")]
    {
        let ran = numpre(&["serve", "--lang", lang]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert!(
            ran.err.contains(message)
                && ran.err.contains("web/build")
                && ran.err.contains("--features serve"),
            "{ran:?}"
        );
    }
}

#[cfg(feature = "serve")]
mod running {
    use super::*;
    use std::io::{BufRead, BufReader, Read, Write};
    use std::net::TcpStream;
    use std::process::{Child, Command, Stdio};
    use std::time::Duration;

    /// Starts a server, and returns it with the URL that it printed, such as
    /// `http://127.0.0.1:1234/sudoku/`.
    fn started(options: &[&str]) -> (Child, String) {
        let mut command = command(&[&["serve", "--port", "0"], options].concat());
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut url = String::new();
        // Reads byte by byte, so that the rest of the output is left for later.
        let mut stdout = BufReader::with_capacity(1, child.stdout.as_mut().unwrap());
        stdout.read_line(&mut url).unwrap();
        (child, url.trim_end().to_owned())
    }

    /// Returns the host with its port, and the path.
    fn parts(url: &str) -> (&str, &str) {
        let rest = url.strip_prefix("http://").unwrap();
        rest.split_at(rest.find('/').unwrap())
    }

    fn got(host: &str, path: &str) -> String {
        let mut stream = TcpStream::connect(host).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut all = Vec::new();
        stream.read_to_end(&mut all).unwrap();
        String::from_utf8(all).unwrap()
    }

    /// Sends the signal. Returns the exit code and the messages on standard error.
    fn ended_by(signal: &str, mut child: Child) -> (Option<i32>, String) {
        let sent =
            Command::new("kill").args([&format!("-{signal}"), &child.id().to_string()]).status();
        assert!(sent.unwrap().success());
        let mut err = String::new();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        (child.wait().unwrap().code(), err)
    }

    /// Returns the message at the start if the built-in page only says how to get the app. That
    /// depends on the build, because the tests also run before `web/build`.
    fn missing_app(page: &str) -> &'static str {
        if page.contains("The web app is not in this build") {
            "numpre: the web app is not in this build, so the page only says how to get it; \
             expected a build after web/build, in numpre's source\n"
        } else {
            ""
        }
    }

    #[test]
    fn the_page_is_there_until_a_signal_ends_it() {
        for (signal, code) in [("INT", 130), ("TERM", 143)] {
            let (child, url) = started(&["--base", "sudoku"]);
            let (host, path) = parts(&url);
            assert!(host.starts_with("127.0.0.1:") && !host.ends_with(":0"), "{url}");
            assert_eq!(path, "/sudoku/");
            let page = got(host, path);
            assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.contains(TITLE), "{page}");
            assert!(page.contains("frame-ancestors 'none'"), "{page}");
            assert!(got(host, "/").starts_with("HTTP/1.1 404 "));
            assert_eq!(
                ended_by(signal, child),
                (Some(code), format!("{}Ctrl-C ends it\n", missing_app(&page)))
            );
            assert!(TcpStream::connect(host).is_err());
        }
    }

    #[test]
    fn at_every_address_it_says_which_others_need() {
        let (mut child, url) = started(&["--address", "0.0.0.0"]);
        let (host, _) = parts(&url);
        assert!(host.starts_with("127.0.0.1:"), "{url}");
        let page = got(host, "/");
        assert!(page.starts_with("HTTP/1.1 200 OK"));
        let mut stdout = child.stdout.take().unwrap();
        let (code, err) = ended_by("INT", child);
        let limits = "On other machines the page works, \
                      but browsers allow offline use and installation only over https";
        let start = format!("{}{limits}", missing_app(&page));
        assert!(
            code == Some(130) && err.starts_with(&start) && err.ends_with("Ctrl-C ends it\n"),
            "{err}"
        );
        let mut others = String::new();
        stdout.read_to_string(&mut others).unwrap();
        // The address by which this machine reaches others, if it has a network.
        let socket = std::net::UdpSocket::bind("0.0.0.0:0").unwrap();
        let own = socket
            .connect("192.0.2.1:9")
            .and_then(|()| socket.local_addr())
            .map(|own| own.ip().to_string());
        let port = host.rsplit(':').next().unwrap();
        let expected = own.ok().filter(|own| !own.starts_with("127.") && own != "0.0.0.0");
        assert_eq!(
            others,
            expected.map(|own| format!("http://{own}:{port}/\n")).unwrap_or_default()
        );
    }

    #[test]
    fn a_port_in_use_is_reported() {
        let (child, url) = started(&[]);
        let (host, _) = parts(&url);
        let port = host.rsplit(':').next().unwrap();
        let english = format!(
            "numpre: port {port} at 127.0.0.1 is in use; \
             expected a free one: another --port, or --port 0 for any\n"
        );
        numpre(&["serve", "--port", port]).expect(2, "", &english);
        let japanese = format!(
            "numpre: 127.0.0.1のポート{port}は使われています。--portで別のポートを指定してください（--port 0なら空いているもの）\n"
        );
        numpre(&["serve", "--port", port, "--lang", "ja"]).expect(2, "", &japanese);
        assert_eq!(ended_by("INT", child).0, Some(130));
    }

    #[test]
    fn an_address_of_another_machine_is_reported() {
        // This address is reserved for documentation, so it never belongs to a machine.
        let ran = numpre(&["serve", "--address", "192.0.2.1", "--port", "0"]);
        let message = "numpre: 192.0.2.1 is not an address of this machine; \
                       expected one that it has, such as 127.0.0.1 or 0.0.0.0, with --address\n";
        ran.expect(2, "", message);
    }
}
