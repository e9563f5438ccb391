import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { conventionsOf } from '@/domain/format/conventions';
import { csvCells, csvText } from '@/domain/format/csv-export';
import { PLAIN_READING } from '@tests/factories/imports';
import { makeCustomer } from '@tests/factories/records';
import { customerCsvColumns } from '@/features/customers/public';
import { customerReader } from './customers/customer-reader';
import { createImportWorker } from './session/worker-api';
import { openTable } from './file/read-file';

/** Texts of users and attackers: formulas, quotes, delimiters and line breaks among them. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((value) => !/\p{Cc}|\uFEFF/u.test(value)),
  fc.constantFrom(
    '',
    '=1+1',
    "'=1+1",
    "''+49 218",
    '-5',
    '@all',
    'a\nb',
    '"',
    'x;y,z\tw',
    'a;=1',
    "b\t'@c",
    ' padded ',
    "'",
  ),
);
const row = fc.tuple(fc.constantFrom('1', 'x'), text, text, text).map((cells) => [...cells]);

const encoders = {
  'utf-8': (value: string) => new TextEncoder().encode(value),
  'utf-8 with mark': (value: string) => new TextEncoder().encode(`\uFEFF${value}`),
  'utf-16': (value: string) => new Uint8Array(Buffer.from(`\uFEFF${value}`, 'utf16le')),
} as const;

const HEADERS = ['Key', 'Name', 'Notes', 'E-mail'];

describe('a written table', () => {
  it('is read back as it was, in every encoding, with every delimiter and line end', () => {
    const form = fc.record({
      rows: fc.array(row, { minLength: 1, maxLength: 8 }),
      encoding: fc.constantFrom(...(Object.keys(encoders) as (keyof typeof encoders)[])),
      delimiter: fc.constantFrom(',', ';', '\t', '|'),
      newline: fc.constantFrom('\r\n', '\n', '\r'),
    });
    fc.assert(
      fc.property(form, ({ rows, encoding, delimiter, newline }) => {
        const columns = HEADERS.map((heading, at) => ({
          heading,
          text: (cells: string[]) => cells[at] ?? '',
        }));
        const written = Papa.unparse(csvCells(columns, rows), { delimiter, newline, quotes: true });
        expect(openTable(encoders[encoding](written), { country: 'US', ...customerReader })).toEqual({
          ok: true,
          letters: [],
          table: { headers: HEADERS, rows },
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('the export', () => {
  it('is imported again with its people, statuses, sub-statuses and own fields', async () => {
    const customFields = [{ key: 'roofAge', label: 'Age of the roof', kind: 'number', options: [] }] as const;
    const subStatuses = [
      { id: 'v', noun: 'customer', status: 'Contacted', label: 'Left voicemail', colour: 'rose' },
    ] as const;
    const people = [{ uid: 'p1', name: 'Priya Shah' }];
    const names = new Map(people.map((person) => [person.uid, person]));
    const place = { zone: 'America/Chicago', country: 'US', customFields, subStatuses, names, amounts: null };
    const customers = [
      makeCustomer({ name: 'Ann', salesperson: 'p1', customerStatus: 'Contacted', subStatus: 'v' }),
      makeCustomer({ name: 'Bo', customerStatus: 'Quoted', customFields: { roofAge: '22' } }),
    ];
    const worker = createImportWorker(customerReader);
    const csv = csvText(csvCells(customerCsvColumns(place), customers));
    const known = { own: customFields, people, subStatuses };
    const opened = await worker.open(encoders['utf-8'](csv), {
      ...known,
      mayAddFields: true,
      roomForFields: 50,
      country: 'US',
      currency: 'USD',
      mayPrice: true,
    });
    if (!opened.ok) throw new Error(opened.sentence);
    const { mapping } = opened;
    await worker.read({ ...PLAIN_READING, ...known, mapping, zone: place.zone });
    expect((await worker.plan('create')).problems).toEqual([]);
    expect((await worker.batch(0)).map(({ fields }) => fields)).toMatchObject(
      customers.map(({ name, salesperson, customerStatus, subStatus, customFields: own }) => ({
        name,
        salesperson,
        customerStatus,
        subStatus,
        customFields: own,
      })),
    );
  });
});

describe.each(['US', 'DE', 'CA', 'GB', 'IE', 'IN', 'AU'])('the export of a business in %s', (country) => {
  it('calls parts of addresses as people there do, and they find their places again', async () => {
    const { state, zipcode } = conventionsOf(country).address;
    const place = {
      zone: 'UTC',
      country,
      customFields: [],
      subStatuses: [],
      names: new Map(),
      amounts: null,
    };
    const address = { streetAddress: '3 Ring', city: 'Cork', state: 'Munster', zipcode: 'T12 RY5' };
    const customer = makeCustomer({ name: 'Ann', ...address, createdAt: Date.UTC(2019, 2, 1) });
    const csv = csvText(csvCells(customerCsvColumns(place), [customer]));
    expect(csv.split('\r\n')[0]).toContain(`"City","${state}","${zipcode}"`);
    const worker = createImportWorker(customerReader);
    const known = { own: [], people: [], subStatuses: [], country, currency: 'EUR' };
    const context = { ...known, mayAddFields: true, roomForFields: 50, mayPrice: true };
    const opened = await worker.open(encoders['utf-8'](csv), context);
    if (!opened.ok) throw new Error(opened.sentence);
    const { mapping, questions } = opened;
    expect(questions).toEqual([]);
    await worker.read({ ...PLAIN_READING, ...known, mapping });
    const [row] = await worker.batch(await worker.plan('create').then(() => 0));
    expect(row?.fields).toMatchObject(address);
    expect(new Date(row?.draft.createdAt ?? 0).toISOString()).toMatch(/^2019-03-01/);
  });
});

describe('the file of refused rows', () => {
  const file =
    'Name,E-mail,Notes\nAnn,nowhere,"=cmd()"\nBo,bo@mail.example,fine\n,,\n+Cy,also nowhere,"a\nb"\n';

  async function leftOutOf(bytes: Uint8Array) {
    const worker = createImportWorker(customerReader);
    const opened = await worker.open(bytes, {
      own: [],
      people: [],
      subStatuses: [],
      mayAddFields: true,
      roomForFields: 50,
      country: 'US',
      currency: 'USD',
      mayPrice: true,
    });
    if (!opened.ok) throw new Error(opened.sentence);
    const { mapping } = opened;
    await worker.read({
      mapping,
      ...PLAIN_READING,
    });
    const { problems } = await worker.plan('skip');
    return { mapping, problems, csv: await worker.leftOut() };
  }

  it('names rows and reasons, and no cell starts like a formula', async () => {
    const { csv } = await leftOutOf(encoders['utf-8'](file));
    expect(csv.split('\r\n')).toEqual([
      '"Name","E-mail","Notes","Import row","Import problem"',
      `"Ann","nowhere","'=cmd()","1","Not an e-mail address."`,
      `"'+Cy","also nowhere","a\nb","3","Not an e-mail address."`,
    ]);
  });

  it('can be imported again as it is, any number of times', async () => {
    const once = await leftOutOf(encoders['utf-8'](file));
    const twice = await leftOutOf(encoders['utf-8 with mark'](once.csv));
    expect(twice.mapping).toEqual(['name', 'email', 'notes', 'ignore', 'ignore']);
    expect(twice.problems.map(({ text: cell }) => cell)).toEqual(['nowhere', 'also nowhere']);
    expect(twice.csv.split('\r\n')[0]).toBe('"Name","E-mail","Notes","Import row","Import problem"');
  });
});
