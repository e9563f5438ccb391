/** The counted events. */
export type AnalyticsEvent =
  'invite_register' | 'sign_up' | 'login' | 'empLogin' | 'first_login' | 'Email Registered';

/** A moment for the tag manager. */
export type Moment = { readonly event: AnalyticsEvent } & Readonly<Record<string, string>>;

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** A container, and the document's initial address. */
export type TagManager = {
  readonly id: string;
  readonly address: { readonly pathname: string; readonly search: string };
};

let tagManager: TagManager | null = null;
let isOpen = true;
let keep: ((moment: Moment) => void) | null = null;

/** The tag manager of this build; null when there is none and no consent is needed. */
export function configuredTagManager(): TagManager | null {
  return tagManager;
}

/** Sets the tag manager. With one, events are dropped until the user has agreed. */
export function setTagManager(next: TagManager | null): void {
  tagManager = next;
  isOpen = next === null;
  keep = null;
}

/**
 * Counts an event. Nothing leaves the device unless a tag manager is configured and the user has agreed; without one
 * events stay in `window.dataLayer`, without an answer they are dropped. Never pass personal data.
 */
export function track(event: AnalyticsEvent, details: Readonly<Record<string, string>> = {}): void {
  const moment = { ...details, event };
  if (isOpen) tell(moment);
  else keep?.(moment);
}

/** Passes events to the tag manager, or drops them. */
export function openAnalytics(next: boolean): void {
  isOpen = next;
}

/** Sets the receiver of moments without consent; null drops them. */
export function keepMoments(next: ((moment: Moment) => void) | null): void {
  keep = next;
}

/** Passes a moment to the tag manager. */
export function tell(moment: Moment): void {
  if (typeof window === 'undefined') return;
  window.dataLayer ??= [];
  window.dataLayer.push(moment);
}
