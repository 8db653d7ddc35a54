//! The parts of a workbook, whose file is a ZIP archive of XML.

use super::part::{Part, attribute, prefixed_attribute};
use super::{PartFault, WorkbookError};
use quick_xml::events::BytesStart;
use std::collections::HashMap;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use zip::ZipArchive;
use zip::result::ZipError;

/// The bytes of a workbook, in a file or in memory.
pub(super) trait Bytes: Read + Seek {}
impl<B: Read + Seek> Bytes for B {}

/// A workbook that was opened.
pub(super) struct Package {
    pub(super) archive: ZipArchive<BufReader<Box<dyn Bytes>>>,
    /// The sheets with cells, in the order of the workbook.
    pub(super) sheets: Vec<SheetPart>,
    /// The names of all sheets, including charts.
    pub(super) names: Vec<String>,
    /// The part that names the sheets, usually `xl/workbook.xml`.
    pub(super) workbook: String,
    pub(super) strings: Option<String>,
    pub(super) styles: Option<String>,
    /// The part that lists the cells with formulas in the order of their calculation.
    pub(super) calculation: Option<String>,
    pub(super) namespaces: Namespaces,
}

/// The name of a sheet, and the part with its cells.
#[derive(Clone, Debug)]
pub(super) struct SheetPart {
    pub(super) name: String,
    pub(super) part: String,
}

/// The namespaces of a workbook. The standard has two sets of them for the same elements.
pub(super) struct Namespaces {
    /// The namespace of cells and sheets.
    pub(super) main: &'static str,
    /// The namespace of `r:id`. The kinds of relations also begin with it.
    pub(super) relations: &'static str,
}

/// The namespaces that almost all programs write.
const TRANSITIONAL: Namespaces = Namespaces {
    main: "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
    relations: "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
};

/// The namespaces of a "Strict Open XML Workbook".
const STRICT: Namespaces = Namespaces {
    main: "http://purl.oclc.org/ooxml/spreadsheetml/main",
    relations: "http://purl.oclc.org/ooxml/officeDocument/relationships",
};

/// The kind of relation to the list of the formulas.
pub(super) const CALCULATION: &str = "calcChain";

/// A reference from one part to another.
struct Relation {
    /// The last word of the kind, such as `worksheet`.
    kind: String,
    is_strict: bool,
    /// The name of the other part.
    target: String,
}

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
            ZipError::Io(error) if error.kind() != io::ErrorKind::UnexpectedEof => {
                WorkbookError::Read(error)
            }
            _ => WorkbookError::NoArchive,
        })?;
        let mut package = Package {
            archive,
            sheets: Vec::new(),
            names: Vec::new(),
            workbook: String::new(),
            strings: None,
            styles: None,
            calculation: None,
            namespaces: TRANSITIONAL,
        };
        let root = package.relations("")?;
        let workbook = root.into_values().find(|relation| relation.kind == "officeDocument");
        let workbook = workbook.ok_or(WorkbookError::NoWorkbook)?;
        if workbook.is_strict {
            package.namespaces = STRICT;
        }
        package.workbook = workbook.target;
        if package.archive.index_for_name(&package.workbook).is_none() {
            return Err(WorkbookError::NoWorkbook);
        }
        let relations = package.relations(&package.workbook.clone())?;
        let target = |kind: &str| {
            let found = relations.values().find(|relation| relation.kind == kind);
            found.map(|relation| relation.target.clone())
        };
        (package.strings, package.styles) = (target("sharedStrings"), target("styles"));
        package.calculation = target(CALCULATION);
        package.read_sheets(&relations)?;
        Ok(package)
    }

    /// Opens a part for reading.
    pub(super) fn part(&mut self, name: &str) -> Result<Part<'_>, WorkbookError> {
        let error = |error: ZipError| {
            let fault = if matches!(error, ZipError::FileNotFound) {
                PartFault::Missing
            } else {
                PartFault::Unpack
            };
            WorkbookError::Part { part: name.to_owned(), fault }
        };
        let file = self.archive.by_name(name).map_err(error)?;
        let size = file.size();
        Part::new(name, file, size)
    }

    /// Returns the references of a part to others, by id.
    fn relations(&mut self, of: &str) -> Result<HashMap<String, Relation>, WorkbookError> {
        let (folder, _) = of.rsplit_once('/').unwrap_or(("", of));
        let name = relations_of(of);
        let mut relations = HashMap::new();
        if of.is_empty() && self.archive.index_for_name(&name).is_none() {
            return Err(WorkbookError::NoWorkbook);
        }
        self.part(&name)?.each(|element| {
            if element.local_name().as_ref() == "Relationship"
                && attribute(element, "TargetMode").as_deref() != Some("External")
            {
                let word = |name| attribute(element, name).unwrap_or_default();
                let kind = relation_kind(element);
                let is_strict = word("Type").starts_with(STRICT.relations);
                relations.insert(
                    word("Id"),
                    Relation { kind, is_strict, target: resolved(folder, &word("Target")) },
                );
            }
        })?;
        Ok(relations)
    }

    fn read_sheets(&mut self, relations: &HashMap<String, Relation>) -> Result<(), WorkbookError> {
        let (mut sheets, mut names, mut lost) = (Vec::new(), Vec::new(), None);
        let name = self.workbook.clone();
        self.part(&name)?.each(|element| {
            if element.local_name().as_ref() != "sheet" {
                return;
            }
            let name = attribute(element, "name").unwrap_or_default();
            match prefixed_attribute(element, "id").and_then(|id| relations.get(&id)) {
                Some(relation) if relation.kind == "worksheet" => {
                    sheets.push(SheetPart { name: name.clone(), part: relation.target.clone() });
                }
                // Charts and old macros are also sheets, but without cells.
                Some(_) => {}
                None => drop(lost.get_or_insert_with(|| name.clone())),
            }
            names.push(name);
        })?;
        if let Some(sheet) = lost {
            return Err(WorkbookError::Part { part: name, fault: PartFault::Sheet { sheet } });
        }
        (self.sheets, self.names) = (sheets, names);
        Ok(())
    }
}

/// Returns the last word of the kind of a relation, such as `worksheet`.
pub(super) fn relation_kind(relation: &BytesStart<'_>) -> String {
    let kind = attribute(relation, "Type").unwrap_or_default();
    kind.rsplit('/').next().unwrap_or_default().to_owned()
}

/// Returns the name of the part that lists the references of a part.
pub(super) fn relations_of(part: &str) -> String {
    match part.rsplit_once('/') {
        Some((folder, name)) => format!("{folder}/_rels/{name}.rels"),
        None => format!("_rels/{part}.rels"),
    }
}

/// Returns the name of the part that a target in a folder refers to.
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
