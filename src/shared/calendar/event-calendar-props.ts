import type { CalendarView } from '@/domain/time/calendar-view';
import type { DropNotice } from './drop-warning';
import type { CalendarEvent } from './events/calendar-event';

export type EventCalendarProps = {
  label: string;
  events: readonly CalendarEvent[];
  view: CalendarView;
  /** YYYY-MM-DD */
  date: string;
  /** IANA name; all times are on its clock. */
  timeZone: string;
  /** "08:00": the start of an entry of the tray that is dropped on a day of a month. */
  morning?: string;
  loading?: boolean;
  /** Receives the title of the shown range: "Nov 22–28". */
  onTitleChange?: (title: string) => void;
  /** `adds`: with the key by which one picks several things. */
  onEventOpen: (id: string, adds: boolean) => void;
  /** An event was moved to a new start (epoch ms); `revert` puts it back. */
  onEventDrop?: (id: string, startMs: number, revert: () => void) => void;
  /** An event got another end (epoch ms); `revert` puts it back. */
  onEventResize?: (id: string, endMs: number, revert: () => void) => void;
  /** An entry of the tray was dropped at a start (epoch ms). */
  onReceive?: (id: string, startMs: number) => void;
  /** A part of the grid was clicked or dragged over (epoch ms); whole days where days have no hours. */
  onPick?: (startMs: number, endMs: number, allDay: boolean) => void;
  /** The warning about a drop, e.g. that the person is booked; shown while dragging. Without an end, it moves along. */
  warnAt?: (id: string, startMs: number, endMs?: number) => DropNotice | null;
};
