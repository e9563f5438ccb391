import { useEffect, useMemo, useState } from 'react';
import { possibleDuplicates } from '@/data/customers/customers';
import { useDirectoryDuplicates } from '@/data/directory/use-directory';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { findDuplicates } from '@/domain/customers/duplicates';
import type { Duplicate, TypedCustomer } from '@/domain/customers/duplicates';

/** How long typing must pause before anybody is asked for. */
const PAUSE_MS = 300;
/** Most hints worth reading while typing. */
const SHOWN = 3;

/**
 * Customers that may be the one being typed, strongest sign first; `selfId` is left out. The directory
 * answers when it is in memory, else the store, by equality and at a few reads.
 */
export function useDuplicates(typed: TypedCustomer, selfId?: string): readonly Duplicate[] {
  const viewer = useViewer();
  const paused = usePaused(typed);
  const fromDirectory = useDirectoryDuplicates(paused, selfId);
  const isStored = fromDirectory === null;
  const [first, second, third] = useMemo(
    () => (isStored ? possibleDuplicates(viewer, paused) : []),
    [viewer, paused, isStored],
  );
  const one = useLive(first ?? null).rows;
  const two = useLive(second ?? null).rows;
  const three = useLive(third ?? null).rows;
  return useMemo(
    () => (fromDirectory ?? findDuplicates(typed, [...one, ...two, ...three], selfId)).slice(0, SHOWN),
    [fromDirectory, typed, one, two, three, selfId],
  );
}

function usePaused(typed: TypedCustomer): TypedCustomer {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
