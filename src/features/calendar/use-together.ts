import { useEffect, useState } from 'react';
import { useHeldWhile } from '@/shared/ui/hooks/use-held-while';

/** Longest wait for the slowest layer, ms. */
const PATIENCE_MS = 1_500;

/**
 * The events of all layers as one change: each layer would have the calendar draw every event once more. After a second
 * and a half, those that have come are shown.
 */
export function useTogether<T>(events: T, isLoading: boolean): T {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsPatient(true);
    };
  }, [isLoading]);
  return useHeldWhile(isLoading && isPatient, events);
}
