//! Compressed input: gzip and zstd, decompressed as it is read.
//!
//! The memory is bounded for any amount of output. gzip needs the last 32 KiB of its output, and
//! zstd needs the window that the file asks for. A window of more than 128 MiB is refused.

use super::peeked::{Bytes, peeked};
use flate2::bufread::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::io::{self, BufRead, BufReader, ErrorKind, Read};

/// The first bytes of a gzip file. The third byte is the compression method, of which there is only
/// one.
const GZIP: &[u8] = &[0x1f, 0x8b, 8];
/// The first bytes of a zstd frame.
const ZSTD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

/// Returns the same stream, decompressed if it is compressed.
///
/// # Errors
/// Returns the errors of the stream.
pub fn decompressed(stream: Bytes) -> io::Result<Bytes> {
    let (found, stream) = peeked(stream, &[GZIP, ZSTD])?;
    Ok(match found {
        Some(0) => Box::new(Gzip(MultiGzDecoder::new(BufReader::new(stream)))),
        Some(_) => Box::new(Zstd::new(stream)),
        None => stream,
    })
}

/// A gzip stream of one or more members.
struct Gzip(MultiGzDecoder<BufReader<Bytes>>);

impl Read for Gzip {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        // The library reports damaged data as `InvalidInput`, like a wrong argument.
        self.0.read(buffer).map_err(|error| match error.kind() {
            ErrorKind::InvalidInput => io::Error::new(ErrorKind::InvalidData, error),
            _ => error,
        })
    }
}

/// A zstd stream of one or more frames.
struct Zstd {
    source: Source,
    decoder: FrameDecoder,
    state: State,
}

/// The position in a zstd stream.
enum State {
    /// Before a frame, or at the end of the stream.
    Between,
    Inside,
    /// Decoding has failed. First the text that was decoded is returned, then the error, once.
    Failed(Option<io::Error>),
}

/// An empty block that ends a frame, and four bytes for the checksum that may follow.
const LAST_BLOCK: [u8; 7] = [1, 0, 0, 0, 0, 0, 0];

impl Zstd {
    fn new(stream: Bytes) -> Zstd {
        let source = Source { stream: BufReader::new(stream), has_ended: false, error: None };
        Zstd { source, decoder: FrameDecoder::new(), state: State::Between }
    }

    /// Begins the next frame, or skips one that contains no data.
    fn begin(&mut self) -> io::Result<()> {
        match self.decoder.reset(&mut self.source) {
            Ok(()) => self.state = State::Inside,
            Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                length,
                ..
            })) => {
                let length = u64::from(length);
                if io::copy(&mut (&mut self.source).take(length), &mut io::sink())? < length {
                    self.state = State::Failed(Some(ErrorKind::UnexpectedEof.into()));
                }
            }
            Err(error) => self.state = State::Failed(Some(self.source.reason(error))),
        }
        Ok(())
    }

    /// Ends a frame that cannot be decoded any further.
    ///
    /// The library returns the last window of its output only after the end of a frame. So this
    /// ends the frame with an empty block, and the text before the damage is not lost.
    fn fail(&mut self, error: FrameDecoderError) {
        self.state = State::Failed(Some(self.source.reason(error)));
        let _ = self.decoder.decode_blocks(&LAST_BLOCK[..], BlockDecodingStrategy::UptoBlocks(1));
    }
}

impl Read for Zstd {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if !matches!(self.state, State::Between) && self.decoder.can_collect() > 0 {
                return self.decoder.read(buffer);
            }
            match &mut self.state {
                State::Failed(error) => return error.take().map_or(Ok(0), Err),
                State::Between if self.source.stream.fill_buf()?.is_empty() => return Ok(0),
                State::Between => self.begin()?,
                State::Inside if self.decoder.is_finished() => {
                    let (written, computed) = (
                        self.decoder.get_checksum_from_data(),
                        self.decoder.get_calculated_checksum(),
                    );
                    let is_damaged = written.is_some() && written != computed;
                    self.state = match is_damaged {
                        true => State::Failed(Some(ErrorKind::InvalidData.into())),
                        false => State::Between,
                    };
                }
                State::Inside => {
                    let step = BlockDecodingStrategy::UptoBlocks(1);
                    if let Err(error) = self.decoder.decode_blocks(&mut self.source, step) {
                        self.fail(error);
                    }
                }
            }
        }
    }
}

/// The compressed bytes. This type records how the stream ended, because the errors of the library
/// do not say so.
struct Source {
    stream: BufReader<Bytes>,
    has_ended: bool,
    error: Option<io::Error>,
}

impl Source {
    /// Returns why decoding failed: an error of the stream, its early end, or its damaged content.
    fn reason(&mut self, error: FrameDecoderError) -> io::Error {
        match self.error.take() {
            Some(error) => error,
            None if self.has_ended => ErrorKind::UnexpectedEof.into(),
            None if matches!(error, FrameDecoderError::WindowSizeTooBig { .. }) => {
                ErrorKind::OutOfMemory.into()
            }
            None => io::Error::new(ErrorKind::InvalidData, error),
        }
    }
}

impl Read for Source {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.stream.read(buffer) {
            Ok(count) => {
                self.has_ended |= count == 0 && !buffer.is_empty();
                Ok(count)
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => Err(error),
            Err(error) => {
                let kind = error.kind();
                self.error = Some(error);
                Err(kind.into())
            }
        }
    }
}
