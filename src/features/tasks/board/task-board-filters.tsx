import { personOptions } from '@/data/employees/use-people';
import type { Person } from '@/data/employees/use-people';
import { textsOf } from '@/domain/core/list-address';
import type { TASK_LIST } from '@/domain/tasks/task-filters';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { FilterBar } from '@/shared/ui/list/filter-bar';
import { FilterChip } from '@/shared/ui/list/filter-chip';
import { SearchField } from '@/shared/ui/list/search-field';
import type { AddressOf } from '@/shared/ui/list/use-list-address';
import { BOARD_CHIPS } from '../list/task-chips';
import { TASK_SEARCH } from '../list/task-columns';

export type TaskBoardFiltersProps = {
  readonly address: AddressOf<typeof TASK_LIST>;
  /** The people to choose from; null on My Tasks. */
  readonly people: readonly Person[] | null;
};

/** Search and filters of the board of tasks, kept in the address. */
export function TaskBoardFilters({ address, people }: TaskBoardFiltersProps) {
  const find = useStableHandler((text: string) => address.change({ search: text }));
  const { state, choose } = address;
  return (
    <FilterBar
      search={<SearchField {...TASK_SEARCH} value={address.state.search} debounceMs={200} onChange={find} />}
      chips={
        <>
          {BOARD_CHIPS.map(({ of, ...chip }) => (
            <FilterChip
              key={of}
              {...chip}
              multiple={of !== 'when'}
              value={textsOf(state[of])}
              onChange={(values) => choose(of, values)}
            />
          ))}
          {people && (
            <FilterChip
              label="Person"
              options={personOptions(people)}
              value={textsOf(state.person)}
              onChange={(values) => choose('person', values)}
            />
          )}
        </>
      }
    />
  );
}
