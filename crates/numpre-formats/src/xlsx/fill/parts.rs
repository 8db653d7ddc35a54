//! Changes the other parts of a workbook: the list of sheets if there are formulas or a new sheet,
//! and the parts that refer to a new sheet.

use super::plan::AnswerSheet;
use super::sheet::without;
use super::{Content, Edit, Fill, cells};
use crate::xlsx::WorkbookError;
use crate::xlsx::package::{CALCULATION, Package, relation_kind, relations_of};
use crate::xlsx::part::attribute;
use crate::xlsx::place::Place;
use crate::xlsx::read::ANSWER_HEADS;
use quick_xml::Writer;
use quick_xml::escape::escape;
use quick_xml::events::{BytesStart, Event};
use std::collections::BTreeMap;

const SHEET_TYPE: &str =
    "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml";
const TYPES: &str = "[Content_Types].xml";
/// The elements that may follow the settings of calculation in a workbook, according to its schema.
const AFTER_CALCULATION: [&str; 9] = [
    "oleSize",
    "customWorkbookViews",
    "pivotCaches",
    "smartTagPr",
    "smartTagTypes",
    "webPublishing",
    "fileRecoveryPr",
    "webPublishObjects",
    "extLst",
];

/// Returns the parts that are rewritten, by name.
pub(super) fn changed(fill: &mut Fill) -> Result<BTreeMap<String, String>, WorkbookError> {
    let mut parts = BTreeMap::new();
    let package = &mut fill.package;
    let relations = relations_of(&package.workbook);
    let lost = package.calculation.clone().filter(|_| fill.loses_formulas);
    let (mut new_relation, mut new_type, mut entry) = (None, None, None);
    if let Some(answers) = &fill.answers {
        match &answers.part {
            Some(part) => drop(parts.insert(part.clone(), sheet(answers, package.namespaces.main))),
            None => {
                let folder = package
                    .workbook
                    .rsplit_once('/')
                    .map(|(folder, _)| format!("{folder}/"))
                    .unwrap_or_default();
                let free = (1..).map(|number| format!("worksheets/numpre{number}.xml"));
                let is_new = |target: &String| {
                    package.archive.index_for_name(&format!("{folder}{target}")).is_none()
                };
                // There are fewer parts than numbers.
                let target = free.into_iter().find(is_new).unwrap_or_default();
                let part = format!("{folder}{target}");
                let id = new_id(package, &relations)?;
                let kind = package.namespaces.relations;
                new_relation = Some(format!(
                    r#"<Relationship Id="{id}" Type="{kind}/worksheet" Target="{target}"/>"#
                ));
                new_type =
                    Some(format!(r#"<Override PartName="/{part}" ContentType="{SHEET_TYPE}"/>"#));
                parts.insert(part, sheet(answers, package.namespaces.main));
                entry = Some((answers.name.clone(), id));
            }
        }
    }
    if new_relation.is_some() || lost.is_some() {
        let is_lost =
            |element: &BytesStart<'_>| lost.is_some() && relation_kind(element) == CALCULATION;
        parts.insert(
            relations.clone(),
            relisted(package, &relations, new_relation.as_deref(), is_lost)?,
        );
        let is_lost = |element: &BytesStart<'_>| {
            let part = attribute(element, "PartName");
            let part = part.as_deref().map(|part| part.trim_start_matches('/'));
            part.zip(lost.as_deref()).is_some_and(|(part, lost)| part.eq_ignore_ascii_case(lost))
        };
        parts.insert(TYPES.to_owned(), relisted(package, TYPES, new_type.as_deref(), is_lost)?);
    }
    if fill.has_formulas || entry.is_some() {
        let name = package.workbook.clone();
        parts.insert(name.clone(), workbook(package, &name, fill.has_formulas, entry)?);
    }
    Ok(parts)
}

/// The widths of the columns of the sheet of answers.
const WIDTHS: &str = concat!(
    r#"<cols><col min="1" max="2" width="12" customWidth="1"/>"#,
    r#"<col min="3" max="3" width="90" customWidth="1"/>"#,
    r#"<col min="4" max="4" width="12" customWidth="1"/></cols>"#,
);

/// Returns the sheet of answers, with elements of this namespace.
fn sheet(answers: &AnswerSheet, namespace: &str) -> String {
    let heads = ANSWER_HEADS.map(str::to_owned);
    let rows = std::iter::once(&heads).chain(&answers.rows).zip(0..).map(|(texts, row)| {
        let cells = texts.iter().zip(0..).map(|(text, column)| {
            let edit = Edit { content: Content::Text(text.clone()), like: None };
            cells::cell(Place { row, column }, &edit, None, "")
        });
        format!(r#"<row r="{}">{}</row>"#, row + 1, cells.collect::<String>())
    });
    format!(
        r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="{namespace}">{WIDTHS}<sheetData>{}</sheetData></worksheet>"#,
        rows.collect::<String>()
    )
}

/// Returns an id that no relation has.
fn new_id(package: &mut Package, relations: &str) -> Result<String, WorkbookError> {
    let mut known = Vec::new();
    package.part(relations)?.each(|element| known.extend(attribute(element, "Id")))?;
    Ok((1..)
        .map(|number| format!("rIdNumpre{number}"))
        .find(|id| !known.contains(id))
        .unwrap_or_default())
}

/// Returns a part without some elements of its root, and with a new one at its end, in the
/// namespace of the root.
fn relisted(
    package: &mut Package,
    name: &str,
    new: Option<&str>,
    is_lost: impl Fn(&BytesStart<'_>) -> bool,
) -> Result<String, WorkbookError> {
    let element = new.unwrap_or_default();
    let mut is_losing = false;
    rewritten(package, name, |depth, event, text| {
        let prefix = |root: &str| {
            root.split_once(':').map(|(prefix, _)| format!("{prefix}:")).unwrap_or_default()
        };
        match event {
            Event::Empty(found) if depth == 1 && is_lost(found) => Some(()),
            Event::Start(found) if depth == 1 && is_lost(found) => {
                is_losing = true;
                Some(())
            }
            Event::End(_) if depth == 1 && is_losing => {
                is_losing = false;
                Some(())
            }
            _ if is_losing => Some(()),
            Event::End(end) if depth == 0 => {
                *text += &element.replacen('<', &format!("<{}", prefix(end.name().as_ref())), 1);
                None
            }
            Event::Empty(root) if depth == 0 && new.is_some() => {
                let inside =
                    element.replacen('<', &format!("<{}", prefix(root.name().as_ref())), 1);
                let (start, end) = (root.attributes_raw(), root.name());
                *text += &format!("<{}{start}>{inside}</{}>", end.as_ref(), end.as_ref());
                Some(())
            }
            _ => None,
        }
    })
}

/// Returns the list of sheets with a new sheet, and with its formulas marked to be computed when it
/// is opened.
fn workbook(
    package: &mut Package,
    name: &str,
    has_formulas: bool,
    entry: Option<(String, String)>,
) -> Result<String, WorkbookError> {
    let mut is_calculated = !has_formulas;
    let (mut highest, mut prefix, namespace) = (0_u32, String::new(), package.namespaces.relations);
    rewritten(package, name, |depth, event, text| {
        let calculation = |prefix: &str| format!(r#"<{prefix}calcPr fullCalcOnLoad="1"/>"#);
        match event {
            Event::Start(root) if depth == 0 => {
                prefix = root
                    .name()
                    .prefix()
                    .map(|prefix| format!("{}:", prefix.as_ref()))
                    .unwrap_or_default();
            }
            Event::Start(sheet) | Event::Empty(sheet) if sheet.local_name().as_ref() == "sheet" => {
                let number =
                    attribute(sheet, "sheetId").and_then(|number| number.parse().ok()).unwrap_or(0);
                highest = highest.max(number);
            }
            Event::End(sheets) if sheets.local_name().as_ref() == "sheets" => {
                if let Some((name, id)) = &entry {
                    let (name, number) = (escape(name.as_str()), highest.saturating_add(1));
                    // Other sheets may declare the prefix of their ids only on themselves, so this
                    // one does the same.
                    let r = if prefix == "r:" { "relation" } else { "r" };
                    *text += &format!(
                        "<{prefix}sheet name=\"{name}\" sheetId=\"{number}\" \
                         xmlns:{r}=\"{namespace}\" {r}:id=\"{id}\"/>"
                    );
                }
            }
            Event::Start(found) | Event::Empty(found) if depth == 1 => {
                let local = found.local_name();
                if local.as_ref() == "calcPr" && !is_calculated {
                    is_calculated = true;
                    let mut settings: BytesStart<'_> = without(found, "fullCalcOnLoad");
                    settings.push_attribute(("fullCalcOnLoad", "1"));
                    let close = if matches!(event, Event::Empty(_)) { "/>" } else { ">" };
                    *text += &format!(
                        "<{}{}{close}",
                        settings.name().as_ref(),
                        settings.attributes_raw()
                    );
                    return Some(());
                }
                if AFTER_CALCULATION.contains(&local.as_ref()) && !is_calculated {
                    is_calculated = true;
                    *text += &calculation(&prefix);
                }
            }
            Event::End(_) if depth == 0 && !is_calculated => *text += &calculation(&prefix),
            _ => {}
        }
        None
    })
}

/// Returns a part with changes. `change` is called for each event, with the depth of its element (0
/// for the root), and may write text before the event. If it returns `Some`, the event itself is
/// left out.
fn rewritten(
    package: &mut Package,
    name: &str,
    mut change: impl FnMut(usize, &Event<'_>, &mut String) -> Option<()>,
) -> Result<String, WorkbookError> {
    let mut part = package.part(name)?;
    let (mut text, mut depth, mut buffer) = (String::new(), 0_usize, Vec::new());
    loop {
        let event = part.next(&mut buffer)?;
        if matches!(event, Event::End(_)) {
            depth = depth.saturating_sub(1);
        }
        let is_done = change(depth, &event, &mut text).is_some();
        if matches!(event, Event::Start(_)) {
            depth += 1;
        }
        if matches!(event, Event::Eof) {
            return Ok(text);
        }
        if !is_done {
            let mut bytes = Vec::new();
            Writer::new(&mut bytes).write_event(event).map_err(WorkbookError::Save)?;
            text += &String::from_utf8_lossy(&bytes);
        }
    }
}
