//! Links and strings of websites on which people share puzzles.

use crate::run::*;

/// [`SAMPLE`] in the format of f-puzzles, with its answer, a title and an author.
const PLAIN: &str = "N4IgzglgXgpiBcBOANCALhNAbO8SEFlQYDkRUBDAVzQAsB7AJwRAHF6ATGgOwAIAlGgTxwkQAczoRWCANpTQAN1JZyuACyoREOTA4I0dZQF9kwIyeOmLxkAqW4AHOs3bd+mJfmLlCAKyOtO+D1DAF1kWVNrT1wAZj9nQNd3JPMUk1Dw1IibL3gAdjiAoLdMkrSwsw9bBAAmApdDUuTKnIA2OoSGsoyK90iq+AdRJ0LE1L6ctSH/euKe9J7S8dwARnaipot5pqWENqn49bHsmLXRip28086DeYvffZHro6iaq9mN81vjhFWHmd7vvBJhpph13o1MsFQuAaEoMJxpGpVvlYm0UA5ar42rFaqtfA4UGp8ih8ch8rU1LFVm0MchfJSychqcgUMSmXTkA42gzarE1Gj2bV8qTagTkNzkLFfPk8YycSz2TTkEjxcrOYzfLUUNFggYgA===";
/// The same puzzle with a thermometer and a killer cage.
const THERMO: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AWVNCImAOwQBcMqBfZYHv3vyG8QpStQAc9Ri3acYw4uSoIArNKat4HbgF1khfqOXUAzBtnb5im4Lt99h+0bEr4AdgtadC534cGAkriCABMXnLc/rbBbgBsEVZRAU5BisYh8FLoMt7W9hludDmakb5pjmn+hdQAjIk+MUKVMTUICSWWjQWuZg35QW0e/clclUPqnXmjPSZhI+VNguO9CPVTZemrtAtLVQ76IGwAFjAYALYA9ucwbGf4oGQQzDBg+HggAEq1AMK1IKhvj9QiBdLoxqgXmgSGwZPhDtgICQ0JdmOQANQIABm5DAMFQAGsIGQyGcAMbI6iEEBkmAkt7wD5A/6HbYgUwgMZcIA";

#[test]
fn a_link_is_an_argument_a_line_and_a_field() {
    let link = format!("https://www.f-puzzles.com/?load={PLAIN}");
    numpre(&["solve", &link]).expect(0, &format!("{SAMPLE_ANSWER}\n"), "");
    numpre(&["solve", &format!("sudokupad.app/fpuz{PLAIN}")]).expect(
        0,
        &format!("{SAMPLE_ANSWER}\n"),
        "",
    );
    numpre(&["solve", PLAIN]).expect(0, &format!("{SAMPLE_ANSWER}\n"), "");
    fed(&["verify"], format!("{link}\n")).expect(0, "correct\n", "");
    let table = format!("id,puzzle\n1,{link}\n2,{SAMPLE}\n");
    fed(&["check"], &table).expect(0, "unique\nunique\n", "");
    let folder = Folder::new();
    folder.file("links.txt", format!("# my puzzles\n{link}\n{INKALA}\n"));
    folder.numpre(&["solve", "links.txt"]).expect(
        0,
        &format!("{SAMPLE_ANSWER}\n{INKALA_ANSWER}\n"),
        "",
    );
    let ran = numpre(&["generate", "--pattern", &link, "--max-tries", "1", "--seed", "1"]);
    assert!(ran.err.contains("\npuzzle 0: not found"), "{ran:?}");
}

#[test]
fn a_board_goes_to_sudokuwiki_and_comes_back() {
    let digits = SAMPLE.replace('.', "0");
    let link = format!("https://www.sudokuwiki.org/sudoku.htm?bd={digits}\n");
    fed(&["convert", "--to", "sudokuwiki"], SAMPLE).expect(0, &link, "");
    fed(&["convert", "--to", "line-81"], &link).expect(0, &format!("{SAMPLE}\n"), "");
    // The link also carries placed digits and removed candidates.
    let state = format!("{}:915\n", SAMPLE.replacen('.', "+1", 1));
    let link = fed(&["convert", "--to", "sudokuwiki"], &state);
    assert!(link.out.starts_with("https://www.sudokuwiki.org/sudoku.htm?bd=S9B04"), "{link:?}");
    fed(&["convert", "--to", "givens-placed-deleted"], &link.out).expect(0, &state, "");
}

#[test]
fn a_board_goes_to_our_page_and_comes_back() {
    let state = format!("{}:915\n", SAMPLE.replacen('.', "+1", 1));
    let link = fed(&["convert", "--to", "numpre"], &state);
    // The link leads to the address at which `serve` listens by default.
    let help = numpre(&["serve", "--help"]);
    let port = help.out.split_once("8100").map(|_| "8100").expect("the port that serve takes");
    assert!(link.out.starts_with(&format!("http://127.0.0.1:{port}/#/play/")), "{link:?}");
    fed(&["convert", "--to", "givens-placed-deleted"], &link.out).expect(0, &state, "");
    let elsewhere = link.out.replacen("http://127.0.0.1:8100/", "https://example.org/sudoku/", 1);
    fed(&["convert", "--to", "givens-placed-deleted"], &elsewhere).expect(0, &state, "");
}

