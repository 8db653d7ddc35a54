//! Text that is not UTF-8, decoded as it is read.
//!
//! UTF-8 passes unchanged. At the first byte that is not UTF-8, up to 16 KiB are read ahead to
//! guess the encoding, and the rest is decoded from there. Decoding keeps the number of lines and
//! characters, so the positions in messages are right.
//!
//! A byte that is not part of a character of the encoding becomes 0xFF, which never occurs in
//! UTF-8. The reader of the text then reports that position.
//!
//! For example, a text in Shift_JIS that ends with a stray byte:
//!
//! ```text
//! input    38 2e 2e 20 23 20   83 69  83 93  83 76  83 8c   ff
//!         8  .  .     #       ナ     ン     プ     レ
//!         is UTF-8            83 is not UTF-8: guess from 83 69 … ff, then decode from 83
//! output   38 2e 2e 20 23 20   e3838a e383b3 e38397 e383ac  ff
//! ```

use super::guess::guess;
use super::peeked::Bytes;
use crate::args::EncodingChoice;
use encoding_rs::{
    Decoder, DecoderResult, EUC_JP, Encoding, ISO_2022_JP, SHIFT_JIS, UTF_16BE, UTF_16LE,
    WINDOWS_1252,
};
use numpre_formats::BinaryKind;
use std::io::{self, ErrorKind, Read};
use std::sync::{Arc, OnceLock};

/// The number of bytes that are read ahead to guess the encoding of text that is not UTF-8.
const AHEAD: usize = 1 << 14;
/// The number of bytes that are decoded at once.
const STEP: usize = 1 << 14;
/// The byte that replaces bytes which are not a character. UTF-8 never contains it.
const NO_CHARACTER: u8 = 0xff;

/// The encoding that was found in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundEncoding {
    /// Its name.
    pub name: &'static str,
    /// True if the bytes leave no doubt.
    pub is_sure: bool,
}

/// The place where [`Decoded`] stores the encoding when it has found one.
pub type Finding = Arc<OnceLock<FoundEncoding>>;

/// A stream of text in any encoding, read as UTF-8.
pub struct Decoded {
    bytes: Bytes,
    state: State,
    finding: Finding,
    /// Decoded text that has not been returned yet.
    ready: Vec<u8>,
    given: usize,
    /// An error that occurred while reading ahead. It is returned after the text before it.
    failure: Option<io::Error>,
}

enum State {
    /// Nothing has been read yet.
    Start,
    /// All bytes so far are UTF-8.
    Utf8 {
        /// The first bytes of a character whose other bytes have not been read yet.
        cut: Vec<u8>,
        /// True if there were valid characters of three or more bytes, which hardly any other
        /// encoding produces.
        is_certain: bool,
    },
    /// The text is decoded. The bytes that were read ahead come first.
    Decode(Box<Decoder>, Vec<u8>),
    /// All bytes pass unchanged.
    Pass,
    /// Nothing more can be read.
    End,
}

impl Decoded {
    /// Creates a reader of bytes in the chosen encoding. With `Auto`, it stores the encoding that
    /// it finds in `finding`.
    pub fn new(bytes: Bytes, choice: EncodingChoice, finding: Finding) -> Decoded {
        let state = match choice {
            EncodingChoice::Auto => State::Start,
            EncodingChoice::Utf8 => State::Pass,
            EncodingChoice::ShiftJis => decode(SHIFT_JIS, Vec::new()),
            EncodingChoice::EucJp => decode(EUC_JP, Vec::new()),
            EncodingChoice::Iso2022Jp => decode(ISO_2022_JP, Vec::new()),
            EncodingChoice::Utf16Le => decode(UTF_16LE, Vec::new()),
            EncodingChoice::Utf16Be => decode(UTF_16BE, Vec::new()),
            EncodingChoice::Windows1252 => decode(WINDOWS_1252, Vec::new()),
        };
        Decoded { bytes, state, finding, ready: Vec::new(), given: 0, failure: None }
    }

