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
        (Confined, "{house}の{digits}は{other}の中にしか入らない"),
        (Confined, "{house}の{digits}は{other}にしか入らない"),
        (NakedSubset, "{house}の{count}マス（{cells}）の候補は{digits}だけ"),
        (HiddenSubset, "{house}で{digits}が入るのは{count}マス（{cells}）だけ"),
        (Chain, "{either}：{links}"),
        (ChainLoop, "ループ：{links}、すると最初に戻って{start}。逆向きにも成り立つので、{either}"),
        (ChainTrue, "どちらにしても{last}：{links}"),
    ];
    let contradictions = [
        (NoCandidate, "{cells}に入る数字がない"),
        (NoPlace, "{house}に{digits}の入るマスがない"),
        (NoIntersection, "{house}か{other}に、{digits}の入るマスがない"),
        (TooFewDigits, "{house}の{count}マス（{cells}）に対して、候補が{digits}の{few}個しかない"),
        (
            TooFewPlaces,
            "{house}では、{digits}の{few}個に対して、入るマスが{count}マス（{cells}）しかない",
        ),
    ];
    let mut sentences = vec![
        (FullHouse, "{house}の空きマスは{cells}だけ、残る数字は{digits}だけ → {effect}"),
        (NakedSingle, "{cells}に入る数字は{digits}だけ → {effect}"),
        (HiddenSingle, "{house}で{digits}が入るのは{cells}だけ → {effect}"),
        (
            Confined,
            "{house}の{digits}は{other}の中にしか入らない。よって{other}のほかのマスには入らない → {effect}",
        ),
        (
            Fish,
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
            "{nofin}なら、{house}の{digits}は{other}にしか入らない。\
             どちらにしても、{other}のほかのマスのうち、{fins}と同じ行・列・ブロックにあるマスには入らない → {effect}",
        ),
        (
            Fish,
            "{nofin}なら、{house}の{digits}は{other}にしか入らない。\
             どちらにしても、{other}のほかのマスのうち、{fins}のすべてと同じ行・列・ブロックにあるマスには入らない → {effect}",
        ),
        (
            FishCounted,
            "{nofin}なら、{house}の{digits}は{other}にしか入らない。\
             どちらにしても、{house}より{other}に多く含まれ、{fins}と同じ行・列・ブロックにあるマスには入らない → {effect}",
        ),
        (
            FishCounted,
            "{nofin}なら、{house}の{digits}は{other}にしか入らない。\
             どちらにしても、{house}より{other}に多く含まれ、{fins}のすべてと同じ行・列・ブロックにあるマスには入らない → {effect}",
        ),
        (
            FishCounted,
            "{house}の{digits}は{other}にしか入らない。よって、{house}より{other}に多く含まれるマスには入らない → {effect}",
        ),
        (Chain, "{either}：{links} → {effect}"),
        (
            ChainLoop,
            "ループ：{links}、すると最初に戻って{start}。逆向きにも成り立つので、{either} → {effect}",
        ),
        (ChainTrue, "どちらにしても{last}：{links} → {effect}"),
        (
            Colouring,
            "次の2マスずつには{digits}が入る：{remote}。よって、一方の数字は{cells1}に、もう一方は{cells2}に入る → {effect}",
        ),
        (
            Colouring,
            "次の組は、どれもちょうど片方が正しい：{pairs}。\
             よって、「{colour1}」か「{colour2}」のどちらかが正しい → {effect}",
        ),
        (
            Colouring,
            "次の組は、どれもちょうど片方が正しい：{pairs}。\
             よって「{colour}」は、すべて正しいかすべて誤り。\
             ところが、{conflict1} → {effect}",
        ),
        (
            Colouring,
            "次の組は、どれもちょうど片方が正しい：{pairs}。\
             よって「{colour}」は、すべて正しいかすべて誤り。\
             ところが、すべて正しいと{emptied}の候補がなくなる → {effect}",
        ),
        (
            Colouring,
            "次の組は、どれもちょうど片方が正しい：{pairs}。\
             ところが、{conflict1}。\
             よって、「{colour1}」か「{colour2}」のどちらかが正しい → {effect}",
        ),
        (
            Colouring,
            "次の組は、どれもちょうど片方が正しい：{pairs}。\
             ところが、{conflict1}、{conflict2}。\
             よって「{colour}」は、すべて誤り → {effect}",
        ),
        (
            NakedSubset,
            "{house}の{count}マス（{cells}）の候補は{digits}だけ。どれも{other}のマスでもあるので、{any}は{house}と{other}のほかのマスには入らない → {effect}",
        ),
        (
            Sets,
            "{number}マス（{cells}）の候補は{digits}だけ。どれも1個ずつしか入らない：{covers}。\
             {number}マスを埋めるには{places}個すべてが要るので、ほかのマスには入らない → {effect}",
        ),
        (
            Sets,
            "{number}マス（{cells}）の候補は{digits}だけ。どれも1個ずつしか入らない：{covers}。\
             {number}マスを埋めるので、この{places}個のうち使わないのは{spare}個まで。よって、{placed} → {effect}",
        ),
        (CasesOfCell, "{cells}に入るのは{digits}のどれか"),
        (CasesOfHouse, "{house}で{digits}が入るのは{anycells}のどれか"),
        (CasesOfFins, "{nofin}なら、{house}の{digits}は{other}にしか入らないので、{conclusion}"),
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
        "{cells}の候補が{digits}だけなら、数字を入れ替えても成り立ち、解が2つになる",
        "{guards}がなければ、どの空きマスも候補が2個で、\
         どの数字も行・列・ブロックごとに候補が2か所かゼロになる。それでは唯一解にならない",
    ];
    let tails = [
        "。よって{roof}にはほかの数字が入る → {effect}",
        "。よって{anyroof}に{anyguard}が入る → {effect}",
        "。よって{anyroof}に{anyguard}が入り、{with}と合わせて{subset}を使い切る → {effect}",
        "。{house}の{confined}はこれらのマスにしか入らないので、{wrong}が入るとそうなる → {effect}",
    ];
    deadly(&mut sentences, &heads, &tails);
    with(&mut sentences, "{label} {effect}：", "{after}より、", &reasons);
    with(&mut sentences, "矛盾：", "{after}より、", &contradictions);
    Grammar {
        sentences,
        houses: [["#行目", "#行目"], ["#列目", "#列目"], ["ブロック#", "ブロック#"]],
        cell: japanese_cell,
        cells: &["、"],
        digits: &["・"],
        lists: &["、", "と"],
        place: "{cells}は{digits}に確定",
        remove: "{cells}から{digits}を消す",
        and_then: "、",
        guard: "の",
        cover: "に",
        items: "、",
        wrong: ("{anycells}に{wrongs}", "か、"),
        placed: ["どれかのマスが{digit}", "{anyhouses}のどれかのマスが{digit}"],
        and_also: &["、"],
        chain: ChainWords {
            links: ["{from}なら{to}（{because}", "すると{from}ので{to}（{because}"],
            between: "）、",
            end: "）",
            nodes: ["{any}が{digits}", "{cell}が{digits}でない", "{none}も{digits}でない"],
            any: &["か"],
            none: &["も"],
            because: "候補は{digits}だけ",
            because_cell: "同じマス",
            either: ["{any}が{digits}", "{cell}が{ordigits}", "{first}か、{last}"],
            pair: "{either}（{because}）",
            pair_of_cells: "{cell1}と{cell2}（{house}）",
            conflicts: [
                "{cell1}と{cell2}が両方とも{digits}になることはない（{because}）",
                "{cell}が{both}の両方になることはない",
            ],
            statement: "{node}（{because}）",
            so: &["ので", "、すると"],
            colour: "{cells}が{digits}",
        },
    }
}
