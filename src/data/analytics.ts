/** The moments that are counted. */
export type AnalyticsEvent =
  'invite_register' | 'sign_up' | 'login' | 'empLogin' | 'first_login' | 'Email Registered';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** `none` where no tag manager is configured, `closed` until the person agrees. */
let door: 'none' | 'closed' | 'open' = 'none';

/** Whether this build has a tag manager, and people are asked about cookies. */
export function hasTagManager(): boolean {
  return door !== 'none';
}

/**
 * Counts a moment. Nothing leaves the device unless a tag manager is configured and the person has agreed; without
 * one the events stay in `window.dataLayer`, before an answer they are dropped. Never pass anybody's data.
 */
export function track(event: AnalyticsEvent, details: Readonly<Record<string, string>> = {}): void {
  if (door === 'closed' || typeof window === 'undefined') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}

/** Says whether there is a tag manager, and whether what happens is dropped (`closed`) or counted (`open`). */
export function setAnalytics(next: typeof door): void {
  door = next;
}
