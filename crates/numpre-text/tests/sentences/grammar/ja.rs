//! The Japanese sentences.

use super::lists::digit;
use super::said::Kind;
use super::words::{ChainWords, Grammar, deadly, with};

/// Reads the name of a cell: 「3行5列」.
fn japanese_cell(text: &str) -> Option<usize> {
    let (row, column) = text.strip_suffix('列')?.split_once('行')?;
    Some(usize::from(9 * (digit(row)? - 1) + digit(column)? - 1))
}

/// Returns the grammar of Japanese.
pub(crate) fn japanese() -> Grammar {
    use Kind::*;
    let reasons = [
        (FullHouse, "{house}に残る数字は{digits}だけ"),
        (NakedSingle, "ここに入る数字は{digits}だけ"),
        (HiddenSingle, "{house}で{digits}が入るのはここだけ"),
        (Confined, "{house}の{digits}は{other}との交わりにしか入らない"),
        (Confined, "{house}の{digits}は{other}にしか入らない"),
        (NakedSubset, "{house}の{count}マス（{cells}）の候補は{digits}だけ"),
        (HiddenSubset, "{house}で{digits}が入るのは{count}マス（{cells}）だけ"),
        (Chain, "「{first}」か「{last}」：{links}"),
        (ChainLoop, "どのリンクも片方が正しい：{links}、すると最初に戻って{start}"),
        (ChainTrue, "どちらにしても{last}：{links}"),
    ];
    let contradictions = [
        (NoCandidate, "{cells}に入る数字がない"),
        (NoPlace, "{house}に{digits}の入るマスがない"),
        (NoIntersection, "{house}か{other}に、{digits}の入るマスがない"),
        (
            TooFewDigits,
            "{house}の{count}マス（{cells}）の候補が、合わせて{digits}の{few}個しかない",
        ),
        (
            TooFewPlaces,
            "{house}で{digits}の{few}個の数字が入るのは、{count}マス（{cells}）しかない",
        ),
    ];
    let mut sentences = vec![
        (FullHouse, "{house}の空きマスは{cells}だけ、残る数字は{digits}だけ → {effect}"),
        (NakedSingle, "{cells}に入る数字は{digits}だけ → {effect}"),
        (HiddenSingle, "{house}で{digits}が入るのは{cells}だけ → {effect}"),
        (
            Confined,
            "{house}の{digits}は{other}との交わりにしか入らない。よって{other}のほかのマスには入らない → {effect}",
        ),
        (
            Confined,
            "{house}の{digits}は{other}にしか入らない。よって{other}のほかのマスには入らない → {effect}",
        ),
        (
            NakedSubset,
            "{house}の{count}マス（{cells}）の候補は{digits}だけ。よって{any}は{house}のほかのマスには入らない → {effect}",
        ),
        (
            HiddenSubset,
            "{house}で{digits}が入るのは{count}マス（{cells}）だけ。よってそこにほかの数字は入らない → {effect}",
        ),
        (
            Fish,
            "{anyfin}が{digits}か、そうでなければ{house}の{digits}は{other}にしか入らない。\
             よって{other}のほかのマスのうち、{fins}と同じ行・列・ブロックにあるマスには入らない → {effect}",
        ),
        (
            Fish,
            "{anyfin}が{digits}か、そうでなければ{house}の{digits}は{other}にしか入らない。\
             よって{other}のほかのマスのうち、{fins}のすべてと同じ行・列・ブロックにあるマスには入らない → {effect}",
        ),
        (
            Fish,
            "{house}の{digits}は{other}にしか入らない。よって、前者より後者に多く含まれるマスには入らない → {effect}",
        ),
        (
            Fish,
            "{anyfin}が{digits}か、そうでなければ{house}の{digits}は{other}にしか入らない。\
             よって、前者より後者に多く含まれ、{fins}と同じ行・列・ブロックにあるマスには入らない → {effect}",
        ),
        (
            Fish,
            "{anyfin}が{digits}か、そうでなければ{house}の{digits}は{other}にしか入らない。\
             よって、前者より後者に多く含まれ、{fins}のすべてと同じ行・列・ブロックにあるマスには入らない → {effect}",
        ),
        (Chain, "{links}。よって「{first}」か「{last}」（強いリンク{strong}本） → {effect}"),
        (
            ChainLoop,
            "{links}、すると最初に戻って{start}。よってどのリンクも片方が正しい → {effect}",
        ),
        (ChainTrue, "{links}。よってどちらにしても{last} → {effect}"),
        (
            Colouring,
            "次の組は、どれもちょうど片方が正しい：{pairs}。よって、{colour1}か、{colour2}のどちらか → {effect}",
        ),
        (
            Colouring,
            "次の組は、どれもちょうど片方が正しい：{pairs}。よって、{colour}は、すべて正しいかすべて誤り。ところが、{from1}と{to1}は両立しない（{because1}） → {effect}",
        ),
        (
            Colouring,
            "次の組は、どれもちょうど片方が正しい：{pairs}。よって、{colour}は、すべて正しいかすべて誤り。すべて正しいと、{emptied}に入る数字がなくなる → {effect}",
        ),
        (
            Colouring,
            "次の組は、どれもちょうど片方が正しい：{pairs}。{from1}と{to1}は両立しない（{because1}）。よって、{colour1}か、{colour2}のどちらか → {effect}",
        ),
        (
            Colouring,
            "次の組は、どれもちょうど片方が正しい：{pairs}。{from1}と{to1}は両立せず（{because1}）、{from2}と{to2}も両立しない（{because2}）。よって、{colour}は、すべて誤り → {effect}",
        ),
        (
            NakedSubset,
            "{house}の{count}マス（{cells}）の候補は{digits}だけ。どれも{other}のマスでもあるので、{any}は{house}と{other}のほかのマスには入らない → {effect}",
        ),
        (
            Sets,
            "{number}マス（{cells}）の候補は{digits}だけ。次の所に1回ずつ入る：{covers}。{number}マスに対して{places}か所なので、空く所はない → {effect}",
        ),
        (
            Sets,
            "{number}マス（{cells}）の候補は{digits}だけ。次の所に1回ずつ入る：{covers}。{number}マスに対して{places}か所なので、空くのは{spare}か所まで。\
             同じ数字の{times}か所のうち、どこかには入る → {effect}",
        ),
        (CasesOfCell, "{cells}に入るのは{digits}のどれか"),
        (CasesOfHouse, "{house}で{digits}が入るのは{anycells}"),
        (
            CasesOfFins,
            "{anyfin}が{digits}か、そうでなければ{house}の{digits}は{other}にしか入らない。\
             後者なら{conclusion}",
        ),
        (Case, "{first}なら、{statements}"),
        (CasesEnd, "どの場合も{conclusion} → {effect}"),
        (SupposeIs, "{label} {cells}が{digits}だと仮定する"),
        (SupposeIs, "{label} {cells}が{digits}だと仮定する（{after}より）"),
        (SupposeIsNot, "{label} {cells}が{digits}ではないと仮定する"),
        (SupposeIsNot, "{label} {cells}が{digits}ではないと仮定する（{after}より）"),
        (SupposeIsNot, "{label} {cells}が{digits}ではないと仮定する。すると{so}になる"),
        (
            SupposeIsNot,
            "{label} {cells}が{digits}ではないと仮定する。すると{so}になる（{after}より）",
        ),
        (Conclusion, "よって仮定は誤り → {effect}"),
        (Conclusion, "{label} よって仮定は誤り → {effect}"),
    ];
    let heads = [
        "{cells}の候補が{digits}だけなら、これらの数字を入れ替えられ、解が2つになる",
        "{guards}がなければ、どの空きマスも候補が2個になる。\
         どの数字も、どの行・列・ブロックでも2か所に入るか、どこにも入らない。\
         それでは、解が2つになるか、なくなる",
    ];
    let tails = [
        "。よって{roof}にはほかの数字が入る → {effect}",
        "。よって{anyroof}に{anyguard}が入る → {effect}",
        "。よって{anyroof}に{anyguard}が入り、{with}と合わせて{subset}を使い切る → {effect}",
        "。{house}の{confined}はこれらのマスにしか入らないので、次の候補が正しいとそうなる → {effect}",
    ];
    deadly(&mut sentences, &heads, &tails);
    with(&mut sentences, "{label} {effect}：", "{after}より、", &reasons);
    with(&mut sentences, "矛盾：", "{after}より、", &contradictions);
    Grammar {
        sentences,
        houses: ["#行目", "#列目", "ブロック#"],
        cell: japanese_cell,
        cells: &["、"],
        digits: &["・"],
        lists: &["、", "と"],
        place: "{cells}は{digits}に確定",
        remove: "{cells}から{digits}を消す",
        and_then: "、",
        guard: "の",
        cover: "に",
        chain: ChainWords {
            links: ["{from}なら{to}（{because}", "すると{from}ので{to}（{because}"],
            between: "）、",
            end: "）",
            nodes: ["{any}が{digits}", "{cell}が{digits}でない", "{none}も{digits}でない"],
            any: &["か"],
            none: &["も"],
            because: "候補は{digits}だけ",
            because_pair: "{house}の同じ候補2個",
            because_cell: "同じマス",
            pair: "{one}か{two}（{because}",
            statement: "{node}（{because}",
            colour: (&["が"], "、"),
        },
    }
}
