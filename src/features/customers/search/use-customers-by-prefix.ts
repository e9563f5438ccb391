import { useMemo } from 'react';
import { searchCustomers } from '@/data/customers/customers';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { Customer, CustomerOrganizer } from '@/domain/customers/customer';

const SHOWN = 20;

/** What the store has for a search without the directory. */
export type StoredSearch = {
  readonly status: 'idle' | 'loading' | 'ready' | 'error' | 'denied';
  readonly customers: readonly Customer[];
  readonly pendingIds: ReadonlySet<string>;
  readonly retry: () => void;
  /** What was not searched; null where all was. */
  readonly note: string | null;
};

/** Customers whose name, phone or e-mail starts with a text, idle for none; `list` null searches all lists. */
export function useCustomersByPrefix(text: string, list: CustomerOrganizer | null): StoredSearch {
  const viewer = useViewer();
  // A text can be a prefix of at most two keys at once.
  const [first, second] = useMemo(() => searchCustomers(viewer, text, list), [viewer, text, list]);
  const one = useLive(first ?? null);
  const other = useLive(second ?? null);
  const customers = useMemo(() => mergeFound([one.rows, other.rows]), [one.rows, other.rows]);
  const parts = second ? [one, other] : [one];
  const failed = parts.find((part) => part.status === 'error' || part.status === 'denied');
  const isLoading = parts.some((part) => part.status === 'loading');
  return {
    status: failed?.status ?? (isLoading ? 'loading' : one.status),
    customers,
    pendingIds: new Set(parts.flatMap((part) => [...part.pendingIds])),
    retry: () => parts.forEach((part) => part.retry()),
    note: null,
  };
}

/** Results without duplicates, in order, at most `SHOWN`. */
function mergeFound(lists: readonly (readonly Customer[])[]): readonly Customer[] {
  const found = new Map(lists.flat().map((customer) => [customer.uuid, customer]));
  return [...found.values()].slice(0, SHOWN);
}
