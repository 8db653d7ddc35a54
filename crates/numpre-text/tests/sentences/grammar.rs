//! The sentences of both languages, and their words for cells, digits and houses.

use crate::board::Effect;
use crate::cases::{Case, Statement};
use crate::chain::{Because, Chain, Link, Node};
use crate::colouring::{Candidate, Colouring, Pair};
use crate::deadly::{Deadly, Marks};
use crate::sets::{Cover, Sets};
use crate::template::{Values, values};

/// The kinds of sentences in an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    FullHouse,
    NakedSingle,
    HiddenSingle,
    Confined,
    NakedSubset,
    HiddenSubset,
    /// A fish that has fins, or that is not of lines only.
    Fish,
    /// One of the ends of a chain is true.
    Chain,
    /// One node of each weak link of a loop is true.
    ChainLoop,
    /// A node is true, because it would be true even if it were false.
    ChainTrue,
    /// One of two colours is true, or a colour is false.
    Colouring,
    /// Some cells have a digit that breaks a deadly pattern.
    Deadly,
    /// Some cells have only just enough places for their digits.
    Sets,
    /// A cell has one of several digits.
    CasesOfCell,
    /// A digit of a house is in one of several cells.
    CasesOfHouse,
    /// A fish holds, or one of its fins is true.
    CasesOfFins,
    /// One of the cases, and its consequences.
    Case,
    /// The conclusion of all cases.
    CasesEnd,
    SupposeIs,
    SupposeIsNot,
    NoCandidate,
    NoPlace,
    NoIntersection,
    TooFewDigits,
    TooFewPlaces,
    Conclusion,
}

/// The content of a sentence.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) kind: Kind,
    /// The number of its line, if it is in a line of reasoning.
    pub(crate) label: Option<String>,
    /// The numbers of the lines on which it rests.
    pub(crate) after: Vec<String>,
    pub(crate) houses: Vec<usize>,
    pub(crate) others: Vec<usize>,
    pub(crate) cells: Vec<usize>,
    pub(crate) fins: Vec<usize>,
    pub(crate) digits: Vec<u8>,
    /// The digit that the cell must have, if a cell with two candidates is assumed not to have one.
    pub(crate) so: Option<u8>,
    pub(crate) chain: Option<Chain>,
    pub(crate) colouring: Option<Colouring>,
    pub(crate) deadly: Option<Deadly>,
    pub(crate) sets: Option<Sets>,
    pub(crate) case: Option<Case>,
    /// The conclusion of a fish without its fins, or of every case.
    pub(crate) conclusion: Option<Statement>,
    pub(crate) effects: Vec<Effect>,
}

/// The sentences and words of a language.
pub(crate) struct Grammar {
    sentences: Vec<(Kind, &'static str)>,
    houses: [&'static str; 3],
    cell: fn(&str) -> Option<usize>,
    cells: &'static [&'static str],
    digits: &'static [&'static str],
    lists: &'static [&'static str],
    place: &'static str,
    remove: &'static str,
    and_then: &'static str,
    /// The words between the digits and the cell of a guard, or between the cell and the digits.
    guard: &'static str,
    /// The words between the digits and their house, or between the house and the digits.
    cover: &'static str,
    chain: ChainWords,
}

/// The words for nodes and links of a chain.
struct ChainWords {
    /// The first link, and each further one.
    links: [&'static str; 2],
    /// The text between a link and the next one.
    between: &'static str,
    /// The text after the last link.
    end: &'static str,
    /// A node is true; a single cell is not a digit; none of several cells is.
    nodes: [&'static str; 3],
    /// Separates the cells of a node that is true.
    any: &'static [&'static str],
    /// Separates the cells of a node that is false.
    none: &'static [&'static str],
    /// The reason of a link in a cell.
    because: &'static str,
    /// The reason of a link between two cells with the same candidates.
    because_pair: &'static str,
    /// The reason of a conflict in a cell.
    because_cell: &'static str,
    /// A pair of which exactly one is true.
    pair: &'static str,
    /// A node that is true or false, and the reason.
    statement: &'static str,
    /// The words between the cells and the digit of a colour, and the mark between two digits.
    colour: (&'static [&'static str], &'static str),
}

