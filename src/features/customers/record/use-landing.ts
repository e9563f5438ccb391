import { useState } from 'react';
import { useHistory } from '@/data/history/use-history';
import type { Activity } from '@/domain/history/activity';
import type { Customer } from '@/domain/customers/customer';

export type CustomerTab = 'overview' | 'timeline';

const everything = () => true;

/** The entry of the creation adds nothing to read. */
const tellsMore = ({ kind, noun }: Activity) => kind !== 'created' || noun !== 'customer';

/** The initial tab: the timeline, or the overview while only that has content. Null until known, then fixed. */
export function useLanding(customer: Customer, isAsked: boolean): CustomerTab | null {
  const [landing, setLanding] = useState<CustomerTab | null>(null);
  const isOpen = isAsked && landing === null;
  const history = useHistory(isOpen ? { field: 'customerId', id: customer.uuid } : null, everything);
  if (isOpen && history.status !== 'loading' && history.status !== 'idle') {
    setLanding(history.status === 'ready' ? betterOf(customer, history.rows) : 'timeline');
  }
  return landing;
}

function betterOf(customer: Customer, entries: readonly Activity[]): CustomerTab {
  if (entries.length === 0) return 'overview';
  return hasNotes(customer) && !entries.some(tellsMore) ? 'overview' : 'timeline';
}

function hasNotes({ notes, statusNote, customFields }: Customer): boolean {
  return notes !== '' || statusNote !== '' || Object.values(customFields).some((value) => value !== '');
}
