import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import type { CalendarView } from '@/domain/time/calendar-view';
import { dayOf } from '@/domain/time/time';
import { SegmentedControl } from '../../ui/page/segmented-control';
import { stepDay } from '../calendar-range';
import { DateSteps } from './date-steps';

export type CalendarBarProps = {
  view: CalendarView;
  views: readonly CalendarView[];
  /** YYYY-MM-DD */
  date: string;
  /** IANA name of the zone that decides which day is today. */
  timeZone: string;
  onDateChange: (day: string) => void;
  onViewChange: (view: CalendarView) => void;
  children?: ReactNode;
};

const LABELS: Record<CalendarView, string> = {
  day: 'Day',
  'three-days': '3 days',
  week: 'Week',
  'two-weeks': 'Two weeks',
  month: 'Month',
  list: 'List',
};

const UNITS: Record<CalendarView, string> = {
  day: 'day',
  'three-days': 'three days',
  week: 'week',
  'two-weeks': 'two weeks',
  month: 'month',
  list: 'week',
};

/** Buttons for back, today and forward, filters, and the choice of view. */
export function CalendarBar({
  view,
  views,
  date,
  timeZone,
  onDateChange,
  onViewChange,
  children,
}: CalendarBarProps) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36, flex: 'none' }}
    >
      <DateSteps
        unit={UNITS[view]}
        onBack={() => onDateChange(stepDay(date, view, -1))}
        onToday={() => onDateChange(dayOf(Date.now(), timeZone))}
        onForward={() => onDateChange(stepDay(date, view, 1))}
      />
      <Box sx={{ flex: 1 }} />
      {children}
      <SegmentedControl
        label="Range"
        options={views.map((value) => ({ value, label: LABELS[value] }))}
        value={view}
        onChange={onViewChange}
      />
    </Box>
  );
}
