//! Links and strings of f-puzzles, SudokuPad, SudokuWiki and SudokuExchange. The packed texts were
//! packed by another program, or by the sites.

use crate::common::{ANSWER, LINE, summary};
use numpre::{Cell, DigitSet};
use numpre_formats::{
    Batches, Columns, Extra, Format, Options, Record, Rule, Writer, print, read_one,
};

/// [`LINE`] with its answer, a title and an author, in the form of f-puzzles.
const PLAIN: &str = "N4IgzglgXgpiBcBOANCALhNAbO8SEFlQYDkRUBDAVzQAsB7AJwRAHF6ATGgOwAIAlGgTxwkQAczoRWCANpTQAN1JZyuACyoREOTA4I0dZQF9kwIyeOmLxkAqW4AHOs3bd+mJfmLlCAKyOtO+D1DAF1kWVNrT1wAZj9nQNd3JPMUk1Dw1IibL3gAdjiAoLdMkrSwsw9bBAAmApdDUuTKnIA2OoSGsoyK90iq+AdRJ0LE1L6ctSH/euKe9J7S8dwARnaipot5pqWENqn49bHsmLXRip28086DeYvffZHro6iaq9mN81vjhFWHmd7vvBJhpph13o1MsFQuAaEoMJxpGpVvlYm0UA5ar42rFaqtfA4UGp8ih8ch8rU1LFVm0MchfJSychqcgUMSmXTkA42gzarE1Gj2bV8qTagTkNzkLFfPk8YycSz2TTkEjxcrOYzfLUUNFggYgA===";
/// [`LINE`] without these, with a placed 1 in r1c2, centre marks 2 and 7 in r1c3, and corner marks
/// in r1c4.
const MARKED: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AWVNCImAOwQBcMqBfZY8qhCACMIHqADGLNjAwAFFuIhkAsiQwBrMPgBMyAOwBdMSHEB7DMxnzmilWs34AzMkRHeY46UrUAHPUYs7JwwHrwgXgLwAKz+TKzwHNwGyISe/NTO6AHxiSHu+cChhQVcyaklYRHUerGBCcFFje5lxXzeCLpZcUHcFa1F4ekIAGy1OQ3NKf19g+3wfl11uQNVCHSL4739LU2ts5FCYz1509tTu/vUoxvHK0PwmQzd9VtpczU3LyelU5cIMZ9ljNVvBOk8lhNTo0Wn94IdAZC3pF1uDNt8+tDkiBOGQYGAYGxBAA5cwAW3IAAIwBRsKZ1BQKTi8RSSAAHVlkACeADpREA===";
/// [`LINE`] with its answer, in the short form of SudokuPad.
const SHORT: &str = "N4SwJgXA5AHgjFANAYwKYQNoeANwIYA2ArugCwC+iV1uhJEAHJYrcegKzkC6iGL+bCAGZm1Kjz5VW9AOyjxvfnXQAmeVIH0AbJQljp6JhuUQKCyccFx5ey9uYHhDzejmIJjzjRcQ1Y97yO1nZk6u48AE7oWBgADIixEvFwSYgqEnAJGYgpvJnpvCpZhTkSRekScYhCqaSp7Nk1eYh1zQ0lTRhFrV2IDZXxWqkyqQzZQ80jzWMlE71TvWOVQsUYK7lraRKkqzsbOwUY7KvHG8cVvJudKz0r7Rg7nTs9O/fHncc9x/2XK3MrCxWMweiDmOwWO2BxzmxwWxyWly0qyRGyRhxkqwxGwxhwYqzxGzxFywSM6SJ6SPuGM6GJ6GPueM6eJ6eJ+JNBEiRCyRwIxcwxCwxwLxczxCzxSx4AFtUAAXPBgPDyiDAWXQACSsoAOlAAM4AAl1AHskHgiLKABZGiLQADiADp9QAlI0ATwIqCQESIHt10AActapYRDUQwEaANZEfXe336vAABwTBFd9qQxuIspARoAdtBSHAZEItABOBgqdhaIQqODsBgl0gyEt1mQqUhCOBacvsdsyTslpu1hhadsqISkUtwFQyOsqesjoTsPtL6slzsMAsjhgzlQloRQSjIP0j8hAA===";
/// [`LINE`] in the full form of SudokuPad.
const FULL: &str = "N4IgxgpgNlDOIC4DaTQDcCGUCuFEBYBfAGmBLNPKtJExzwQA5r0tdEBWQgXWNXNpsGAZhZjKEsr36SBddggDs4iqp59Vg+ogBMKlVoUA2KtLWya8hs0mGGRWWf2WhiAIzOpGg1cQnbvgiiAa5Kphp2nD6hehbmXqiRCB4h2ggO8frcvOAYAOYQ8MisaSAALgCWZVAQCAAEgILKgMByIHKhIBjYZQAWAPYATvUA4q05kDAAyhUAXgxGREA===";
/// [`LINE`] as SudokuPad writes only givens.
const GIVENS: &str = "sIFrev0quIs0pAGDHPqBs0";
/// [`LINE`] with the anti-knight rule.
const KNIGHT: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AWVNCImAOwQBcMqBfZYHv3vyG8QpStQAc9Ri3acYw4uSoIArNKat4HbgF1khfqOXUAzBtnb5im4Lt99h+0bEr4AdgtadC534cGAkriCABMXnLc/rbBbgBsEVZRAU5BisYh8FLoMt7W9hludDmakb5pjmn+hdQAjIk+MUKVMTUICSWWjQWuZg35QW0e/clclUPqnXmjPSZhI+VNguO9CPVTZemrtAtLVQ76ICTMbBAA1swQaAAWbJtAA==";
/// [`LINE`] with a thermometer and a killer cage.
const THERMO: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AWVNCImAOwQBcMqBfZYHv3vyG8QpStQAc9Ri3acYw4uSoIArNKat4HbgF1khfqOXUAzBtnb5im4Lt99h+0bEr4AdgtadC534cGAkriCABMXnLc/rbBbgBsEVZRAU5BisYh8FLoMt7W9hludDmakb5pjmn+hdQAjIk+MUKVMTUICSWWjQWuZg35QW0e/clclUPqnXmjPSZhI+VNguO9CPVTZemrtAtLVQ76IGwAFjAYALYA9ucwbGf4oGQQzDBg+HggAEq1AMK1IKhvj9QiBdLoxqgXmgSGwZPhDtgICQ0JdmOQANQIABm5DAMFQAGsIGQyGcAMbI6iEEBkmAkt7wD5A/6HbYgUwgMZcIA";
/// [`LINE`] with a kind of line that this crate does not know.
const NEW_RULE: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AWVNCImAOwQBcMqBfZYHv3vyG8QpStQAc9Ri3acYw4uSoIArNKat4HbgF1khfqOXUAzBtnb5im4Lt99h+0bEr4AdgtadC534cGAkriCABMXnLc/rbBbgBsEVZRAU5BisYh8FLoMt7W9hludDmakb5pjmn+hdQAjIk+MUKVMTUICSWWjQWuZg35QW0e/clclUPqnXmjPSZhI+VNguO9CPVTZemrtAtLVQ76IBgsAEYkWoQgZBDMMGD4eCAASrUAwrUgurpjXEA";
/// [`LINE`] with two cells of two blocks exchanged.
const JIGSAW: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AWVNCImAOwQBcMqBfZYH0DDAYB7VvACM/EIJFiADP0W8QpStQAc9Ri3acYS4uSoIArFqZiO3ALrJCU1cfgBmczvhX9vAz+/fb9n58yo7UAOxulnq+wbFcAbEqRtQATJG63EExDskIAGzpHtH+dnFZIbnwmujaUZmJoQh0NRYZXnEJ2RVqCOKFnl18neWGPfAFLe4DQUljrpN17TljEQttigmzTmZrRfUGW6n9xWWn8aWHvcf73U7NDK17SyM+1tZcQA==";
/// [`LINE`] with a circle.
const DRAWN: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AWVNCImAOwQBcMqBfZYHv3vyG8QpStQAc9Ri3acYw4uSoIArNKat4HbgF1khfqOXUAzBtnb5im4Lt99h+0bEr4AdgtadC534cGAkriCABMXnLc/rbBbgBsEVZRAU5BisYh8FLoMt7W9hludDmakb5pjmn+hdQAjIk+MUKVMTUICSWWjQWuZg35QW0e/clclUPqnXmjPSZhI+VNguO9CPVTZemrtAtLVQ76IADGEBhHZNSExzBkZGD4IABKtQDCtSCHAO44bAAWCAAGAB0EjGXCAA=";
/// [`LINE`] with more than the usual rules in words.
const WORDS: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AWVNCImAOwQBcMqBfZYHv3vyG8QpStQAc9Ri3acYw4uSoIArNKat4HbgF1khfqOXUAzBtnb5im4Lt99h+0bEr4AdgtadC534cGAkriCABMXnLc/rbBbgBsEVZRAU5BisYh8FLoMt7W9hludDmakb5pjmn+hdQAjIk+MUKVMTUICSWWjQWuZg35QW0e/clclUPqnXmjPSZhI+VNguO9CPVTZemrtAtLVQ76IJxkMGAwbAggAHIA9hgAtuQABGAU2DcA1hRPx6dPJAAHAFkACeADongAJEhMJ4AMwozAAhCAuEA";
/// [`LINE`] with a 12 in r1c1.
const TWELVE: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGAJlTQiJgDsEAXDKgX2WD4D+gkfxClK1AByNmbTtxiji5KggCsslu3hdeAXWSFB41dQDMW+bsXK7whwMPHHJiWvgB2Kzr1LXAU5GQiqSCAzocr62gfahHgBsPgq8ws4hcaZh8DKR2in+IVkeACzJNqkZ6XFuZgg05X41acGZ7tRJedZNjsUWjTFF7QjeXdGVPOl9GgMTvcPwEUz5FYXNQYTTtLNrYgtlYwXrdvr6PEA=";
/// From a test of a solver: an empty board with two killer cages.
const SITE_KILLER: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk0UM6zR4rssX0QAawgAbLTAwBjAIZo48QiH0wdYfCABKARgDCDkKjsAmFyDUA3Q1oArqYgiCAUFlZaNmb2zh5ucU4AzImeTgnuXqnuyRk+qP5BIcmpRGqG+gAuEL4wTgD2AHZgVRiGEE1VMXggANLauhgABE7GcLREQA=";
/// A 6×6 puzzle published on the web.
const SITE_SIX: &str = "N4IgzglgXgpiBcA2ANCALhNAbO8QBUAnATwAIBpCLHQ0gZQFcATAewGsGRUBDBtACxaEEIALIBJACJ1SAJgAsARi4hCDHGBhoRAMSpZSMbgGN+pYzGqkA7pjPdSAOwYBbAEYxaAM0IsXpRVI0FlJEADoAHUcogFETM19rZHMWLFdHZO5HJjkAdYBmUjcWAA9SFwYwNBTHNG4IR0N4p1cPWhgSk2wyFkcLSOjHAGFLLDBSAHNfBgAHGByG0gdjbgmYcsrqsFcgkIF153dPUkX981WYQEwCceCZgFocL2rjIUdPAaiAORDDtvLuMiEGBzbjVWwCRbLC7JGAANxgjQgXiC/HWiQA9C80i5GtxqCxrONMGEVFMIEwEABtSmgWF4hi4RQAX2QtPpuEQLLZaVwAFYuSA6TyELIBUKGQh5GL2Qh8kyALrIGmCmXwKWslXC+ByjXi3Ci3WqzmGrXMk0S+D8xXKvUi6Va/nmjn2i1m7kWnXu3BS61e2UuxkByVBy0hg1+pAKpURx0R8Oaj0h9UR40R5m+hPOp3B7PwN2Z/252MF+Ci+WKkBsfSeFZrKmgCzUMBUkAAJUUQ2UqHbQ1kKlbsk7IArtrwimUAsbYxbrfyQ5HqpAfcno2b8Epbd5Q15/a3iH7iG3B6G+4XWpAinkIBXTZnc533bn++78hPw9Qo4v+WvGqna43PbPm2g6nh+i4ABw/g2q4zh237dh2V4IUeZ4WheE6/jB67AUMSE4TuqG4CAADsUEgH+M6Dn2j69u+JYgJBN7TthA5DPBbZzt+hEiIxmG3ixc54a2r5Ca+D6brhdGfooy58cxAGvuxrZblxYHnqRTH/m2r5dtptHdluunKbR3Fjhh0H8QBh5GYe1FtoeSmHlepkXleCpMkAA==";
/// "Parity Fish" by Marty Sears, an example in a public benchmark. All its rules are drawings and
/// words.
const SITE_FISH: &str = "N4SwJgXA5AzgHjAtgfQLIEMBOAXAngZQFMsZkBWADgAYBjANgDMwAjV9ATmYeasIHYAjOkID2VACziGVAExhxNKABpEhbOjDp1EYDAD2AV0w1C0fAbB6A1gYAEGK4Uy2AbjNlkAdLM8zxAWhoaBjJ0CjpldANsAAs9TGgMHFxbIhJlTAMAG0IYaAA5eMR0LNsYC2s7TJyYW3QAB3qs3ABuWwYQLNLYwlsAc0xwWwB3EFjbHtswED6x2oF/djK9CZitKZm5qb0AOwAdKGxbTEJ64iOQHbqdlMw9YaVbGj0sg0Qdx/QdsFtizEcfgBmOCA2zMPRwTx7HYAFWGKxMXVqGgAVugTDsjiVdn06sdCD8spdeogDDAjs9MehLrZdr1CC5CFdprMsd9aTtenowD8WWMobD4U9CEinrtOTRsASwSl0CMYmNepYKbt1DTKTBCDRoiBGRtWTABXCESKsrVKRKpT9mLKwVl0VZtiqqTS+dhasMYk4uZzbCBapYDMwcqsuT1MJ5lPpXtgQLtoBQyOJAXR2AI+DJ2Hw6DIyAIKIDxAIZIW+BR2GQ6EWKxQS3Q+JXy4C+OIZMXmwJxHQyOwKGXK+xWwIU2na83xGRCzJBI32MpmLNin1TFAYthsPU8gB6LcgTwgRB9IyeZ6ILc7QEgADy2HE+U8KLOfXni/Qy709XRY1wEAESmw0AAApYN+tgAGL+jEUAAL5KCYEAANoIUoKGoShAC6SjIWhqGYdhOFKHhBEYVhxGEaRxFEZRFEEVRtGYSciFIVQShUHhLECOxSgyHhf5sVhf6cQJ3F4TIrGiUoQkIWJPF4QhLGAlx4hcWQvFKIpwnKcJqlYWJGnSUoWkGapcksXQXF8FxFBqeZwmWcJ1m6UotkGfZBnWXJgLiVhXlSV5PFYeI3kIUFUlBQFCFkMFUVSVFslYQhXn6V5RleTpIXqXhQVGUF6VRfpUVGVFJkJV5LleW5XmORlLlBW5QXVVFLlRW5UUeQldDBZ1UmdRFfDBf1Un9RFFDBaNUmjfFSGdfpnVGZ16X9fp/VGf16Wjfpo1GaNJXTc5eGdW5nXVf1Ln9W5/XVaNLmjW5o0eZheiIcAkqIYCnhtZhwwQFQniFkoMQ/X9QWxL+vijVK0DKDQEAAMQsQk2BwTIcNgXBAhw1QsEvQBIUfUojnfb9/2A8TIOAwI4P/iu0OY0oiPI6j6OY9jr2RfjhNAyTXPk2DMgQzTcF0wzNAo7DaM0Bj8Os7j4j40JRPAwDPP/hTVOQ1AtPw/TEBI6LTOSyzSg44hk0fV9Kuk0roOU/z1NQ0L2si2LEtS1jxts/1v06Yr3Nk6rfMCw7MNO7rjPi8z0se7jfHm0ovtBVb/02+rgshwjYf6xHhtRybCF0Pj9kJ8r/sp3bGtaxnesu5H7t5wXMUW/7Se87bQea47Vfh67Rt5xQHNN0rLcB239sd+nOvVwbbsy4hfD4z7lsq2X7eV5P3e17PCF/u9i/N8vavl2nwuZzXOd157SheHvQ8H4HY9r870+92zYkN4PfvW4fq+d+vWc97nNm3sRLxyXqXb+D9f5P2zjPaOiE/xyxvp/ZOECK5QNPs/QBuNfJx19l5JOXk0EhzRtAi+2DC4f3wVzQhx8I6kK3jJXB1CS5/RocHJm9C4EIX7nFShLDARsPHhwjBWDTZKHnkgqhxNBFaxISIrG6FoJAA";

