//! The JSON Schema of the values that serde writes: names by their pattern, numbers by their range.
//!
//! It is written by hand for the types whose serialization in `serial` is written by hand. The
//! families of evidence are listed by name; their fields are documented at [`Evidence`].

use crate::assess::HintLevel;
use crate::closure::Assumption;
use crate::generate::{Day, Generated, Nearest};
use crate::logic::{
    Choice, Class, Contradiction, Evidence, HodokuLevel, Marks, Premises, Technique,
};
use crate::rating::{HodokuRating, SeRating, SeScore, SeTechnique, SeVariant};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, Grid, House, Rank, Symmetry};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

/// Implements [`JsonSchema`] for types, each with its name and its schema. Other schemas refer to
/// it by that name.
macro_rules! schemas {
    ($($type:ty: $name:literal, |$generator:ident| $schema:expr;)*) => {$(
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                $schema
            }
        }
    )*};
}

schemas! {
    Cell: "Cell", |_generator| json_schema!({
        "description": "A cell by its row and column, from 1: `r3c5`.",
        "type": "string",
        "pattern": "^r[1-9]c[1-9]$",
    });
    House: "House", |_generator| json_schema!({
        "description": "A row, column or block: `r3`, `c5`, `b7`.",
        "type": "string",
        "pattern": "^[rcb][1-9]$",
    });
    Digit: "Digit", |_generator| json_schema!({
        "description": "A digit.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9,
    });
    Rank: "Rank", |_generator| json_schema!({
        "description": "A rank, 1 to 8.",
        "type": "integer",
        "minimum": 1,
        "maximum": 8,
    });
    Grid: "Grid", |_generator| json_schema!({
        "description": "81 characters, row by row, `.` for a blank. Spaces and `0` for a blank are \
                        read too.",
        "type": "string",
    });
    Technique: "Technique", |_generator| json_schema!({
        "description": "The name of a technique.",
        "type": "string",
        "enum": Technique::ALL.iter().map(|technique| technique.slug()).collect::<Vec<_>>(),
    });
    Class: "Class", |_generator| json_schema!({
        "description": "A class of techniques, by how much a player has to know.",
        "type": "string",
        "enum": Class::ALL.map(Class::slug),
    });
    Choice: "Choice", |_generator| json_schema!({
        "description": "The name of a technique, or of a class, which includes the easier classes. \
                        `no-uniqueness` leaves out the techniques that hold only in a puzzle with \
                        one solution.",
        "type": "string",
        "enum": Choice::all().map(Choice::slug).collect::<Vec<_>>(),
    });
    SeTechnique: "SeTechnique", |_generator| json_schema!({
        "description": "The name of a technique of Sudoku Explainer.",
        "type": "string",
        "enum": SeTechnique::ALL.iter().map(|technique| technique.slug()).collect::<Vec<_>>(),
    });
    SeVariant: "SeVariant", |_generator| json_schema!({
        "description": "Sudoku Explainer 1.2.1: the puzzle as it is, or its canonical form.",
        "type": "string",
        "enum": SeVariant::ALL.map(SeVariant::name),
    });
    HodokuLevel: "HodokuLevel", |_generator| json_schema!({
        "description": "A level of the program HoDoKu, easiest first.",
        "type": "string",
        "enum": HodokuLevel::ALL.map(HodokuLevel::slug),
    });
    SeRating: "SeRating", |_generator| json_schema!({
        "description": "A rating of Sudoku Explainer with one decimal.",
        "type": "number",
        "minimum": 1,
        "maximum": 20,
    });
    SeScore: "SeScore", |generator| json_schema!({
        "description": "The ratings of Sudoku Explainer 1.2.1.",
        "type": "object",
        "properties": {
            "er": generator.subschema_for::<SeRating>(),
            "ep": generator.subschema_for::<SeRating>(),
            "ed": generator.subschema_for::<SeRating>(),
            "hardest": generator.subschema_for::<Option<SeTechnique>>(),
            "steps": { "type": "integer", "minimum": 0 },
        },
        "required": ["er", "ep", "ed", "hardest", "steps"],
    });
    HodokuRating: "HodokuRating", |generator| json_schema!({
        "description": "The score and the level of the program HoDoKu.",
        "type": "object",
        "properties": {
            "score": { "type": "integer", "minimum": 0 },
            "level": generator.subschema_for::<HodokuLevel>(),
            "hardest": generator.subschema_for::<Option<Technique>>(),
            "steps": { "type": "integer", "minimum": 0 },
        },
        "required": ["score", "level", "hardest", "steps"],
    });
    Symmetry: "Symmetry", |_generator| json_schema!({
        "description": "The name of a symmetry.",
        "type": "string",
        "enum": Symmetry::ALL.map(Symmetry::name),
    });
    HintLevel: "HintLevel", |_generator| json_schema!({
        "description": "How much a hint reveals. Each level adds to the one before it.",
        "type": "string",
        "enum": [
            HintLevel::Exists,
            HintLevel::Where,
            HintLevel::What,
            HintLevel::Full,
        ],
    });
    CellSet: "CellSet", |generator| json_schema!({
        "description": "Cells in reading order.",
        "type": "array",
        "items": generator.subschema_for::<Cell>(),
    });
    DigitSet: "DigitSet", |generator| json_schema!({
        "description": "Digits in ascending order.",
        "type": "array",
        "items": generator.subschema_for::<Digit>(),
    });
    Marks: "Marks", |generator| json_schema!({
        "description": "Digits of cells.",
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "cell": generator.subschema_for::<Cell>(),
                "digit": generator.subschema_for::<Digit>(),
            },
            "required": ["cell", "digit"],
        },
    });
    Evidence: "Evidence", |_generator| json_schema!({
        "description": "What a step looks at, by family of techniques. Each family has fields of \
                        its own.",
        "type": "object",
        "properties": {
            "family": {
                "type": "string",
                "enum": [
                    "single",
                    "locked",
                    "subset",
                    "fish",
                    "chain",
                    "colouring",
                    "deadly",
                    "sets",
                    "cases",
                    "refutation",
                ],
            },
        },
        "required": ["family"],
    });
    Assumption: "Assumption", |generator| json_schema!({
        "description": "What is assumed: that a cell is a digit, or that it is not.",
        "type": "object",
        "properties": {
            "kind": { "type": "string", "enum": ["is", "is-not"] },
            "cell": generator.subschema_for::<Cell>(),
            "digit": generator.subschema_for::<Digit>(),
        },
        "required": ["kind", "cell", "digit"],
    });
    Contradiction: "Contradiction", |generator| json_schema!({
        "description": "What is impossible.",
        "type": "object",
        "properties": {
            "kind": {
                "type": "string",
                "enum": [
                    "no-candidate",
                    "no-place",
                    "no-intersection",
                    "too-few-digits",
                    "too-few-places",
                ],
            },
            "cell": generator.subschema_for::<Cell>(),
            "house": generator.subschema_for::<House>(),
            "line": generator.subschema_for::<House>(),
            "block": generator.subschema_for::<House>(),
            "digit": generator.subschema_for::<Digit>(),
            "cells": generator.subschema_for::<CellSet>(),
            "digits": generator.subschema_for::<DigitSet>(),
        },
        "required": ["kind"],
    });
    Premises: "Premises", |_generator| json_schema!({
        "description": "What a step under an assumption rests on: the assumption itself, and \
                        earlier steps by their index from 0.",
        "type": "object",
        "properties": {
            "assumption": { "type": "boolean" },
            "steps": { "type": "array", "items": { "type": "integer", "minimum": 0 } },
        },
        "required": ["assumption", "steps"],
    });
    Day: "Day", |_generator| json_schema!({
        "description": "A date: `2026-11-23`.",
        "type": "string",
        "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
    });
    Generated: "Generated", |generator| json_schema!({
        "description": "A puzzle that was made.",
        "type": "object",
        "properties": {
            "puzzle": generator.subschema_for::<Grid>(),
            "solution": generator.subschema_for::<Grid>(),
            "rank": generator.subschema_for::<Rank>(),
            "clues": { "type": "integer", "minimum": 0 },
            "seed": { "type": "integer", "minimum": 0 },
            "index": { "type": "integer", "minimum": 0 },
            "tries": { "type": "integer", "minimum": 0 },
            "technique": generator.subschema_for::<Technique>(),
            "se": generator.subschema_for::<SeScore>(),
            "hodoku": generator.subschema_for::<HodokuRating>(),
        },
        "required": ["puzzle", "solution", "rank", "clues", "seed", "index", "tries"],
    });
    Nearest: "Nearest", |generator| json_schema!({
        "description": "A puzzle close to the requirements.",
        "type": "object",
        "properties": {
            "puzzle": generator.subschema_for::<Grid>(),
            "rank": generator.subschema_for::<Rank>(),
            "clues": { "type": "integer", "minimum": 0 },
            "minimal": { "type": "boolean" },
            "se": generator.subschema_for::<SeScore>(),
            "hodoku": generator.subschema_for::<HodokuRating>(),
        },
        "required": ["puzzle", "rank", "clues", "minimal"],
    });
}
