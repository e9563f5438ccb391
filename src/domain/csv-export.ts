/**
 * Cells of an exported file. A spreadsheet runs a cell that begins like a formula, so a customer who
 * calls themselves `=HYPERLINK(…)` could act on whoever opens the file.
 */

/** What a formula can begin with, full-width forms included; blanks in front do not protect. */
const FORMULA_START = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** Apostrophes in front of such a beginning: one of them may be ours. */
const GUARDED_START = /^'+(?:[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/** A cell no spreadsheet takes for a formula: a dangerous one gets an apostrophe in front. */
export function safeCell(value: string): string {
  return FORMULA_START.test(value) || GUARDED_START.test(value) ? `'${value}` : value;
}

/** What `safeCell` was given: the apostrophe is taken off again, so that a file can be read back as it is. */
export function unsafeCell(cell: string): string {
  return GUARDED_START.test(cell) ? cell.slice(1) : cell;
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
