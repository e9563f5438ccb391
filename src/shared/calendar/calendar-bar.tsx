import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

import { dayOf } from '@/domain/time';
import { Icon } from '../ui/icon';
import { SegmentedControl } from '../ui/segmented-control';
import type { CalendarView } from './calendar-event';
import { stepDay } from './calendar-range';

export type CalendarBarProps = {
  view: CalendarView;
  views?: readonly CalendarView[];
  /** YYYY-MM-DD */
  date: string;
  /** IANA name of the zone whose today is meant. */
  timeZone: string;
  onDateChange: (day: string) => void;
  onViewChange: (view: CalendarView) => void;
  /** Filters, before the choice of view. */
  children?: ReactNode;
};

const LABELS: Record<CalendarView, string> = { day: 'Day', week: 'Week', month: 'Month', list: 'List' };
const ALL: readonly CalendarView[] = ['day', 'week', 'month', 'list'];

/** Back, today, on; filters; and how much is shown at once. */
export function CalendarBar({
  view,
  views = ALL,
  date,
  timeZone,
  onDateChange,
  onViewChange,
  children,
}: CalendarBarProps) {
  const unit = view === 'list' ? 'week' : view;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36, flex: 'none' }}
    >
      <Button
        size="small"
        variant="outlined"
        aria-label={`Previous ${unit}`}
        onClick={() => onDateChange(stepDay(date, view, -1))}
        sx={{ width: 36, minWidth: 36, p: 0 }}
      >
        <Icon of={ChevronLeft} mirror />
      </Button>
      <Button size="small" variant="outlined" onClick={() => onDateChange(dayOf(Date.now(), timeZone))}>
        Today
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Next ${unit}`}
        onClick={() => onDateChange(stepDay(date, view, 1))}
        sx={{ width: 36, minWidth: 36, p: 0 }}
      >
        <Icon of={ChevronRight} mirror />
      </Button>
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