    /// Reads at most this number of bytes into the vector and returns how many were read.
    fn more(&mut self, into: &mut Vec<u8>, at_most: usize) -> io::Result<usize> {
        let length = into.len();
        into.resize(length + at_most, 0);
        let read = loop {
            match self.bytes.read(&mut into[length..]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        into.truncate(length + *read.as_ref().unwrap_or(&0));
        read
    }

    /// Reads into `into` until it holds `length` bytes or the input ends. An error is stored, and
    /// returned after these bytes.
    fn until(&mut self, into: &mut Vec<u8>, length: usize) {
        while into.len() < length {
            match self.more(into, length - into.len()) {
                Ok(0) => break,
                Ok(_) => {}
                Err(error) => {
                    self.failure = Some(error);
                    break;
                }
            }
        }
    }

    /// Examines the first bytes, which reveal UTF-16 and files that are not text.
    fn start(&mut self) {
        let mut head = Vec::new();
        self.until(&mut head, 4);
        match head[..] {
            [0xff, 0xfe, ..] | [1..=0x7f, 0, 1..=0x7f, 0] => self.found(UTF_16LE, true, head),
            [0xfe, 0xff, ..] | [0, 1..=0x7f, 0, 1..=0x7f] => self.found(UTF_16BE, true, head),
            _ if BinaryKind::of(&head).is_some() => self.pass(head),
            _ => {
                self.state = State::Utf8 { cut: Vec::new(), is_certain: false };
                self.pass_utf8(head);
            }
        }
    }

    /// Passes everything unchanged, from these bytes on. The reader of the text then reports where
    /// it is damaged, or that it is not text.
    fn pass(&mut self, bytes: Vec<u8>) {
        self.state = State::Pass;
        self.ready.drain(..self.given);
        self.given = 0;
        self.ready.extend(bytes);
    }

    fn found(&mut self, encoding: &'static Encoding, is_sure: bool, bytes: Vec<u8>) {
        // The encoding is decided once only, so this never fails.
        let _ = self.finding.set(FoundEncoding { name: encoding.name(), is_sure });
        self.state = decode(encoding, bytes);
    }

    /// Makes the UTF-8 at the beginning of these bytes ready. If other bytes follow, decides how to
    /// read the rest.
    fn pass_utf8(&mut self, mut bytes: Vec<u8>) {
        let length = self.utf8_length(&bytes);
        let rest = bytes.split_off(length);
        self.ready = bytes;
        self.given = 0;
        self.after_utf8(rest);
    }

    /// Returns how many of these bytes are whole characters of UTF-8.
    #[inline]
    fn utf8_length(&mut self, bytes: &[u8]) -> usize {
        // Nearly all text is ASCII, for which the check is faster.
        if bytes.is_ascii() {
            return bytes.len();
        }
        let length = str::from_utf8(bytes).map_or_else(|error| error.valid_up_to(), str::len);
        if let State::Utf8 { is_certain, .. } = &mut self.state {
            *is_certain |= bytes[..length].iter().any(|&byte| byte >= 0xe0);
        }
        length
    }

    /// Handles the bytes after whole characters: none, the first bytes of a character, or bytes
    /// that are not UTF-8.
    fn after_utf8(&mut self, rest: Vec<u8>) {
        let State::Utf8 { cut, is_certain } = &mut self.state else { return };
        if str::from_utf8(&rest).map_or_else(|error| error.error_len().is_none(), |_| true) {
            *cut = rest;
            return;
        }
        let is_certain = *is_certain;
        self.decide(rest, is_certain);
    }

    /// Decides how to read a text whose next bytes are not UTF-8.
    fn decide(&mut self, mut bytes: Vec<u8>, is_certain: bool) {
        if !is_certain {
            self.until(&mut bytes, AHEAD);
            // Text in these encodings never contains a zero byte.
            if let Some(guess) = guess(&bytes).filter(|_| !bytes.contains(&0)) {
                return self.found(guess.encoding, guess.is_sure, bytes);
            }
        }
        self.pass(bytes);
    }

    /// Reads directly into the buffer as long as the text is UTF-8.
    fn read_utf8(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let State::Utf8 { cut, .. } = &self.state else { return Ok(0) };
        let before = cut.len();
        if buffer.len() < 64 {
            let mut bytes = cut.clone();
            let read = self.more(&mut bytes, STEP)?;
            self.take(bytes, read == 0);
            return Ok(0);
        }
        buffer[..before].copy_from_slice(cut);
        let read = self.bytes.read(&mut buffer[before..])?;
        let filled = before + read;
        if read == 0 {
            self.take(buffer[..filled].to_vec(), true);
            return Ok(0);
        }
        let length = self.utf8_length(&buffer[..filled]);
        self.after_utf8(buffer[length..filled].to_vec());
        Ok(length)
    }

    /// Handles bytes that were read. With `is_end` they are the last ones.
    fn take(&mut self, bytes: Vec<u8>, is_end: bool) {
        match (&self.state, is_end) {
            (_, true) if bytes.is_empty() => self.state = State::End,
            // The text ends in the middle of a character.
            (State::Utf8 { is_certain, .. }, true) => {
                let is_certain = *is_certain;
                self.decide(bytes, is_certain);
            }
            _ => self.pass_utf8(bytes),
        }
    }

    /// Decodes the next bytes.
    fn decode(&mut self) -> io::Result<()> {
        let State::Decode(_, unread) = &mut self.state else { return Ok(()) };
        let mut bytes = std::mem::take(unread);
        let is_end = bytes.is_empty() && self.more(&mut bytes, STEP)? == 0;
        let State::Decode(decoder, _) = &mut self.state else { return Ok(()) };
        self.ready.clear();
        self.given = 0;
        let mut place = 0;
        loop {
            let rest = &bytes[place..];
            let room =
                decoder.max_utf8_buffer_length_without_replacement(rest.len()).unwrap_or(3 * STEP);
            let length = self.ready.len();
            self.ready.resize(length + room, 0);
            let (result, read, written) =
                decoder.decode_to_utf8_without_replacement(rest, &mut self.ready[length..], is_end);
            place += read;
            self.ready.truncate(length + written);
            match result {
                DecoderResult::InputEmpty => break,
                DecoderResult::OutputFull => {}
                DecoderResult::Malformed(..) => self.ready.push(NO_CHARACTER),
            }
        }
        if is_end {
            self.state = State::End;
        }
        Ok(())
    }
}

fn decode(encoding: &'static Encoding, bytes: Vec<u8>) -> State {
    State::Decode(Box::new(encoding.new_decoder_without_bom_handling()), bytes)
}

impl Read for Decoded {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() {
            return Ok(0);
        }
        loop {
            if self.given < self.ready.len() {
                let count = buffer.len().min(self.ready.len() - self.given);
                buffer[..count].copy_from_slice(&self.ready[self.given..][..count]);
                self.given += count;
                return Ok(count);
            }
            if !self.state.holds()
                && let Some(error) = self.failure.take()
            {
                return Err(error);
            }
            match &self.state {
                State::Start => self.start(),
                State::Utf8 { .. } => {
                    let count = self.read_utf8(buffer)?;
                    if count > 0 {
                        return Ok(count);
                    }
                }
                State::Decode(..) => self.decode()?,
                State::Pass => return self.bytes.read(buffer),
                State::End => return Ok(0),
            }
        }
    }
}

impl State {
    /// Returns whether it holds bytes that come before the stored error.
    fn holds(&self) -> bool {
        matches!(self, State::Decode(_, unread) if !unread.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reader that returns at most `step` bytes at a time, and at the end an error if `fails` is
    /// set.
    struct Steps {
        bytes: Vec<u8>,
        step: usize,
        fails: bool,
    }

    impl Read for Steps {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.bytes.is_empty() && std::mem::take(&mut self.fails) {
                return Err(ErrorKind::UnexpectedEof.into());
            }
            let count = self.step.min(buffer.len()).min(self.bytes.len());
            buffer[..count].copy_from_slice(&self.bytes[..count]);
            self.bytes.drain(..count);
            Ok(count)
        }
    }

    /// Returns what is read through a buffer of `room` bytes, the encoding that was found, and
    /// whether an error occurred.
    fn read(
        bytes: &[u8],
        step: usize,
        room: usize,
        fails: bool,
    ) -> (Vec<u8>, Option<&'static str>, bool) {
        let finding = Finding::default();
        let steps = Steps { bytes: bytes.to_vec(), step, fails };
        let mut decoded = Decoded::new(Box::new(steps), EncodingChoice::Auto, Arc::clone(&finding));
        let (mut all, mut buffer, mut failed) = (Vec::new(), vec![0; room], false);
        loop {
            match decoded.read(&mut buffer) {
                Ok(0) => return (all, finding.get().map(|found| found.name), failed),
                Ok(count) => all.extend_from_slice(&buffer[..count]),
                Err(_) => failed = true,
            }
        }
    }

    #[test]
    fn the_text_does_not_depend_on_how_the_bytes_come_in() {
        let text = "puzzle,note\n8..,ナンプレ初級です\n1..,難しい🙂\n".repeat(3);
        let plain = text.replace('🙂', "");
        let utf16 = |big: bool| -> Vec<u8> {
            let units = std::iter::once(0xfeff).chain(text.encode_utf16());
            units
                .flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() })
                .collect()
        };
        let marked = format!("\u{feff}{text}");
        let samples = [
            (text.clone().into_bytes(), None, &text),
            (SHIFT_JIS.encode(&plain).0.into_owned(), Some("Shift_JIS"), &plain),
            (EUC_JP.encode(&plain).0.into_owned(), Some("EUC-JP"), &plain),
            (utf16(false), Some("UTF-16LE"), &marked),
            (utf16(true), Some("UTF-16BE"), &marked),
        ];
        for (bytes, name, expected) in samples {
            for (step, room) in
                [(1, 1), (1, 100), (3, 64), (7, 4096), (usize::MAX, 65), (usize::MAX, 4096)]
            {
                for fails in [false, true] {
                    let (read, found, failed) = read(&bytes, step, room, fails);
                    assert_eq!(
                        (str::from_utf8(&read), found),
                        (Ok(expected.as_str()), name),
                        "{step} {room}"
                    );
                    assert_eq!(failed, fails, "what went wrong comes last: {step} {room}");
                }
            }
        }
    }

    #[test]
    fn a_late_first_character_is_decoded_from_there_on() {
        let head =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n"
                .repeat(5000);
        let text = format!("{head}# ナンプレ初級\n{head}# 上級\n");
        let (read, found, _) = read(&SHIFT_JIS.encode(&text).0, usize::MAX, 1 << 16, false);
        assert!(read == text.as_bytes());
        assert_eq!(found, Some("Shift_JIS"));
    }

    #[test]
    fn bytes_that_are_not_characters_become_ff() {
        let bytes =
            [&SHIFT_JIS.encode("ナンプレ初級の問題集").0[..], b"\xff 8\n", b"\x83"].concat();
        let (read, found, _) = read(&bytes, 5, 100, false);
        assert_eq!(found, Some("Shift_JIS"));
        assert_eq!(read, ["ナンプレ初級の問題集".as_bytes(), b"\xff 8\n\xff"].concat());
        let damaged = ["ナンプレ".as_bytes(), b"\xe3\x83\n8.."].concat();
        assert_eq!(super::tests::read(&damaged, 5, 100, false), (damaged, None, false));
    }
}
