import { describe, expect, it } from 'vitest';
import { plainWriting as write } from '@tests/factories/plain-writing';
import { makeJob, makeSettings, makeTracker, makeVisit } from '@tests/factories/records';
import { jobSheet } from './job-sheet';
import type { JobSheetInput } from './job-sheet';
import type { Paper, PaperSection } from './paper';
import { storedRates } from '../money/tax-rates';
import { workAgreement } from './work-agreement';
import type { WorkAgreementInput } from './work-agreement';

const settings = makeSettings({
  licence: 'BC 714',
  phone: '+1218',
  email: 'office@acme.example',
  website: 'https://acme.example',
  hours: 'Mon–Fri',
  streetAddress: '1 Main',
  city: 'Duluth',
  terms: 'Half is due when work starts.',
  taxRate: 8_250,
  logo: 'data:image/jpeg;base64,AA',
  subStatuses: [{ id: 'dry', noun: 'job', status: 'Unscheduled', label: 'Wait for dry', colour: 'blue' }],
});
const business = { name: 'Acme Roofing', settings };
const now = 5;

const tracker = makeTracker({
  number: 104,
  numberPrefix: 'T-',
  customerName: 'Ann Berg',
  phone: '+1555',
  email: 'ann@example.com',
  streetAddress: '12 Elm',
  expectedStart: '2026-11-30',
  notes: 'Pays late, says Bob.',
});

const agreement = (over: Partial<WorkAgreementInput> = {}) =>
  workAgreement({
    tracker,
    business,
    agreed: ' New roof. ',
    amount: 1_000_00,
    addsTax: false,
    now,
    write,
    ...over,
  });

const sectionOf = <Kind extends PaperSection['kind']>(paper: Paper, kind: Kind) =>
  paper.sections.filter((one): one is Extract<PaperSection, { kind: Kind }> => one.kind === kind);

describe('the letterhead', () => {
  it('says who the business is and how to reach it', () => {
    expect(agreement().letterhead).toEqual({
      logo: settings.logo,
      name: 'Acme Roofing',
      about: ['1 Main, Duluth', 'License BC 714', 'Mon–Fri'],
      contact: ['phone +1218', 'office@acme.example', 'acme.example'],
    });
  });

  it('leaves out empty fields', () => {
    const bare = { name: 'Ann', settings: makeSettings() };
    expect(agreement({ business: bare }).letterhead).toEqual({
      logo: '',
      name: 'Ann',
      about: [],
      contact: [],
    });
  });

  it.each([
    ['US', 'LETTER'],
    ['CA', 'LETTER'],
    ['DE', 'A4'],
    ['GB', 'A4'],
  ] as const)('is for %s on %s', (country, pageSize) => {
    const business = { name: 'Ann', settings: makeSettings({ country }) };
    expect(agreement({ business })).toMatchObject({ pageSize });
  });
});

describe('the work agreement', () => {
  it('says who agrees on what, and when it is expected', () => {
    const paper = agreement();
    expect(paper).toMatchObject({
      number: 'No. T-104',
      subject: tracker.title,
      madeAt: 'moment 5',
      fileName: 'Work agreement T-104 Ann Berg.pdf',
    });
    expect(sectionOf(paper, 'columns')[0]?.columns.map(({ facts }) => facts)).toEqual([
      [
        { label: 'Name', value: 'Ann Berg' },
        { label: 'Address', value: '12 Elm' },
        { label: 'Phone', value: 'phone +1555' },
        { label: 'E-mail', value: 'ann@example.com' },
      ],
      [{ label: 'Expected start', value: 'day 2026-11-30' }],
    ]);
    expect(sectionOf(paper, 'text')).toEqual([
      { kind: 'text', title: 'What is agreed', text: 'New roof.' },
      { kind: 'text', title: 'Terms', text: settings.terms },
    ]);
    expect(sectionOf(paper, 'signatures')[0]?.signers.map(({ value }) => value)).toEqual([
      'Ann Berg',
      'Acme Roofing',
    ]);
  });

  it.each([
    [null, true, []],
    [1_000_00, false, ['100000 cents']],
    [1_000_00, true, ['100000 cents', '8250 cents', '108250 cents']],
  ])('prints for %s with tax %s the amounts %j', (amount, addsTax, amounts) => {
    const rows = sectionOf(agreement({ amount, addsTax }), 'amounts').flatMap((one) => one.rows);
    expect(rows.map(({ value }) => value)).toEqual(amounts);
  });

  it.each([
    [
      false,
      {
        Amount: '100010 cents',
        'GST at 5000': '5001 cents',
        'PST at 7000': '7001 cents',
        Total: '112012 cents',
      },
    ],
    [
      true,
      {
        'Amount without tax': '89295 cents',
        'GST at 5000': '4465 cents',
        'PST at 7000': '6250 cents',
        Total: '100010 cents',
      },
    ],
  ])('lists the parts of the default rate; prices include it: %s', (isTaxInclusive, rows) => {
    const parts = [
      { name: 'GST', rate: 5_000 },
      { name: 'PST', rate: 7_000 },
    ];
    const rates = storedRates([{ id: 'bc', name: 'GST + PST', parts }], 'bc');
    const there = { ...business, settings: { ...settings, ...rates, isTaxInclusive } };
    const [printed] = sectionOf(agreement({ business: there, amount: 1_000_10, addsTax: true }), 'amounts');
    expect(Object.fromEntries((printed?.rows ?? []).map(({ label, value }) => [label, value]))).toEqual(rows);
  });

  it('adds no tax where the business has none', () => {
    const taxless = { ...business, settings: { ...settings, taxRate: 0 } };
    expect(sectionOf(agreement({ business: taxless, addsTax: true }), 'amounts')[0]?.rows).toEqual([
      { label: 'Amount', value: '100000 cents' },
    ]);
  });

  it("never has the office's notes", () => {
    expect(JSON.stringify(agreement())).not.toContain('Pays late');
  });
});

