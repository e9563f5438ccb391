import { importDrafts, importer } from '@tests/factories/imports';
import { describe, expect, it, vi } from 'vitest';
import { createCustomer } from '@/data/customers/customer-changes';
import { createMemoryStore } from '@/data/store/memory/memory-store';
import { AppError } from '@/domain/core/errors';
import { customerColumns } from '../customers/customer-columns';
import { customerKind } from '../customers/customer-kind';
import { customerReader } from '../customers/customer-reader';
import type { CustomerImport } from '../customers/customer-types';
import { createImportWorker } from './worker-api';
import { createWorkerSession } from './worker-session';
import { readingOf } from './work';

const ROWS = 700;
const UPDATE = { choice: 'update', amounts: false } as const;

/** A file of so many rows, of which the directory knows the first three; the third was deleted since. */
async function knownRows() {
  const lines = Array.from(
    { length: ROWS },
    (_, at) => [`Row ${at}`, '', `row${at}@mail.example`, at === 0 ? 'New' : ''] as const,
  );
  const store = createMemoryStore();
  const fields = importDrafts(lines.slice(0, 3)).map((draft) => ({ ...draft.fields, notes: '' }));
  for (const [at, one] of fields.slice(0, 2).entries())
    await store.commit(createCustomer(importer, { ...one, uuid: `known-${at}` }).writes);
  const page = vi.fn(store.page);
  const named = fields.map(({ name, phone, email, streetAddress }, at) => ({
    uuid: `known-${at}`,
    name,
    phone,
    email,
    streetAddress,
  }));
  const session = createWorkerSession(
    {
      ...customerKind,
      openWorker: () => ({ worker: createImportWorker(customerReader), close: () => undefined }),
    },
    { ...store, page },
    importer,
    async () => named,
  );
  const text = ['Name,Phone,E-mail,Notes', ...lines.map((cells) => cells.join(','))].join('\n');
  const context = {
    own: [],
    people: [],
    subStatuses: [],
    mayAddFields: false,
    roomForFields: 0,
    country: 'US',
    currency: 'USD',
    mayPrice: true,
  };
  const opened = await session.open(
    { bytes: new TextEncoder().encode(text), fileName: 'a.csv', letters: null },
    context,
  );
  if (typeof opened === 'string') throw new Error(opened);
  const base = {
    people: [],
    own: [],
    subStatuses: [],
    zone: 'UTC',
    country: 'US',
    currency: 'USD',
    mayPrice: true,
    home: 'month-first',
  } as const;
  await session.meet(await session.worker().read(readingOf<CustomerImport>(opened, base, customerColumns)));
  return { session, page };
}

describe("customers that match a large file's rows", () => {
  it('are not read to be skipped', async () => {
    const { session, page } = await knownRows();
    expect(session.lacks({ choice: 'skip', amounts: false })).toBe(false);
    const { counts } = await session.worker().plan('skip');
    expect(counts).toMatchObject({ skip: 3, create: ROWS - 3 });
    expect(page).not.toHaveBeenCalled();
    expect(session.met('skip').matches).toHaveLength(3);
  });

  it('are read in full, once, for updates; deleted ones are created again', async () => {
    const { session, page } = await knownRows();
    expect(session.lacks(UPDATE)).toBe(true);
    const onProgress = vi.fn();
    await session.complete(UPDATE, onProgress);
    const { counts } = await session.worker().plan('update');
    expect(counts).toMatchObject({ update: 1, skip: 1, create: ROWS - 2 });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(3, 3);
    expect(session.lacks(UPDATE)).toBe(false);
    await session.complete(UPDATE);
    expect(page).toHaveBeenCalledOnce();
    expect(session.met('update').whole.map(({ uuid }) => uuid)).toEqual(['known-0', 'known-1']);
  });
});

it('plans no unread file, because 0 customers would look like a result', async () => {
  await expect(createImportWorker(customerReader).plan('skip')).rejects.toThrow(AppError);
});
