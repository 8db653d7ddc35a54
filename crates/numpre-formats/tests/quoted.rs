//! Tables with line breaks in quoted fields, and with quotes that are never closed.

use crate::common::{ANSWER, INKALA, LINE, nine_lines, read_all, summary};
use numpre_formats::{Format, print, read_one};

const UNCLOSED: &str = "unclosed-quote";

#[test]
fn a_comment_may_have_line_breaks() {
    for end in ["\n", "\r\n"] {
        let note = format!("easy{end}{end}# by \"\"hand\"\", 8..36{end}twice");
        let text = [
            "id,puzzle,note",
            &format!("1,{LINE},\"{note}\""),
            &format!("2,{INKALA},x"),
            "3,bad,\"y",
            "z\"",
            "",
        ]
        .join(end);
        let expected = ["2 csv 17", "6 csv 21", "7:3 character: found 'b'"];
        assert_eq!(summary(&text), expected, "{end:?}");
        let items = read_all(&text);
        let note =
            items[0].as_ref().unwrap().extra.as_ref().unwrap().get("note").unwrap().to_owned();
        assert_eq!(note, format!("easy{end}{end}# by \"hand\", 8..36{end}twice"));
        assert_eq!(
            items[2].as_ref().unwrap_err().extra.as_ref().unwrap().get("note"),
            Some(&*format!("y{end}z"))
        );
    }
    // The field with line breaks may be before the puzzle. Errors have the line where they are.
    let text = format!("note;puzzle\n\"a\nb\";{LINE}\n\"a\nbc\";{LINE}q\n\"\n\";{INKALA}\n");
    assert_eq!(summary(text), ["2 csv 17", "5:86 after-cells: found 'q'", "6 csv 21"]);
}

#[test]
fn a_heading_may_have_line_breaks() {
    let text = format!("id,\"Clue\ncount\",sudoku\n1,17,{LINE}\n2,21,{INKALA}\n");
    assert_eq!(summary(&text), ["3 csv 17", "4 csv 21"]);
    let items = read_all(&text);
    assert_eq!(items[0].as_ref().unwrap().extra.as_ref().unwrap().get("Clue\ncount"), Some("17"));
    let text = format!("\"{LINE}\",\"{ANSWER}\",\"a\nb\"\n\"{INKALA}\",,c\n");
    assert_eq!(summary(text), ["1 csv 17 answer", "3 csv 21"]);
}

#[test]
fn quoted_text_is_kept_unchanged() {
    let text = format!(
        "puzzle,\" note \",\"\nid\", plain \n{LINE},\"  x \",\"\n7\n\",  y \n\
         {INKALA},\"\t\",\" \",z\n"
    );
    let fields = |place: usize| -> Vec<(String, String)> {
        let record = read_all(&text)[place].clone().unwrap();
        let fields = record.extra.unwrap();
        fields.fields().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    };
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(fields(0), [pair(" note ", "  x "), pair("\nid", "\n7\n"), pair("plain", "y")]);
    assert_eq!(fields(1), [pair(" note ", "\t"), pair("\nid", " "), pair("plain", "z")]);
}

#[test]
fn a_quoted_field_may_hold_a_board() {
    let framed = print(Format::Framed, &read_one(LINE).unwrap().puzzle, None);
    for end in ["\n", "\r\n"] {
        let board = |text: &str| text.trim_end().replace('\n', end);
        let text = [
            "id,puzzle,solution,note",
            &format!("1,\"{}\",\"{}\",a", board(&nine_lines(LINE)), board(&nine_lines(ANSWER))),
            &format!("2,\"{}\",,b", board(&framed)),
            &format!("3,\"{INKALA}{end}\",,c"),
            &format!("4,\"{INKALA}{end}found in a book\",,d"),
            &format!("5,\"{}\",,e", board(&nine_lines(LINE).replacen(".2.....6.", ".2.....6", 1))),
            &format!(
                "6,\"{}\",,f",
                board(&nine_lines(LINE).replacen("4.....8.5", "4.....8..5", 1))
            ),
            &format!("7,{INKALA},,g"),
        ]
        .join(end);
        let expected = [
            "2 csv 17 answer",
            "19 csv 17",
            "32 csv 21",
            "34 csv 21",
            "39:9 row-length: row 4, found 8",
            "45:13 row-length: row 1, found 10",
            "54 csv 21",
        ];
        assert_eq!(summary(&text), expected, "{end:?}");
        let note = |place: usize| match &read_all(&text)[place] {
            Ok(record) => record.extra.as_ref().unwrap().to_string(),
            Err(error) => error.extra.as_ref().unwrap().to_string(),
        };
        assert_eq!(
            [0, 3, 4, 6].map(note),
            ["id=1; note=a", "found in a book; id=4; note=d", "id=5; note=e", "id=7; note=g"]
        );
    }
}

#[test]
fn a_quote_that_is_not_closed_makes_only_its_record_an_error() {
    let rows: String = (3..500).map(|id| format!("{id},{INKALA},\"good, {id}\"\n")).collect();
    let text = format!("id,puzzle,note\n1,{LINE},\"open\n2,{LINE},x\n{rows}");
    let items = summary(&text);
    assert_eq!(items.len(), 499);
    assert_eq!(items[..3], [format!("2:85 {UNCLOSED}"), "3 csv 17".into(), "4 csv 21".into()]);
    assert_eq!(items[498], "500 csv 21");
    // In the column of puzzles itself, and at the end of the file.
    let text = format!("id,puzzle\n1,\"{LINE}\n2,{INKALA}\n3,\"{LINE}\n");
    assert_eq!(
        summary(text),
        [format!("2:3 {UNCLOSED}"), "3 csv 21".into(), format!("4:3 {UNCLOSED}")]
    );
    // The next row cannot be read either.
    let text = format!("id,puzzle,note\n1,{LINE},\"open\n2,bad,x\n3,{INKALA},x\n");
    let bad = "3:3 character: found 'b'";
    assert_eq!(summary(text), [format!("2:85 {UNCLOSED}"), bad.into(), "4 csv 21".into()]);
    // A quote inside a field does not open a quoted field.
    let text = format!("id,puzzle,note\n1,{LINE},5\" wide\n2,{INKALA},it's \"so\"\n");
    assert_eq!(summary(text), ["2 csv 17", "3 csv 21"]);
}
