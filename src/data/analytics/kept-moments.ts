import type { Moment } from './analytics';

/** Stored by the browser, as the next document may open in another window. Holds no personal data. */
const KEY = 'cookies:moments';

/** Maximum age in ms: older events would be counted on a wrong day. */
const MOST_MS = 24 * 60 * 60_000;

/** More than any document has. */
const MOST_MOMENTS = 10;

type KeptMoment = { readonly at: number; readonly moment: Moment };

/** Keeps a moment for the next document that may report it. */
export function keepMoment(moment: Moment): void {
  try {
    const kept = [...read(), { at: Date.now(), moment }].slice(-MOST_MOMENTS);
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the event is not counted.
  }
}

/** Removes and returns the stored moments of the last day. */
export function takeMoments(): readonly Moment[] {
  const kept = read();
  forgetMoments();
  return kept.filter(({ at }) => Date.now() - at < MOST_MS).map(({ moment }) => moment);
}

/** Deletes the stored moments. */
export function forgetMoments(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing was stored either.
  }
}

function read(): readonly KeptMoment[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptMoment {
  return typeof value === 'object' && value !== null && 'at' in value && 'moment' in value;
}
