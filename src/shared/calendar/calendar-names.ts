import type { CalendarOptions } from '@fullcalendar/core';

type MountHooks = 'eventDidMount' | 'dayCellDidMount' | 'moreLinkDidMount';

/** What the calendar library draws, mended for those who hear it and use the keys: focus, roles that fit, whole names. */
export const calendarNames: Pick<CalendarOptions, MountHooks> = {
  eventDidMount: ({ el }) => {
    // Events are anchors without an address; their text is their name.
    if (el.tagName === 'A') el.setAttribute('role', 'button');
  },
  dayCellDidMount: ({ el }) => {
    // Named after its number alone, a day would not tell of its events.
    el.removeAttribute('aria-labelledby');
    // An empty week scrolls too: its first day takes the focus, so that the arrow keys have something to start from.
    const isFirstDay = el.previousElementSibling?.hasAttribute('data-date') === false;
    if (isFirstDay && el.classList.contains('fc-timegrid-col')) el.setAttribute('tabindex', '0');
  },
  moreLinkDidMount: ({ el }) => {
    el.setAttribute('role', 'button');
  },
};
