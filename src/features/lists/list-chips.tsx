import { memo } from 'react';
import { readAddress, textsOf } from '@/domain/core/list-address';
import type { ListAddress } from '@/domain/core/list-address';
import { FilterChip } from '@/shared/ui/list/filter-chip';
import type { FilterOption } from '@/shared/ui/list/filter-chip';

/** A filter of a list as a chip; `of` is its name in the list's address. */
export type ListChip<Filter extends string = string> = {
  readonly label: string;
  readonly of: Filter;
  readonly options: readonly FilterOption[];
  /** Where several chips share a filter: what the values of this one begin with. */
  readonly start?: string;
  /** Called when the choices open, to load more of them. */
  readonly onOpen?: (() => void) | undefined;
};

export type ListChipsProps = {
  readonly list: ListAddress;
  /** The address without its search: the chips stay as they are while the user types. */
  readonly query: string;
  readonly chips: readonly ListChip[];
  readonly onChoose: (filter: string, values: readonly string[]) => void;
};

/** The filter chips of a list, with the values chosen in the address. */
export const ListChips = memo(function ListChips({ list, query, chips, onChoose }: ListChipsProps) {
  const chosen: Readonly<Record<string, unknown>> = readAddress(list, new URLSearchParams(query));
  return chips.map(({ of, start = '', ...chip }) => {
    const all = textsOf(chosen[of]);
    const others = all.filter((value) => !value.startsWith(start));
    return (
      <FilterChip
        key={`${of} ${start}`}
        {...chip}
        multiple={list.filters[of]?.many === true}
        value={all.filter((value) => value.startsWith(start))}
        onChange={(values) => onChoose(of, [...others, ...values])}
      />
    );
  });
});