/// Returns the parts of a list that any of these separators divide.
fn parts<'t>(text: &'t str, between: &[&str]) -> Vec<&'t str> {
    between.iter().fold(vec![text], |parts, mark| {
        parts.into_iter().flat_map(|part| part.split(mark)).collect()
    })
}

/// Returns the items of a list; `None` if an item is not understood or occurs twice.
fn list<T: PartialEq>(
    text: &str,
    between: &[&str],
    item: impl Fn(&str) -> Option<T>,
) -> Option<Vec<T>> {
    let items: Vec<T> = parts(text, between).into_iter().map(item).collect::<Option<_>>()?;
    let is_once = (0..items.len()).all(|place| !items[..place].contains(&items[place]));
    is_once.then_some(items)
}

fn digit(text: &str) -> Option<u8> {
    matches!(text.as_bytes(), [b'1'..=b'9']).then(|| text.as_bytes()[0] - b'0')
}

fn label(text: &str) -> Option<String> {
    let is_number = |part: &str| {
        let mut letters = part.chars();
        let is_circled = matches!((letters.next(), letters.next()), (Some('⓪' | '①'..='⑳'), None));
        is_circled || part.strip_prefix('#').is_some_and(|number| number.parse::<u8>().is_ok())
    };
    text.split('-').all(is_number).then(|| text.to_owned())
}

/// Reads the name of a cell: `r3c5`.
fn english_cell(text: &str) -> Option<usize> {
    match text.as_bytes() {
        [b'r', row @ b'1'..=b'9', b'c', column @ b'1'..=b'9'] => {
            Some(usize::from(9 * (row - b'1') + column - b'1'))
        }
        _ => None,
    }
}

/// Reads the name of a cell: 「3行5列」.
fn japanese_cell(text: &str) -> Option<usize> {
    let (row, column) = text.strip_suffix('列')?.split_once('行')?;
    Some(usize::from(9 * (digit(row)? - 1) + digit(column)? - 1))
}

