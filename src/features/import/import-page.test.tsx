import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStoreWith, TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { isInstant } from '@/domain/core/value';
import { readKeptValues } from '@/domain/import/customers/take-back';
import { importShape } from '@/domain/import/import-run';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { createCustomerStorage, csvFile, renderImport } from './testing/render-import';

const person = userEvent.setup();

async function choose(content: string | Uint8Array, name?: string) {
  await person.upload(await screen.findByLabelText('CSV file'), csvFile(content, name));
}

async function makeFields() {
  await person.click(await screen.findByRole('button', { name: 'A field of its own for each' }));
}

async function check() {
  await person.click(await screen.findByRole('button', { name: 'Check the rows' }));
}

async function namesIn(store: MemoryStore): Promise<readonly string[]> {
  const { rows } = await store.page({ collection: 'Customers', where: [], orderBy: [], limit: 1000 });
  return rows.map(({ data: { name } }) => (typeof name === 'string' ? name : '')).toSorted();
}

async function amountsIn(store: MemoryStore): Promise<readonly number[]> {
  const { rows } = await store.page({ collection: 'Prices', where: [], orderBy: [], limit: 1000 });
  return rows.map(({ data: { amount } }) => Number(amount)).toSorted((a, b) => a - b);
}

const known = {
  uuid: 'c1',
  name: 'Ann Berg',
  phone: '2185550101',
  phoneKey: '2185550101',
  nameKey: 'ann berg',
};
const numbered = (count: number) =>
  `Name,Phone\n${Array.from({ length: count }, (_, at) => `Customer ${at + 1},218555${String(at).padStart(4, '0')}`).join('\n')}`;

beforeEach(() => localStorage.clear());