#[track_caller]
fn read(text: &str) -> Record {
    read_one(text).unwrap_or_else(|error| panic!("{}:{} {error}\n{text}", error.line, error.column))
}

#[track_caller]
fn wrong(text: &str) -> (usize, String) {
    let error = read_one(text).expect_err(text);
    (error.column, error.kind.to_string())
}

/// Percent-encodes all characters except letters and digits.
fn escaped(text: &str) -> String {
    let escape = |found: char| {
        if found.is_ascii_alphanumeric() {
            found.to_string()
        } else {
            format!("%{:02X}", found as u32)
        }
    };
    text.chars().map(escape).collect()
}

#[test]
fn a_link_is_read_in_every_spelling() {
    for packed in [PLAIN.to_owned(), escaped(PLAIN), PLAIN.trim_end_matches('=').to_owned()] {
        for (link, format) in [
            (format!("https://www.f-puzzles.com/?load={packed}"), Format::FPuzzles),
            (format!("http://f-puzzles.com/?load={packed}"), Format::FPuzzles),
            (format!("//f-puzzles.com?load={packed}"), Format::FPuzzles),
            (format!("HTTPS://F-Puzzles.com/?load={packed}"), Format::FPuzzles),
            (format!("f-puzzles.com/?x=1&load={packed}&y=2#z"), Format::FPuzzles),
            (format!("<https://f-puzzles.com/?load={packed}>"), Format::FPuzzles),
            (format!("https://f-puzzles.com/?load={packed}), and more"), Format::FPuzzles),
            (packed.clone(), Format::FPuzzles),
            (format!("fpuz{packed}"), Format::SudokuPad),
            (format!("fpuzzles{packed}"), Format::SudokuPad),
            (format!("https://sudokupad.app/fpuz{packed}"), Format::SudokuPad),
            (
                format!("https://sudokupad.app/sudoku/fpuzzles{packed}?setting-nogrid=1"),
                Format::SudokuPad,
            ),
            (format!("beta.sudokupad.app/fpuzzles{packed}"), Format::SudokuPad),
            (
                format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{packed}"),
                Format::SudokuPad,
            ),
            (format!("https://app.crackingthecryptic.com/sudoku/fpuz{packed}"), Format::SudokuPad),
            (format!("https://sudokupad.svencodes.com/puzzle/fpuzzles{packed}"), Format::SudokuPad),
            (format!("  https://sudokupad.app/scf?puzzleid=fpuz{packed}&a=1 "), Format::SudokuPad),
        ] {
            let record = read(&link);
            assert_eq!(
                (record.format, record.puzzle.grid().to_string().as_str()),
                (format, LINE),
                "{link}"
            );
            assert!(record.puzzle.is_plain(), "{link}");
            assert_eq!(
                record.answer.map(|answer| answer.to_string()).as_deref(),
                Some(ANSWER),
                "{link}"
            );
            assert_eq!(record.warnings, [], "{link}");
            let extra = record.extra.unwrap();
            assert_eq!(
                (extra.get("title"), extra.get("author")),
                (Some("十七"), Some("Gordon Royle")),
                "{link}"
            );
            assert_eq!(extra.get("comment"), link.contains("more").then_some("and more"), "{link}");
        }
    }
}

