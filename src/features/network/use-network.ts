import { useMemo } from 'react';

import { useLive } from '@/data/live/use-live';
import { connectionsOf } from '@/data/network/network';
import { useViewer } from '@/data/session/use-session';
import { networkLists } from '@/domain/network/connection';

/** The user's network in its lists, live. */
export function useNetwork() {
  const viewer = useViewer();
  const { rows, status, problems, retry } = useLive(connectionsOf(viewer));
  const lists = useMemo(() => networkLists(rows), [rows]);
  const isEmpty = Object.values(lists).every((list) => list.length === 0);
  return { lists, isEmpty, status: status === 'idle' ? ('loading' as const) : status, problems, retry };
}