describe('importing a CSV file', () => {
  it('takes rows from the file to saved customers', async () => {
    const { store } = renderImport();
    await choose('Name,Phone\nAnn Berg,2185550101\nBo Cole,2185550102');
    await check();
    await person.click(await screen.findByRole('button', { name: 'Import 2 customers' }));
    expect(await screen.findByText('2 customers imported')).toBeVisible();
    expect(await namesIn(store)).toEqual(['Ann Berg', 'Bo Cole']);
  });

  it('ends once all imported customers can be found', async () => {
    let finish: (answer: { readonly state: string }) => void = () => undefined;
    const answers = [() => ({ state: 'busy' }), () => new Promise((resolve) => (finish = resolve))];
    renderImport({ functions: { compactDirectory: () => answers.shift()?.() } });
    await choose('Name,Phone\nAnn Berg,2185550101');
    await check();
    await person.click(await screen.findByRole('button', { name: 'Import 1 customer' }));
    expect(await screen.findByText(/^All are in and become searchable/)).toBeVisible();
    await waitFor(() => expect(answers).toEqual([]));
    expect(screen.queryByText('1 customer imported')).not.toBeInTheDocument();
    finish({ state: 'done' });
    expect(await screen.findByText('1 customer imported')).toBeVisible();
  });

  it('checks a corrected cell while it is typed, and imports it', async () => {
    renderImport();
    await choose('Name,Email\nAnn Berg,not-an-address\nBo,bo@mail.example');
    await check();
    const cell = await screen.findByRole('textbox', { name: 'Row 1, Email' });
    expect(screen.getByText('Not an e-mail address.')).toBeVisible();
    await person.clear(cell);
    await person.type(cell, 'ann@mail.example');
    expect(await screen.findByText('Good.')).toBeVisible();
    await person.tab();
    await person.click(await screen.findByRole('button', { name: 'Import 2 customers' }));
    expect(await screen.findByText('2 customers imported')).toBeVisible();
  });

  it('finds the customer of a corrected phone number', async () => {
    renderImport({ rows: { Customers: [known] } });
    await choose('Name,Phone\nAnn B.,none\nBo Cole,2185550102');
    await check();
    const cell = await screen.findByRole('textbox', { name: 'Row 1, Phone' });
    await person.clear(cell);
    await person.type(cell, '218-555-0101');
    await person.tab();
    const rows = await screen.findByRole('region', { name: 'First rows of the file' });
    expect(await within(rows).findByText('Skipped: Already there: Ann Berg.')).toBeInTheDocument();
  });

  it('skips existing customers, and names them', async () => {
    renderImport({ rows: { Customers: [known] } });
    await choose('Name;Phone\nAnn B.;218-555-0101\nBo Cole;2185550102');
    await check();
    const rows = await screen.findByRole('region', { name: 'First rows of the file' });
    expect(within(rows).getByText('Skipped: Already there: Ann Berg.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Import 1 customer' }));
    expect(await screen.findByText('1 customer imported')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download the rows left out' })).toBeVisible();
  });

  it('updates existing customers and keeps their earlier values', async () => {
    const { store } = renderImport({ rows: { Customers: [known] } });
    await choose('Name,Phone,Email\nAnn B.,218-555-0101,ann@mail.example');
    await check();
    await person.click(await screen.findByRole('radio', { name: /Update what I have/ }));
    await person.click(await screen.findByRole('button', { name: 'Import 1 customer' }));
    expect(await screen.findByText(/1 customer updated/)).toBeVisible();
    const { rows } = await store.page({ collection: 'ImportBatches', where: [], orderBy: [], limit: 5 });
    const { changed } = rows[0]?.data ?? {};
    const kept = readKeptValues(typeof changed === 'string' ? changed : '');
    expect(kept).toMatchObject([{ id: 'c1', values: { email: '', emailKey: '', phone: '2185550101' } }]);
  });

  it('asks for the date format of an ambiguous file', async () => {
    renderImport();
    await choose('Name,Follow-up\nAnn,3/4/2026');
    expect(
      await screen.findByText(/^The dates of this file fit both: choose\. 3\/4\/2026 is Wed, Mar 4, 2026\.$/),
    ).toBeVisible();
    await person.click(screen.getByRole('combobox', { name: /A date such as/ }));
    await person.click(await screen.findByRole('option', { name: /day first/ }));
    await check();
    await person.click(await screen.findByRole('button', { name: 'Import 1 customer' }));
    expect(await screen.findByText('1 customer imported')).toBeVisible();
  });

  it('finds how dates are meant again when a column is sent to a date by hand, and shows them as saved', async () => {
    const { store } = renderImport();
    await choose('Name,Besuch\nAnn,03.12.2026\nBo,24.12.2026');
    await person.click(await screen.findByRole('combobox', { name: 'Besuch goes to' }));
    await person.click(await screen.findByRole('option', { name: 'Follow-up' }));
    expect(await screen.findByRole('combobox', { name: /A date such as/ })).toHaveTextContent('day first');
    expect(screen.getByText(/^Found in the dates of the file\./)).toBeVisible();
    await check();
    const rows = await screen.findByRole('region', { name: 'First rows of the file' });
    expect(within(rows).getByText('Thu, Dec 3, 2026')).toBeInTheDocument();
    await person.click(await screen.findByRole('button', { name: 'Import 2 customers' }));
    expect(await screen.findByText('2 customers imported')).toBeVisible();
    const { rows: saved } = await store.page({
      collection: 'Customers',
      where: [],
      orderBy: [],
      limit: 5,
    });
    expect(saved.map(({ data }) => JSON.stringify(data['nextFollowUp'])).toSorted()).toEqual([
      '"2026-12-03"',
      '"2026-12-24"',
    ]);
  });

  it('shows every field in the preview and marks unreadable values', async () => {
    renderImport();
    await choose(
      'Name,Phone,Source,Follow-up,Roof age\nAnn,2185550101; 2185550102,Angi,12/24/2026,12\nBo,,,31/31/2026,',
    );
    await makeFields();
    await check();
    const rows = await screen.findByRole('region', { name: 'First rows of the file' });
    for (const head of ['Name', 'Phone', 'Second phone', 'Lead source', 'Follow-up', 'Roof age'])
      expect(within(rows).getByRole('columnheader', { name: head })).toBeInTheDocument();
    expect(within(rows).getByText('Thu, Dec 24, 2026')).toBeInTheDocument();
    expect(within(rows).getByTitle('Not a date.')).toHaveTextContent('31/31/2026');
  });

  it('asks for the meaning of each status word once', async () => {
    const { store } = renderImport();
    await choose('Name,Status\nAnn,Offen\nBo,Gewonnen\nCy,Offen');
    expect(await screen.findByRole('button', { name: 'Check the rows' })).toBeDisabled();
    for (const [word, status] of [
      ['Offen', 'Contacted'],
      ['Gewonnen', 'None of these: keep the word in the notes'],
    ] as const) {
      await person.click(screen.getByRole('combobox', { name: `“${word}” is` }));
      await person.click(await screen.findByRole('option', { name: status }));
    }
    await check();
    await person.click(await screen.findByRole('button', { name: 'Import 3 customers' }));
    expect(await screen.findByText('3 customers imported')).toBeVisible();
    const { rows } = await store.page({ collection: 'Customers', where: [], orderBy: [], limit: 5 });
    const said = rows.map(({ data: { name, customerStatus, notes } }) =>
      JSON.stringify([name, customerStatus, notes]),
    );
    expect(said.toSorted()).toEqual([
      '["Ann","Contacted",""]',
      '["Bo","Open Lead","Status: Gewonnen"]',
      '["Cy","Contacted",""]',
    ]);
  });

  it('reads the letters of a code page, and reads them again as the user chooses', async () => {
    const { store } = renderImport();
    const bytes = Uint8Array.from('Name,Phone\nSz\xF5ke \xC1gnes,2185550101', (one) => one.charCodeAt(0));
    await choose(bytes);
    await person.click(await screen.findByRole('combobox', { name: 'The letters of this file' }));
    await person.click(await screen.findByRole('option', { name: /^Szőke Ágnes,2185550101 \(Central/ }));
    await check();
    await person.click(await screen.findByRole('button', { name: 'Import 1 customer' }));
    expect(await screen.findByText('1 customer imported')).toBeVisible();
    expect(await namesIn(store)).toEqual(['Szőke Ágnes']);
  });

  it('brings past customers in as sold, with day and amount, and says so before', async () => {
    const { store } = renderImport();
    await choose('Name,Stage,Rep,Last Job Date,Est. Value\nAnn,Won,Dee,12/24/2024,"$4,500"\nBo,New,Dee,,');
    expect(await screen.findByRole('combobox', { name: '“Won” is' })).toHaveTextContent('Sold');
    await person.click(screen.getByRole('combobox', { name: '“Dee” is' }));
    await person.click(await screen.findByRole('option', { name: /^None of these/ }));
    await check();
    expect(await screen.findByText('1 goes to the Client Archive as sold.')).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Import 2 customers' }));
    expect(await screen.findByText('2 customers imported')).toBeVisible();
    const { rows } = await store.page({ collection: 'Customers', where: [], orderBy: [], limit: 5 });
    const saved = rows.map(({ data: { name, listOrganizer, soldAt, notes } }) => [
      ...[name, listOrganizer, notes],
      isInstant(soldAt) ? new Date(soldAt.$instant).getUTCFullYear() : null,
    ]);
    expect(new Set(saved.map((one) => JSON.stringify(one)))).toEqual(
      new Set(['["Ann","Sold","Rep: Dee",2024]', '["Bo","Open","Rep: Dee",null]']),
    );
    expect(await amountsIn(store)).toEqual([450_000]);
  });

  it('marks a time of day that the file does not say', async () => {
    renderImport();
    await choose('Name,Appointment\nAnn,12/24/2026\nBo,12/24/2026 2:30 PM');
    await check();
    const rows = await screen.findByRole('region', { name: 'First rows of the file' });
    expect(within(rows).getByText(/9:00.AM.*\(time not in the file\)$/i)).toBeInTheDocument();
    expect(within(rows).getByText(/2:30.PM$/i)).toBeInTheDocument();
  });

  it('keeps since when customers have been leads, and which own fields it made', async () => {
    const { store } = renderImport();
    await choose('Name,Created Date,Gate code\nAnn,12/24/2024,4711\nBo,,');
    await makeFields();
    await check();
    const rows = await screen.findByRole('region', { name: 'First rows of the file' });
    expect(within(rows).getByText('Tue, Dec 24, 2024')).toBeInTheDocument();
    await person.click(await screen.findByRole('button', { name: 'Import 2 customers' }));
    expect(await screen.findByText('2 customers imported')).toBeVisible();
    const page = { where: [], orderBy: [], limit: 5 };
    const { rows: saved } = await store.page({ collection: 'Customers', ...page });
    const years = saved.map(({ data }) => {
      const { createdAt } = data;
      return isInstant(createdAt) ? new Date(createdAt.$instant).getUTCFullYear() : null;
    });
    expect(new Set(years)).toEqual(new Set([2024, new Date().getUTCFullYear()]));
    const { rows: runs } = await store.page({ collection: 'Imports', ...page });
    expect(runs.map(({ data }) => data['newFields'])).toEqual([['gateCode']]);
  });

  it('keeps job values beside their customers, as the preview shows them', async () => {
    const { store } = renderImport();
    await choose('Name;Auftragswert\nAnn;"1.234,50"\nBo;12k\nCy;0');
    expect(await screen.findByRole('combobox', { name: 'Auftragswert goes to' })).toHaveTextContent(
      'Estimated value',
    );
    await check();
    const rows = await screen.findByRole('region', { name: 'First rows of the file' });
    expect(within(rows).getByText('$1,234.50')).toBeInTheDocument();
    const cell = screen.getByRole('textbox', { name: 'Row 2, Auftragswert' });
    expect(cell).toHaveAccessibleDescription('Not an amount of money. Write it in full, such as 12500.');
    await person.clear(cell);
    await person.type(cell, '12,000');
    await person.tab();
    await person.click(await screen.findByRole('button', { name: 'Import 3 customers' }));
    expect(await screen.findByText('3 customers imported')).toBeVisible();
    expect(await amountsIn(store)).toEqual([123_450, 1_200_000]);
  });

  it('shows an update as it will be saved: an existing amount stays', async () => {
    const prices = [{ uuid: 'c1', noun: 'customer', customerId: 'c1', amount: 5_000 }];
    const { store } = renderImport({ rows: { Customers: [known], Prices: prices } });
    await choose('Name,Phone,Amount,Notes\nAnn Berg,2185550101,900,Steep roof\nBo,2185550102,70,');
    await check();
    await person.click(await screen.findByRole('radio', { name: /Update what I have/ }));
    const rows = await screen.findByRole('region', { name: 'First rows of the file' });
    expect(await within(rows).findByText('$50.00')).toBeInTheDocument();
    expect(within(rows).queryByText('$900.00')).not.toBeInTheDocument();
    await person.click(await screen.findByRole('button', { name: 'Import 2 customers' }));
    expect(await screen.findByText(/1 customer updated/)).toBeVisible();
    expect(await amountsIn(store)).toEqual([5_000, 7_000]);
  });

  it('keeps amounts in the notes for users who may not see any', async () => {
    const { store } = renderImport({
      user: {
        companyUuid: 'acme',
        isAdmin: false,
        permissionLevel: ['customers:view', 'customers:edit', 'scope:all'],
      },
    });
    await choose('Name,Amount\nAnn,900');
    const target = await screen.findByRole('combobox', { name: 'Amount goes to' });
    expect(target).toHaveTextContent('Notes');
    await person.click(target);
    expect(await screen.findByRole('option', { name: 'Notes' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Estimated value' })).not.toBeInTheDocument();
    await person.keyboard('{Escape}');
    await check();
    await person.click(await screen.findByRole('button', { name: 'Import 1 customer' }));
    expect(await screen.findByText('1 customer imported')).toBeVisible();
    const { rows } = await store.page({ collection: 'Customers', where: [], orderBy: [], limit: 5 });
    expect(rows[0]?.data['notes']).toBe('Amount: 900');
    expect(await amountsIn(store)).toEqual([]);
  });

  it('asks for the name of a row without one', async () => {
    renderImport();
    await choose('Record ID,First Name,Last Name\n7,Ann,Berg\n8,,');
    await check();
    const cell = await screen.findByRole('textbox', { name: 'Row 2, First Name' });
    await person.type(cell, 'Bo');
    await person.tab();
    expect(await screen.findByRole('button', { name: 'Import 2 customers' })).toBeEnabled();
  });

  it('asks for a column that names the customer', async () => {
    renderImport();
    await choose('Colour,Size\nred,5');
    expect(await screen.findByRole('button', { name: 'Check the rows' })).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a column for the name');
  });
});

describe('a page that opens slowly', () => {
  it('takes no file before it knows the fields of the business, and then maps columns to them', async () => {
    const colour = { key: 'colour', label: 'Roof colour', kind: 'text', options: [] };
    const store = memoryStoreWith({ Settings: [{ owner: TEST_UID, customFields: [colour] }] });
    let answer = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow: MemoryStore = {
      ...store,
      watchDoc: (ref, onNext, onError) => {
        if (ref.collection !== 'Settings') return store.watchDoc(ref, onNext, onError);
        let leave = (): void => undefined;
        void late.then(() => {
          leave = store.watchDoc(ref, onNext, onError);
        });
        return () => leave();
      },
    };
    renderImport({ store: slow });
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByLabelText('CSV file')).not.toBeInTheDocument();
    answer();
    await choose('Name,Roof colour\nAnn,red');
    expect(await screen.findByRole('combobox', { name: /Roof colour/ })).toHaveTextContent('Roof colour');
    await check();
    expect(await screen.findByRole('button', { name: 'Import 1 customer' })).toBeEnabled();
  });
});

it('reports a missing connection when the business is not cached', async () => {
  const store = memoryStoreWith({});
  store.goOffline();
  renderImport({ store });
  expect(await screen.findByRole('alert', {}, { timeout: 4_000 })).toHaveTextContent('No connection');
  expect(screen.getByRole('heading', { name: 'Import customers' })).toBeVisible();
});

describe('a file that cannot be imported', () => {
  it.each([
    ['an empty file', '', 'This file is empty.'],
    ['blanks alone', ' \r\n\r\n', 'This file is empty.'],
    ['only column names', 'Name,Phone\n', 'There are no rows in this file.'],
    ['a workbook named .csv', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), 'This is a workbook or an archive'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10]), 'This is a picture, not a table.'],
    ['a program', new Uint8Array(400).fill(7), 'This file holds no text that can be read.'],
    [
      'more rows than the plan takes',
      `Name\n${'Ann\n'.repeat(2_001)}`,
      'This file has 2,001 rows, and your plan imports 2,000 at once: the limit of your plan is reached. Split',
    ],
    [
      'too many rows',
      `Name\n${'Ann\n'.repeat(10_001)}`,
      'This file has 10,001 rows; one import takes 10,000.',
    ],
    ['too many columns', `${'a,'.repeat(500)}a\n1`, 'This file has 501 columns; 500 can be read.'],
  ])('gets one sentence: %s', async (_case, content, sentence) => {
    renderImport();
    await choose(content);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('CSV file')).toBeInTheDocument();
  });

  it('is refused before reading when it is too large', async () => {
    renderImport();
    const file = csvFile('Name\nAnn');
    Object.defineProperty(file, 'size', { value: 50_000_000 });
    await person.upload(await screen.findByLabelText('CSV file'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is larger than 20 MB.');
  });

  it('keeps a cell of 100 kB out of the record and in the file of refused rows', async () => {
    renderImport();
    await choose(`Name,Notes\nAnn,${'long '.repeat(20_000)}\nBo,short`);
    await check();
    expect(await screen.findByText('Longer than 5,000 characters.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear this cell' }));
    expect(await screen.findByRole('button', { name: 'Import 2 customers' })).toBeVisible();
  });

  it('makes no second own field of the same name', async () => {
    const customFields = [{ key: 'k1', label: 'Gate code', kind: 'text', options: [] }];
    const { store } = renderImport({ rows: { Settings: [{ owner: TEST_UID, customFields }] } });
    await choose('Name,GATE  CODE,Roof age,roof-age\nAnn,4711,12,13');
    const gate = await screen.findByRole('combobox', { name: /^GATE\s+CODE goes to/ });
    expect(gate).toHaveTextContent(/^Gate code/);
    await makeFields();
    await check();
    await person.click(await screen.findByRole('button', { name: 'Import 1 customer' }));
    expect(await screen.findByText('1 customer imported')).toBeVisible();
    const { rows } = await store.page({ collection: 'Settings', where: [], orderBy: [], limit: 5 });
    expect(rows[0]?.data['customFields']).toMatchObject([
      { key: 'k1', label: 'Gate code' },
      { label: 'Roof age' },
      { label: 'roof-age (2)' },
    ]);
  });

  it('shows 200 columns and two of the same name apart', async () => {
    renderImport();
    const headers = Array.from({ length: 200 }, (_, at) => (at < 2 ? 'Phone' : `Fact ${at}`));
    await choose(`Name,${headers.join(',')}\nAnn,${headers.map((_, at) => `218555${1000 + at}`).join(',')}`);
    expect(
      await screen.findByText('1 row and 201 columns found. Check where each column goes.'),
    ).toBeVisible();
    expect(screen.getByText('Phone (2)')).toBeInTheDocument();
    expect(screen.getByText(/^198 columns have no field here/)).toBeVisible();
    await person.click(screen.getByText('Leave them out'));
    expect(screen.getByText(/^Left out: Fact 2, Fact 3, .* and 190 more\./)).toBeVisible();
  });
});

