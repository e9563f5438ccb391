import Papa from 'papaparse';
import { dateOrderOf } from '@/domain/import/dates';
import { readRow } from '@/domain/import/read-row';
import type { ImportDraft, ReadContext } from '@/domain/import/read-row';
import { delimiterOf, textOfFile } from '@/domain/import/text-of-file';

/** A file as a table: its headers and lines, and how it was understood. */
export type FileTable = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly encoding: string;
  readonly delimiter: string;
};

/** Splits a CSV file's bytes into headers and lines; empty lines are left out. */
export function openTable(bytes: Uint8Array): FileTable {
  const { text, encoding } = textOfFile(bytes);
  const delimiter = delimiterOf(text);
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  const [headers = [], ...rows] = data;
  return { headers: headers.map((header) => header.trim()), rows, encoding, delimiter };
}

/** Reads every line under a mapping; the order of day and month is found per file. */
export function readTable(
  rows: readonly (readonly string[])[],
  context: Omit<ReadContext, 'dateOrder'>,
): readonly ImportDraft[] {
  const dated = context.mapping.flatMap((target, column) =>
    ['nextFollowUp', 'appointmentTime', 'dateOfLoss'].includes(target) ? [column] : [],
  );
  const dateOrder = dateOrderOf(rows.flatMap((cells) => dated.map((column) => cells[column] ?? '')));
  return rows.map((cells, index) => readRow(cells, index + 1, { ...context, dateOrder }));
}
