//! Finds the cell styles of a workbook that draw lines. Lines show where a board begins and ends.

use super::WorkbookError;
use super::package::Package;
use super::part::attribute;
use quick_xml::events::Event;

/// Returns for each cell style whether it has a line on at least one side.
pub(super) fn drawn(package: &mut Package) -> Result<Vec<bool>, WorkbookError> {
    let (mut borders, mut styles) = (Vec::new(), Vec::new());
    let Some(name) = package.styles.clone() else { return Ok(styles) };
    let mut part = package.part(&name)?;
    let mut buffer = Vec::new();
    let (mut in_borders, mut in_styles) = (false, false);
    loop {
        match part.next(&mut buffer)? {
            Event::Start(element) | Event::Empty(element) => match element.local_name().as_ref() {
                "borders" => in_borders = true,
                "cellXfs" => in_styles = true,
                "border" if in_borders => borders.push(false),
                "left" | "right" | "top" | "bottom" | "start" | "end" if in_borders => {
                    let has_line =
                        attribute(&element, "style").is_some_and(|style| style != "none");
                    if let Some(border) = borders.last_mut() {
                        *border |= has_line;
                    }
                }
                "xf" if in_styles => {
                    let border = attribute(&element, "borderId")
                        .and_then(|number| number.parse::<usize>().ok());
                    styles.push(
                        border.and_then(|number| borders.get(number).copied()).unwrap_or(false),
                    );
                }
                _ => {}
            },
            Event::End(element) => match element.local_name().as_ref() {
                "borders" => in_borders = false,
                "cellXfs" => in_styles = false,
                _ => {}
            },
            Event::Eof => return Ok(styles),
            _ => {}
        }
    }
}
