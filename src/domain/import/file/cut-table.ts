/**
 * Cuts a text into rows of cells. A quoted cell ends with a quotation mark before a delimiter or a line end; any other
 * quotation mark is text, so that `"Big" Jim Hart` and `5" gutter` stay as they are.
 *
 * @param text with \n as line ends
 */
export function cutTable(text: string, delimiter: string, most = Infinity): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; rows.length < most;) {
    const { cell, end } = quotedCell(text, at, delimiter) ?? plainCell(text, at, delimiter);
    row.push(cell);
    if (text[end] !== delimiter) {
      rows.push(row);
      row = [];
    }
    if (end >= text.length) break;
    at = end + 1;
  }
  return rows;
}

type Cell = { readonly cell: string; readonly end: number };

function plainCell(text: string, from: number, delimiter: string): Cell {
  const ends = [text.indexOf(delimiter, from), text.indexOf('\n', from)].filter((at) => at >= 0);
  const end = Math.min(text.length, ...ends);
  return { cell: text.slice(from, end), end };
}

function quotedCell(text: string, from: number, delimiter: string): Cell | null {
  const start = afterBlanks(text, from, delimiter);
  if (text[start] !== '"') return null;
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return null;
  const end = afterBlanks(text, close + 1, delimiter);
  if (end < text.length && text[end] !== delimiter && text[end] !== '\n') return null;
  return { cell: text.slice(start + 1, close).replaceAll('""', '"'), end };
}

function afterBlanks(text: string, from: number, delimiter: string): number {
  const blanks = delimiter === '\t' ? ' ' : ' \t';
  for (let at = from; ; at += 1) {
    const sign = text[at];
    if (sign === undefined || !blanks.includes(sign)) return at;
  }
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The delimiter that cuts the most of the first rows into equally many cells, and into more; else a comma. */
export function delimiterOf(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const counts = cutTable(text.slice(0, 20_000), delimiter, 20).map((row) => row.length - 1);
    const even = counts.map((count) => (count === 0 ? 0 : counts.filter((one) => one === count).length));
    const rows = Math.max(0, ...even);
    return { delimiter, rows, cells: Math.max(0, ...counts.filter((_, at) => even[at] === rows)) };
  });
  const best = scores.toSorted((a, b) => b.rows - a.rows || b.cells - a.cells);
  return best.find(({ rows }) => rows > 0)?.delimiter ?? ',';
}