#[test]
fn every_form_of_sudokupad_is_read() {
    for (packed, answer) in [
        (format!("scl{SHORT}"), Some(ANSWER)),
        (format!("ctc{FULL}"), None),
        (format!("scf{GIVENS}"), None),
    ] {
        for link in [
            packed.clone(),
            format!("https://sudokupad.app/{packed}"),
            format!("sudokupad.app/scf?puzzleid={}", escaped(&packed)),
        ] {
            let record = read(&link);
            assert_eq!(
                (record.format, record.puzzle.grid().to_string().as_str()),
                (Format::SudokuPad, LINE),
                "{link}"
            );
            assert_eq!(record.answer.map(|answer| answer.to_string()).as_deref(), answer, "{link}");
            assert_eq!(record.warnings, [], "{link}");
        }
    }
    let fields = |text: &str| {
        let extra = read(text).extra.unwrap();
        (extra.get("title").unwrap().to_owned(), extra.get("author").unwrap().to_owned())
    };
    let said = |title: &str, author: &str| (title.to_owned(), author.to_owned());
    assert_eq!(fields(&format!("scl{SHORT}")), said("It's so", "G. Royle"));
    assert_eq!(fields(&format!("scl{FULL}")), said("十七", "G"));
    assert_eq!(
        fields(&format!("scf{GIVENS}*aSome%20**One***tThe%20title*")),
        said("The title", "Some *One*")
    );
}

