import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readAddress, sameAddress, wholeList, writeAddress } from '@/domain/core/list-address';
import type { CommonState, ListAddress, ListState } from '@/domain/core/list-address';

import { useStableHandler } from '../hooks/use-stable-handler';

/** A list's content in the address, and its setters. */
export type AddressOf<A extends ListAddress> = {
  readonly list: A;
  /** Stable until a value changes. */
  readonly state: ListState<A>;
  /** The query string in the form that addresses are compared in. */
  readonly query: string;
  readonly change: (changes: Partial<CommonState>) => void;
  /** Chooses the values of one filter by their texts; unknown ones are dropped. */
  readonly choose: (filter: string, values: readonly string[]) => void;
  /** Shows what another state of the list says. */
  readonly show: (state: ListState<A>) => void;
  /** Takes search and filters away. */
  readonly showAll: () => void;
};

/** Filters, search, order and columns of a list in the address. */
export function useListAddress<A extends ListAddress>(list: A): AddressOf<A> {
  const [address, setAddress] = useSearchParams();
  const query = sameAddress(list, address.toString());
  const state = useMemo(() => readAddress(list, new URLSearchParams(query)), [list, query]);
  const change = useStableHandler((changes: Partial<CommonState>) =>
    // Replaces the history entry: otherwise every letter would be a step of the back button.
    setAddress(writeAddress(list, { ...state, ...changes }), {
      replace: changes.search !== undefined || changes.hidden !== undefined,
    }),
  );
  const choose = useStableHandler((filter: string, values: readonly string[]) => {
    const next = new URLSearchParams(query);
    const parameter = list.filters[filter]?.parameter ?? filter;
    next.delete(parameter);
    for (const value of values) next.append(parameter, value);
    setAddress(sameAddress(list, next.toString()));
  });
  const show = useStableHandler((next: ListState<A>) => setAddress(writeAddress(list, next)));
  const showAll = useStableHandler(() => setAddress(wholeList(list, state)));
  return { list, state, query, change, choose, show, showAll };
}
