import { memo } from 'react';
import { writeLeadFilters, ALL_LEADS } from '@/domain/customer-filters';
import type { LeadFilters } from '@/domain/customer-filters';
import { UNCONTACTED } from '@/domain/customer-status';
import { MOST_COUNTED } from '@/domain/list-bounds';
import { paths } from '@/domain/paths';
import { formatCount, plural } from '@/shared/format/words';
import { FigureStrip } from '@/shared/ui/figure-strip';
import type { FigureChange } from '@/shared/ui/figure-strip';
import type { LeadFigures } from './use-lead-figures';

export type LeadFigureStripProps = LeadFigures;

/** The address of the list narrowed to what a figure counted. */
function listOf(filters: Partial<LeadFilters>): string {
  return `${paths.customers}?${writeLeadFilters({ ...ALL_LEADS, ...filters }).toString()}`;
}

/** "4 more than before" with its arrow; nothing while one of the two is not known or not counted to its end. */
function difference(now: number | null, before: number | null, than: string): FigureChange | undefined {
  if (now === null || before === null || Math.max(now, before) >= MOST_COUNTED) return undefined;
  if (now === before) return { text: `as many as ${than}` };
  const more = now - before;
  return {
    text: `${Math.abs(more).toLocaleString('en-US')} ${more > 0 ? 'more' : 'fewer'} than ${than}`,
    direction: more > 0 ? 'up' : 'down',
    good: more > 0,
  };
}

/** What the office looks at first: what came in, who waits, who is visited, what is open. */
export const LeadFigureStrip = memo(function LeadFigureStrip(figures: LeadFigureStripProps) {
  const { newNow, newBefore, uncontacted, oldestWaitDays, appointments, appointmentsBefore, quoted } =
    figures;
  const newChange = difference(newNow, newBefore, 'before');
  const weekChange = difference(appointments, appointmentsBefore, 'last week');
  const waiting: FigureChange | undefined =
    uncontacted && oldestWaitDays !== null
      ? {
          text: oldestWaitDays === 0 ? 'all came in today' : `oldest waits ${plural(oldestWaitDays, 'day')}`,
          attention: oldestWaitDays > 0,
        }
      : undefined;
  return (
    <FigureStrip
      loading={figures.isLoading}
      figures={[
        { label: 'New, last 7 days', value: formatCount(newNow), ...(newChange && { change: newChange }) },
        {
          label: 'Not contacted',
          value: formatCount(uncontacted),
          ...(waiting && { change: waiting }),
          to: listOf({ statuses: UNCONTACTED }),
        },
        {
          label: 'Appointments this week',
          value: formatCount(appointments),
          ...(weekChange && { change: weekChange }),
          to: paths.customerCalendar,
        },
        { label: 'Quoted, not decided', value: formatCount(quoted), to: listOf({ statuses: ['Quoted'] }) },
      ]}
    />
  );
});
