import Button from '@mui/material/Button';

import type { KanbanBoard } from '@/api/contract/kanban';
import { SearchField } from '@/shared/ui/list/search-field';
import { SavedViewTabs } from '@/shared/ui/list/saved-view-tabs';
import { MenuButton } from '@/shared/ui/menus/menu-button';

import { labelTone } from '../label-tone';
import type { CardFilter } from './shown-board';

const DUE = { '': 'Any day', late: 'Late', week: 'In the next seven days' } as const;

export type BoardFiltersProps = {
  readonly board: KanbanBoard;
  readonly filter: CardFilter;
  readonly uid: string;
  /** Number of cards whose due day has passed. */
  readonly late: number;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
};

/** Search, filters and views of the board's cards. */
export function BoardFilters({ board, filter, uid, late, onChange }: BoardFiltersProps) {
  const member = board.members.find(({ id }) => id === filter.member);
  const label = board.labels.find(({ id }) => id === filter.label);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const choice = (chosen: boolean) => ({ among: 'one' as const, chosen });
  return (
    <div className="jl-board-filters" role="search" aria-label="Cards">
      <SearchField
        label="Card, record number"
        value={filter.search}
        debounceMs={150}
        onChange={(q) => onChange({ q })}
      />
      <MenuButton
        label={member ? `Member: ${member.name}` : 'Member'}
        variant="outlined"
        items={[
          {
            id: 'all',
            label: 'Everyone',
            choice: choice(filter.member === ''),
            onSelect: () => onChange({ member: '' }),
          },
          ...board.members
            .filter(({ isFormer }) => !isFormer)
            .map(({ id, name }) => ({
              id,
              label: name,
              choice: choice(id === filter.member),
              onSelect: () => onChange({ member: id }),
            })),
        ]}
      />
      {board.labels.length > 0 && (
        <MenuButton
          label={label ? `Label: ${label.name}` : 'Label'}
          variant="outlined"
          items={[
            {
              id: 'all',
              label: 'All labels',
              choice: choice(filter.label === ''),
              onSelect: () => onChange({ label: '' }),
            },
            ...board.labels.map(({ id, name, colour }) => ({
              id,
              label: name,
              dot: labelTone(colour).ink,
              choice: choice(id === filter.label),
              onSelect: () => onChange({ label: id }),
            })),
          ]}
        />
      )}
      <MenuButton
        label={filter.due === '' ? 'Due' : `Due: ${DUE[filter.due]}`}
        variant="outlined"
        items={(['', 'late', 'week'] as const).map((due) => ({
          id: due || 'all',
          label: DUE[due],
          choice: choice(due === filter.due),
          onSelect: () => onChange({ due }),
        }))}
      />
      {isFiltered && (
        <Button variant="text" onClick={() => onChange({ q: '', member: '', label: '', due: '' })}>
          Show all
        </Button>
      )}
      <SavedViewTabs
        label="Views of the board"
        views={[
          { id: 'all', label: 'All cards' },
          { id: 'mine', label: 'Mine' },
          { id: 'late', label: late > 0 ? `Late ${late}` : 'Late' },
        ]}
        value={viewOf(filter, uid)}
        onChange={(id) => onChange({ member: id === 'mine' ? uid : '', due: id === 'late' ? 'late' : '' })}
      />
    </div>
  );
}

/** The view that member and due day make; null for others. */
function viewOf({ member, due }: CardFilter, uid: string): 'all' | 'mine' | 'late' | null {
  if (member === '') return due === '' ? 'all' : due === 'late' ? 'late' : null;
  return member === uid && due === '' ? 'mine' : null;
}
