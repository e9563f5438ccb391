import type { Person } from '@/data/use-people';
import { endOfWeek, FOLLOW_UP_FILTERS, UNASSIGNED } from '@/domain/customer-filters';
import type { FollowUpFilter, LeadFilters } from '@/domain/customer-filters';
import { CUSTOMER_STATUSES } from '@/domain/statuses';
import type { Day } from '@/domain/time';
import { formatDay } from '@/shared/format/dates';
import { statusLook } from '@/shared/theme/status';
import { FilterChip } from '@/shared/ui/filter-chip';

export type LeadFilterChipsProps = {
  readonly filters: LeadFilters;
  readonly today: Day;
  readonly people: readonly Person[];
  readonly sources: readonly string[];
  readonly onChange: (changes: Partial<LeadFilters>) => void;
};

function followUpLabel(filter: FollowUpFilter, today: Day): string {
  switch (filter) {
    case 'late':
      return 'late';
    case 'today':
      return 'today';
    case 'week':
      return `to ${formatDay(endOfWeek(today))}`;
    case 'none':
      return 'not set';
  }
}

/** The chips that narrow the list: follow-up, status, salesperson, source. */
export function LeadFilterChips({ filters, today, people, sources, onChange }: LeadFilterChipsProps) {
  const knownSources =
    filters.source && !sources.includes(filters.source) ? [...sources, filters.source] : sources;
  return (
    <>
      <FilterChip
        label="Follow-up"
        options={FOLLOW_UP_FILTERS.map((value) => ({ value, label: followUpLabel(value, today) }))}
        value={filters.followUp ? [filters.followUp] : []}
        onChange={([chosen]) =>
          onChange({ followUp: FOLLOW_UP_FILTERS.find((value) => value === chosen) ?? null })
        }
      />
      <FilterChip
        label="Status"
        multiple
        options={CUSTOMER_STATUSES.map((value) => ({ value, label: value, icon: statusLook(value).icon }))}
        value={filters.statuses}
        onChange={(chosen) =>
          onChange({ statuses: CUSTOMER_STATUSES.filter((status) => chosen.includes(status)) })
        }
      />
      <FilterChip
        label="Salesperson"
        options={[
          { value: UNASSIGNED, label: 'Nobody' },
          ...people.map((person) => ({ value: person.uid, label: person.name })),
        ]}
        value={filters.salesperson ? [filters.salesperson] : []}
        onChange={([salesperson = '']) => onChange({ salesperson })}
      />
      <FilterChip
        label="Source"
        options={knownSources.map((value) => ({ value, label: value }))}
        value={filters.source ? [filters.source] : []}
        onChange={([source = '']) => onChange({ source })}
      />
    </>
  );
}
