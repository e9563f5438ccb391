/** The moments that are counted. */
export type AnalyticsEvent =
  'invite_register' | 'sign_up' | 'login' | 'empLogin' | 'first_login' | 'Email Registered';

/** A moment as the tag manager is told it. */
export type Moment = { readonly event: AnalyticsEvent } & Readonly<Record<string, string>>;

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** A container, and the address that this document began with. */
export type TagManager = {
  readonly id: string;
  readonly address: { readonly pathname: string; readonly search: string };
};

let tagManager: TagManager | null = null;
let isOpen = true;
let keep: ((moment: Moment) => void) | null = null;

/** The tag manager of this build; null where there is none and nobody is asked about cookies. */
export function configuredTagManager(): TagManager | null {
  return tagManager;
}

/** Sets the tag manager. Where there is one, what happens is dropped until the person has agreed. */
export function setTagManager(next: TagManager | null): void {
  tagManager = next;
  isOpen = next === null;
  keep = null;
}

/**
 * Counts a moment. Nothing leaves the device unless a tag manager is configured and the person has agreed; without
 * one the events stay in `window.dataLayer`, before an answer they are dropped. Never pass anybody's data.
 */
export function track(event: AnalyticsEvent, details: Readonly<Record<string, string>> = {}): void {
  const moment = { ...details, event };
  if (isOpen) tell(moment);
  else keep?.(moment);
}

/** Lets what happens through to the tag manager, or drops it. */
export function openAnalytics(next: boolean): void {
  isOpen = next;
}

/** Says what happens with moments that are not let through; null drops them. */
export function keepMoments(next: ((moment: Moment) => void) | null): void {
  keep = next;
}

/** Puts a moment where the tag manager takes it from. */
export function tell(moment: Moment): void {
  if (typeof window === 'undefined') return;
  window.dataLayer ??= [];
  window.dataLayer.push(moment);
}
