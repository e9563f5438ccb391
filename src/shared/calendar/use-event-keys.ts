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
    // The library draws all events anew when one changes, which leaves the focus on the body.
    if (id === focused.current && document.activeElement === document.body) element.focus();
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

function eventOf(target: EventTarget): string {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
  return element?.dataset['event'] ?? '';
}
