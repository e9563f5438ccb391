import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStoreWith, TEST_UID } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import type { Doc } from '@/domain/core/value';
import { AppError } from '@/domain/core/errors';
import { csvFile, renderImportOf } from '../testing/render-import';
import { createMemoryStorage } from '../testing/memory-storage';
import { jobKind } from './job-kind';
import { jobReader } from './job-reader';
import type { JobImport } from './job-types';

const person = userEvent.setup();

type Options = RenderWithDataOptions & {
  readonly storage?: ReturnType<typeof createMemoryStorage<JobImport['met'], JobImport['reading']>>;
};
const renderJobs = (options: Options = {}) => renderImportOf<JobImport>(jobKind, jobReader, options);

async function choose(content: string | Uint8Array) {
  await person.upload(await screen.findByLabelText('CSV file'), csvFile(content, 'jobs.csv'));
}

async function check() {
  await person.click(await screen.findByRole('button', { name: 'Check the rows' }));
}

async function documentsIn(store: MemoryStore, collection: string): Promise<readonly Doc[]> {
  const { rows } = await store.page({ collection, where: [], orderBy: [], limit: 1000 });
  return rows.map(({ data }) => data);
}

const ann = {
  uuid: 'ann',
  name: 'Ann Berg',
  nameKey: 'ann berg',
  phone: '2185550101',
  phoneKey: '2185550101',
};
const tracker = {
  uuid: 't7',
  number: 7,
  customerId: 'ann',
  customerName: 'Ann Berg',
  title: 'Roof',
  status: 'Sold',
};

beforeEach(() => localStorage.clear());