#[test]
fn givens_of_sudokuexchange_are_read() {
    let digits = LINE.replace('.', "0");
    for link in [
        format!("https://sudokuexchange.com/play/?s={digits}"),
        format!("sudokuexchange.com/play/?d=2&s={digits}&t=1 # one of today's"),
    ] {
        let record = read(&link);
        assert_eq!(
            (record.format, record.puzzle.grid().to_string().as_str()),
            (Format::SudokuExchange, LINE),
            "{link}"
        );
    }
    assert_eq!(
        wrong("https://sudokuexchange.com/play/?s=123"),
        (39, "cell-count: found 3".to_owned())
    );
    assert_eq!(
        wrong("https://sudokuexchange.com/about/"),
        (34, "no-puzzle-in-link: expected /play/?s=…".to_owned())
    );
}

#[test]
fn links_of_other_sites_are_refused_by_name() {
    let digits = LINE.replace('.', "0");
    for (link, column, host) in [
        ("https://sudoku.coach/en/play/abc".to_owned(), 1, "sudoku.coach"),
        ("  http://www.example.org?s=1 # comment".to_owned(), 3, "www.example.org"),
        (format!("HTTPS://Sudoku.Coach/en/play/{digits}"), 1, "Sudoku.Coach"),
        ("<https://sudoku.coach>".to_owned(), 1, "sudoku.coach"),
    ] {
        assert_eq!(wrong(&link), (column, format!("unknown-site: {host}")), "{link}");
    }
    // A text without a scheme or a host is not a link.
    for text in ["sudoku.coach/en/play/abc", "https:///abc", "https:"] {
        let (_, error) = wrong(text);
        assert!(error.starts_with("character: "), "{text}: {error}");
    }
}