impl Grammar {
    pub(crate) fn english() -> Grammar {
        use Kind::*;
        let reasons = [
            (FullHouse, "only {digits} is missing in {house}"),
            (NakedSingle, "{digits} is the only candidate left there"),
            (HiddenSingle, "{house} has no other place for {digits}"),
            (Confined, "in {house}, the digit {digits} must be in {other}"),
            (Confined, "in {house}, the digit {digits} can only go in {other}"),
            (NakedSubset, "in {house}, the {count} cells {cells} can only be {digits}"),
            (
                HiddenSubset,
                "in {house}, the digits {digits} can only go in the {count} cells {cells}",
            ),
            (Chain, "either {first}, or {last}: {links}"),
            (ChainLoop, "one end of each link is true: {links}, so again {start}"),
            (ChainTrue, "in any case, {last}: {links}"),
        ];
        let contradictions = [
            (NoCandidate, "{cells} has no candidate left"),
            (NoPlace, "{house} has no place left for {digits}"),
            (NoIntersection, "{house} or {other} has no place left for {digits}"),
            (
                TooFewDigits,
                "in {house}, the {count} cells {cells} have only the digit {digits} left \
                 between them",
            ),
            (
                TooFewDigits,
                "in {house}, the {count} cells {cells} have only the {few} digits {digits} left \
                 between them",
            ),
            (TooFewPlaces, "in {house}, the {few} digits {digits} can only go in the cell {cells}"),
            (
                TooFewPlaces,
                "in {house}, the {few} digits {digits} can only go in the {count} cells {cells}",
            ),
        ];
        let mut sentences = vec![
            (
                FullHouse,
                "In {house}, only {cells} is blank and only {digits} is missing → {effect}",
            ),
            (NakedSingle, "{cells} can only be {digits} → {effect}"),
            (HiddenSingle, "In {house}, only {cells} can be {digits} → {effect}"),
            (
                Confined,
                "In {house}, the digit {digits} must be in {other}, so no other cell of {other} \
                 can be {digits} → {effect}",
            ),
            (
                Confined,
                "In {house}, the digit {digits} can only go in {other}, so no other cell of \
                 {other} can be {digits} → {effect}",
            ),
            (
                NakedSubset,
                "In {house}, the {count} cells {cells} can only be {digits}, so no other cell \
                 of {house} can be {any} → {effect}",
            ),
            (
                HiddenSubset,
                "In {house}, the digits {digits} can only go in the {count} cells {cells}, so \
                 these cells can hold no other digit → {effect}",
            ),
            (
                Fish,
                "Either {anyfin} is {digits}, or in {house}, the digit {digits} can only go in \
                 {other}. So no other cell of {other} that sees {fins} can be {digits} → {effect}",
            ),
            (
                Fish,
                "In {house}, the digit {digits} can only go in {other}. So no cell in more of the \
                 latter than of the former can be {digits} → {effect}",
            ),
            (
                Fish,
                "Either {anyfin} is {digits}, or in {house}, the digit {digits} can only go in \
                 {other}. So no cell that sees {fins} and is in more of the latter than of \
                 the former can be {digits} → {effect}",
            ),
            (Chain, "Either {first}, or {last} ({strong} strong links): {links} → {effect}"),
            (
                ChainLoop,
                "A loop: {links}, so again {start}. So one end of each link is true → {effect}",
            ),
            (ChainTrue, "In any case, {last}: {links} → {effect}"),
            (
                Colouring,
                "Exactly one of each pair is true: {pairs}. So either {colour1}, or {colour2} → \
                 {effect}",
            ),
            (
                Colouring,
                "Exactly one of each pair is true: {pairs}. So these are all true or all false: \
                 {colour}. But it cannot be that {from1} and {to1} ({because1}) → {effect}",
            ),
            (
                Colouring,
                "Exactly one of each pair is true: {pairs}. So these are all true or all false: \
                 {colour}. But if they are true, nothing fits in {emptied} → {effect}",
            ),
            (
                Colouring,
                "Exactly one of each pair is true: {pairs}. It cannot be that {from1} and \
                 {to1} ({because1}). So either {colour1}, or {colour2} → {effect}",
            ),
            (
                Colouring,
                "Exactly one of each pair is true: {pairs}. It cannot be that {from1} and \
                 {to1} ({because1}), nor that {from2} and {to2} ({because2}). So these are all \
                 false: {colour} → {effect}",
            ),
            (
                NakedSubset,
                "In {house}, the {count} cells {cells} can only be {digits}. They are in {other} \
                 too, so no other cell of {house} or {other} can be {any} → {effect}",
            ),
            (
                Sets,
                "The {number} cells {cells} can only be {digits}. These digits fit in once each: \
                 {covers}. That is {places} places for {number} cells, so none of them stays \
                 empty → {effect}",
            ),
            (
                Sets,
                "The {number} cells {cells} can only be {digits}. These digits fit in once each: \
                 {covers}. That is {places} places for {number} cells, so at most {spare} of them \
                 stays empty. Of any {times} places of a digit, one is used → {effect}",
            ),
            (
                Sets,
                "The {number} cells {cells} can only be {digits}. These digits fit in once each: \
                 {covers}. That is {places} places for {number} cells, so at most {spare} of them \
                 stay empty. Of any {times} places of a digit, one is used → {effect}",
            ),
            (CasesOfCell, "{cells} can only be {digits}"),
            (CasesOfHouse, "In {house}, the digit {digits} can only go in {anycells}"),
            (
                CasesOfFins,
                "Either {anyfin} is {digits}, or in {house}, the digit {digits} can only go in \
                 {other}. In the latter case, {conclusion}",
            ),
            (Case, "If {first}, then {statements}"),
            (CasesEnd, "In every case, {conclusion} → {effect}"),
            (SupposeIs, "{label} Suppose {cells} is {digits}"),
            (SupposeIs, "{label} Suppose {cells} is {digits} (given {after})"),
            (SupposeIsNot, "{label} Suppose {cells} is not {digits}"),
            (SupposeIsNot, "{label} Suppose {cells} is not {digits} (given {after})"),
            (SupposeIsNot, "{label} Suppose {cells} is not {digits}, so it is {so}"),
            (
                SupposeIsNot,
                "{label} Suppose {cells} is not {digits}, so it is {so} (given {after})",
            ),
            (Conclusion, "So the assumption is false → {effect}"),
            (Conclusion, "{label} So the assumption is false → {effect}"),
        ];
        let heads = [
            "If {cells} had only {digits}, these digits could be exchanged, and there would be \
             two solutions",
            "Without {guards}, every blank cell would have two candidates. Every digit would have \
             two places or none in each row, column and block. Then there would be two solutions \
             or none",
        ];
        let tails = [
            ". So {roof} has another digit → {effect}",
            ". So {anyroof} is {anyguard} → {effect}",
            ". So {anyroof} is {anyguard}. With {with}, this takes up the digits {subset} → \
             {effect}",
            ". In {house}, the digit {confined} can only go in these cells. So each of the \
             following would lead to that → {effect}",
        ];
        deadly(&mut sentences, &heads, &tails);
        with(&mut sentences, "{label} {effect}: ", "given {after}, ", &reasons);
        with(&mut sentences, "Contradiction: ", "given {after}, ", &contradictions);
        Grammar {
            sentences,
            houses: ["row #", "column #", "block #"],
            cell: english_cell,
            cells: &[", ", " and "],
            digits: &[", ", " and ", " or "],
            lists: &[", ", " and "],
            place: "{cells} = {digits}",
            remove: "remove {digits} from {cells}",
            and_then: "; ",
            guard: " in ",
            cover: " in ",
            chain: ChainWords {
                links: ["if {from}, then {to} ({because}", "so {from} and {to} ({because}"],
                between: "), ",
                end: ")",
                nodes: ["{any} is {digits}", "{cell} is not {digits}", "{none} are not {digits}"],
                any: &[", ", " or "],
                none: &[", ", " and "],
                because: "only {digits} left there",
                because_pair: "the same two candidates in {house}",
                because_cell: "one cell",
                pair: "{one} or {two} ({because}",
                statement: "{node} ({because}",
                colour: (&[" is ", " are "], ", "),
            },
        }
    }

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

