import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';

import { DeniedState } from '../../ui/states/denied-state';
import { ErrorState } from '../../ui/states/error-state';
import { useIsPhone } from '../../ui/hooks/use-is-phone';
import { PageFrame } from '../../ui/page/page-frame';
import { CalendarBar } from './calendar-bar';
import { EventCalendar } from '../event-calendar';
import type { EventCalendarProps } from '../event-calendar-props';
import { MonthDots } from '../month-dots';
import type { CalendarState } from './use-calendar-address';

/** Pixels: an entry of the tray fits, and the days of a week get the rest. */
const TRAY_WIDTH = 272;

export type CalendarFrameProps = Pick<
  EventCalendarProps,
  | 'label'
  | 'events'
  | 'timeZone'
  | 'morning'
  | 'onEventOpen'
  | 'onEventDrop'
  | 'onEventResize'
  | 'onReceive'
  | 'onPick'
  | 'warnAt'
> & {
  title: string;
  address: CalendarState;
  status: 'idle' | 'loading' | 'ready' | 'error' | 'denied';
  onRetry: () => void;
  /** The range has more than is shown: a sentence that says so, or null. */
  cut: string | null;
  action?: ReactNode;
  /** On a phone, instead of the action. */
  thumb?: ReactNode;
  filters?: ReactNode;
  legend: ReactNode;
  tray?: ReactNode;
  /** The name of the column of the tray. */
  trayLabel?: string;
  /** Dialogs. */
  children?: ReactNode;
};

/** The frame of calendars: title with range, bar, legend, the events, and the tray of what has no time yet. */
export function CalendarFrame(props: CalendarFrameProps) {
  const {
    title,
    address,
    status,
    onRetry,
    cut,
    action,
    thumb,
    filters,
    legend,
    tray,
    trayLabel = 'Unscheduled',
    children,
    ...calendar
  } = props;
  const isPhone = useIsPhone();
  const [range, setRange] = useState('');
  if (status === 'denied') return <DeniedState heading="h1" />;
  return (
    <PageFrame
      title={title}
      count={range}
      actions={action}
      thumb={thumb}
      sideLabel={trayLabel}
      sideWidth={TRAY_WIDTH}
      side={tray}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, minHeight: 560 }}>
        <CalendarBar
          view={address.view}
          views={address.views}
          date={address.day}
          timeZone={calendar.timeZone}
          onDateChange={(day) => address.change({ day })}
          onViewChange={(view) => address.change({ view })}
        >
          {filters}
        </CalendarBar>
        {legend}
        {cut !== null && <Alert severity="warning">{cut}</Alert>}
        {status === 'error' ? (
          <ErrorState onRetry={onRetry} />
        ) : isPhone && address.view === 'month' ? (
          <MonthDots
            {...calendar}
            date={address.day}
            loading={status === 'loading'}
            onTitleChange={setRange}
            onDayChange={(day) => address.change({ day })}
          />
        ) : (
          <EventCalendar
            {...calendar}
            view={address.view}
            date={address.day}
            loading={status === 'loading'}
            onTitleChange={setRange}
          />
        )}
      </Box>
      {children}
    </PageFrame>
  );
}
