import type { Person } from '@/data/employees/use-people';
import {
  APPOINTMENT_FILTERS,
  EMAIL_FILTERS,
  endOfWeek,
  FOLLOW_UP_FILTERS,
} from '@/domain/customers/customer-filters';
import type { AppointmentFilter, FollowUpFilter, LeadFilters } from '@/domain/customers/customer-filters';
import { CUSTOMER_STATUSES } from '@/domain/core/statuses';
import { VALUE_FILTERS, VALUE_RANGES } from '@/domain/customers/value-filter';
import type { Formats, Place } from '@/domain/format/formats';
import type { Day } from '@/domain/time/time';
import { customerLabel } from '@/domain/customers/customer';
import { formatDay } from '@/shared/format/dates';
import { formatMoney } from '@/shared/format/money';
import { statusLook } from '@/shared/theme/status';
import { ownChips } from './own-chips';
import type { OwnChipsInput } from './own-chips';
import { salespersonOptions } from './salesperson-options';

export type LeadChipsInput = {
  readonly chosen: Pick<LeadFilters, 'salespeople' | 'sources' | 'tags' | 'own'>;
  readonly fields: OwnChipsInput['fields'];
  readonly today: Day;
  readonly place: Formats;
  readonly seesAmounts: boolean;
  readonly people: readonly Person[];
  readonly nameOf: (uid: string) => string;
  /** The sources of the business. */
  readonly sources: readonly string[];
  /** Other sources, the tags and values of own fields of its leads. */
  readonly found: Readonly<Record<'sources' | 'tags' | 'own', readonly string[]>>;
  /** Loads all of these. */
  readonly onOpen: (() => void) | undefined;
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

const CREATED = [
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

/** The chip of main statuses. */
export const STATUS_CHIP = {
  label: customerLabel('customerStatus'),
  of: 'statuses',
  options: CUSTOMER_STATUSES.map((value) => ({ value, label: value, icon: statusLook(value).icon })),
} as const;

/** The chip of customers with or without an e-mail address. */
export const EMAIL_CHIP = {
  label: customerLabel('email'),
  of: 'email',
  options: EMAIL_FILTERS.map((value) => ({ value, label: value === 'set' ? 'set' : 'not set' })),
} as const;

/** The chip of estimated values, for users who may see them. */
export function valueChips(formats: Formats, seesAmounts: boolean) {
  if (!seesAmounts) return [];
  const written = (cents: number) => formatMoney(cents, formats, { whole: true });
  const options = VALUE_FILTERS.map((value) => {
    const { from, below } = VALUE_RANGES[value];
    const label =
      below === null
        ? `${written(from)} and more`
        : from === 0
          ? `below ${written(below)}`
          : `${written(from)} to ${written(below)}`;
    return { value, label };
  });
  return [{ label: 'Value', of: 'value', options } as const];
}

/** The chip of tags; none where a list has no tags. */
export function tagChips(input: {
  readonly found: readonly string[];
  readonly chosen: readonly string[];
  readonly onOpen: (() => void) | undefined;
}) {
  const options = optionsOf(input.found, input.chosen);
  return options.length > 0 ? [{ label: 'Tag', of: 'tags', options, onOpen: input.onOpen } as const] : [];
}

/** Values without duplicates. Chosen values stay, also when no lead has them any more. */
function optionsOf(...lists: readonly (readonly string[])[]) {
  return [...new Set(lists.flat())].map((value) => ({ value, label: value }));
}

/** The filter chips of the Open Leads List; tags only where there are any. */
export function leadChips(input: LeadChipsInput) {
  const { chosen, fields, today, place, seesAmounts, people, nameOf, sources, found, onOpen } = input;
  return [
    {
      label: customerLabel('nextFollowUp'),
      of: 'followUp',
      options: FOLLOW_UP_FILTERS.map((value) => ({ value, label: followUpLabel(value, today, place) })),
    },
    STATUS_CHIP,
    {
      label: customerLabel('salesperson'),
      of: 'salespeople',
      options: salespersonOptions(people, chosen.salespeople, nameOf),
    },
    {
      label: customerLabel('leadSource'),
      of: 'sources',
      options: optionsOf(sources, found.sources, chosen.sources),
      onOpen,
    },
    { label: 'Came in', of: 'created', options: CREATED },
    {
      label: customerLabel('appointmentTime'),
      of: 'appointment',
      options: APPOINTMENT_FILTERS.map((value) => ({ value, label: APPOINTMENT_LABELS[value] })),
    },
    ...tagChips({ found: found.tags, chosen: chosen.tags, onOpen }),
    EMAIL_CHIP,
    ...valueChips(place, seesAmounts),
    ...ownChips({ fields, found: found.own, chosen: chosen.own, formats: place, onOpen }),
  ] as const;
}