describe('the job sheet', () => {
  const job = makeJob({
    number: 7,
    numberPrefix: 'J-',
    customerName: 'Ann Berg',
    phone: '+1555',
    streetAddress: '12 Elm',
    jobType: 'Install',
    subStatus: 'dry',
    squares: 28,
    pitch: '6/12',
    layers: 0,
    instructions: 'Pallets on the driveway.',
    checklist: [
      { id: 'a', text: 'Tarps' },
      { id: 'b', text: 'Magnet' },
    ],
    stepsDone: ['a'],
  });
  const visits = [
    makeVisit({ uuid: 'late', start: 20, end: 30, title: 'Gutters', crew: ['tom', 'rosa'] }),
    makeVisit({ uuid: 'off', start: 1, end: 2, title: 'Off', status: 'Cancelled' }),
    makeVisit({ uuid: 'first', start: 10, end: 15, title: 'Tear-off' }),
  ];
  const sheet = (over: Partial<JobSheetInput> = {}) =>
    jobSheet({ job, visits, business, nameOf: (uid) => uid, hasRoom: true, now, write, ...over });

  it('gives place, work and measures', () => {
    const paper = sheet();
    expect(paper).toMatchObject({ number: 'No. J-7', fileName: 'Job sheet J-7 Ann Berg.pdf' });
    expect(sectionOf(paper, 'columns')[0]?.columns.map(({ facts }) => facts)).toEqual([
      [
        { label: 'Name', value: 'Ann Berg' },
        { label: 'Address', value: '12 Elm' },
        { label: 'Phone', value: 'phone +1555' },
      ],
      [
        { label: 'Type', value: 'Install' },
        { label: 'Status', value: 'Unscheduled, Wait for dry' },
        { label: 'Pitch', value: '6/12' },
        { label: 'Squares', value: 'measure 28' },
        { label: 'Layers', value: 'measure 0' },
      ],
    ]);
    expect(sectionOf(paper, 'checklist')[0]?.items).toEqual([
      { text: 'Tarps', done: true },
      { text: 'Magnet', done: false },
    ]);
  });

  it('lists the visits that take place, earliest first, with their crews', () => {
    expect(sectionOf(sheet(), 'visits')[0]?.visits).toEqual([
      { days: 'days 10 to 15', times: 'times 10 to 15', title: 'Tear-off', crew: '' },
      { days: 'days 20 to 30', times: 'times 20 to 30', title: 'Gutters', crew: 'tom + rosa' },
    ]);
    expect(sectionOf(sheet({ visits: [] }), 'text')[0]?.text).toBe('Nothing is planned yet.');
  });

  it('leaves room to write only when wanted', () => {
    const kinds = (paper: Paper) => paper.sections.map(({ kind }) => kind);
    expect(kinds(sheet())).toEqual(['columns', 'visits', 'text', 'checklist', 'lines', 'signatures']);
    expect(kinds(sheet({ hasRoom: false }))).toEqual(['columns', 'visits', 'text', 'checklist']);
  });

  it('has no amounts, terms or tax', () => {
    const text = JSON.stringify(sheet());
    expect(text).not.toContain('cents');
    expect(text).not.toContain(settings.terms);
    expect(sectionOf(sheet(), 'amounts')).toEqual([]);
  });
});