    /// Reads a sentence. Returns `None` if no template matches it.
    pub(crate) fn read(&self, sentence: &str) -> Option<Said> {
        let text = without_names(sentence);
        self.sentences.iter().find_map(|&(kind, template)| {
            let found = values(template, &text, &|name, value| self.is_value(name, value))?;
            self.said(kind, &found)
        })
    }

    fn said(&self, kind: Kind, values: &Values) -> Option<Said> {
        let get = |name: &str| values.get(name).map(String::as_str);
        let houses = |name: &str| get(name).map_or(Some(Vec::new()), |text| self.houses(text));
        let cells = match get("anycells") {
            Some(text) => list(text, self.chain.any, self.cell)?,
            None => get("cells").map_or(Some(Vec::new()), |text| self.cells(text))?,
        };
        let fins = get("fins").or(get("anyfin"));
        let fins = fins.map_or(Some(Vec::new()), |_| self.fins(get("fins"), get("anyfin")))?;
        let digits = get("digits").map_or(Some(Vec::new()), |text| self.digits(text))?;
        let counts =
            |name: &str, items: usize| get(name).is_none_or(|text| text.parse() == Ok(items));
        let is_same = get("any").is_none_or(|any| self.digits(any).as_ref() == Some(&digits));
        let effects = get("effect").map_or(Some(Vec::new()), |text| self.effects(text))?;
        let after = get("after")
            .map_or(Some(Vec::new()), |text| list(text, &[", ", " and ", "・"], label))?;
        let node = |name: &str| get(name).and_then(|text| self.node(text));
        let chain = match get("links").map(|text| self.links(text)) {
            Some(links) => Some(Chain {
                first: node("first"),
                last: node("last"),
                start: get("start").and_then(|text| self.false_node(text)),
                links: links?,
            }),
            None => None,
        };
        let links = chain.as_ref().map_or(0, |chain| chain.links.len());
        let said = Said {
            kind,
            label: get("label").map(str::to_owned),
            after,
            houses: houses("house")?,
            others: houses("other")?,
            so: get("so").and_then(digit),
            cells,
            fins,
            digits,
            chain,
            colouring: self.colouring(values),
            case: get("statements").and_then(|text| {
                Some(Case { start: node("first")?, statements: self.statements(text)? })
            }),
            conclusion: get("conclusion").and_then(|text| self.statement(text)),
            sets: (kind == Kind::Sets).then(|| self.sets(values)).flatten(),
            deadly: (kind == Kind::Deadly).then(|| self.deadly(values)).flatten(),
            effects,
        };
        let is_counted = counts("count", said.cells.len())
            && counts("few", said.digits.len())
            && counts("strong", links);
        (is_same && is_counted).then_some(said)
    }

