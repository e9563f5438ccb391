import { rememberUndo } from './last-undo';
import type { NoticeOptions, NoticeVariant } from './notices';
import { wantPlaces } from './wanted-places';

/** Notices are loaded with the first one: no screen waits for them. */
function show(variant: NoticeVariant, text: string, options: NoticeOptions = {}): void {
  wantPlaces();
  void import('./notices').then(({ showNotice }) => showNotice(variant, text, options));
}

/** Lets the notice's button and Ctrl+Z take a change back, whichever comes first. */
function onceOnly(undo: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    undo();
  };
}

/** The one door for notices: at most three at once, with an optional Undo; `errorToast` for the named error toasts. */
export const notify = {
  success: (text: string, options: NoticeOptions = {}): void => {
    const undo = options.undo && onceOnly(options.undo);
    if (undo) rememberUndo(undo);
    show('success', text, undo ? { ...options, undo } : options);
  },
  info: (text: string, options?: NoticeOptions): void => show('info', text, options),
  error: (text: string, options?: NoticeOptions): void => show('error', text, options),
  errorToast: (text: string): void => {
    wantPlaces();
    void import('./notices').then(({ showErrorToast }) => showErrorToast(text));
  },
};
