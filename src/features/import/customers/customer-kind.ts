import { customerBatches } from '@/data/import/customers/write-batch';
import { openImportStorage } from '@/data/import/import-storage';
import { customersOfImport } from '@/data/import/imports';
import { paths } from '@/domain/navigation/paths';
import type { ImportKind } from '../kind/import-kind';
import { connectWorker } from '../session/open-worker';
import { customerColumns } from './customer-columns';
import { customerMeeting } from './customer-meeting';
import type { CustomerImport } from './customer-types';
import { useCustomerBase } from './use-customer-base';

/** The import of customers. */
export const customerKind: ImportKind<CustomerImport> = {
  noun: 'customer',
  words: {
    one: 'customer',
    many: 'customers',
    title: 'Import customers',
    list: { to: paths.customers, label: 'Open Leads List' },
    invitation: 'Bring your customers in',
    fileHint:
      'A CSV file from a spreadsheet or the program you used before, or the contacts of a phone (.vcf).',
    needs:
      'Choose a column for the name, the company, the e-mail or the phone: a customer needs one of them.',
    duplicates: 'Rows of customers you already have, and repeated rows',
    choices: [
      { choice: 'skip', label: 'Skip them, keep what I have' },
      { choice: 'update', label: 'Update what I have with what the file says' },
      { choice: 'create', label: 'Add them all again' },
    ],
    updateKeeps: 'Their status stays, and so do an estimated value and the day since when they are leads.',
  },
  columns: customerColumns,
  takesCards: true,
  takesRoom: false,
  openWorker: () =>
    connectWorker(new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })),
  openStorage: (viewer) => openImportStorage('customer', viewer),
  useBase: useCustomerBase,
  createMeeting: customerMeeting,
  writer: customerBatches,
  madeBy: customersOfImport,
  nameOf: ({ name }) => name,
  addressOf: paths.customer,
};
