import { useCallback, useState } from 'react';
import { foldText } from '@/domain/format/fold-text';
import type { TypedQuery } from '../core/query';
import type { LivePages } from './use-live';
import { useNarrowed } from './use-narrowed';

/** A paged list with a search over all of it. `textOf` returns a record's searched text; pass a stable function. */
export function useSearched<T>(
  query: TypedQuery<T> | null,
  textOf: (record: T) => string,
): { readonly list: LivePages<T>; readonly search: string; readonly setSearch: (search: string) => void } {
  const [search, setSearch] = useState('');
  const wanted = foldText(search);
  const fits = useCallback((record: T) => foldText(textOf(record)).includes(wanted), [textOf, wanted]);
  return { list: useNarrowed(query, fits), search, setSearch };
}
