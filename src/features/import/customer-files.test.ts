import { describe, expect, it } from 'vitest';
import { CUSTOMER_FILES } from './testing/customer-files';
import type { CustomerFile } from './testing/customer-file';
import { statusKey } from '@/domain/import/customers/status-words';
import { createImportWorker } from './session/worker-api';
import { readingOf } from './session/work';

const PEOPLE = [{ uid: 'p1', name: 'Priya Shah' }];

async function readFile({
  bytes,
  words = [],
  currency = 'USD',
}: Pick<CustomerFile, 'bytes' | 'words' | 'currency'>) {
  const worker = createImportWorker();
  const file = await worker.open(bytes, {
    own: [],
    people: PEOPLE,
    subStatuses: [],
    roomForFields: 50,
    country: 'US',
    currency,
    mayPrice: true,
  });
  if (!file.ok) throw new Error(file.sentence);
  const statusWords = Object.fromEntries(words.map(([word, status]) => [statusKey(word), status]));
  const base = {
    people: PEOPLE,
    own: [],
    subStatuses: [],
    zone: 'America/Chicago',
    country: 'US',
    currency,
    mayPrice: true,
  };
  await worker.read(readingOf({ ...file, statusWords, dateOrder: null }, { ...base, home: 'month-first' }));
  const { problems } = await worker.plan('create');
  const rows = await worker.batch(0);
  const refused = new Map<number, string[]>();
  for (const { row, reason } of problems) refused.set(row, [...(refused.get(row) ?? []), reason]);
  return {
    rows: file.rows,
    questions: file.questions.map(({ text }) => text),
    refused: [...refused].map(([row, reasons]) => [row, reasons.join(' ')]),
    cell: (row: number, path: string) =>
      path
        .split('.')
        .reduce<unknown>(
          (value, name) =>
            typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
          rows.find((one) => one.draft.row === row)?.fields,
        ),
  };
}

describe.each(CUSTOMER_FILES)('a file from $from', (file) => {
  it('is read with its rows, cells and refused rows', async () => {
    const read = await readFile(file);
    expect(read.rows).toBe(file.rows);
    expect(file.cells.map(([row, field]) => [row, field, read.cell(row, field)])).toEqual(file.cells);
    expect(read.refused).toEqual(file.refused);
    expect(read.questions).toEqual(file.questions ?? []);
  });
});