describe('importing open jobs', () => {
  it('takes rows from the file to jobs with their visits, trackers and customers', async () => {
    const { store } = renderJobs({ rows: { Customers: [ann] } });
    await choose(
      'Customer,Phone,Job name,Start,End,Amount\nAnn Berg,,Tear-off,3/9/2026,3/10/2026,"$12,500"\nCy Dorn,2185550303,Leak,,,',
    );
    await check();
    const rows = await screen.findByRole('region', { name: 'First rows of the file' });
    expect(within(rows).getByText('Cy Dorn (new)')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Import 2 jobs' }));
    expect(await screen.findByText('2 jobs imported')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Open Jobs List' })).toHaveLength(2);
    const jobs = await documentsIn(store, 'Jobs');
    expect(jobs).toHaveLength(2);
    expect(jobs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Leak', status: 'Unscheduled', customerName: 'Cy Dorn' }),
        expect.objectContaining({ title: 'Tear-off', status: 'Scheduled', customerName: 'Ann Berg' }),
      ]),
    );
    expect(await documentsIn(store, 'Visits')).toHaveLength(1);
    expect(await documentsIn(store, 'Trackers')).toHaveLength(2);
    expect((await documentsIn(store, 'Prices')).map(({ amount }) => amount)).toEqual([1_250_000, 1_250_000]);
    expect((await documentsIn(store, 'Customers')).map(({ listOrganizer }) => listOrganizer)).toEqual([
      'Sold',
      'Sold',
    ]);
  });

  it('puts a job under the tracker whose number the row gives', async () => {
    const { store } = renderJobs({ rows: { Customers: [ann], Trackers: [tracker] } });
    await choose('Tracker;Title\nT-7;Gutters');
    await check();
    await person.click(await screen.findByRole('button', { name: 'Import 1 job' }));
    expect(await screen.findByText('1 job imported')).toBeVisible();
    expect(await documentsIn(store, 'Jobs')).toMatchObject([
      { trackerId: 't7', customerId: 'ann', title: 'Gutters' },
    ]);
    expect(await documentsIn(store, 'Trackers')).toHaveLength(1);
  });

  it('shows an end before its start as a cell to mend, and imports the row once it is right', async () => {
    renderJobs();
    await choose('Customer,Title,Start,End\nCy,Leak,3/9/2026,3/8/2026');
    await check();
    const cell = await screen.findByRole('textbox', { name: 'Row 1, End' });
    expect(screen.getByText('The end is not after the start.')).toBeVisible();
    await person.clear(cell);
    await person.type(cell, '3/10/2026');
    expect(await screen.findByText('Good.')).toBeVisible();
    await person.tab();
    await person.click(await screen.findByRole('button', { name: 'Import 1 job' }));
    expect(await screen.findByText('1 job imported')).toBeVisible();
  });

  it('says which statuses are unknown, archives finished work and leaves out what was cancelled', async () => {
    const { store } = renderJobs();
    await choose(
      'Customer,Title,Status,Completed,Phone,Other phone\nCy,Leak,Zork,,218 555 0101,218 555 0102\nDee,Gutter,Invoiced,3/9/2026,,\nEli,Vent,Cancelled,,,',
    );
    await check();
    expect(await screen.findByText(/^“Zork”: no status here\./)).toBeVisible();
    expect(screen.getByText('1 goes to the Jobs Archive as completed.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Import 2 jobs' }));
    expect(await screen.findByText('2 jobs imported')).toBeVisible();
    const jobs = await documentsIn(store, 'Jobs');
    expect(jobs.find(({ title }) => title === 'Leak')).toMatchObject({
      status: 'Unscheduled',
      listOrganizer: 'Open',
      instructions: 'Status: Zork\nPhone: 218 555 0102',
    });
    expect(jobs.find(({ title }) => title === 'Gutter')).toMatchObject({
      status: 'Completed',
      listOrganizer: 'Archive',
    });
    const names = (await documentsIn(store, 'Customers')).map(({ name, phoneAlt }) => [name, phoneAlt]);
    expect(names).toEqual(
      expect.arrayContaining([
        ['Cy', '218 555 0102'],
        ['Dee', ''],
      ]),
    );
  });

  it('leaves out duplicates, or adds them by choice', async () => {
    const job = { uuid: 'j1', title: 'Leak', customerId: 'ann', trackerId: 't7', customerName: 'Ann Berg' };
    const { store } = renderJobs({ rows: { Customers: [ann], Trackers: [tracker], Jobs: [job] } });
    await choose('Customer,Title\nAnn Berg,leak');
    await check();
    expect(await screen.findByText('Skipped: Already there: leak.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import 0 jobs' })).toBeDisabled();
    await person.click(screen.getByRole('radio', { name: 'Add them all again' }));
    await person.click(await screen.findByRole('button', { name: 'Import 1 job' }));
    expect(await screen.findByText('1 job imported')).toBeVisible();
    expect(await documentsIn(store, 'Jobs')).toHaveLength(2);
  });

  it('goes on after a reload where it stopped', async () => {
    const storage = createMemoryStorage<JobImport['met'], JobImport['reading']>();
    const store = memoryStoreWith({});
    let sent = 0;
    const send: MemoryStore['send'] = async (writes) => {
      sent += 1;
      if (sent === 3) throw new AppError('denied');
      await store.send(writes);
    };
    const lines = Array.from({ length: 5 }, (_, at) => `Client ${at},Job ${at}`);
    const first = renderJobs({ store: { ...store, send }, storage });
    await choose(['Customer,Title', ...lines].join('\n'));
    await check();
    await person.click(await screen.findByRole('button', { name: 'Import 5 jobs' }));
    expect(await screen.findByText(/3 of 5 rows are in\. They stay\./)).toBeVisible();
    first.unmount();
    renderJobs({ store, storage });
    await person.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('5 jobs imported')).toBeVisible();
    expect(await documentsIn(store, 'Jobs')).toHaveLength(5);
    expect(await documentsIn(store, 'Customers')).toHaveLength(5);
  });

  it.each([
    ['an empty file', '', 'This file is empty.'],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
      'This is a picture, not a table. Export your jobs as CSV.',
    ],
    [
      'names of columns alone',
      'Customer,Title',
      'There are no rows in this file. The first line has to hold the column names, the jobs follow.',
    ],
  ])('refuses %s', async (_what, content, sentence) => {
    renderJobs();
    await choose(content);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('asks for a column that says whose job it is', async () => {
    renderJobs();
    await choose('Title,Start\nLeak,3/9/2026');
    expect(await screen.findByText(/a job needs one of them\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check the rows' })).toBeDisabled();
  });

  it('lists earlier imports of jobs with Undo', async () => {
    const run = {
      uuid: 'run-1',
      noun: 'job',
      fileName: 'spring.csv',
      state: 'done',
      batches: 1,
      batchesIn: 1,
      created: 2,
    };
    const others = { ...run, uuid: 'run-2', noun: 'customer', fileName: 'leads.csv' };
    let undone = '';
    renderJobs({
      rows: { Imports: [{ ...run, createdBy: TEST_UID }, others] },
      functions: {
        undoImport: (input) => {
          undone = JSON.stringify(input);
          return { undone: 1, batches: 1 };
        },
      },
    });
    expect(await screen.findByText(/2 jobs added\./)).toBeVisible();
    expect(screen.queryByText('leads.csv')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Undo the import of spring.csv' }));
    expect(
      await screen.findByText(/^2 jobs it added are deleted\. Jobs that were changed since stay/),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('spring.csv was taken back')).toBeVisible();
    expect(undone).toContain('run-1');
  });
});
