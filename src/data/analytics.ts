/** The moments that are counted. */
export type AnalyticsEvent =
  'invite_register' | 'sign_up' | 'login' | 'empLogin' | 'first_login' | 'Email Registered';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';

/**
 * Counts a moment. Nothing leaves the device unless a tag manager is configured; without one the events
 * stay in `window.dataLayer`. Never pass anybody's data.
 */
export function track(event: AnalyticsEvent, details: Readonly<Record<string, string>> = {}): void {
  if (typeof window === 'undefined') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}

/** Loads the tag manager of a container ("GTM-XXXX"), which then reads the counted moments. */
export function loadTagManager(container: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER}?id=${encodeURIComponent(container)}`;
  document.head.append(script);
}
