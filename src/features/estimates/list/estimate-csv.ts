import { readListed } from '@/data/live/read-listed';
import type { ListAsked } from '@/data/live/use-listed';
import { estimateList } from '@/data/estimates/estimate-list';
import { shownTotal } from '@/domain/estimates/estimate-sums';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { dayOf } from '@/domain/time/time';
import type { CsvFile } from '@/features/lists/public';
import { addressCsv, csvFields } from '@/shared/format/csv-fields';
import { amountText, listedCsv } from '@/shared/format/work-csv';

const { field, text } = csvFields(estimateShape);

/** A CSV file of a list of estimates, or of the picked ones. */
export function estimateCsv(of: readonly Estimate[] | ListAsked<Estimate>): CsvFile<Estimate> {
  return {
    read: (reading) => readListed(reading, estimateList, of),
    columns: (context) => {
      const { zone, country, names } = context;
      const { number, since, created } = listedCsv(estimateShape, context);
      return [
        number,
        text('title'),
        text('customerName'),
        ...addressCsv(estimateShape, country),
        text('status'),
        since,
        field('version', ({ version }) => (version === 0 ? '' : String(version))),
        field('sentAt', ({ sentAt }) => (sentAt === null ? '' : dayOf(sentAt, zone))),
        text('validUntil'),
        text('salesperson', (uid) => names.get(uid)?.name ?? ''),
        created,
        field('total', (estimate) => amountText(shownTotal(estimate) ?? undefined)),
      ];
    },
  };
}
