//! Reads a part of a workbook event by event, and checks it on the way.

use super::{PartFault, WorkbookError};
use quick_xml::errors::SyntaxError;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::io::{self, BufReader, Read};

/// The most bytes of an unpacked part: 256 MiB. They are counted while they are read, because the
/// size that the archive declares may be wrong.
const PART_LIMIT: u64 = 1 << 28;

/// A part of XML that is being read.
///
/// Reports XML that is not well formed, also if it ends too early. So a truncated part is an error,
/// and never a shorter part.
pub(super) struct Part<'a> {
    reader: Reader<BufReader<Bounded<'a>>>,
    name: String,
    /// The number of open elements.
    depth: usize,
    has_root: bool,
}

impl<'a> Part<'a> {
    /// Creates a reader of the part `name`. `size` is its length according to the archive.
    pub(super) fn new(
        name: &str,
        bytes: impl Read + 'a,
        size: u64,
    ) -> Result<Part<'a>, WorkbookError> {
        if size > PART_LIMIT {
            return Err(WorkbookError::TooLarge { part: name.to_owned() });
        }
        let bounded = Bounded { inner: Box::new(bytes), left: PART_LIMIT };
        let reader = Reader::from_reader(BufReader::new(bounded));
        Ok(Part { reader, name: name.to_owned(), depth: 0, has_root: false })
    }

    /// Returns the next event.
    pub(super) fn next<'b>(&mut self, buffer: &'b mut Vec<u8>) -> Result<Event<'b>, WorkbookError> {
        buffer.clear();
        let event = match self.reader.read_event_into(buffer) {
            Ok(event) => event,
            Err(quick_xml::Error::Io(error)) if error.kind() == io::ErrorKind::FileTooLarge => {
                return Err(WorkbookError::TooLarge { part: self.name.clone() });
            }
            Err(quick_xml::Error::Io(_)) => return Err(self.fault(PartFault::Unpack)),
            Err(quick_xml::Error::Syntax(error)) if error != SyntaxError::InvalidBangMarkup => {
                // All other syntax errors are markup that does not end.
                return Err(self.fault(PartFault::CutShort { byte: self.reader.buffer_position() }));
            }
            Err(_) => return Err(self.fault(PartFault::Xml { byte: self.reader.error_position() })),
        };
        let is_fault = match &event {
            Event::Start(_) | Event::Empty(_) => self.depth == 0 && self.has_root,
            Event::Text(text) => self.depth == 0 && !text.trim().is_empty(),
            Event::CData(_) | Event::GeneralRef(_) => self.depth == 0,
            _ => false,
        };
        if is_fault {
            return Err(self.fault(PartFault::Xml { byte: self.reader.buffer_position() }));
        }
        match &event {
            Event::Start(_) => {
                self.depth += 1;
                self.has_root = true;
            }
            Event::Empty(_) => self.has_root = true,
            // The reader reports an end tag without a start tag as an error.
            Event::End(_) => self.depth = self.depth.saturating_sub(1),
            Event::Eof if self.depth > 0 => {
                return Err(self.fault(PartFault::CutShort { byte: self.reader.buffer_position() }));
            }
            Event::Eof if !self.has_root => return Err(self.fault(PartFault::Empty)),
            _ => {}
        }
        Ok(event)
    }

    /// Calls `take` for the beginning of every element.
    pub(super) fn each(
        &mut self,
        mut take: impl FnMut(&BytesStart<'_>),
    ) -> Result<(), WorkbookError> {
        let mut buffer = Vec::new();
        loop {
            match self.next(&mut buffer)? {
                Event::Start(element) | Event::Empty(element) => take(&element),
                Event::Eof => return Ok(()),
                _ => {}
            }
        }
    }

    /// Returns the error that this part has this fault.
    pub(super) fn fault(&self, fault: PartFault) -> WorkbookError {
        WorkbookError::Part { part: self.name.clone(), fault }
    }
}

/// Returns the value of an attribute.
pub(super) fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = element.try_get_attribute(name).ok()??;
    Some(found.normalized_value(XmlVersion::Implicit1_0).ok()?.into_owned())
}

/// Returns the value of an attribute with this local name and a prefix, such as `r:id`.
pub(super) fn prefixed_attribute(element: &BytesStart<'_>, local: &str) -> Option<String> {
    let is_it = |name: quick_xml::name::QName<'_>| {
        name.prefix().is_some() && name.local_name().as_ref() == local
    };
    let found = element.attributes().flatten().find(|found| is_it(found.key))?;
    Some(found.normalized_value(XmlVersion::Implicit1_0).ok()?.into_owned())
}

/// A reader that fails after it has read more than it may.
struct Bounded<'a> {
    inner: Box<dyn Read + 'a>,
    left: u64,
}

impl Read for Bounded<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.left = self.left.checked_sub(count as u64).ok_or(io::ErrorKind::FileTooLarge)?;
        Ok(count)
    }
}
