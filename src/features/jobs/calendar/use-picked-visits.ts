import { useCallback, useState } from 'react';

/** The visits picked on the calendar; null while it opens them instead. */
export type PickedVisits = {
  readonly ids: ReadonlySet<string> | null;
  readonly begin: () => void;
  readonly end: () => void;
  readonly toggle: (id: string) => void;
};

/** Which visits are picked to be moved together. */
export function usePickedVisits(): PickedVisits {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  return {
    ids,
    begin: useCallback(() => setIds(new Set()), []),
    end: useCallback(() => setIds(null), []),
    toggle: useCallback((id: string) => {
      setIds((before) => {
        const picked = before ?? new Set();
        return picked.has(id) ? new Set([...picked].filter((one) => one !== id)) : new Set([...picked, id]);
      });
    }, []),
  };
}