    fn is_value(&self, name: &str, value: &str) -> bool {
        match name {
            "house" | "other" => self.houses(value).is_some(),
            "cells" => self.cells(value).is_some(),
            "fins" => self.cells(value).is_some(),
            "statements" => self.statements(value).is_some(),
            "conclusion" => self.statement(value).is_some(),
            "anyfin" | "anycells" => list(value, self.chain.any, self.cell).is_some(),
            "digits" | "any" => self.digits(value).is_some(),
            "so" | "count" | "few" => digit(value).is_some(),
            "label" => label(value).is_some(),
            "after" => list(value, &[", ", " and ", "・"], label).is_some(),
            "effect" => self.effects(value).is_some(),
            "first" | "last" | "to" => self.node(value).is_some(),
            "start" | "from" => self.false_node(value).is_some(),
            "because" => self.because(value).is_some(),
            "links" => self.links(value).is_some(),
            "pairs" => self.pairs(value).is_some(),
            "colour" | "colour1" | "colour2" => self.colour(value).is_some(),
            "from1" | "to1" | "from2" | "to2" => self.candidate(value).is_some(),
            "because1" | "because2" => self.because(value).is_some(),
            "guards" => self.guards(value).is_some(),
            "roof" | "with" => self.cells(value).is_some(),
            "anyroof" => list(value, self.chain.any, self.cell).is_some(),
            "anyguard" | "subset" => self.digits(value).is_some(),
            "confined" => digit(value).is_some(),
            "emptied" => (self.cell)(value).is_some(),
            "strong" | "number" | "places" | "spare" | "times" => value.parse::<u8>().is_ok(),
            "covers" => self.covers(value).is_some(),
            _ => false,
        }
    }

    /// Reads the fins of a fish, which a sentence names once or twice.
    fn fins(&self, all: Option<&str>, any: Option<&str>) -> Option<Vec<usize>> {
        let any = any.map(|text| list(text, self.chain.any, self.cell));
        let all = all.map(|text| self.cells(text));
        match (all, any) {
            (Some(all), Some(any)) => {
                if all == any {
                    all
                } else {
                    None
                }
            }
            (all, any) => all.or(any)?,
        }
    }

