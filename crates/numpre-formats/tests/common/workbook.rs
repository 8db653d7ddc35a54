//! Checks that every workbook written by a test has to pass.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read};

/// The namespaces of `r:id` in the two kinds of workbooks.
const RELATIONS: [&str; 2] = [
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    "http://purl.oclc.org/ooxml/officeDocument/relationships",
];

/// Unpacks a workbook and checks it like a strict reader. Returns its parts by name.
///
/// All XML must be well formed with namespaces. Every sheet must have a relation, and a name and an
/// id that no other sheet has. Every relation must have a part, and every part a content type. The
/// cells of every sheet must be in reading order.
#[track_caller]
pub(crate) fn checked_parts(bytes: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut parts = BTreeMap::new();
    for number in 0..archive.len() {
        let mut file = archive.by_index(number).unwrap();
        let name = file.name().unwrap().into_owned();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        assert!(parts.insert(name.clone(), bytes).is_none(), "{name} is in the archive twice");
    }
    let texts: BTreeMap<&str, String> = parts
        .iter()
        .filter(|(name, _)| [".xml", ".rels", ".vml"].iter().any(|end| name.ends_with(end)))
        .map(|(name, bytes)| (name.as_str(), String::from_utf8(bytes.clone()).unwrap()))
        .collect();
    let documents: BTreeMap<&str, roxmltree::Document<'_>> = texts
        .iter()
        .map(|(name, text)| {
            let document = roxmltree::Document::parse(text.trim_start_matches('\u{feff}'));
            (*name, document.unwrap_or_else(|error| panic!("{name}: {error}\n{text}")))
        })
        .collect();
    check_types(&parts, &documents["[Content_Types].xml"]);
    for (name, document) in documents.iter().filter(|(name, _)| name.ends_with(".rels")) {
        check_relations(&parts, name, document);
    }
    for (name, document) in &documents {
        match document.root_element().tag_name().name() {
            "workbook" => check_sheets(name, document, &documents),
            "worksheet" => check_cells(name, document),
            _ => {}
        }
    }
    parts
}

fn check_types(parts: &BTreeMap<String, Vec<u8>>, types: &roxmltree::Document<'_>) {
    let values = |tag: &str, attribute: &str| -> Vec<String> {
        let nodes = types.root_element().children().filter(|node| node.tag_name().name() == tag);
        nodes.map(|node| node.attribute(attribute).unwrap().to_lowercase()).collect()
    };
    let (defaults, overrides) = (values("Default", "Extension"), values("Override", "PartName"));
    let known: BTreeSet<&String> = overrides.iter().collect();
    assert_eq!(known.len(), overrides.len(), "a part has two content types: {overrides:?}");
    for name in parts.keys().filter(|name| *name != "[Content_Types].xml") {
        let is_default =
            name.rsplit_once('.').is_some_and(|(_, end)| defaults.contains(&end.to_lowercase()));
        assert!(
            is_default || known.contains(&format!("/{}", name.to_lowercase())),
            "{name} has no content type"
        );
    }
}

fn check_relations(
    parts: &BTreeMap<String, Vec<u8>>,
    name: &str,
    relations: &roxmltree::Document<'_>,
) {
    let (folder, _) = name.split_once("_rels/").unwrap();
    let mut ids = BTreeSet::new();
    for relation in relations.root_element().children().filter(roxmltree::Node::is_element) {
        let id = relation.attribute("Id").unwrap();
        assert!(ids.insert(id), "{name}: {id} is there twice");
        let target = relation.attribute("Target").unwrap();
        if relation.attribute("TargetMode") == Some("External") {
            continue;
        }
        let mut steps: Vec<&str> =
            if target.starts_with('/') { Vec::new() } else { folder.split('/').collect() };
        for step in target.split('/') {
            steps.retain(|step| !step.is_empty());
            if step == ".." {
                steps.pop();
            } else {
                steps.push(step);
            }
        }
        let part = steps.join("/");
        assert!(
            parts.contains_key(part.trim_start_matches('/')),
            "{name}: {id} refers to {part}, which is missing"
        );
    }
}

fn check_sheets(
    name: &str,
    workbook: &roxmltree::Document<'_>,
    documents: &BTreeMap<&str, roxmltree::Document<'_>>,
) {
    let (folder, file) = name.rsplit_once('/').unwrap_or(("", name));
    let relations = &documents[format!("{folder}/_rels/{file}.rels").trim_start_matches('/')];
    let targets: Vec<&str> =
        relations.root_element().children().filter_map(|node| node.attribute("Id")).collect();
    let main = workbook.root_element().tag_name().namespace();
    let sheets =
        workbook.root_element().children().find(|node| node.tag_name().name() == "sheets").unwrap();
    let (mut names, mut ids) = (BTreeSet::new(), BTreeSet::new());
    for sheet in sheets.children().filter(roxmltree::Node::is_element) {
        assert_eq!(sheet.tag_name().namespace(), main, "{sheet:?}");
        let title = sheet.attribute("name").unwrap().to_lowercase();
        assert!(names.insert(title.clone()), "two sheets are called {title}");
        assert!(
            ids.insert(sheet.attribute("sheetId").unwrap()),
            "two sheets have one id: {sheet:?}"
        );
        let relation = RELATIONS.iter().find_map(|namespace| sheet.attribute((*namespace, "id")));
        let relation = relation.unwrap_or_else(|| panic!("{sheet:?} has no relation"));
        assert!(targets.contains(&relation), "{sheet:?}: {relation} is no relation");
    }
}

fn check_cells(name: &str, sheet: &roxmltree::Document<'_>) {
    let main = sheet.root_element().tag_name().namespace();
    let cells = sheet
        .descendants()
        .filter(|node| node.tag_name().name() == "c" && node.tag_name().namespace() == main);
    let mut last = (0, 0);
    for cell in cells {
        let Some(reference) = cell.attribute("r") else { continue };
        let digits = reference.find(|found: char| found.is_ascii_digit()).unwrap();
        let column = reference[..digits]
            .bytes()
            .fold(0, |column, letter| 26 * column + u32::from(letter - b'@'));
        let place = (reference[digits..].parse::<u32>().unwrap(), column);
        assert!(place > last, "{name}: {reference} is not after the cell before it");
        last = place;
    }
}