describe('an interrupted import', () => {
  it('stays where it is when it is cancelled, and goes on without twins', async () => {
    const store = memoryStoreWith({});
    let isLost = false;
    const shaky: MemoryStore = {
      ...store,
      send: async (writes) => {
        if (isLost) throw new AppError('denied');
        await store.send(writes);
        isLost = writes.some((write) => write.ref.collection === 'ImportBatches');
      },
    };
    const storage = createCustomerStorage();
    const first = renderImport({ store: shaky, storage });
    await choose(numbered(250));
    await check();
    await person.click(await screen.findByRole('button', { name: 'Import 250 customers' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('50 of 250 rows are in');
    expect(await namesIn(store)).toHaveLength(50);

    first.unmount();
    renderImport({ store, storage });
    await person.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('250 customers imported')).toBeVisible();
    const names = await namesIn(store);
    expect(names).toHaveLength(250);
    expect(new Set(names).size).toBe(250);
    expect(await storage.load()).toBeNull();
  });

  it('skips a batch whose answer was lost', async () => {
    const store = memoryStoreWith({});
    let answers = 0;
    const deaf: MemoryStore = {
      ...store,
      send: async (writes) => {
        await store.send(writes);
        answers += 1;
        if (answers === 2) throw new AppError('unavailable');
      },
    };
    renderImport({ store: deaf });
    await choose(numbered(150));
    await check();
    await person.click(await screen.findByRole('button', { name: 'Import 150 customers' }));
    expect(await screen.findByText('150 customers imported')).toBeVisible();
    expect(await namesIn(store)).toHaveLength(150);
  });

  it('picks up a file, its columns and mended cells after a reload', async () => {
    const storage = createCustomerStorage();
    const first = renderImport({ storage });
    await choose('Name,Email\nAnn Berg,not-an-address');
    await check();
    const cell = await screen.findByRole('textbox', { name: 'Row 1, Email' });
    await person.clear(cell);
    await person.type(cell, 'ann@mail.example');
    await person.tab();
    await screen.findByRole('button', { name: 'Import 1 customer' });
    first.unmount();
    renderImport({ storage });
    expect(await screen.findByText(/Your file is still here/)).toBeVisible();
    await check();
    expect(await screen.findByRole('button', { name: 'Import 1 customer' })).toBeEnabled();
  });
});

describe('earlier imports', () => {
  const run = {
    uuid: 'import-1',
    fileName: 'leads.csv',
    state: 'done',
    created: 2,
    batches: 1,
    batchesIn: 1,
  };

  it('are taken back after a question, page by page', async () => {
    const undo = vi
      .fn<(input: unknown) => unknown>()
      .mockReturnValueOnce({ undone: 5, batches: 7 })
      .mockReturnValueOnce({ undone: 7, batches: 7 });
    renderImport({ rows: { [importShape.collection]: [run] }, functions: { undoImport: undo } });
    await person.click(await screen.findByRole('button', { name: 'Undo the import of leads.csv' }));
    expect(await screen.findByText(/2 customers it added are deleted/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('leads.csv was taken back')).toBeVisible();
    await waitFor(() => expect(undo).toHaveBeenCalledTimes(2));
  });

  it('show an Undo that goes on elsewhere, and take it up where it has stopped', async () => {
    const going = { ...run, state: 'undoing', batches: 7, batchesIn: 7, batchesUndone: 3, takenBack: 30 };
    const old = { ...going, uuid: 'import-2', fileName: 'old.csv', updatedAt: Date.now() - 600_000 };
    const undo = vi.fn<(input: unknown) => unknown>(() => ({ undone: 7, batches: 7 }));
    const rows = { Imports: [{ ...going, updatedAt: Date.now() }, old] };
    renderImport({ rows, functions: { undoImport: undo } });
    const shown = within(await screen.findByRole('listitem', { name: 'leads.csv' }));
    expect(shown.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 7');
    expect(shown.getByText('You can leave this page: it goes on by itself.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    const stopped = within(screen.getByRole('listitem', { name: 'old.csv' }));
    expect(stopped.getByText('Taking back has stopped before its end.')).toBeVisible();
    await person.click(stopped.getByRole('button', { name: 'Go on taking old.csv back' }));
    expect(await screen.findByText('old.csv was taken back')).toBeVisible();
    expect(undo).toHaveBeenCalledWith({ importId: 'import-2' });
  });

  it.each([
    ['network', 'Once begun, taking back goes on by itself.'],
    ['denied', 'leads.csv was not taken back.'],
  ] as const)('say what an error (%s) means', async (code, sentence) => {
    const refuse = () => {
      throw new AppError(code);
    };
    renderImport({ rows: { Imports: [run] }, functions: { undoImport: refuse } });
    await person.click(await screen.findByRole('button', { name: 'Undo the import of leads.csv' }));
    await person.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Undo the import of leads.csv' })).toBeEnabled();
  });

  it('reports what stayed because a user had changed it', async () => {
    const undone = { ...run, state: 'undone', batchesUndone: 1, takenBack: 1, kept: 1 };
    const batch = { uuid: 'import-1-0', importId: 'import-1', kept: [{ id: 'c9', name: 'Ann Berg' }] };
    renderImport({ rows: { Imports: [undone], ImportBatches: [batch] } });
    expect(await screen.findByText(/1 customer stayed, because it was changed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Show the customers of leads.csv' }));
    expect(await screen.findByRole('link', { name: 'Ann Berg' })).toBeVisible();
  });
});
