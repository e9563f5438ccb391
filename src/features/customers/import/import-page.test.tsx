import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithData } from '@/data/testing/render-with-data';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { ImportPage } from './import-page';
import { openTable, readTable } from './read-file';
import { TableReaderProvider } from './table-reader';
import type { TableReader } from './table-reader';

/** jsdom's files can be read in the old way only. */
function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer) resolve(new Uint8Array(reader.result));
      else reject(new TypeError('The file was not read as bytes.'));
    });
    reader.readAsArrayBuffer(file);
  });
}

/** Reads in this thread: jsdom has no workers. */
const directReader: TableReader = {
  open: async (file) => openTable(await bytesOf(file)),
  read: async (rows, context) => readTable(rows, context),
};

function openImport(rows?: Parameters<typeof renderWithData>[1]) {
  return renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <TableReaderProvider value={directReader}>
          <ImportPage />
        </TableReaderProvider>
      </FeedbackProvider>
    </AppThemeProvider>,
    rows,
  );
}

const csvFile = (text: string) => new File([text], 'leads.csv', { type: 'text/csv' });

describe('importing a CSV file', () => {
  beforeEach(() => localStorage.clear());

  it('takes rows from the file to saved customers', async () => {
    const person = userEvent.setup();
    const { store } = openImport();
    await person.upload(
      screen.getByLabelText('CSV file'),
      csvFile('Name,Phone\nAnn Berg,2185550101\nBo Cole,2185550102'),
    );
    await person.click(await screen.findByRole('button', { name: 'Check the rows' }));
    await person.click(await screen.findByRole('button', { name: 'Import 2 customers' }));
    expect(await screen.findByText('2 customers imported')).toBeVisible();
    const saved = await store.page({ collection: 'Customers', where: [], orderBy: [], limit: 10 });
    expect(new Set(saved.rows.map((row) => row.data['name']))).toEqual(new Set(['Ann Berg', 'Bo Cole']));
  });

  it('lets a cell be mended before it is saved', async () => {
    const person = userEvent.setup();
    openImport();
    await person.upload(
      screen.getByLabelText('CSV file'),
      csvFile('Name,Email\nAnn Berg,not-an-address\nBo,bo@mail.example'),
    );
    await person.click(await screen.findByRole('button', { name: 'Check the rows' }));
    const cell = await screen.findByRole('textbox', { name: 'Row 1, Email' });
    expect(screen.getByText('Not an e-mail address.')).toBeVisible();
    await person.clear(cell);
    await person.type(cell, 'ann@mail.example');
    await person.tab();
    await person.click(await screen.findByRole('button', { name: 'Import 2 customers' }));
    expect(await screen.findByText('2 customers imported')).toBeVisible();
  });

  it('skips customers that are there, and says which', async () => {
    const person = userEvent.setup();
    openImport({
      rows: {
        Customers: [
          { uuid: 'c1', name: 'Ann Berg', phone: '2185550101', phoneKey: '2185550101', nameKey: 'ann berg' },
        ],
      },
    });
    await person.upload(
      screen.getByLabelText('CSV file'),
      csvFile('Name;Phone\nAnn B.;218-555-0101\nBo Cole;2185550102'),
    );
    await person.click(await screen.findByRole('button', { name: 'Check the rows' }));
    const rows = await screen.findByRole('region', { name: 'First rows of the file' });
    expect(within(rows).getByText('Skipped: Already there: Ann Berg.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Import 1 customer' }));
    expect(await screen.findByText('1 customer imported')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download the rows left out' })).toBeVisible();
  });

  it('says so when a file has no rows, and stays where it was', async () => {
    const person = userEvent.setup();
    openImport();
    await person.upload(screen.getByLabelText('CSV file'), csvFile('Name,Phone\n'));
    expect(await screen.findByRole('alert')).toHaveTextContent('There are no rows in this file.');
    expect(screen.getByLabelText('CSV file')).toBeInTheDocument();
  });

  it('asks for a column that names the customer', async () => {
    const person = userEvent.setup();
    openImport();
    await person.upload(screen.getByLabelText('CSV file'), csvFile('Colour,Size\nred,5'));
    expect(await screen.findByRole('button', { name: 'Check the rows' })).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a column for the name');
  });
});
