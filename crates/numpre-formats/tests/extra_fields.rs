//! The other texts that come with a puzzle are kept, in every format.

use crate::common::{ANSWER, INKALA, LINE, read_all, read_in_steps};
use numpre_formats::{Extra, Options, ReadError, Record};

/// Returns the fields of a record or of an error as `name=value`.
fn fields(item: &Result<Record, ReadError>) -> Vec<String> {
    let extra: Option<&Extra> = match item {
        Ok(record) => record.extra.as_deref(),
        Err(error) => error.extra.as_deref(),
    };
    extra
        .into_iter()
        .flat_map(Extra::fields)
        .map(|(name, value)| format!("{name}={value}"))
        .collect()
}

fn all_fields(text: &str) -> Vec<Vec<String>> {
    read_all(text).iter().map(fields).collect()
}

#[test]
fn the_other_columns_of_a_table_keep_their_names() {
    let text = format!(
        "id,Difficulty, quiz ,,solution,id\n1,easy,{LINE},,{ANSWER},a\n\
         2,\"hard, very\",{INKALA},x\n3,odd,short,y,,b,more\n"
    );
    let expected = [
        vec!["id=1", "Difficulty=easy", "column_4=", "id_2=a"],
        vec!["id=2", "Difficulty=hard, very", "column_4=x", "id_2="],
        vec!["id=3", "Difficulty=odd", "column_4=y", "id_2=b", "column_7=more"],
    ];
    assert_eq!(all_fields(&text), expected);
    let unreadable = read_all(&text).pop().unwrap().unwrap_err();
    assert_eq!((unreadable.line, unreadable.kind.name()), (4, "character"));
}

#[test]
fn a_comment_after_a_puzzle_is_kept() {
    for (text, expected) in [
        (LINE.to_owned(), vec![]),
        (format!("{LINE} # hard one"), vec!["comment=hard one"]),
        (format!("{LINE},{ANSWER},no. 7"), vec!["comment=no. 7"]),
        (format!("{LINE}; easy # or not \r"), vec!["comment=easy # or not"]),
        (format!("{LINE} # やさしい"), vec!["comment=やさしい"]),
        (format!("{LINE} ED=7.1/1.2/1.2"), vec!["er=7.1", "ep=1.2", "ed=1.2"]),
        (
            format!("{LINE} {ANSWER} ED=7.1/1.2/1.2; old"),
            vec!["er=7.1", "ep=1.2", "ed=1.2", "comment=old"],
        ),
        (format!("{LINE} ED=7.1/1.2"), vec!["comment=ED=7.1/1.2"]),
        (format!("+{LINE}:217 317 # claimed"), vec!["comment=claimed"]),
        (LINE.replace('.', "・") + " 難", vec!["comment=難"]),
    ] {
        assert_eq!(all_fields(&text), [expected], "{text}");
    }
}

#[test]
fn a_line_of_a_library_keeps_its_step() {
    let text = format!(":0100:2:{LINE}:217:297  299:412:5-6:");
    let expected = ["type=0100", "digits=2", "eliminations=297 299", "placements=412", "extra=5-6"];
    assert_eq!(all_fields(&text), [expected]);
}

#[test]
fn other_texts_do_not_depend_on_how_the_bytes_come_in() {
    let text = format!("id,puzzle,note\n1,{LINE} # odd,\"a, b\"\n2,bad,c\n3,{INKALA}\n");
    for step in [1, 7, 100] {
        let items = read_in_steps(text.as_bytes(), step, 2, Options::default());
        assert_eq!(items, read_all(&text), "{step}");
    }
}

#[test]
fn other_texts_are_dropped_on_request() {
    let options = Options { extra: false, ..Options::default() };
    for text in
        [format!("id,puzzle\n1,{LINE}\n2,bad\n"), format!("{LINE} hard\n:0100:2:{LINE}::297::\n")]
    {
        let items = read_in_steps(text.as_bytes(), usize::MAX, 9, options);
        assert_eq!(items.len(), 2, "{text}");
        assert!(items.iter().all(|item| fields(item).is_empty()), "{items:?}");
    }
}

#[test]
fn a_column_of_puzzles_has_many_names() {
    for heading in [
        "id,sudoku",
        "ID;Puzzles",
        "no,\" _Grid_ \"",
        "\u{feff}n\tBOARD",
        "番号,数独",
        "番号,ナンプレ",
        "id,Quizzes",
    ] {
        let separator = heading.chars().find(|found| matches!(found, ',' | ';' | '\t')).unwrap();
        let items = read_all(format!("{heading}\n1{separator}{LINE}\n2{separator}{INKALA}\n"));
        let givens: Vec<_> =
            items.iter().map(|item| item.as_ref().unwrap().puzzle.givens.clue_count()).collect();
        assert_eq!(givens, [17, 21], "{heading}");
    }
    // A title is not a heading of a column, so the lines below it are a board.
    let items = read_all(format!("sudoku\n{}", crate::common::nine_lines(INKALA)));
    assert_eq!(items.iter().filter(|item| item.is_ok()).count(), 1, "{items:?}");
}
