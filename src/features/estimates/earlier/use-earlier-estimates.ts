import { useState } from 'react';
import { estimateList, estimatesOf, openEstimates } from '@/data/estimates/estimate-list';
import { useListed } from '@/data/live/use-listed';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { ALL_ESTIMATES } from '@/domain/estimates/estimate-filters';
import type { Estimate } from '@/domain/estimates/estimate';

const everyOne = () => true;

/** The estimates that lines may be taken from: the customer's, or with a search those of everybody; the latest first. */
export function useEarlierEstimates({ uuid, customerId }: Estimate) {
  const viewer = useViewer();
  const [search, setSearch] = useState('');
  const isSearched = search.trim() !== '';
  const own = useLive(isSearched ? null : estimatesOf(viewer, 'customerId', customerId));
  const question = { ...openEstimates(viewer, ALL_ESTIMATES), search, fits: everyOne };
  const found = useListed(estimateList, isSearched ? question : null);
  const { status, error, retry, rows } = isSearched ? found : own;
  const estimates = rows.filter((one) => one.uuid !== uuid && one.lines.length > 0);
  return {
    search,
    setSearch,
    status,
    error,
    retry,
    estimates: isSearched ? estimates : estimates.toSorted((a, b) => b.statusAt - a.statusAt),
    /** The search, for its further pages. */
    found: isSearched ? found : null,
  };
}
