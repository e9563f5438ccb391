const ghost = (top: number, height: number) => ({
  content: '""',
  // The library renders these as tables, which are as wide as their content.
  display: 'block',
  position: 'absolute',
  insetInline: '4px',
  top: `${top}px`,
  height: `${height}px`,
  borderRadius: '6px',
  background: 'var(--jl-divider)',
  opacity: 0.6,
});

/** 64 pixels an hour, as in `calendarSx`. */
const at = (hour: number) => hour * 64;

/** Grey lines in a list, and their distance in pixels. */
const LIST_GHOSTS = 8;
const LIST_ROW = 44;

/** Grey entries while events load, drawn by the days: an empty week would mean that nothing is planned. */
export const ghostSx = {
  // The column of the hours also matches, but has no date.
  '& .fc-timegrid-col[data-date]:nth-of-type(even) .fc-timegrid-col-frame::before': ghost(at(9), 126),
  '& .fc-timegrid-col[data-date]:nth-of-type(3n) .fc-timegrid-col-frame::after': ghost(at(13.5), 126),
  '& .fc-daygrid-day:nth-of-type(3n + 1) .fc-daygrid-day-frame::before': ghost(32, 20),
  '& .fc-daygrid-day:nth-of-type(5n + 3) .fc-daygrid-day-frame::after': ghost(32, 20),
  '& .fc-list-empty': { display: 'block', padding: '15px 12px', background: 'transparent' },
  '& .fc-list-empty-cushion': {
    width: '72%',
    height: `${LIST_GHOSTS * LIST_ROW}px`,
    margin: 0,
    background: `repeating-linear-gradient(var(--jl-divider) 0 14px, transparent 14px ${LIST_ROW}px)`,
    opacity: 0.6,
    color: 'transparent',
  },
} as const;
