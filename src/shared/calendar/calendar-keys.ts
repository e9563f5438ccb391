import type { CalendarView } from '@/domain/time/calendar-view';
import { endOnDay, lastDayOf } from '@/domain/time/spans';
import { addDays, dayOf, MINUTE_MS, moveToDay } from '@/domain/time/time';
import type { CalendarEvent } from './events/calendar-event';

/** What a key does to an event; instants in epoch ms. */
export type KeyStep =
  { readonly kind: 'move'; readonly startMs: number } | { readonly kind: 'resize'; readonly endMs: number };

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const STEP_MS = 15 * MINUTE_MS;

/**
 * Shift and an arrow move an event by a day or a quarter of an hour, with Alt they change its end. Where days are rows
 * of weeks, up and down are a week. Null for keys and events that do nothing.
 */
export function keyStep(
  keys: Keys,
  event: CalendarEvent,
  { view, timeZone, isRtl }: { view: CalendarView; timeZone: string; isRtl: boolean },
): KeyStep | null {
  if (!keys.shiftKey || keys.ctrlKey || keys.metaKey) return null;
  if (keys.altKey ? event.resizable !== true : event.editable !== true) return null;
  const hasHours = view === 'day' || view === 'three-days' || view === 'week';
  const { days, quarters } = distance(keys.key, hasHours, isRtl);
  if (days === 0 && quarters === 0) return null;
  const span = { start: event.startMs, end: event.endMs };
  if (!keys.altKey) {
    const start = days === 0 ? span.start : moveToDay(span.start, onDay(span.start, days), timeZone);
    return { kind: 'move', startMs: start + quarters * STEP_MS };
  }
  if (days === 0) {
    return { kind: 'resize', endMs: Math.max(span.end + quarters * STEP_MS, span.start + STEP_MS) };
  }
  const last = addDays(lastDayOf(span, timeZone), days);
  return last < dayOf(span.start, timeZone)
    ? null
    : { kind: 'resize', endMs: endOnDay(span, last, timeZone) };

  function onDay(ms: number, count: number) {
    return addDays(dayOf(ms, timeZone), count);
  }
}

function distance(key: string, hasHours: boolean, isRtl: boolean): { days: number; quarters: number } {
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return { days: forward, quarters: 0 };
    case 'ArrowLeft':
      return { days: -forward, quarters: 0 };
    case 'ArrowDown':
      return hasHours ? { days: 0, quarters: 1 } : { days: 7, quarters: 0 };
    case 'ArrowUp':
      return hasHours ? { days: 0, quarters: -1 } : { days: -7, quarters: 0 };
    default:
      return { days: 0, quarters: 0 };
  }
}