    /// Reads a node that is true.
    fn node(&self, text: &str) -> Option<Node> {
        let is_value = |name: &'static str, value: &str| match name {
            "any" => list(value, self.chain.any, self.cell).is_some(),
            _ => digit(value).is_some(),
        };
        let found = values(self.chain.nodes[0], text, &is_value)?;
        let cells = list(&found["any"], self.chain.any, self.cell)?;
        Some(Node { cells, digit: digit(&found["digits"])? })
    }

    /// Reads a node that is false: one cell, or several.
    fn false_node(&self, text: &str) -> Option<Node> {
        let several = |text: &str| {
            list(text, self.chain.none, self.cell).filter(|cells: &Vec<usize>| cells.len() > 1)
        };
        let is_value = |name: &'static str, value: &str| match name {
            "cell" => (self.cell)(value).is_some(),
            "none" => several(value).is_some(),
            _ => digit(value).is_some(),
        };
        let [_, one, none] = self.chain.nodes;
        let found = values(one, text, &is_value).or_else(|| values(none, text, &is_value))?;
        let cells = match found.get("cell") {
            Some(cell) => vec![(self.cell)(cell)?],
            None => several(&found["none"])?,
        };
        Some(Node { cells, digit: digit(&found["digits"])? })
    }

    /// Reads the reason of a link: a house, or the candidates of a cell.
    fn because(&self, text: &str) -> Option<Because> {
        if let Some(&[house]) = self.houses(text).as_deref() {
            return Some(Because::House(house));
        }
        if text == self.chain.because_cell {
            return Some(Because::SameCell);
        }
        let is_house = |_: &'static str, value: &str| self.houses(value).is_some();
        if let Some(found) = values(self.chain.because_pair, text, &is_house) {
            return self.houses(&found["house"])?.first().map(|&house| Because::Pair(house));
        }
        let found = values(self.chain.because, text, &|_, value| self.digits(value).is_some())?;
        Some(Because::Digits(self.digits(&found["digits"])?))
    }

    /// Reads the links of a chain.
    fn links(&self, text: &str) -> Option<Vec<Link>> {
        let is_value = |name: &'static str, value: &str| self.is_value(name, value);
        let link = |(place, text): (usize, &str)| {
            let found = values(self.chain.links[place.min(1)], text, &is_value)?;
            Some(Link {
                from: self.false_node(&found["from"])?,
                to: self.node(&found["to"])?,
                because: self.because(&found["because"])?,
            })
        };
        let links = text.strip_suffix(self.chain.end)?.split(self.chain.between);
        links.enumerate().map(link).collect()
    }

    /// Reads a node that is true or false.
    fn statement(&self, text: &str) -> Option<Statement> {
        let of = |is_true| move |node| Statement { node, is_true };
        self.false_node(text).map(of(false)).or_else(|| self.node(text).map(of(true)))
    }

    /// Reads what follows in a case, each statement with its reason.
    fn statements(&self, text: &str) -> Option<Vec<(Statement, Because)>> {
        let is_value = |name: &'static str, value: &str| match name {
            "node" => self.statement(value).is_some(),
            _ => self.because(value).is_some(),
        };
        let statement = |text: &str| {
            let found = values(self.chain.statement, text, &is_value)?;
            Some((self.statement(&found["node"])?, self.because(&found["because"])?))
        };
        text.strip_suffix(self.chain.end)?.split(self.chain.between).map(statement).collect()
    }

    /// Reads a candidate: a node that is true, of one cell.
    fn candidate(&self, text: &str) -> Option<Candidate> {
        let node = self.node(text)?;
        let &[cell] = &*node.cells else { return None };
        Some((cell, node.digit))
    }

    /// Reads the pairs of a colouring.
    fn pairs(&self, text: &str) -> Option<Vec<Pair>> {
        let is_value = |name: &'static str, value: &str| match name {
            "because" => self.because(value).is_some(),
            _ => self.candidate(value).is_some(),
        };
        let pair = |text: &str| {
            let found = values(self.chain.pair, text, &is_value)?;
            Some(Pair {
                one: self.candidate(&found["one"])?,
                two: self.candidate(&found["two"])?,
                because: self.because(&found["because"])?,
            })
        };
        text.strip_suffix(self.chain.end)?.split(self.chain.between).map(pair).collect()
    }

    /// Reads the candidates of a colour: `r1c2 and r4c7 are 5, r3c3 is 7`.
    fn colour(&self, text: &str) -> Option<Vec<Candidate>> {
        let (words, mark) = self.chain.colour;
        let mut candidates = Vec::new();
        let mut rest = text;
        loop {
            let places = words.iter().filter_map(|word| Some((rest.find(word)?, word.len())));
            let (place, length) = places.min()?;
            let cells = self.cells(&rest[..place])?;
            let digit = digit(rest.get(place + length..place + length + 1)?)?;
            candidates.extend(cells.into_iter().map(|cell| (cell, digit)));
            match &rest[place + length + 1..] {
                "" => return Some(candidates),
                more => rest = more.strip_prefix(mark)?,
            }
        }
    }

    /// Reads a colouring from the values of its sentence.
    fn colouring(&self, values: &Values) -> Option<Colouring> {
        let get = |name: &str| values.get(name).map(String::as_str);
        let conflict = |[one, two, because]: [&str; 3]| {
            Some(Pair {
                one: self.candidate(get(one)?)?,
                two: self.candidate(get(two)?)?,
                because: self.because(get(because)?)?,
            })
        };
        let names = [["from1", "to1", "because1"], ["from2", "to2", "because2"]];
        let colours = ["colour", "colour1", "colour2"].into_iter().filter_map(get);
        Some(Colouring {
            pairs: self.pairs(get("pairs")?)?,
            conflicts: names.into_iter().filter_map(conflict).collect(),
            colours: colours.map(|text| self.colour(text)).collect::<Option<_>>()?,
            emptied: get("emptied").and_then(self.cell),
        })
    }

    /// Reads where digits fit in: `3 and 5 in block 6, 3 in column 7`, 「6番ブロックに3・5、7列目に3」.
    fn covers(&self, text: &str) -> Option<Vec<Cover>> {
        let mut covers = Vec::new();
        let mut waiting = String::new();
        for part in text.split(self.chain.colour.1) {
            waiting += part;
            match waiting.split_once(self.cover) {
                Some((one, other)) => {
                    let both = |house: &str, digits: &str| {
                        let &[house] = &*self.houses(house)? else { return None };
                        Some((house, self.digits(digits)?))
                    };
                    let (house, digits) = both(other, one).or_else(|| both(one, other))?;
                    covers.extend(digits.into_iter().map(|digit| Cover { house, digit }));
                    waiting.clear();
                }
                None => waiting += self.digits[0],
            }
        }
        waiting.is_empty().then_some(covers)
    }

    /// Reads a pattern of counting from the values of its sentence.
    fn sets(&self, values: &Values) -> Option<Sets> {
        let get = |name: &str| values.get(name).map(String::as_str);
        let number = |name: &str| get(name).map_or(Some(0), |text| text.parse().ok());
        Some(Sets {
            cells: self.cells(get("cells")?)?,
            digits: self.digits(get("digits")?)?,
            covers: self.covers(get("covers")?)?,
            places: number("places")?,
            spare: number("spare")?,
            times: get("times").map_or(Some(1), |text| text.parse().ok())?,
        })
        .filter(|sets| number("number") == Some(sets.cells.len()))
    }

    /// Reads the guards of the whole board: `3 in r1c2 and 4 and 5 in r3c4`, 「1行2列の3と3行4列の4・5」.
    fn guards(&self, text: &str) -> Option<Vec<Marks>> {
        // A mark between two guards may also be between two digits, so parts that have no cell are
        // joined with the next one.
        let mut guards = Vec::new();
        let mut waiting = String::new();
        for part in parts(text, self.lists) {
            waiting += part;
            match waiting.split_once(self.guard) {
                Some((one, other)) => {
                    let both =
                        |cell: &str, digits: &str| Some(((self.cell)(cell)?, self.digits(digits)?));
                    guards.push(both(other, one).or_else(|| both(one, other))?);
                    waiting.clear();
                }
                None => waiting += self.digits[0],
            }
        }
        waiting.is_empty().then_some(guards)
    }

    /// Reads a deadly pattern from the values of its sentence.
    fn deadly(&self, values: &Values) -> Option<Deadly> {
        let get = |name: &str| values.get(name).map(String::as_str);
        let cells = |name: &str| get(name).map(|text| self.cells(text));
        let any = get("anyroof").map(|text| list(text, self.chain.any, self.cell));
        let of_cells = match (cells("cells"), get("digits")) {
            (Some(cells), Some(digits)) => Some((cells?, self.digits(digits)?)),
            _ => None,
        };
        let confined = match (get("confined"), get("house")) {
            (Some(confined), Some(houses)) => Some((digit(confined)?, self.houses(houses)?)),
            _ => None,
        };
        Some(Deadly {
            cells: of_cells,
            guards: get("guards").map_or(Some(Vec::new()), |text| self.guards(text))?,
            roof: any.or_else(|| cells("roof")).map_or(Some(None), |roof| roof.map(Some))?,
            guard_digits: get("anyguard").map_or(Some(None), |text| self.digits(text).map(Some))?,
            with: cells("with").map_or(Some(Vec::new()), |with| with)?,
            subset: get("subset").map_or(Some(Vec::new()), |text| self.digits(text))?,
            confined,
        })
    }

    /// Reads a list of houses: rows are 0 to 8, columns 9 to 17, blocks 18 to 26.
    fn houses(&self, text: &str) -> Option<Vec<usize>> {
        list(text, self.lists, |text| {
            (0..27).find(|house| {
                self.houses[house / 9].replace('#', &(house % 9 + 1).to_string()) == text
            })
        })
    }

    fn cells(&self, text: &str) -> Option<Vec<usize>> {
        list(text, self.cells, self.cell)
    }

    fn digits(&self, text: &str) -> Option<Vec<u8>> {
        list(text, self.digits, digit)
    }

    fn effects(&self, text: &str) -> Option<Vec<Effect>> {
        let is_value = |name: &'static str, value: &str| self.is_value(name, value);
        let effect = |text: &str| {
            let read = |template| values(template, text, &is_value);
            let (found, is_placed) = read(self.place)
                .map(|found| (found, true))
                .or(read(self.remove).map(|found| (found, false)))?;
            let (cells, digits) = (self.cells(&found["cells"])?, self.digits(&found["digits"])?);
            match (is_placed, &*cells, &*digits) {
                (true, &[cell], &[digit]) => Some(Effect::Place(cell, digit)),
                (true, ..) => None,
                (false, ..) => Some(Effect::Remove(cells, digits)),
            }
        };
        let effects = separated(text, self.and_then, &effect)?;
        let cells: Vec<&usize> = effects.iter().flat_map(Effect::cells).collect();
        // No cell may occur twice.
        (0..cells.len()).all(|place| !cells[..place].contains(&cells[place])).then_some(effects)
    }
}

