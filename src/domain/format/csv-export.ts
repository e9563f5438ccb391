/** Cells of an exported file. Spreadsheets execute formulas: a customer may be named `=HYPERLINK(…)`. */

/** Possible starts of a formula, full-width forms included; leading blanks do not protect. */
const FORMULA_START = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** Apostrophes before such a start: one of them may be ours. */
const GUARDED_START = /^'+(?:[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/**
 * The same inside a cell, after characters that start a new cell in some spreadsheets: their list separator
 * may be a semicolon or a tab, and quotes then no longer protect.
 */
const FORMULA_INSIDE = /([;\t\r\n][\s\uFEFF"]*)('*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const GUARDED_INSIDE = /([;\t\r\n][\s\uFEFF"]*)'('*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A cell that no spreadsheet takes for a formula: dangerous starts get an apostrophe. */
export function safeCell(value: string): string {
  const safe = value.replace(FORMULA_INSIDE, "$1'$2");
  return FORMULA_START.test(value) || GUARDED_START.test(value) ? `'${safe}` : safe;
}

/** Reverses `safeCell`, so that an exported file can be imported unchanged. */
export function unsafeCell(cell: string): string {
  const value = GUARDED_START.test(cell) ? cell.slice(1) : cell;
  return value.replace(GUARDED_INSIDE, '$1$2');
}

/** Rows as CSV text: every cell quoted, with the line ends spreadsheets expect. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
}

export type CsvColumn<Row> = { readonly heading: string; readonly text: (row: Row) => string };

export function csvCells<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string[][] {
  return [
    columns.map(({ heading }, at) => safeCell(uniqueHeading(columns, heading, at))),
    ...rows.map((row) => columns.map((column) => safeCell(column.text(row)))),
  ];
}

/** A heading, numbered where an earlier column has it: a business may call a field of its own like one of ours. */
function uniqueHeading<Row>(columns: readonly CsvColumn<Row>[], heading: string, at: number): string {
  const before = columns.slice(0, at).filter((column) => column.heading === heading).length;
  return before === 0 ? heading : `${heading} (${before + 1})`;
}

/** A file name from words and a day: "open-leads-2026-11-24.csv". */
export function csvFileName(words: string, day: string): string {
  const slug = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${slug}-${day}.csv`;
}
