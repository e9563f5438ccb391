import { useEffect, useMemo, useState } from 'react';
import { possibleDuplicates } from '@/data/customers/customers';
import { useDirectoryDuplicates } from '@/data/directory/use-directory';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { findDuplicates } from '@/domain/customers/duplicates';
import type { Duplicate, TypedCustomer } from '@/domain/customers/duplicates';

/** Debounce of the queries, in ms. */
const PAUSE_MS = 300;
const SHOWN = 3;

/** Possible duplicates of the typed customer, strongest first: from the loaded directory, else by few reads. */
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
