import { rememberUndo } from './last-undo';
import type { NoticeOptions, NoticeVariant } from './notices';
import { wantPlaces } from './wanted-places';

/** The notice code is loaded with the first notice: no screen waits for it. */
function show(variant: NoticeVariant, text: string, options: NoticeOptions = {}): void {
  wantPlaces();
  void import('./notices').then(({ showNotice }) => showNotice(variant, text, options));
}

/** Lets either the notice's button or Ctrl+Z undo a change, once; `over` closes the notice. */
function onceOnly(undo: () => void): { undo: () => void; over: AbortSignal } {
  const done = new AbortController();
  const once = () => {
    if (done.signal.aborted) return;
    done.abort();
    undo();
  };
  return { undo: once, over: done.signal };
}

/** All notices: at most three at once, with an optional Undo; `errorToast` for the named error toasts. */
export const notify = {
  success: (text: string, options: NoticeOptions = {}): void => {
    const once = options.undo && onceOnly(options.undo);
    if (once) rememberUndo(once.undo);
    show('success', text, { ...options, ...once });
  },
  info: (text: string, options?: NoticeOptions): void => show('info', text, options),
  error: (text: string, options?: NoticeOptions): void => show('error', text, options),
  errorToast: (text: string): void => {
    wantPlaces();
    void import('./notices').then(({ showErrorToast }) => showErrorToast(text));
  },
};
