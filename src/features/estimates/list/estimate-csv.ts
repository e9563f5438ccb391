import { readListed } from '@/data/live/read-listed';
import type { ListAsked } from '@/data/live/use-listed';
import { estimateList } from '@/data/estimates/estimate-list';
import { numberText } from '@/domain/core/record-number';
import { shownTotal } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { conventionsOf } from '@/domain/format/conventions';
import { plainAmount } from '@/domain/money/plain-amount';
import { dayOf } from '@/domain/time/time';
import type { CsvFile } from '@/features/lists/public';

/** A CSV file of a list of estimates, or of the picked ones. */
export function estimateCsv(of: readonly Estimate[] | ListAsked<Estimate>): CsvFile<Estimate> {
  return {
    read: (reading) => readListed(reading, estimateList, of),
    columns: ({ zone, country, names }) => {
      const { address } = conventionsOf(country);
      const dayText = (at: number | null) => (at === null ? '' : dayOf(at, zone));
      return [
        { heading: 'Number', text: numberText },
        { heading: 'Title', text: ({ title }) => title },
        { heading: 'Customer', text: ({ customerName }) => customerName },
        { heading: 'Street', text: ({ streetAddress }) => streetAddress },
        { heading: 'City', text: ({ city }) => city },
        { heading: address.state, text: ({ state }) => state },
        { heading: address.zipcode, text: ({ zipcode }) => zipcode },
        { heading: 'Status', text: ({ status }) => status },
        { heading: 'Since', text: ({ statusAt }) => dayOf(statusAt, zone) },
        { heading: 'Version', text: ({ version }) => (version === 0 ? '' : String(version)) },
        { heading: 'Sent', text: ({ sentAt }) => dayText(sentAt) },
        { heading: 'Good until', text: ({ validUntil }) => validUntil },
        { heading: 'Salesperson', text: ({ salesperson }) => names.get(salesperson)?.name ?? '' },
        { heading: 'Created', text: ({ createdAt }) => dayOf(createdAt, zone) },
        {
          heading: 'Total',
          text: (estimate) => {
            const cents = shownTotal(estimate);
            return cents === null ? '' : plainAmount(cents);
          },
        },
      ];
    },
  };
}