#[test]
fn sudokuwiki_boards_are_read_and_printed() {
    let digits = LINE.replace('.', "0");
    for link in [
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={digits}"),
        format!("http://sudokuwiki.org/Sudoku.htm?bd={LINE}&x=1"),
        format!("sudokuwiki.org/sudoku.htm?x=1&bd={digits}#top"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={digits}) or"),
    ] {
        let record = read(&link);
        assert_eq!(
            (record.format, record.puzzle.grid().to_string().as_str()),
            (Format::SudokuWiki, LINE),
            "{link}"
        );
        assert_eq!(record.warnings, [], "{link}");
    }
    let record = read(&format!("https://www.sudokuwiki.org/sudoku.htm?bd={digits},{ANSWER}"));
    assert_eq!(record.answer.map(|answer| answer.to_string()).as_deref(), Some(ANSWER));
}

#[test]
fn placed_digits_and_marks_are_read() {
    let record = read(&format!("fpuz{MARKED}"));
    assert_eq!(record.puzzle.givens.to_string(), LINE);
    assert_eq!(record.puzzle.placed.to_string(), format!(".1{}", ".".repeat(79)));
    let marks = record.puzzle.pencil_marks();
    assert_eq!(marks["r1c3".parse::<Cell>().unwrap()], DigitSet::from_bits(0b0_0100_0010));
    // A cell without marks has all candidates that the filled cells leave.
    let plain = numpre_formats::Puzzle { candidates: None, ..record.puzzle.clone() };
    assert_eq!(
        marks["r1c4".parse::<Cell>().unwrap()],
        plain.pencil_marks()["r1c4".parse::<Cell>().unwrap()]
    );
    let warnings: Vec<String> = record.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(warnings, ["unread-corner-marks"]);
}

