/** The rows that are measured, with the budgets from the design of the app. */

export type Language = 'en' | 'ja';
export type Unit = 'ms' | 'KB' | 'MB' | 'MB/s' | 'frames/s';
type Words = Readonly<Record<Language, string>>;

export interface Row {
  readonly name: string;
  readonly words: Words;
  readonly unit: Unit;
  /** The budgets for the last figures, one for each. */
  readonly budget: readonly number[];
  /** True if the page's thread is slowed. */
  readonly isSlowed: boolean;
}

export interface Table {
  readonly words: Words;
  /** The names of the figures, if there are two. */
  readonly rows: readonly Row[];
}

const row = (
  name: string,
  unit: Unit,
  budget: number | readonly number[],
  isSlowed: boolean,
  en: string,
  ja: string,
): Row => ({
  name,
  unit,
  budget: [budget].flat(),
  isSlowed,
  words: { en, ja },
});

const page: Table = {
  words: { en: 'The page', ja: 'ページ' },
  rows: [
    row(
      'paint-quick',
      'ms',
      1000,
      true,
      'first paint of the board, 9 Mbit/s, 60 ms',
      '盤面が表示されるまで（9 Mbit/s、往復60 ms）',
    ),
    row(
      'paint-slow',
      'ms',
      1500,
      true,
      'the same, 1.6 Mbit/s, 150 ms',
      '同じく（1.6 Mbit/s、往復150 ms）',
    ),
    row(
      'answer-quick',
      'ms',
      2000,
      true,
      'first answer of the engine, 9 Mbit/s, 60 ms',
      'エンジンの最初の返事まで（9 Mbit/s、往復60 ms）',
    ),
    row(
      'answer-slow',
      'ms',
      4000,
      true,
      'the same, 1.6 Mbit/s, 150 ms',
      '同じく（1.6 Mbit/s、往復150 ms）',
    ),
    row(
      'size-puzzle',
      'KB',
      80,
      false,
      'scripts, styles and faces of a newcomer’s first puzzle, gzip',
      'はじめての人の1問目までのスクリプト・スタイル・書体、gzip',
    ),
    row(
      'size-first',
      'KB',
      70,
      false,
      'script and style before the first paint, gzip',
      '最初の表示までに読み込むもの（gzip）',
    ),
    row(
      'size-all',
      'KB',
      425,
      false,
      'everything up to the first answer, gzip',
      '最初の返事までに読み込むもの（gzip）',
    ),
    row('size-brotli', 'KB', 345, false, 'the same, Brotli', '同じく（Brotli）'),
    row(
      'key',
      'ms',
      50,
      true,
      'key to paint, 95th percentile',
      'キーを押してから表示まで（95パーセンタイル）',
    ),
    row(
      'hint',
      'ms',
      50,
      true,
      'first hint on the hardest puzzles: median · worst',
      '最も難しい問題での最初のヒント（中央値・最大）',
    ),
    row('hint-step', 'ms', 50, true, 'the whole step after it', '同じく、続けて手順をすべて表示'),
    row('rated', 'ms', 2000, false, '10,000 puzzles rated', '1万問のランク判定'),
    row(
      'task',
      'ms',
      50,
      false,
      'longest task on the page’s thread while 100,000 puzzles are read and rated',
      '10万問を読み取って判定するあいだ、ページのスレッドが続けてふさがる最長時間',
    ),
    row(
      'scroll',
      'frames/s',
      60,
      false,
      'table of 100,000 rows scrolled',
      '10万行の表のスクロール',
    ),
  ],
};

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8];

const making: Table = {
  words: { en: 'New puzzle: median · worst of 100', ja: '新しい問題：100回の中央値・最大' },
  rows: [
    row(
      'slider',
      'ms',
      [100, 500],
      false,
      'the slider moved twice a second, to any rank',
      'スライダーを1秒に2回、いろいろなランクへ動かす',
    ),
    ...RANKS.map((rank) =>
      row(
        `make-${rank}`,
        'ms',
        [100, 500],
        false,
        `rank ${rank}, one after the other`,
        `ランク${rank}を次々に作る`,
      ),
    ),
  ],
};

const ask = (name: string, budget: number, en: string, ja: string, unit: Unit = 'ms'): Row =>
  row(name, unit, budget, true, en, ja);

const questions: Table = {
  words: { en: 'Questions to the engine: median · worst', ja: 'エンジンへの質問：中央値・最大' },
  rows: [
    ask('read', 20, '`read`: one puzzle', '`read`（1問）'),
    ask('write', 20, '`write`: one puzzle', '`write`（1問）'),
    ask('read-file', 10, '`read`: a file of 100,000 puzzles', '`read`（10万問のファイル）', 'MB/s'),
    ask('assess', 5, '`assess`', '`assess`'),
    ask('verify', 5, '`verify`', '`verify`'),
    ask('judge', 5, '`judge`: one step', '`judge`（1手）'),
    ask('solve', 5, '`solve`', '`solve`'),
    ask('count', 300, '`count`, up to 100,000', '`count`（10万個まで）'),
    ask('possible', 60, '`possible`', '`possible`'),
    ask('next', 50, '`next`, all ranks', '`next`（全ランク）'),
    ask('all', 50, '`all`, all ranks', '`all`（全ランク）'),
    ask(
      'explain',
      10,
      '`explain`: a portion, ten steps at most, ranks 1 to 7',
      '`explain`（最大10手ずつ、ランク1～7）',
    ),
    ask(
      'explain-8',
      10,
      '`explain`: a portion, ten steps at most, rank 8',
      '`explain`（最大10手ずつ、ランク8）',
    ),
    ask('why', 100, '`why`', '`why`'),
    ask('rate', 50, '`rate`: one puzzle', '`rate`（1問）'),
    ask('rate-many', 1500, '`rate`: 10,000 puzzles', '`rate`（1万問）'),
    ask(
      'practise',
      300,
      '`practise`: an exercise for each technique',
      '`practise`（各手筋の練習問題）',
    ),
    ask('canonical', 20, '`canonical`', '`canonical`'),
    ask('isomorph', 20, '`isomorph`', '`isomorph`'),
    ask('link', 20, '`link`, there and back', '`link`と`read-link`'),
  ],
};

const photos: Table = {
  words: { en: 'Photos', ja: '写真' },
  rows: [
    row(
      'photo',
      'ms',
      150,
      false,
      'a board in a photo of 12 megapixels, without decoding',
      '1200万画素の写真の盤面1つ（デコードを除く）',
    ),
    row('photo-slow', 'ms', 1500, true, 'the same', '同じく'),
    row(
      'photo-shown',
      'ms',
      300,
      false,
      'the same, from choosing the file to the board',
      '同じく、ファイルを選んでから盤面が出るまで',
    ),
    row('photo-small', 'ms', 100, false, 'a board of 640 × 480 pixels', '640×480の盤面1つ'),
    row('photo-page', 'ms', 1000, false, 'a page of twelve boards', '盤面12個のページ'),
    row(
      'photo-memory',
      'MB',
      48,
      false,
      'memory of the module after a photo and a page',
      '写真とページを読んだあとのモジュールのメモリー',
    ),
    row(
      'photo-size',
      'KB',
      150,
      false,
      'the module with its weights, Brotli',
      'モジュールと重み（Brotli）',
    ),
  ],
};

export const TABLES: readonly Table[] = [page, making, questions, photos];
