/** Whether text is a real calendar day. Apart from `time`, so that reading records does not load luxon. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}

/** Whether a typed day is finished: a real one of 1900 to 2199. 0002 and 0202 are years on the way to 2026. */
export function isFinishedDay(value: string): boolean {
  return isDay(value) && value >= '1900' && value < '2200';
}

/** Days that a date of planned work may have. */
export const DUE_DAYS = { from: '2000-01-01', until: '2099-12-31' } as const;
