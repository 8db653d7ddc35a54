//! A guess at the encoding of bytes that are not UTF-8.
//!
//! The bytes are decoded in each encoding, and the result gets a weight. Characters that are common
//! in Japanese text raise the weight; rare and broken ones lower it. `93 EF` is 難 in Shift_JIS and
//! broken in EUC-JP. `E9 20`, the end of a French word in windows-1252, is broken in both.

use encoding_rs::{DecoderResult, EUC_JP, Encoding, SHIFT_JIS, WINDOWS_1252};

/// An encoding, and whether the bytes leave no doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guess {
    pub encoding: &'static Encoding,
    pub is_sure: bool,
}

/// Returns the encoding of these bytes, the first of which is not UTF-8. Returns `None` if they are
/// damaged UTF-8.
///
/// windows-1252 is the last choice. It has a character for every byte, so nothing is lost.
pub fn guess(bytes: &[u8]) -> Option<Guess> {
    if is_damaged_utf8(bytes) {
        return None;
    }
    let [euc_jp, shift_jis] = [EUC_JP, SHIFT_JIS].map(|encoding| weight(encoding, bytes));
    let (encoding, best, other) = match euc_jp >= shift_jis {
        true => (EUC_JP, euc_jp, shift_jis),
        false => (SHIFT_JIS, shift_jis, euc_jp),
    };
    if best <= 0 {
        return Some(Guess { encoding: WINDOWS_1252, is_sure: false });
    }
    Some(Guess { encoding, is_sure: best >= SURE && 3 * other <= best })
}

/// The weight from which on a guess is sure, if the weight of the other encoding is at most a
/// third.
const SURE: i64 = 4;

/// Returns whether most of the text that is not ASCII is well-formed UTF-8 characters of three or
/// more bytes. Other encodings hardly ever form these.
fn is_damaged_utf8(bytes: &[u8]) -> bool {
    let (mut wide, mut broken) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        wide += chunk.valid().chars().filter(|found| found.len_utf8() > 2).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    wide > broken
}

/// Returns how much the decoded text resembles Japanese. A positive weight speaks for the encoding.
fn weight(encoding: &'static Encoding, bytes: &[u8]) -> i64 {
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut text = String::with_capacity(3 * bytes.len() + 16);
    let (mut place, mut broken) = (0, 0);
    // A character that is cut by the end of the bytes does not count as broken.
    while place < bytes.len() {
        let (result, read) =
            decoder.decode_to_string_without_replacement(&bytes[place..], &mut text, false);
        place += read;
        match result {
            DecoderResult::Malformed(..) => broken += 1,
            DecoderResult::InputEmpty | DecoderResult::OutputFull => break,
        }
    }
    let mut before = ' ';
    let mut weight = -8 * broken;
    for found in text.chars() {
        weight += match found {
            '\0'..='\u{7f}' => 0,
            'ぁ'..='ん'
            | 'ァ'..='ヶ'
            | '、'
            | '。'
            | 'ー'
            | '「'
            | '」'
            | '・'
            | '０'..='９'
            | '　'
            | '★'
            | '☆' => 3,
            '一'..='鿿' if is_common(found) => 2,
            // In EUC-JP, kana begin with bytes that are these characters in Shift_JIS.
            '｡'..='･' => -1,
            // A single one of these is more likely an accented letter of another encoding.
            'ｦ'..='ﾟ' => i64::from(('｡'..='ﾟ').contains(&before)),
            // Characters of the private use area do not occur in real text.
            '\u{e000}'..='\u{f8ff}' => -8,
            '一'..='鿿' => -1,
            _ => 1,
        };
        before = found;
    }
    weight
}

/// Returns whether a kanji belongs to the first level of JIS X 0208, the common half.
fn is_common(kanji: char) -> bool {
    let mut buffer = [0; 4];
    let (bytes, _, is_broken) = EUC_JP.encode(kanji.encode_utf8(&mut buffer));
    !is_broken && bytes.first().is_some_and(|first| (0xb0..=0xcf).contains(first))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guessed(encoding: &'static Encoding, text: &str) -> Option<(&'static str, bool)> {
        let (bytes, _, is_broken) = encoding.encode(text);
        assert!(!is_broken, "{text}");
        let start = str::from_utf8(&bytes).unwrap_err().valid_up_to();
        guess(&bytes[start..]).map(|guess| (guess.encoding.name(), guess.is_sure))
    }

    #[test]
    fn japanese_text_is_recognised() {
        for text in [
            "ナンプレ初級",
            "番号,問題,解答\n1,8...",
            "やさしい問題です。",
            "# 数独 第３問\n",
            "難しい",
            "上級 2013年",
        ] {
            assert_eq!(guessed(SHIFT_JIS, text), Some(("Shift_JIS", true)), "{text}");
            assert_eq!(guessed(EUC_JP, text), Some(("EUC-JP", true)), "{text}");
        }
        assert_eq!(guessed(SHIFT_JIS, "ﾅﾝﾌﾟﾚ ｼｮｷｭｳ").map(|found| found.0), Some("Shift_JIS"));
    }

    #[test]
    fn a_few_characters_leave_a_doubt() {
        for text in ["難", "上", "問"] {
            assert_eq!(guessed(SHIFT_JIS, text), Some(("Shift_JIS", false)), "{text}");
            assert_eq!(guessed(EUC_JP, text), Some(("EUC-JP", false)), "{text}");
        }
    }

    #[test]
    fn other_text_is_windows_1252() {
        for text in [
            "café au lait",
            "caf\u{e9}",
            "Grüße aus Köln",
            "El señor",
            "très difficile, à résoudre",
            "“hard” – 5",
        ] {
            assert_eq!(guessed(WINDOWS_1252, text), Some(("windows-1252", false)), "{text}");
        }
    }

    #[test]
    fn damaged_utf8_is_not_taken_for_another_encoding() {
        assert_eq!(guess(b"\xe3\x83\xe3\x81\x82\xe3\x81\x84\xe3\x81\x86"), None);
    }
}
