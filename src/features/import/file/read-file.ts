import { unsafeCell } from '@/domain/format/csv-export';
import { foldHeader } from '@/domain/import/columns/headers';
import { MAX_IMPORT_ROWS } from '@/domain/import/import-run';
import { writtenNumber } from '@/domain/format/number-words';
import { isContactCards, tableOfCards } from '@/domain/import/file/contact-cards';
import { cutTable, delimiterOf } from '@/domain/import/file/cut-table';
import type { Letters } from '@/domain/import/file/letters';
import { textOfFile } from '@/domain/import/file/text-of-file';
import { isGibberish, notCsv } from './file-kind';

/** A file as a table: its unique headers and its lines. */
export type FileTable = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type OpenedFile =
  | { readonly ok: true; readonly table: FileTable; readonly letters: readonly Letters[] }
  | { readonly ok: false; readonly sentence: string };

/** No list has more columns. */
const MAX_COLUMNS = 500;

/** What the file is to hold. */
export type Expected = {
  /** ISO 3166-1: groups the digits of a refusal. */
  readonly country: string;
  /** The noun's plural: "customers". */
  readonly many: string;
  /** Whether programs write this header for the noun. */
  readonly isKnownHeader: (header: string) => boolean;
  /** Whether contact cards are such records. */
  readonly takesCards: boolean;
};

/**
 * Splits the bytes of a CSV file or of contact cards into headers and lines. Omits empty lines, and the title lines
 * above the column names and the footer of accounting programs.
 *
 * @param letters the user's choice of a code page, or null
 */
export function openTable(bytes: Uint8Array, expected: Expected, letters: string | null = null): OpenedFile {
  const refusal = notCsv(bytes, expected.many);
  if (refusal !== null) return refused(refusal);
  const file = textOfFile(bytes, expected.country, letters);
  if (file.text.trim() === '') return refused('This file is empty.');
  if (isGibberish(file.text))
    return refused(`This file holds no text that can be read. Export your ${expected.many} as CSV.`);
  const isCards = isContactCards(file.text);
  if (isCards && !expected.takesCards)
    return refused(
      `These are contact cards, not ${expected.many}. Import them as customers, or export your ${expected.many} as CSV.`,
    );
  const table = isCards ? headed(tableOfCards(file.text)) : tableOf(file.text, expected.isKnownHeader);
  const problem = problemOf(table, expected);
  return problem === null ? { ok: true, table, letters: file.letters } : refused(problem);
}

const refused = (sentence: string) => ({ ok: false, sentence }) as const;

const headed = ([headers = [], ...rows]: readonly (readonly string[])[]): FileTable => ({ headers, rows });

function tableOf(written: string, isKnownHeader: Expected['isKnownHeader']): FileTable {
  const declared = /^sep=(.)(?:\r\n|\n|\r)/i.exec(written);
  // Normalizes line ends, so that files merged from several sources split everywhere.
  const text = written.slice(declared?.[0].length ?? 0).replace(/\r\n?/g, '\n');
  const data = cutTable(text, declared?.[1] ?? delimiterOf(text));
  const { headers, rows } = withoutTitle(
    data.map((row) => row.map(unsafeCell)),
    isKnownHeader,
  );
  return { headers: differentHeaders(headers), rows };
}

function problemOf({ headers, rows }: FileTable, { country, many }: Expected): string | null {
  if (headers.length > MAX_COLUMNS)
    return `This file has ${writtenNumber(headers.length, country)} columns; ${MAX_COLUMNS} can be read.`;
  if (rows.length === 0)
    return `There are no rows in this file. The first line has to hold the column names, the ${many} follow.`;
  return rows.length > MAX_IMPORT_ROWS
    ? `This file has ${writtenNumber(rows.length, country)} rows; one import takes ${writtenNumber(MAX_IMPORT_ROWS, country)}. Split it into parts.`
    : null;
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
    (row, at) => at <= first + TITLE_LINES && row.filter((cell) => isKnownHeader(cell)).length >= 2,
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
