import { describe, expect, it } from 'vitest';
import { CUSTOMER_FILES } from './testing/customer-files';
import type { CustomerFile } from './testing/customer-file';
import { statusKey } from '@/domain/import/cells/unknown-words';
import { customerColumns } from './customers/customer-columns';
import { customerReader } from './customers/customer-reader';
import type { CustomerImport } from './customers/customer-types';
import { createImportWorker } from './session/worker-api';
import { readingOf } from './session/work';

const PEOPLE = [{ uid: 'p1', name: 'Priya Shah' }];

async function readFile({
  bytes,
  words = [],
  currency = 'USD',
}: Pick<CustomerFile, 'bytes' | 'words' | 'currency'>) {
  const worker = createImportWorker(customerReader);
  const file = await worker.open(bytes, {
    own: [],
    people: PEOPLE,
    subStatuses: [],
    mayAddFields: true,
    roomForFields: 50,
    country: 'US',
    currency,
    mayPrice: true,
  });
  if (!file.ok) throw new Error(file.sentence);
  const statusWords = Object.fromEntries(words.map(([word, status]) => [statusKey(word), status]));
  const base = {
    home: 'month-first',
    people: PEOPLE,
    own: [],
    subStatuses: [],
    zone: 'America/Chicago',
    country: 'US',
    currency,
    mayPrice: true,
  } as const;
  const work = { ...file, statusWords, dateOrder: null };
  await worker.read(readingOf<CustomerImport>(work, base, customerColumns));
  const { problems } = await worker.plan('create');
  const rows = await worker.batch(0);
  const refused = new Map<number, string[]>();
  for (const { row, reason } of problems) refused.set(row, [...(refused.get(row) ?? []), reason]);
  return {
    rows: file.rows,
    questions: file.questions,
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
    // Files name the columns without a field where they are about them.
    const asked = read.questions.filter(({ isOptional }) => !isOptional || file.questions !== undefined);
    expect(asked.map(({ text }) => text)).toEqual(file.questions ?? []);
  });
});
