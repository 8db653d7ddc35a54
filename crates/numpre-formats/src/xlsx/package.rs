//! The parts of a workbook's file: a ZIP archive of XML, every part of which is read with a bound on its size.

use super::WorkbookError;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::collections::HashMap;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use zip::ZipArchive;
use zip::result::ZipError;

/// A part may have so many bytes when it is unpacked, 256 MiB: it is watched while it is read, for what the archive says of
/// itself need not be true.
const PART_LIMIT: u64 = 1 << 28;

/// Where a workbook's bytes are: a file, or the memory.
pub(super) trait Bytes: Read + Seek {}
impl<B: Read + Seek> Bytes for B {}

/// The file, opened.
pub(super) struct Package {
    pub(super) archive: ZipArchive<BufReader<Box<dyn Bytes>>>,
    /// The sheets, in the order of the workbook.
    pub(super) sheets: Vec<SheetPart>,
    /// The part that names the sheets, mostly `xl/workbook.xml`.
    pub(super) workbook: String,
    pub(super) strings: Option<String>,
    pub(super) styles: Option<String>,
}

/// A sheet by its name, and the part that holds its cells.
#[derive(Clone, Debug)]
pub(super) struct SheetPart {
    pub(super) name: String,
    pub(super) part: String,
}

/// A part, while it is read.
pub(super) type Part<'a> = Reader<BufReader<Bounded<'a>>>;

impl Package {
    /// Opens a workbook.
    pub(super) fn open(bytes: impl Bytes + 'static) -> Result<Package, WorkbookError> {
        let mut bytes: Box<dyn Bytes> = Box::new(bytes);
        let mut head = Vec::new();
        (&mut bytes).take(8).read_to_end(&mut head).map_err(WorkbookError::Read)?;
        bytes.seek(SeekFrom::Start(0)).map_err(WorkbookError::Read)?;
        if super::is_old_workbook(&head) {
            return Err(WorkbookError::Old);
        }
        let archive = ZipArchive::new(BufReader::new(bytes)).map_err(|error| match error {
            ZipError::Io(error) if error.kind() != io::ErrorKind::UnexpectedEof => WorkbookError::Read(error),
            _ => WorkbookError::NoArchive,
        })?;
        let mut package = Package { archive, sheets: Vec::new(), workbook: String::new(), strings: None, styles: None };
        let root = package.relations("")?;
        let workbook = root.values().find(|(kind, _)| kind == "officeDocument").map(|(_, target)| target.clone());
        package.workbook = workbook.ok_or(WorkbookError::NoWorkbook)?;
        if package.archive.index_for_name(&package.workbook).is_none() {
            return Err(WorkbookError::NoWorkbook);
        }
        let relations = package.relations(&package.workbook.clone())?;
        let target = |kind: &str| relations.values().find(|(found, _)| found == kind).map(|(_, target)| target.clone());
        (package.strings, package.styles) = (target("sharedStrings"), target("styles"));
        package.sheets = package.read_sheets(&relations)?;
        Ok(package)
    }

    /// Begins to read a part.
    pub(super) fn part(&mut self, name: &str) -> Result<Part<'_>, WorkbookError> {
        let error = |error: ZipError| WorkbookError::Part { part: name.to_owned(), error: error.to_string() };
        let file = self.archive.by_name(name).map_err(error)?;
        if file.size() > PART_LIMIT {
            return Err(WorkbookError::TooLarge { part: name.to_owned() });
        }
        let mut reader = Reader::from_reader(BufReader::new(Bounded { inner: Box::new(file), left: PART_LIMIT }));
        reader.config_mut().check_end_names = false;
        Ok(reader)
    }

    /// What a part refers to: by id, the last word of the kind, and the name of the part.
    fn relations(&mut self, of: &str) -> Result<HashMap<String, (String, String)>, WorkbookError> {
        let (folder, _) = of.rsplit_once('/').unwrap_or(("", of));
        let name = relations_of(of);
        let mut relations = HashMap::new();
        if self.archive.index_for_name(&name).is_none() {
            return if of.is_empty() { Err(WorkbookError::NoWorkbook) } else { Ok(relations) };
        }
        let mut part = self.part(&name)?;
        each(&mut part, &name, |element| {
            if element.local_name().as_ref() == "Relationship"
                && attribute(element, "TargetMode").as_deref() != Some("External")
            {
                let word = |name| attribute(element, name).unwrap_or_default();
                let kind = word("Type").rsplit('/').next().unwrap_or_default().to_owned();
                relations.insert(word("Id"), (kind, resolved(folder, &word("Target"))));
            }
        })?;
        Ok(relations)
    }

    fn read_sheets(&mut self, relations: &HashMap<String, (String, String)>) -> Result<Vec<SheetPart>, WorkbookError> {
        let mut sheets = Vec::new();
        let name = self.workbook.clone();
        each(&mut self.part(&name)?, &name, |element| {
            if element.local_name().as_ref() != "sheet" {
                return;
            }
            let id = element.attributes().flatten().find(|found| found.key.local_name().as_ref() == "id");
            let id = id.and_then(|found| Some(found.normalized_value(XmlVersion::Implicit1_0).ok()?.into_owned()));
            // Charts and old macros have sheets too, without cells.
            if let Some((kind, part)) = id.and_then(|id| relations.get(&id)).filter(|(kind, _)| kind == "worksheet") {
                let _ = kind;
                sheets.push(SheetPart { name: attribute(element, "name").unwrap_or_default(), part: part.clone() });
            }
        })?;
        Ok(sheets)
    }
}

/// The part that says what a part refers to.
pub(super) fn relations_of(part: &str) -> String {
    match part.rsplit_once('/') {
        Some((folder, name)) => format!("{folder}/_rels/{name}.rels"),
        None => format!("_rels/{part}.rels"),
    }
}

/// A target as the name of a part.
fn resolved(folder: &str, target: &str) -> String {
    let (mut steps, target) = match target.strip_prefix('/') {
        Some(target) => (Vec::new(), target),
        None => (folder.split('/').filter(|step| !step.is_empty()).collect(), target),
    };
    for step in target.split('/') {
        match step {
            ".." => drop(steps.pop()),
            "." | "" => {}
            step => steps.push(step),
        }
    }
    steps.join("/")
}

/// Hands on the beginning of every element of a part.
pub(super) fn each(
    part: &mut Part<'_>,
    name: &str,
    mut take: impl FnMut(&BytesStart<'_>),
) -> Result<(), WorkbookError> {
    let mut buffer = Vec::new();
    loop {
        match next(part, &mut buffer, name)? {
            Event::Start(element) | Event::Empty(element) => take(&element),
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

/// The next event of a part.
pub(super) fn next<'b>(part: &mut Part<'_>, buffer: &'b mut Vec<u8>, name: &str) -> Result<Event<'b>, WorkbookError> {
    buffer.clear();
    part.read_event_into(buffer).map_err(|error| match error {
        quick_xml::Error::Io(error) if error.kind() == io::ErrorKind::FileTooLarge => {
            WorkbookError::TooLarge { part: name.to_owned() }
        }
        error => WorkbookError::Part { part: name.to_owned(), error: error.to_string() },
    })
}

/// An attribute's value.
pub(super) fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = element.try_get_attribute(name).ok()??;
    Some(found.normalized_value(XmlVersion::Implicit1_0).ok()?.into_owned())
}

/// A reader that ends with an error where there is too much.
pub(super) struct Bounded<'a> {
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
