import { useState } from 'react';
import { FilterChip } from '@/shared/ui/list/filter-chip';
import { LegendFilter } from '@/shared/ui/list/legend-filter';
import { ListBoardSwitch } from '@/shared/ui/page/list-board-switch';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';
import { Part } from './part';

const RANGES = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;
const STATUSES = ['Planned', 'Working', 'Done'] as const;

/** Parts that choose what is shown. */
export function ChoiceParts() {
  const [range, setRange] = useState<'day' | 'week' | 'month'>('week');
  const [view, setView] = useState<'list' | 'board'>('list');
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <Part name="SegmentedControl">
        <SegmentedControl label="Example range" options={RANGES} value={range} onChange={setRange} />
      </Part>
      <Part name="ListBoardSwitch">
        <ListBoardSwitch view={view} onSwitch={() => setView(view === 'list' ? 'board' : 'list')} />
      </Part>
      <Part name="LegendFilter">
        <LegendFilter
          label="Example statuses"
          statuses={STATUSES}
          hidden={hidden}
          onToggle={(status) =>
            setHidden(hidden.includes(status) ? hidden.filter((one) => one !== status) : [...hidden, status])
          }
        />
      </Part>
      <Part name="FilterChip">
        <FilterChip
          label="Source"
          options={[
            { value: 'Referral', label: 'Referral' },
            { value: 'Website', label: 'Website' },
          ]}
          value={chosen}
          onChange={setChosen}
        />
      </Part>
    </>
  );
}