#[test]
fn a_link_with_missing_data_is_reported_in_both_languages() {
    let killer = format!("f-puzzles.com/?load={THERMO}");
    let text = format!("{killer}\nhttps://sudokupad.app/wsj7iunsg6\n{}\n{SAMPLE}\n", &killer[..99]);
    let message = "<stdin>:1:21: a puzzle with further rules: thermometers, killer cages; \
                   expected only rows, columns and blocks\n\
                   <stdin>:2:23: the link only names a puzzle on the site's server; \
                   expected a link that contains the puzzle itself\n\
                   <stdin>:3:100: the packed puzzle breaks off here; expected the whole link\n";
    fed(&["check"], &text).expect(2, "invalid\ninvalid\ninvalid\nunique\n", message);
    let message = "\
<stdin>:1:21: ほかのルールのある問題です：温度計、キラーのケージ。行・列・ブロックだけの問題が必要です
<stdin>:2:23: リンクは、サイトのサーバーにある問題の名前だけを示しています。問題そのものを含むリンクが必要です
<stdin>:3:100: 問題のデータがここで途切れています。リンク全体が必要です
";
    fed(&["check", "--lang", "ja"], &text).expect(
        2,
        "invalid\ninvalid\ninvalid\nunique\n",
        message,
    );
}

#[test]
fn a_packed_puzzle_that_is_cut_off_is_not_taken_for_a_file_name() {
    for whole in
        [format!("fpuz{PLAIN}"), PLAIN.to_owned(), format!("https://sudokupad.app/fpuz{PLAIN}")]
    {
        let cut = &whole[..whole.len() / 2];
        let ran = numpre(&["solve", cut]);
        assert!(
            ran.err.starts_with("argument 1:1:")
                && ran.err.contains("the packed puzzle breaks off here"),
            "{ran:?}"
        );
    }
    let ran = numpre(&["solve", "fpuzzles.txt"]);
    assert!(ran.err.contains("fpuzzles.txt: no such file"), "{ran:?}");
}

#[test]
fn a_link_made_to_fill_memory_is_refused_at_once() {
    // Each code refers to the entry that it creates itself. Unpacked, the text would have hundreds
    // of millions of characters.
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bits: Vec<usize> = Vec::new();
    let mut put = |number: usize, width: u32| bits.extend((0..width).map(|bit| number >> bit & 1));
    put(0, 2);
    put(0x61, 8);
    (4..28_000).for_each(|code: usize| put(code, usize::BITS - code.leading_zeros()));
    let six =
        |bits: &[usize]| (0..6).fold(0, |six, place| six << 1 | bits.get(place).unwrap_or(&0));
    let packed: String = bits.chunks(6).map(|bits| char::from(ALPHABET[six(bits)])).collect();
    assert!(packed.len() < 1 << 16);
    let message = "<stdin>:1:4: the packed puzzle has more than 524,288 characters; \
                   expected an ordinary puzzle\n";
    fed(&["check"], format!("scl{packed}\n{SAMPLE}\n")).expect(2, "invalid\nunique\n", message);
}

#[test]
fn links_go_to_other_sites_and_come_back() {
    let input = format!("{SAMPLE},{SAMPLE_ANSWER}\n{INKALA}\n");
    for (format, begin) in [
        ("f-puzzles", "https://www.f-puzzles.com/?load=N4Ig"),
        ("sudokupad", "https://sudokupad.app/fpuzN4Ig"),
        ("sudokuexchange", "https://sudokuexchange.com/play/?s=4000008050300000000007"),
    ] {
        let links = fed(&["convert", "--to", format], &input);
        assert_eq!((links.code, links.out.lines().count()), (Some(0), 2), "{links:?}");
        assert!(links.out.starts_with(begin), "{links:?}");
        let keeps_answers = format != "sudokuexchange";
        assert_eq!(links.err.contains("answers of 1 puzzle"), !keeps_answers, "{links:?}");
        fed(&["solve"], &links.out).expect(0, &format!("{SAMPLE_ANSWER}\n{INKALA_ANSWER}\n"), "");
        if keeps_answers {
            fed(&["verify"], links.out.lines().next().unwrap()).expect(0, "correct\n", "");
        }
    }
    // The title and the author of a table are kept in the link.
    let table = format!("puzzle,title,author\n{INKALA},Al Escargot,Inkala\n");
    let link = fed(&["convert", "--to", "f-puzzles"], &table);
    assert_eq!((link.code, link.err.as_str()), (Some(0), ""));
    let back = fed(&["solve", "--json"], &link.out).out;
    assert!(back.contains("\"title\":\"Al Escargot\",\"author\":\"Inkala\""), "{back}");
}

#[test]
fn a_link_says_what_it_cannot_carry() {
    let state = format!("{}:915\n", SAMPLE.replacen('.', "+1", 1));
    let placed = "the placed digits of 1 puzzle became givens";
    let candidates = "the candidates of 1 puzzle cannot be expressed";
    for (format, lost) in [
        ("f-puzzles", &[][..]),
        ("sudokupad", &[placed]),
        ("sudokuexchange", &[candidates, placed]),
    ] {
        let link = fed(&["convert", "--to", format], &state);
        assert_eq!(
            (link.code, link.err.lines().count()),
            (Some(0), lost.len()),
            "{format}: {link:?}"
        );
        assert!(lost.iter().all(|lost| link.err.contains(lost)), "{format}: {link:?}");
        let back = fed(&["convert", "--to", "givens-placed-deleted"], &link.out);
        let expected = match format {
            "f-puzzles" => state.clone(),
            "sudokupad" => state.replace('+', ""),
            _ => format!("{}\n", SAMPLE.replacen('.', "1", 1)),
        };
        assert_eq!((back.code, back.out), (Some(0), expected), "{format}");
    }
    let other = fed(&["convert", "--to", "f-puzzles"], format!("puzzle,id\n{INKALA},7\n"));
    assert!(
        other.err.contains("the comments or other columns of 1 puzzle cannot be expressed"),
        "{other:?}"
    );
}
