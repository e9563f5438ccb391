import Typography from '@mui/material/Typography';
import type { Person } from '@/data/employees/use-people';
import { personOptions } from '@/data/employees/use-people';
import { useSums } from '@/data/live/use-counts';
import { contractsAtStage } from '@/data/money/prices';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { TRACKER_STAGES } from '@/domain/core/statuses';
import { trackerLabel } from '@/domain/trackers/tracker';
import type { TRACKER_LIST } from '@/domain/trackers/tracker-filters';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { FilterBar } from '@/shared/ui/list/filter-bar';
import { FilterChip } from '@/shared/ui/list/filter-chip';
import { SavedViewTabs } from '@/shared/ui/list/saved-view-tabs';
import { SearchField } from '@/shared/ui/list/search-field';
import type { AddressOf } from '@/shared/ui/list/use-list-address';
import { MoneyText } from '@/shared/ui/text/money-text';
import { MARK_OPTIONS } from '../list/tracker-chips';
import { TRACKER_SEARCH } from '../list/tracker-columns';

const VIEWS = [
  { id: 'all', label: 'All open' },
  { id: 'hold', label: 'On hold' },
  { id: 'mine', label: 'Mine' },
];

export type BoardFiltersProps = {
  readonly address: AddressOf<typeof TRACKER_LIST>;
  readonly people: readonly Person[];
  /** Nothing narrows the board: its value is the sum of all stages. */
  readonly isWhole: boolean;
};

/** Search, filters and views of the board, and what its trackers are worth, for those who see amounts. */
export function BoardFilters({ address, people, isWhole }: BoardFiltersProps) {
  const viewer = useViewer();
  const { search, marks, salesperson } = address.state;
  const isSummed = isWhole && may(viewer, 'pricing:show');
  const { values } = useSums(
    isSummed ? TRACKER_STAGES.map((stage) => contractsAtStage(viewer, stage)) : null,
    'amount',
  );
  const isKnown = isSummed && values.length > 0 && values.every((value) => value !== null);
  const find = useStableHandler((text: string) => address.change({ search: text }));
  const show = useStableHandler((view: string) => {
    const isMine = view === 'mine';
    address.show({
      ...address.state,
      search: '',
      marks: view === 'hold' ? ['hold'] : [],
      salesperson: isMine ? viewer.uid : null,
    });
  });
  const isHold = marks.length === 1 && marks[0] === 'hold' && salesperson === null;
  const isMine = marks.length === 0 && salesperson === viewer.uid;
  return (
    <FilterBar
      search={<SearchField {...TRACKER_SEARCH} value={search} debounceMs={200} onChange={find} />}
      chips={
        <>
          <FilterChip
            label={trackerLabel('salesperson')}
            options={personOptions(people)}
            value={salesperson === null ? [] : [salesperson]}
            onChange={(chosen) => address.choose('salesperson', chosen)}
          />
          <FilterChip
            label="Needs you"
            multiple
            options={MARK_OPTIONS}
            value={marks}
            onChange={(chosen) => address.choose('marks', chosen)}
          />
        </>
      }
      views={
        <>
          {isKnown && (
            <Typography component="span" sx={{ mr: 2, whiteSpace: 'nowrap', color: 'text.secondary' }}>
              <b style={{ color: 'var(--jl-text)' }}>
                <MoneyText cents={values.reduce<number>((all, value) => all + (value ?? 0), 0)} whole />
              </b>{' '}
              under contract
            </Typography>
          )}
          <SavedViewTabs
            label="Views"
            views={VIEWS}
            value={isWhole ? 'all' : search !== '' ? null : isHold ? 'hold' : isMine ? 'mine' : null}
            onChange={show}
          />
        </>
      }
    />
  );
}
