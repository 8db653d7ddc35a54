//! The JSON Schema of all requests and replies, published in `schema/numpre.json`.

use crate::{CellSets, Fault, StepEvidence, requests};
use numpre::DigitSet;
use numpre::logic::Evidence;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};
use std::borrow::Cow;

/// A request of [`Engine::ask`](crate::Engine::ask), with its names.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Kind {
    /// The value of `ask` in JSON.
    pub name: &'static str,
    /// The feature of this crate that enables the request.
    pub feature: &'static str,
    /// The name of the request's schema in `$defs`.
    pub request: String,
    /// The name of the reply's schema in `$defs`.
    pub reply: String,
}

/// A visitor that is called for each request.
pub(crate) trait Visitor {
    fn request<R: JsonSchema, V: JsonSchema>(&mut self, name: &'static str, feature: &'static str);
}

/// Collects schemas: for requests as they are read, for replies as they are written.
struct Collector {
    requests: SchemaGenerator,
    replies: SchemaGenerator,
    kinds: Vec<Kind>,
}

impl Visitor for Collector {
    fn request<R: JsonSchema, V: JsonSchema>(&mut self, name: &'static str, feature: &'static str) {
        self.requests.subschema_for::<R>();
        self.replies.subschema_for::<V>();
        let (request, reply) = (R::schema_name().into(), V::schema_name().into());
        self.kinds.push(Kind { name, feature, request, reply });
    }
}

impl Collector {
    fn all() -> Collector {
        let settings = SchemaSettings::draft2020_12();
        let mut all = Collector {
            requests: settings.clone().for_deserialize().into_generator(),
            replies: settings.for_serialize().into_generator(),
            kinds: Vec::new(),
        };
        requests::each(&mut all);
        all.replies.subschema_for::<Fault>();
        #[cfg(any(feature = "bulk", feature = "workbook"))]
        all.replies.subschema_for::<crate::Portion>();
        #[cfg(feature = "photo")]
        all.replies.subschema_for::<crate::PhotoReply>();
        all
    }
}

/// Returns the requests that the enabled features include.
pub fn kinds() -> Vec<Kind> {
    Collector::all().kinds
}

/// Returns the schema of all requests and replies in JSON. Each type has its schema in `$defs`.
pub fn schema() -> Value {
    let mut all = Collector::all();
    let mut definitions = all.replies.take_definitions(true);
    // A type used by both is described as it is read; optional fields are optional in both.
    for (name, schema) in all.requests.take_definitions(true) {
        definitions.entry(name).or_insert(schema);
    }
    let requests: Vec<Value> = all.kinds.iter().map(request).collect();
    let replies: Vec<Value> = all.kinds.iter().map(reply).collect();
    let fault = json!({ "ok": { "const": false }, "error": { "$ref": "#/$defs/Fault" } });
    definitions.insert("Request".into(), json!({ "description": "A request.", "oneOf": requests }));
    definitions.insert(
        "Reply".into(),
        json!({
            "description": "A reply: the value that belongs to the request, or a fault.",
            "type": "object",
            "properties": { "id": { "type": "number" } },
            "required": ["id", "ok"],
            "anyOf": [
                { "properties": fault, "required": ["error"] },
                {
                    "properties": { "ok": { "const": true }, "value": { "anyOf": replies } },
                    "required": ["value"],
                },
            ],
        }),
    );
    sorted(json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "numpre",
        "description": "Requests about Number Place (Sudoku) puzzles, and their replies.",
        "oneOf": [{ "$ref": "#/$defs/Request" }, { "$ref": "#/$defs/Reply" }],
        "$defs": definitions,
    }))
}

fn request(kind: &Kind) -> Value {
    json!({
        "type": "object",
        "properties": {
            "v": { "const": 1 },
            "id": { "description": "The number of the reply.", "type": "number" },
            "ask": { "const": kind.name },
            "with": { "$ref": format!("#/$defs/{}", kind.request) },
            "lang": {
                "description": "The language of the texts: `en`, `ja`.",
                "type": "string",
            },
            "deadline_ms": {
                "description": "The milliseconds after which the answer is not needed any more.",
                "type": "number",
            },
        },
        "required": ["v", "id", "ask"],
    })
}

fn reply(kind: &Kind) -> Value {
    json!({ "$ref": format!("#/$defs/{}", kind.reply) })
}

/// Sorts the keys of all objects, so that the file does not depend on the order of the fields.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(object) => {
            let mut all: Vec<(String, Value)> = object.into_iter().collect();
            all.sort_by(|one, other| one.0.cmp(&other.0));
            Value::Object(all.into_iter().map(|(name, value)| (name, sorted(value))).collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(sorted).collect()),
        other => other,
    }
}

impl JsonSchema for CellSets {
    fn schema_name() -> Cow<'static, str> {
        "CellSets".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A set of digits (or of colours) per cell, as nine bits, the lowest \
                            for 1.",
            "type": "array",
            "items": { "type": "integer", "minimum": 0, "maximum": 511 },
            "minItems": 81,
            "maxItems": 81,
        })
    }
}

impl JsonSchema for StepEvidence {
    fn schema_name() -> Cow<'static, str> {
        "StepEvidence".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "What a step looks at. The family `refutation` has the candidates of \
                            the assumption's cell; the rest is in `line`.",
            "allOf": [generator.subschema_for::<Evidence>()],
            "properties": { "candidates": generator.subschema_for::<DigitSet>() },
        })
    }
}
