import { memo } from 'react';
import type { Person } from '@/data/employees/use-people';
import {
  APPOINTMENT_FILTERS,
  endOfWeek,
  FOLLOW_UP_FILTERS,
  UNASSIGNED,
} from '@/domain/customers/customer-filters';
import type {
  AppointmentFilter,
  CreatedFilter,
  FollowUpFilter,
  LeadFilters,
} from '@/domain/customers/customer-filters';
import { CUSTOMER_STATUSES } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';
import { formatDay } from '@/shared/format/dates';
import { statusLook } from '@/shared/theme/status';
import { FilterChip } from '@/shared/ui/list/filter-chip';
import type { Place } from '@/domain/format/formats';
import { useFormat } from '@/shared/format/format-context';

export type LeadFilterChipsProps = {
  readonly filters: LeadFilters;
  readonly today: Day;
  readonly people: readonly Person[];
  /** The sources of the business, and other sources of its leads. */
  readonly sources: readonly string[];
  readonly foundSources: readonly string[];
  readonly onChange: (changes: Partial<LeadFilters>) => void;
  /** Called when the sources open, so that all can be loaded. */
  readonly onOpenSources?: (() => void) | undefined;
};

function followUpLabel(filter: FollowUpFilter, today: Day, place: Place): string {
  switch (filter) {
    case 'late':
      return 'late';
    case 'today':
      return 'today';
    case 'week':
      return `to ${formatDay(endOfWeek(today, place.country), place)}`;
    case 'none':
      return 'not set';
  }
}

const CREATED_OPTIONS: readonly { readonly value: CreatedFilter; readonly label: string }[] = [
  { value: 'week', label: 'in 7 days' },
  { value: 'month', label: 'in 30 days' },
  { value: 'quarter', label: 'in 90 days' },
  { value: 'year', label: 'in a year' },
];

const APPOINTMENT_LABELS: Readonly<Record<AppointmentFilter, string>> = {
  set: 'set',
  none: 'not set',
  past: 'past',
  today: 'today',
  week: 'this week',
};

/** Values without duplicates. Chosen values stay, also when no lead has them any more. */
function optionsOf(...lists: readonly (readonly string[])[]) {
  return [...new Set(lists.flat())].map((value) => ({ value, label: value }));
}

/** The filter chips of the list: follow-up, status, salesperson, source, age, appointment. */
export const LeadFilterChips = memo(function LeadFilterChips(props: LeadFilterChipsProps) {
  const { filters, today, people, sources, foundSources, onChange, onOpenSources } = props;
  const place = useFormat();
  const gone = filters.salespeople.filter(
    (uid) => uid !== UNASSIGNED && !people.some((person) => person.uid === uid),
  );
  return (
    <>
      <FilterChip
        label="Follow-up"
        options={FOLLOW_UP_FILTERS.map((value) => ({ value, label: followUpLabel(value, today, place) }))}
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
        multiple
        options={[
          { value: UNASSIGNED, label: 'Nobody' },
          ...people.map((person) => ({ value: person.uid, label: person.name })),
          ...gone.map((value) => ({ value, label: people.length > 0 ? 'Former employee' : '…' })),
        ]}
        value={filters.salespeople}
        onChange={(salespeople) => onChange({ salespeople })}
      />
      <FilterChip
        label="Source"
        multiple
        options={optionsOf(sources, foundSources, filters.sources)}
        value={filters.sources}
        onChange={(chosen) => onChange({ sources: chosen })}
        {...(onOpenSources && { onOpen: onOpenSources })}
      />
      <FilterChip
        label="Came in"
        options={CREATED_OPTIONS}
        value={filters.created ? [filters.created] : []}
        onChange={([chosen]) =>
          onChange({ created: CREATED_OPTIONS.find(({ value }) => value === chosen)?.value ?? null })
        }
      />
      <FilterChip
        label="Appointment"
        options={APPOINTMENT_FILTERS.map((value) => ({ value, label: APPOINTMENT_LABELS[value] }))}
        value={filters.appointment ? [filters.appointment] : []}
        onChange={([chosen]) =>
          onChange({ appointment: APPOINTMENT_FILTERS.find((value) => value === chosen) ?? null })
        }
      />
    </>
  );
});

export type TagChipProps = {
  readonly chosen: readonly string[];
  readonly tags: readonly string[];
  readonly onChange: (changes: Partial<LeadFilters>) => void;
  readonly onOpen?: (() => void) | undefined;
};

/** Filters the list by tags, if there are any. A separate component, because the tags change with arriving rows. */
export const TagChip = memo(function TagChip({ chosen, tags, onChange, onOpen }: TagChipProps) {
  if (tags.length === 0 && chosen.length === 0) return null;
  return (
    <FilterChip
      label="Tag"
      multiple
      options={optionsOf(tags, chosen)}
      value={chosen}
      onChange={(values) => onChange({ tags: values })}
      {...(onOpen && { onOpen })}
    />
  );
});