#[test]
fn puzzles_with_other_rules_are_errors() {
    let rules = |names: &str| format!("other-rules: {names}");
    for (text, expected) in [
        (format!("https://f-puzzles.com/?load={KNIGHT}"), (29, rules("anti-knight"))),
        (format!("f-puzzles.com/?load={THERMO}"), (21, rules("thermometer, killer-cage"))),
        (format!("fpuz{NEW_RULE}"), (5, rules("\"renban\""))),
        (JIGSAW.to_owned(), (1, rules("irregular"))),
        (SITE_KILLER.to_owned(), (1, rules("killer-cage"))),
        (format!("scl{SITE_FISH}"), (4, rules("in-words"))),
        (format!("scf{GIVENS}*w"), (4, rules("windoku"))),
        (format!("fpuz{SITE_SIX}"), (5, "board-size: rows 6, columns 6".to_owned())),
        (format!("fpuz{TWELVE}"), (5, "cell-value: row 1, column 1, found \"12\"".to_owned())),
    ] {
        assert_eq!(wrong(&text), expected, "{text}");
    }
    let warnings =
        |packed: &str| read(packed).warnings.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(warnings(DRAWN), ["unread-drawings"]);
    let words = "unread-words";
    assert_eq!(warnings(WORDS), [words]);
    // Strict reading makes these an error.
    let strict = Options { strict: true, ..Options::default() };
    let batch =
        Batches::new(format!("  {WORDS}").as_bytes(), strict).next_batch(9).unwrap().unwrap();
    let error = batch.records().next().unwrap().unwrap_err();
    assert_eq!((error.column, error.kind.to_string().as_str()), (3, "doubtful: unread-words"));
}

#[test]
fn every_rule_has_a_name() {
    let rules = [Rule::Irregular, Rule::KillerCage, Rule::InWords, Rule::Other("x".to_owned())];
    assert_eq!(rules.each_ref().map(Rule::name), ["irregular", "killer-cage", "in-words", "other"]);
}

