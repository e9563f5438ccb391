import { useSyncExternalStore } from 'react';
import { mayRunTagManager } from '@/domain/analytics/counted-address';
import {
  configuredTagManager,
  keepMoments,
  openAnalytics,
  setTagManager,
  tell as tellMoment,
} from './analytics';
import { forgetMoments, keepMoment, takeMoments } from './kept-moments';
import type { CountedPage } from './tag-manager';

/** The user's answer about cookies. */
export type ConsentChoice = 'accepted' | 'declined';

export type Consent = {
  readonly isNeeded: boolean;
  /** Null until the question is answered on this device. */
  readonly choice: ConsentChoice | null;
  readonly isReopened: boolean;
};

/** Stored by the browser, not the account: visitors are asked too. */
const KEY = 'cookies';

const NOT_NEEDED: Consent = { isNeeded: false, choice: null, isReopened: false };

let consent = NOT_NEEDED;
/** The container that may run in this document; null when its first address contains a key. */
let container: string | null = null;
let isRunning = false;
let page: CountedPage | null = null;
let tellPage: ((page: CountedPage) => void) | null = null;
/** A script that has run can only be removed by a new document. */
let leaveDocument = (): void => window.location.reload();
const listeners = new Set<() => void>();

/**
 * Starts with the stored answer: runs the tag manager after "Accept"; otherwise it is not loaded and events are not
 * counted.
 * @param tagManagerId null when none is configured; then no consent is needed
 * @param reload leaves a document that has run the tag manager
 */
export function startConsent(
  tagManagerId: string | null,
  address: { readonly pathname: string; readonly search: string },
  reload: () => void = leaveDocument,
): void {
  leaveDocument = reload;
  isRunning = false;
  container = mayRunTagManager(address) ? tagManagerId : null;
  window.removeEventListener('storage', followOtherTab);
  if (tagManagerId === null) {
    setTagManager(null);
    become(NOT_NEEDED);
    return;
  }
  setTagManager({ id: tagManagerId, address });
  tellPage = null;
  window.addEventListener('storage', followOtherTab);
  become({ isNeeded: true, choice: readChoice(), isReopened: false });
}

/** Stores the answer. After "Decline" a running script ends with the document, which reloads. */
export function answerConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // If the browser stores nothing, the answer applies to this document.
  }
  become({ ...consent, choice, isReopened: false });
}

/** Shows the question again, with the current answer. */
export function reopenConsent(): void {
  become({ ...consent, isReopened: true });
}

/** Reports the open screen to a running tag manager, each once. */
export function countPage(next: CountedPage): void {
  if (next.pathname === page?.pathname && next.title === page.title) return;
  page = next;
  tellPage?.(next);
}

/** The cookie question and its answer. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, () => consent);
}

function become(next: Consent): void {
  consent = next;
  // Nothing is reported about an address that works as a key: its events wait for another document.
  keepMoments(next.choice === 'accepted' && container === null ? keepMoment : null);
  if (next.choice === 'declined') forgetMoments();
  if (next.choice === 'accepted') void run();
  else if (isRunning) void stop();
  for (const tell of listeners) tell();
}

function close(): void {
  openAnalytics(false);
  tellPage = null;
}

async function run(): Promise<void> {
  if (isRunning || container === null) return;
  isRunning = true;
  const own = container;
  try {
    const { loadTagManager } = await import('./tag-manager');
    // Declined or restarted while the code was loading.
    if (consent.choice !== 'accepted' || own !== container) return;
    tellPage = loadTagManager(own);
    if (page) tellPage(page);
    openAnalytics(true);
    for (const moment of takeMoments()) tellMoment(moment);
  } catch {
    // Without a connection this session is not counted.
    isRunning = false;
  }
}

async function stop(): Promise<void> {
  close();
  await import('./tag-manager').then(({ forgetTagCookies }) => forgetTagCookies()).catch(() => undefined);
  leaveDocument();
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === KEY || key === null) become({ ...consent, choice: readChoice() });
}

function readChoice(): ConsentChoice | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'accepted' || kept === 'declined' ? kept : null;
  } catch {
    return null;
  }
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

// Loaded only when a tag manager is configured; runs once per document.
const configured = configuredTagManager();
if (configured) startConsent(configured.id, configured.address);
