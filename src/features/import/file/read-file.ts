import Papa from 'papaparse';
import { unsafeCell } from '@/domain/format/csv-export';
import { foldHeader } from '@/domain/import/columns/headers';
import { MAX_IMPORT_ROWS } from '@/domain/import/import-run';
import { writtenNumber } from '@/domain/format/number-words';
import { delimiterOf, textOfFile } from '@/domain/import/text-of-file';
import { isGibberish, notCsv } from './file-kind';

/** A file as a table: its unique headers and its lines. */
export type FileTable = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type OpenedFile =
  { readonly ok: true; readonly table: FileTable } | { readonly ok: false; readonly sentence: string };

/** No list has more columns. */
const MAX_COLUMNS = 500;

/** What the file is to hold. */
export type Expected = {
  /** ISO 3166-1: groups the digits of a refusal. */
  readonly country: string;
  /** The noun's plural: "customers". */
  readonly many: string;
  /** Whether programs write this folded header for the noun. */
  readonly isKnownHeader: (folded: string) => boolean;
};

/**
 * Splits a CSV file's bytes into headers and lines. Omits empty lines, and the title lines above the column names and
 * the footer of accounting programs.
 */
export function openTable(bytes: Uint8Array, expected: Expected): OpenedFile {
  const refusal = notCsv(bytes, expected.many);
  if (refusal !== null) return { ok: false, sentence: refusal };
  const { text } = textOfFile(bytes);
  if (text.trim() === '') return { ok: false, sentence: 'This file is empty.' };
  if (isGibberish(text))
    return {
      ok: false,
      sentence: `This file holds no text that can be read. Export your ${expected.many} as CSV.`,
    };
  return tableOf(text, expected);
}

function tableOf(written: string, { country, many, isKnownHeader }: Expected): OpenedFile {
  const declared = /^sep=(.)(?:\r\n|\n|\r)/i.exec(written);
  // Normalizes line ends, so that files merged from several sources split everywhere.
  const text = written.slice(declared?.[0].length ?? 0).replace(/\r\n?/g, '\n');
  const delimiter = declared?.[1] ?? delimiterOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '"' });
  if (errors.some(({ code }) => code === 'MissingQuotes')) {
    const sentence = `A quotation mark is opened near line ${lineOfOpenQuote(data)} and never closed. Close it or take it out, then choose the file again.`;
    return { ok: false, sentence };
  }
  const { headers, rows } = withoutTitle(
    data.map((row) => row.map(unsafeCell)),
    isKnownHeader,
  );
  if (headers.length > MAX_COLUMNS)
    return {
      ok: false,
      sentence: `This file has ${writtenNumber(headers.length, country)} columns; ${MAX_COLUMNS} can be read.`,
    };
  if (rows.length === 0)
    return {
      ok: false,
      sentence: `There are no rows in this file. The first line has to hold the column names, the ${many} follow.`,
    };
  if (rows.length > MAX_IMPORT_ROWS)
    return {
      ok: false,
      sentence: `This file has ${writtenNumber(rows.length, country)} rows; one import takes ${writtenNumber(MAX_IMPORT_ROWS, country)}. Split it into parts.`,
    };
  return { ok: true, table: { headers: differentHeaders(headers), rows } };
}

/** An open quote swallows the rest of the file: it is in the last row. */
function lineOfOpenQuote(data: readonly (readonly string[])[]): number {
  const before = data.slice(0, -1).flat();
  return data.length + before.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

const isEmptyRow = (row: readonly string[]) => row.every((cell) => cell.trim() === '');
const filledCells = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;

const TITLE_LINES = 10;

/** Removes the lines above the column names, and isolated lines after an empty one at the end. */
function withoutTitle(
  data: readonly (readonly string[])[],
  isKnownHeader: Expected['isKnownHeader'],
): FileTable {
  const first = data.findIndex((row) => !isEmptyRow(row));
  const named = data.findIndex(
    (row, at) =>
      at <= first + TITLE_LINES && row.filter((cell) => isKnownHeader(foldHeader(cell))).length >= 2,
  );
  const hasTitle = named > first && data.slice(0, named).every((row) => filledCells(row) <= 1);
  const start = hasTitle ? named : first;
  const below = data.slice(start + 1);
  const footer = below.findIndex((row, at) => isEmptyRow(row) && isFooter(below.slice(at), hasTitle));
  const rows = (footer < 0 ? below : below.slice(0, footer)).filter((row) => !isEmptyRow(row));
  return { headers: (data[start] ?? []).map((header) => header.trim()), rows };
}

/** Isolated lines to the end: the footers of accounting programs. */
function isFooter(lines: readonly (readonly string[])[], hasTitle: boolean): boolean {
  if (lines.some((line) => filledCells(line) > 1)) return false;
  return hasTitle || lines.some((line) => /copyright|all rights reserved/i.test(line.join(' ')));
}

/** Numbers repeated headers: "Phone", "Phone (2)". */
function differentHeaders(headers: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return headers.map((header) => {
    if (header === '') return header;
    const count = (seen.get(foldHeader(header)) ?? 0) + 1;
    seen.set(foldHeader(header), count);
    return count === 1 ? header : `${header} (${count})`;
  });
}
