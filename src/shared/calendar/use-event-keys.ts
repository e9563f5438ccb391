import { useCallback, useRef, type FocusEvent, type KeyboardEvent } from 'react';

import type { CalendarView } from '@/domain/time/calendar-view';
import { useStableHandler } from '../ui/hooks/use-stable-handler';
import type { CalendarEvent } from './events/calendar-event';
import { keyStep } from './calendar-keys';
import type { EventCalendarProps } from './event-calendar-props';

type EventKeys = {
  byId: ReadonlyMap<string, CalendarEvent>;
  view: CalendarView;
  timeZone: string;
  isRtl: boolean;
} & Pick<EventCalendarProps, 'onEventDrop' | 'onEventResize'>;

const nothing = () => undefined;

/** Moves and resizes the focused event with Shift and the arrow keys, and keeps the focus on it when it is redrawn. */
export function useEventKeys(keys: EventKeys) {
  const focused = useRef('');

  const noteMounted = useCallback((id: string, element: HTMLElement) => {
    element.dataset['event'] = id;
    if (id !== focused.current) return;
    // The library draws all events anew when one changes, hidden at first; the screen then moves the focus elsewhere.
    requestAnimationFrame(() => {
      if (id === focused.current && isFocusLost(element)) element.focus({ preventScroll: true });
    });
  }, []);

  const handleFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    focused.current = eventOf(target);
  }, []);

  const handleKeyDown = useStableHandler((pressed: KeyboardEvent<HTMLElement>) => {
    const event = keys.byId.get(eventOf(pressed.target));
    const step = event && keyStep(pressed, event, keys);
    if (!event || !step) return;
    pressed.preventDefault();
    if (step.kind === 'move') keys.onEventDrop?.(event.id, step.startMs, nothing);
    else keys.onEventResize?.(event.id, step.endMs, nothing);
  });

  return { handleKeyDown, handleFocus, noteMounted };
}

/** Whether nothing else that the user chose has the focus: it is on the body, the heading, or in the calendar. */
function isFocusLost(event: Element): boolean {
  const { activeElement } = document;
  const calendar = event.closest('[role="region"]');
  return (
    activeElement === document.body ||
    activeElement?.tagName === 'H1' ||
    (activeElement !== null && calendar?.contains(activeElement) === true)
  );
}

function eventOf(target: EventTarget): string {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
  return element?.dataset['event'] ?? '';
}
