import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { CardFilter } from './shown-board';

/** The open card, and what of the board is shown, as the address says it. */
export function useBoardAddress() {
  const [query, setQuery] = useSearchParams();
  const text = (name: string) => query.get(name) ?? '';
  const due = text('due');
  const [search, member, label] = [text('q'), text('member'), text('label')];
  const filter = useMemo(
    (): CardFilter => ({ search, member, label, due: due === 'late' || due === 'week' ? due : '' }),
    [search, member, label, due],
  );
  const set = useCallback(
    (changes: Readonly<Record<string, string>>, replace = true) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace },
      ),
    [setQuery],
  );
  return { filter, openCard: text('card'), set };
}
