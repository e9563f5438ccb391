/**
 * Cells of an exported file. A spreadsheet runs a cell that begins like a formula, so a customer who
 * calls themselves `=HYPERLINK(…)` could act on whoever opens the file.
 */

/** What a formula can begin with, full-width forms included; blanks in front do not protect. */
const FORMULA_START = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** Apostrophes in front of such a beginning: one of them may be ours. */
const GUARDED_START = /^'+(?:[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/**
 * The same inside a cell, behind signs at which some spreadsheets begin another one: their list separator may be a
 * semicolon or a tab, whatever this file has, and quotes no longer hold a line together then.
 */
const FORMULA_INSIDE = /([;\t\r\n][\s\uFEFF"]*)('*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const GUARDED_INSIDE = /([;\t\r\n][\s\uFEFF"]*)'('*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A cell no spreadsheet takes for a formula: each dangerous beginning gets an apostrophe in front. */
export function safeCell(value: string): string {
  const safe = value.replace(FORMULA_INSIDE, "$1'$2");
  return FORMULA_START.test(value) || GUARDED_START.test(value) ? `'${safe}` : safe;
}

/** What `safeCell` was given: the apostrophes are taken off again, so that a file can be read back as it is. */
export function unsafeCell(cell: string): string {
  const value = GUARDED_START.test(cell) ? cell.slice(1) : cell;
  return value.replace(GUARDED_INSIDE, '$1$2');
}

/** Rows of cells as the text of a file: every cell in quotes, lines end as spreadsheets expect. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
}

/** One column of an export: its heading and what a row says in it. */
export type CsvColumn<Row> = { readonly heading: string; readonly text: (row: Row) => string };

/** Headings and rows as safe cells, ready to be joined into a file. */
export function csvCells<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string[][] {
  return [
    columns.map((column) => safeCell(column.heading)),
    ...rows.map((row) => columns.map((column) => safeCell(column.text(row)))),
  ];
}

/** A file name from words and a day: "open-leads-2026-11-24.csv". */
export function csvFileName(words: string, day: string): string {
  const slug = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${slug}-${day}.csv`;
}
