import { memo } from 'react';
import { writeLeadFilters, ALL_LEADS } from '@/domain/customers/customer-filters';
import type { LeadFilters } from '@/domain/customers/customer-filters';
import { UNCONTACTED } from '@/domain/customers/customer-status';
import { MOST_COUNTED } from '@/domain/core/list-bounds';
import { paths } from '@/domain/navigation/paths';
import { formatCount, plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { FigureStrip } from '@/shared/ui/list/figure-strip';
import type { FigureChange } from '@/shared/ui/list/figure-strip';
import type { LeadFigures } from './use-lead-figures';

export type LeadFigureStripProps = LeadFigures;

/** The address of the list filtered like a figure. */
function listOf(filters: Partial<LeadFilters>): string {
  return `${paths.customers}?${writeLeadFilters({ ...ALL_LEADS, ...filters }).toString()}`;
}

/** "4 more than before" with its arrow; nothing while a count is unknown or capped. */
function difference(
  now: number | null,
  before: number | null,
  than: string,
  country: string,
): FigureChange | undefined {
  if (now === null || before === null || Math.max(now, before) >= MOST_COUNTED) return undefined;
  if (now === before) return { text: `as many as ${than}` };
  const more = now - before;
  return {
    text: `${formatCount(Math.abs(more), country)} ${more > 0 ? 'more' : 'fewer'} than ${than}`,
    direction: more > 0 ? 'up' : 'down',
    good: more > 0,
  };
}

/** The office's main figures: new leads, waiting leads, appointments, open leads. */
export const LeadFigureStrip = memo(function LeadFigureStrip(figures: LeadFigureStripProps) {
  const { country } = useFormat();
  const { newNow, newBefore, uncontacted, oldestWaitDays, appointments, appointmentsBefore, quoted } =
    figures;
  const newChange = difference(newNow, newBefore, 'before', country);
  const weekChange = difference(appointments, appointmentsBefore, 'last week', country);
  const waiting: FigureChange | undefined =
    uncontacted && oldestWaitDays !== null
      ? {
          text:
            oldestWaitDays === 0
              ? 'all came in today'
              : `oldest waits ${plural(oldestWaitDays, 'day', country)}`,
          attention: oldestWaitDays > 0,
        }
      : undefined;
  return (
    <FigureStrip
      loading={figures.isLoading}
      figures={[
        {
          label: 'New, last 7 days',
          value: formatCount(newNow, country),
          ...(newChange && { change: newChange }),
        },
        {
          label: 'To contact',
          value: formatCount(uncontacted, country),
          ...(waiting && { change: waiting }),
          to: listOf({ statuses: UNCONTACTED }),
        },
        {
          label: 'Appointments this week',
          value: formatCount(appointments, country),
          ...(weekChange && { change: weekChange }),
          to: paths.customerCalendar,
        },
        {
          label: 'Quoted, not decided',
          value: formatCount(quoted, country),
          to: listOf({ statuses: ['Quoted'] }),
        },
      ]}
    />
  );
});
