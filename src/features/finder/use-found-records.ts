import { jobList } from '@/data/jobs/job-list';
import { useFound } from '@/data/live/use-found';
import type { Listable, ListedPages } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { trackerList } from '@/data/trackers/tracker-list';
import { may } from '@/domain/access/viewer';
import type { LinkedNoun } from '@/domain/core/noun-names';
import { shortNumber } from '@/domain/core/record-number';
import { SHORTEST_SEARCH } from '@/domain/search/shortest-search';
import { usePaletteCustomers } from '@/features/customers/public';
import { useRested } from '@/shared/ui/hooks/use-rested';
import type { RecordLink } from './use-linked';

/** Most records of each kind. */
const MOST = 5;

/** A record that a search found. */
export type FoundRecord = RecordLink & {
  /** Such as J-12; '' for customers. */
  readonly number: string;
  readonly title: string;
  /** What tells it from others: customer, address, number. */
  readonly detail: string;
};

/** Customers, trackers and jobs by number, name, phone or address, of those that the viewer may see. */
export function useFoundRecords(query: string): {
  readonly records: readonly FoundRecord[];
  readonly loading: boolean;
} {
  const viewer = useViewer();
  const typed = query.trim();
  const rested = useRested(typed);
  const search = rested.length >= SHORTEST_SEARCH ? rested : '';
  const customers = usePaletteCustomers(rested);
  const trackers = useFound(trackerList, may(viewer, 'trackers:view') ? search : '');
  const jobs = useFound(jobList, may(viewer, 'jobs:view') ? search : '');
  const people = customers.items.slice(0, MOST).map(({ id, name, caption }): FoundRecord => ({
    ...{ noun: 'customer', id, number: '', title: name, detail: caption },
  }));
  return {
    records: search === '' ? [] : [...people, ...found('tracker', trackers), ...found('job', jobs)],
    loading:
      typed.length >= SHORTEST_SEARCH &&
      (rested !== typed || customers.loading || [trackers, jobs].some(({ status }) => status === 'loading')),
  };
}

function found<T extends Listable & { readonly streetAddress: string }>(
  noun: Exclude<LinkedNoun, 'customer'>,
  { rows }: ListedPages<T>,
): readonly FoundRecord[] {
  return rows.slice(0, MOST).map((row) => {
    const number = row.number === null ? '' : shortNumber(row);
    const detail = [number, row.customerName, row.streetAddress].filter(Boolean).join(' · ');
    return { noun, id: row.uuid, number, title: row.title, detail };
  });
}
