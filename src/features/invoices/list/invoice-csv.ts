import { readListed } from '@/data/live/read-listed';
import type { ListAsked } from '@/data/live/use-listed';
import { invoiceList } from '@/data/invoices/invoice-list';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import type { CsvFile } from '@/features/lists/public';
import { addressCsv, csvFields } from '@/shared/format/csv-fields';
import { amountText, listedCsv } from '@/shared/format/work-csv';
import { shownTotal } from './invoice-texts';

const { field, text } = csvFields(invoiceShape);

/** A CSV file of a list of invoices, or of the picked ones. */
export function invoiceCsv(of: readonly Invoice[] | ListAsked<Invoice>): CsvFile<Invoice> {
  return {
    read: (reading) => readListed(reading, invoiceList, of),
    columns: (context) => {
      const { country, names } = context;
      const { number, since, created } = listedCsv(invoiceShape, context);
      return [
        number,
        text('kind'),
        text('title'),
        text('customerName'),
        text('customerReference'),
        ...addressCsv(invoiceShape, country),
        text('status'),
        since,
        text('issuedOn'),
        text('dueOn'),
        text('salesperson', (uid) => names.get(uid)?.name ?? ''),
        created,
        text('currency'),
        field('total', (invoice) => amountText(shownTotal(invoice) ?? undefined)),
        field('paid', ({ paid }) => amountText(paid)),
        field('balance', ({ balance }) => amountText(balance)),
      ];
    },
  };
}