/// Returns the effects of a text. The mark between two effects may also be between two cells, so
/// each place of the mark is tried: `r1c1、r1c2から4を消す、r3c3は5に確定` has two effects.
fn separated(
    text: &str,
    mark: &str,
    effect: &dyn Fn(&str) -> Option<Effect>,
) -> Option<Vec<Effect>> {
    if let Some(only) = effect(text) {
        return Some(vec![only]);
    }
    text.match_indices(mark).find_map(|(place, _)| {
        let first = effect(&text[..place])?;
        let mut effects = separated(&text[place + mark.len()..], mark, effect)?;
        effects.insert(0, first);
        Some(effects)
    })
}

/// Adds templates that start with `beginning` and end with each of `ends`, both directly and with
/// the premises `between`.
fn with(
    sentences: &mut Vec<(Kind, &'static str)>,
    beginning: &'static str,
    between: &'static str,
    ends: &[(Kind, &'static str)],
) {
    for &(kind, end) in ends {
        // A grammar is built once per run, so its leaked templates do not add up.
        sentences.push((kind, format!("{beginning}{end}").leak()));
        sentences.push((kind, format!("{beginning}{between}{end}").leak()));
    }
}

/// Adds a template for each beginning and end of a sentence about a deadly pattern.
fn deadly(
    sentences: &mut Vec<(Kind, &'static str)>,
    heads: &[&'static str],
    tails: &[&'static str],
) {
    for head in heads {
        for tail in tails {
            sentences.push((Kind::Deadly, format!("{head}{tail}").leak()));
        }
    }
}

/// Returns a text without the short names of cells in parentheses: （r3c57）.
fn without_names(text: &str) -> String {
    let mut plain = String::new();
    for (place, part) in text.split('（').enumerate() {
        match part.split_once('）') {
            Some((name, rest)) if place > 0 && name.starts_with('r') => plain += rest,
            _ if place > 0 => plain += &format!("（{part}"),
            _ => plain += part,
        }
    }
    plain
}
