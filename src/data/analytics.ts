/** The moments that are counted. */
export type AnalyticsEvent =
  'invite_register' | 'sign_up' | 'login' | 'empLogin' | 'first_login' | 'Email Registered';

/** A screen as the tag manager may know it: by its route, never by a record's name. */
export type CountedPage = { readonly pathname: string; readonly title: string };

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

let isClosed = false;
let current: CountedPage | null = null;
let tellPage: ((page: CountedPage) => void) | null = null;

/**
 * Counts a moment. Nothing leaves the device unless a tag manager is configured and the person has agreed; without
 * one the events stay in `window.dataLayer`, before an answer they are dropped. Never pass anybody's data.
 */
export function track(event: AnalyticsEvent, details: Readonly<Record<string, string>> = {}): void {
  if (isClosed || typeof window === 'undefined') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}

/** Notes which screen is open, for the tag manager where one runs. */
export function countPage(page: CountedPage): void {
  if (page.pathname === current?.pathname && page.title === current.title) return;
  current = page;
  tellPage?.(page);
}

/** Drops what happens until the door is opened. */
export function closeAnalytics(): void {
  isClosed = true;
  tellPage = null;
}

/** Lets moments through again and, where there is a tag manager, tells it each screen from the current one on. */
export function openAnalytics(tell: ((page: CountedPage) => void) | null): void {
  isClosed = false;
  tellPage = tell;
  if (current) tell?.(current);
}
