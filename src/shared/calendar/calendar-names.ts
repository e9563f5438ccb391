import type { CalendarOptions } from '@fullcalendar/core';

type MountHooks = 'eventDidMount' | 'dayCellDidMount' | 'moreLinkDidMount';

/** Corrects the calendar library's markup for screen readers and keyboards: focus, roles, full names. */
export const calendarNames: Pick<CalendarOptions, MountHooks> = {
  eventDidMount: ({ el }) => {
    // Events are anchors without an address; their text is their name.
    if (el.tagName === 'A') el.setAttribute('role', 'button');
  },
  dayCellDidMount: ({ el }) => {
    // A day named only by its number would hide its events from a screen reader.
    el.removeAttribute('aria-labelledby');
    // An empty week scrolls too: its first day takes the focus, so that the arrow keys work.
    const isFirstDay = el.previousElementSibling?.hasAttribute('data-date') === false;
    if (isFirstDay && el.classList.contains('fc-timegrid-col')) el.setAttribute('tabindex', '0');
  },
  moreLinkDidMount: ({ el }) => {
    el.setAttribute('role', 'button');
  },
};