#[test]
fn a_link_without_a_puzzle_is_an_error() {
    let on_server = "on-server";
    let broken = "packed-incomplete";
    let corrupt = "packed-corrupt";
    for (text, expected) in [
        ("https://sudokupad.app/wsj7iunsg6".to_owned(), (23, on_server)),
        ("sudokupad.app/pdyxs/whispers-in-the-mist".to_owned(), (15, on_server)),
        ("https://app.crackingthecryptic.com/sudoku/gTFf2pN3Jf".to_owned(), (43, on_server)),
        ("https://f-puzzles.com/?id=yb7wgkww".to_owned(), (27, on_server)),
        ("https://f-puzzles.com/".to_owned(), (23, "no-puzzle-in-link: expected ?load=…")),
        ("https://sudokupad.app/".to_owned(), (23, "no-puzzle-in-link: expected /fpuz…, /scl…")),
        (
            "https://www.sudokuwiki.org/X_Wing_Strategy".to_owned(),
            (43, "no-puzzle-in-link: expected /sudoku.htm?bd=…"),
        ),
        (
            format!("https://www.sudokuwiki.org/jigsaw.htm?bd={LINE}"),
            (123, "no-puzzle-in-link: expected /sudoku.htm?bd=…"),
        ),
        (format!("https://f-puzzles.com/?load={}", &PLAIN[..200]), (229, broken)),
        (format!("https://f-puzzles.com/?load={}é{}", &PLAIN[..200], &PLAIN[200..]), (229, broken)),
        (format!("https://f-puzzles.com/?load=X{PLAIN}"), (29, corrupt)),
        (format!("scl{}", &SHORT[..300]), (304, broken)),
        ("https://sudokupad.app/scfoooooooooooook".to_owned(), (40, "cell-count: found 83")),
        (
            format!("https://sudokuwiki.org/sudoku.htm?bd={}", &LINE[1..]),
            (118, "cell-count: found 80"),
        ),
        (
            format!("https://sudokuwiki.org/sudoku.htm?bd=A{}", &LINE[1..]),
            (38, "character: found 'A'"),
        ),
        (
            format!("https://sudokuwiki.org/sudoku.htm?bd=J9B{}", "01".repeat(81)),
            (38, "wiki-board"),
        ),
        (
            format!("https://sudokuwiki.org/sudoku.htm?bd=S9B{}zz", "01".repeat(80)),
            (201, "wiki-cell: found \"zz\""),
        ),
    ] {
        assert_eq!(wrong(&text), (expected.0, expected.1.to_owned()), "{text}");
    }
}

#[test]
fn links_are_read_among_other_lines_and_in_tables() {
    let wiki = format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", LINE.replace('.', "0"));
    let file = format!(
        "# links\n{LINE}\nhttps://f-puzzles.com/?load={PLAIN}\nsudokupad.app/abc\n{wiki} a comment\nscl{SHORT}\n{LINE}\n"
    );
    assert_eq!(
        summary(file),
        [
            "2 sdm 17",
            "3 f-puzzles 17 answer",
            "4:15 on-server",
            "5 sudokuwiki 17",
            "6 sudokupad 17 answer",
            "7 sdm 17"
        ]
    );
    let table = format!("id,puzzle\n1,{wiki}\n2,\"{PLAIN}\"\n3,{}\n", &wiki[..100]);
    assert_eq!(summary(table), ["2 csv 17", "3 csv 17 answer", "4:103 cell-count: found 59"]);
    assert_eq!(summary(format!("puzzle\n{wiki}\n{LINE}\n")), ["2 csv 17", "3 csv 17"]);
    // A word may begin like a string of a site.
    assert_eq!(summary("sclerosis is a word\n").len(), 1);
    assert!(summary("sclerosis is a word\n")[0].contains("character: found"));
}

/// Returns the text packed in a link, unpacked by another library.
fn json_in(link: &str) -> String {
    let (_, packed) = link.split_once("?load=").or_else(|| link.split_once("/fpuz")).unwrap();
    let packed = packed.replace("%2B", "+").replace("%2F", "/").replace("%3D", "=");
    let units = lz_str::decompress_from_base64(&packed).unwrap();
    String::from_utf16(&units).unwrap()
}

#[test]
fn written_links_have_the_form_that_the_sites_expect() {
    let text = format!("8+1{}:217 917", ".".repeat(79));
    let puzzle = read(&text).puzzle;
    let marks = "{\"centerPencilMarks\":[2,3,4,5,6,7,9]}";
    assert_eq!(
        print(Format::SudokuExchange, &puzzle, None),
        format!("https://sudokuexchange.com/play/?s=81{}", "0".repeat(79))
    );
    let link = print(Format::FPuzzles, &puzzle, None);
    assert!(link.starts_with("https://www.f-puzzles.com/?load=N4Ig"), "{link}");
    let json = json_in(&link);
    let head = "{\"size\":9,\"ruleset\":\"Normal sudoku rules apply.\",\"grid\":[[";
    assert!(
        json.starts_with(&format!("{head}{{\"value\":8,\"given\":true}},{{\"value\":1}},{marks},")),
        "{json}"
    );
    // SudokuPad drops a digit that is not given.
    let link = print(Format::SudokuPad, &puzzle, None);
    assert!(link.starts_with("https://sudokupad.app/fpuzN4Ig"), "{link}");
    assert!(
        !link["https://".len()..].contains(['+', '=']) && link.matches('/').count() == 3,
        "{link}"
    );
    let json = json_in(&link);
    let placed = "{\"value\":8,\"given\":true},{\"value\":1,\"given\":true}";
    assert!(json.starts_with(&format!("{head}{placed},{marks},")), "{json}");
}

