//! Writes the JSON Schema as types of TypeScript and compares them with those of the web page.
//!
//! `SCHEMA=overwrite cargo test -p numpre-api --all-features --test typescript` overwrites the
//! file.

mod published;

use numpre::generate::DAILY_RANKS;
use numpre_api::schema::{kinds, schema};
use published::compare;
use serde_json::Value;

const HEAD: &str = include_str!("head.ts");
const MODULES: &str = include_str!("modules.ts");
const DAILY_HEAD: &str = "/** The ranks of the daily puzzles, from Monday to Sunday. */
export const dailyRanks: readonly Rank[] = ";
/// The types that are written by hand in `head.ts`.
const BY_HAND: [&str; 9] =
    ["Cell", "House", "Digit", "Rank", "Grid", "Technique", "Symmetry", "Request", "Reply"];

#[test]
fn the_types_of_the_page_are_those_of_the_engine() {
    compare("../../web/src/engine/types/messages.ts", &messages());
}

fn messages() -> String {
    let (mut questions, mut modules) = (String::new(), String::new());
    for kind in kinds() {
        let module = if kind.feature == "play" { "desk" } else { "mill" };
        let name = key(kind.name);
        questions += &format!("  {name}: {{ with: {}; value: {} }};\n", kind.request, kind.reply);
        modules += &format!("  {name}: '{module}',\n");
    }
    let ranks = DAILY_RANKS.map(|rank| rank.to_string()).join(", ");
    let mut text =
        format!("{HEAD}{questions}}}\n\n{MODULES}{modules}}};\n\n{DAILY_HEAD}[{ranks}];\n");
    let all = schema();
    for (name, schema) in all["$defs"].as_object().expect("definitions") {
        if !BY_HAND.contains(&name.as_str()) {
            text +=
                &format!("\n{}export type {name} = {};\n", docs(schema, ""), written(schema, ""));
        }
    }
    text
}

/// Returns the name of a property, in quotes only if it needs them.
fn key(name: &str) -> String {
    let is_plain = name.chars().all(|one| one.is_ascii_alphanumeric() || one == '_');
    if is_plain { name.to_owned() } else { format!("'{name}'") }
}

/// Returns the description as a comment, in lines of at most 100 columns.
fn docs(schema: &Value, indent: &str) -> String {
    let Some(text) = schema["description"].as_str() else { return String::new() };
    if !text.contains('\n') && text.len() + indent.len() <= 92 {
        return format!("{indent}/** {text} */\n");
    }
    let mut lines = vec![];
    for paragraph in text.lines() {
        let mut line = String::new();
        let is_row = paragraph.starts_with('|');
        for word in paragraph.split(' ') {
            if !is_row && !line.is_empty() && line.len() + word.len() + indent.len() > 95 {
                lines.push(std::mem::take(&mut line));
            }
            line += if line.is_empty() { "" } else { " " };
            line += word;
        }
        lines.push(line);
    }
    let lines: String = lines.iter().map(|line| format!("{indent} * {line}\n")).collect();
    format!("{indent}/**\n{}{indent} */\n", lines.replace(" * \n", " *\n"))
}

/// Returns a schema as a type.
fn written(schema: &Value, indent: &str) -> String {
    if let Some(value) = schema.get("const") {
        return literal(value);
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(literal).collect::<Vec<_>>().join(" | ");
    }
    let mut parts = Vec::new();
    parts.extend(schema["$ref"].as_str().map(|path| path.replace("#/$defs/", "")));
    parts.extend(schema["allOf"].as_array().into_iter().flatten().map(|one| written(one, indent)));
    if schema["properties"].is_object() {
        parts.push(object(schema, indent));
    }
    for name in ["oneOf", "anyOf"] {
        parts.extend(schema[name].as_array().map(|all| union(all, indent)));
    }
    if parts.is_empty() {
        return simple(schema, indent);
    }
    let is_one = parts.len() == 1;
    let part =
        |part: String| if is_one || !part.contains(" | ") { part } else { format!("({part})") };
    parts.into_iter().map(part).collect::<Vec<_>>().join(" & ")
}

fn literal(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), |text| format!("'{text}'"))
}

fn union(all: &[Value], indent: &str) -> String {
    all.iter().map(|one| written(one, indent)).collect::<Vec<_>>().join(" | ")
}

fn simple(schema: &Value, indent: &str) -> String {
    if let Some(all) = schema["type"].as_array() {
        let one = |name: &Value| {
            let mut one = schema.clone();
            one["type"] = name.clone();
            simple(&one, indent)
        };
        return all.iter().map(one).collect::<Vec<_>>().join(" | ");
    }
    match schema["type"].as_str() {
        Some("integer" | "number") => "number".into(),
        Some("array") => array(schema, indent),
        Some(name @ ("string" | "boolean" | "null")) => name.into(),
        other => panic!("no type for {other:?} in {schema}"),
    }
}

fn array(schema: &Value, indent: &str) -> String {
    if let Some(items) = schema["prefixItems"].as_array() {
        let items: Vec<String> = items.iter().map(|item| written(item, indent)).collect();
        return format!("[{}]", items.join(", "));
    }
    let item = written(&schema["items"], indent);
    let is_simple = item.chars().all(|one| one.is_ascii_alphanumeric());
    if is_simple { format!("{item}[]") } else { format!("Array<{item}>") }
}

fn object(schema: &Value, indent: &str) -> String {
    let inner = format!("{indent}  ");
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let mut text = String::from("{\n");
    for (name, property) in schema["properties"].as_object().expect("properties") {
        let is_required = required.iter().any(|one| one == name);
        let mut value = written(property, &inner);
        if !is_required {
            // A property that is not required is left out, never null.
            value = value.replace(" | null", "");
        }
        let mark = if is_required { "" } else { "?" };
        text += &format!("{}{inner}{}{mark}: {value};\n", docs(property, &inner), key(name));
    }
    text + indent + "}"
}
