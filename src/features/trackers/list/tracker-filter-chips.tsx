import { TRACKER_STATUSES } from '@/domain/core/statuses';
import { TRACKER_MARKS } from '@/domain/trackers/tracker-filters';
import type { TrackerFilters, TrackerMark } from '@/domain/trackers/tracker-filters';
import type { Person } from '@/data/employees/use-people';
import { statusLook } from '@/shared/theme/status';
import { FilterChip } from '@/shared/ui/list/filter-chip';

const MARK_LABELS: Readonly<Record<TrackerMark, string>> = {
  hold: 'On hold',
  late: 'Late',
  unread: 'Unread message',
};

export type TrackerFilterChipsProps = {
  readonly filters: TrackerFilters;
  readonly people: readonly Person[];
  readonly onChange: (changes: Partial<TrackerFilters>) => void;
};

/** The filter chips of the Open Tracker List. */
export function TrackerFilterChips({ filters, people, onChange }: TrackerFilterChipsProps) {
  return (
    <>
      <FilterChip
        label="Stage"
        multiple
        options={TRACKER_STATUSES.map((status) => ({
          value: status,
          label: status,
          icon: statusLook(status).icon,
        }))}
        value={filters.statuses}
        onChange={(values) =>
          onChange({ statuses: TRACKER_STATUSES.filter((status) => values.includes(status)) })
        }
      />
      <FilterChip
        label="Salesperson"
        options={people.map((person) => ({ value: person.uid, label: person.name }))}
        value={filters.salesperson === null ? [] : [filters.salesperson]}
        onChange={([uid]) => onChange({ salesperson: uid ?? null })}
      />
      <FilterChip
        label="Needs you"
        multiple
        options={TRACKER_MARKS.map((mark) => ({ value: mark, label: MARK_LABELS[mark] }))}
        value={filters.marks}
        onChange={(values) => onChange({ marks: TRACKER_MARKS.filter((mark) => values.includes(mark)) })}
      />
    </>
  );
}