#[test]
fn links_carry_title_author_and_answer() {
    let given = read(&format!("https://f-puzzles.com/?load={PLAIN}"));
    for format in [Format::FPuzzles, Format::SudokuPad] {
        let odd = "a \"quoted\"\t\\title\n<>&'{}[],";
        let extra = Extra::of([("title", odd), ("author", "問 🧩")]).unwrap();
        assert!(format.carries(&extra, &Columns::default()));
        let mut writer = Writer::new(Vec::new(), format);
        writer.write_with_extra(&given.puzzle, given.answer.as_ref(), Some(&extra)).unwrap();
        let link = String::from_utf8(writer.finish().unwrap()).unwrap();
        assert_eq!(link.lines().count(), 1);
        let back = read(link.trim_end());
        assert_eq!(
            (back.format, &back.puzzle, back.answer),
            (format, &given.puzzle, given.answer),
            "{link}"
        );
        assert_eq!(back.warnings, [], "{link}");
        assert_eq!(back.extra.as_deref(), Some(&*extra), "{link}");
        assert!(!format.carries(&Extra::of([("id", "7")]).unwrap(), &Columns::default()));
    }
    assert!(!Format::SudokuExchange.carries(given.extra.as_deref().unwrap(), &Columns::default()));
}

#[test]
fn a_format_says_beforehand_whether_its_link_loses_something() {
    let placed = read(&format!("+4{}", ".".repeat(80))).puzzle;
    let removed = read(&format!("4{}:915", ".".repeat(80))).puzzle;
    let holds = |puzzle| {
        [Format::FPuzzles, Format::SudokuPad, Format::SudokuExchange]
            .map(|format: Format| format.holds(puzzle))
    };
    assert_eq!(holds(&placed), [true, false, false]);
    assert_eq!(holds(&removed), [true, true, false]);
}

#[test]
fn puzz_link_and_solo_are_read() {
    let line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let (board, id) = ("4k8g5g3p7l2k6k8g4l1m6g3g7g5h2k1g4l", "4e8a5a3j7f2e6e8a4f1g6a3a7a5b2e1a4f");
    for (text, format) in [
        (format!("https://puzz.link/p?sudoku/9/9/{board}"), Format::PuzzLink),
        (format!("puzz.link/p?sudoku/9/9/{board}/ and more"), Format::PuzzLink),
        (format!("<http://pzv.jp/p.html?sudoku/9/9/{board}>"), Format::PuzzLink),
        (format!("3x3:{id}"), Format::Tatham),
        (format!("  3x3:{id} # a comment"), Format::Tatham),
    ] {
        let record = read(&text);
        assert_eq!(
            (record.format, record.puzzle.grid().to_string().as_str()),
            (format, line),
            "{text}"
        );
        assert_eq!(record.warnings, [], "{text}");
    }
    assert_eq!(
        read(&format!("puzz.link/p?sudoku/9/9/{board}/ and more")).extra.unwrap().get("comment"),
        Some("and more")
    );
    for (text, expected) in [
        ("https://puzz.link/p?sudoku/6/6/61j3".to_owned(), (28, "board-size: rows 6, columns 6")),
        (
            "https://puzz.link/p?nurikabe/9/9/4k".to_owned(),
            (36, "no-puzzle-in-link: expected /p?sudoku/9/9/…"),
        ),
        (format!("https://puzz.link/p?sudoku/9/9/{}", &board[1..]), (65, "cell-count: found 80")),
        (format!("https://puzz.link/p?sudoku/9/9/A{board}"), (32, "character: found 'A'")),
        (format!("3x3:{}", &id[1..]), (38, "cell-count: found 80")),
        (format!("3x3x:{id}"), (6, "other-rules: diagonal")),
        (format!("3x3xk:{id}"), (7, "other-rules: diagonal, killer-cage")),
    ] {
        assert_eq!(wrong(&text), (expected.0, expected.1.to_owned()), "{text}");
    }
    assert_eq!(summary(format!("{line}\n3x3:{id}\npuzz.link/p?sudoku/9/9/{board}\n")).len(), 3);
    assert_eq!(summary(format!("id,puzzle\n1,3x3:{id}\n2,{line}\n")), ["2 csv 17", "3 csv 17"]);
}
