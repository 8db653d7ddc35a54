//! The JSON output of the command is also an input format.

use crate::run::{INKALA, INKALA_ANSWER, SAMPLE, SAMPLE_ANSWER, fed, numpre};

#[test]
fn the_output_of_a_command_is_input_of_another() {
    let two = format!("{INKALA} # one\nbad\n{SAMPLE}\n");
    for command in [
        &["solve"][..],
        &["solve", "--stats", "--limit", "3"],
        &["check"],
        &["rate"],
        &["explain"],
        &["explain", "--check"],
        &["hint", "--level", "full"],
    ] {
        let written = fed(&[command, &["--output", "json"]].concat(), &two);
        let ran = fed(&["solve"], &written.out);
        assert_eq!(ran.out, format!("{INKALA_ANSWER}\ninvalid\n{SAMPLE_ANSWER}\n"), "{command:?}");
        assert!(
            ran.err.starts_with("<stdin>:2:1: no puzzle in the object"),
            "{command:?}: {ran:?}"
        );
    }
    let made = numpre(&["generate", "--count", "3", "--seed", "1", "--output", "json"]);
    let solved = fed(&["solve"], &made.out);
    assert_eq!((solved.code, solved.out.lines().count(), solved.err.as_str()), (Some(0), 3, ""));
}

#[test]
fn answers_and_other_fields_come_along() {
    let text = format!(
        "{{\"puzzle\":\"{INKALA}\",\"solution\":\"{INKALA_ANSWER}\",\"id\":7,\"note\":\"a, b\"}}\n"
    );
    fed(&["verify"], &text).expect(0, "correct\n", "");
    // Later objects may have other fields. The column `comment` is for these.
    let table = format!("puzzle,solution,id,note,comment\n{INKALA},{INKALA_ANSWER},7,\"a, b\",\n");
    fed(&["convert", "--to", "csv"], &text).expect(0, &table, "");
    let solved = fed(&["solve", "--output", "json"], &text);
    assert!(solved.out.ends_with(",\"id\":\"7\",\"note\":\"a, b\"}\n"), "{solved:?}");
}

#[test]
fn a_damaged_object_makes_only_its_line_unreadable() {
    let good = format!("{{\"puzzle\":\"{INKALA}\"}}");
    let text = format!("{good}\n{}\n{good}\n{{\"puzzle\" \"x\"}}\n", &good[..40]);
    let ran = fed(&["solve"], text);
    assert_eq!(ran.out, format!("{INKALA_ANSWER}\ninvalid\n{INKALA_ANSWER}\ninvalid\n"));
    let expected = "<stdin>:2:41: the JSON object breaks off; expected } at its end\n\
                    <stdin>:4:11: not JSON from here on; expected an object with a puzzle\n";
    assert_eq!((ran.code, ran.err.as_str()), (Some(2), expected));
}
