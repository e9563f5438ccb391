import { useState } from 'react';
import { leadsWithoutAppointment, leadsWithoutAppointmentCount } from '@/data/customers/customers';
import { useCount } from '@/data/live/use-live';
import { useNarrowed } from '@/data/live/use-narrowed';
import { useViewer } from '@/data/session/use-session';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { useFormat } from '@/shared/format/format-context';
import { listCount } from '@/shared/ui/list/list-count';
import { useCustomerSearch } from '../search/use-customer-search';

/** Leads that are read for a filter before the user asks for more. */
const MOST_READ_ALONE = 200;

/** The leads without an appointment, for the tray. */
export type Tray = {
  readonly status: 'idle' | 'loading' | 'ready' | 'error' | 'denied';
  readonly leads: readonly ListedCustomer[];
  /** "12", "3 of 950"; undefined while unknown. */
  readonly count: string | undefined;
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly isNarrowed: boolean;
  /** Loads more; null at the end. */
  readonly showMore: (() => void) | null;
  readonly retry: () => void;
};

/** Open leads without an appointment that pass the filters, newest first, paged. Pass a stable `shows`. */
export function useTray(shows: (customer: ListedCustomer) => boolean, isFiltered: boolean): Tray {
  const { country } = useFormat();
  const viewer = useViewer();
  const [search, setSearch] = useState('');
  const isSearch = search.trim() !== '';
  const pages = useNarrowed(leadsWithoutAppointment(viewer), shows, MOST_READ_ALONE);
  const all = useCount(leadsWithoutAppointmentCount(viewer)).value;
  const found = useCustomerSearch(search, 'Open');
  const leads = isSearch
    ? found.customers.filter((customer) => customer.appointmentTime === null && shows(customer))
    : pages.rows;
  const { status, retry } = isSearch ? found : pages;
  const isNarrowed = isSearch || isFiltered;
  const hasMore = isSearch ? found.customers.length < found.total : pages.hasMore;
  return {
    status,
    leads,
    count: listCount({ status, rows: leads, hasMore }, all, isNarrowed, country),
    search,
    setSearch,
    isNarrowed,
    showMore: hasMore ? (isSearch ? found.loadMore : pages.loadMore) : null,
    retry,
  };
}
