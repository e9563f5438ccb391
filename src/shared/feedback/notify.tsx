import type { NoticeOptions, NoticeVariant } from './notices';
import { wantPlaces } from './wanted-places';

/** Notices are loaded with the first one: no screen waits for them. */
function show(variant: NoticeVariant, text: string, options: NoticeOptions = {}): void {
  wantPlaces();
  void import('./notices').then(({ showNotice }) => showNotice(variant, text, options));
}

/** The one door for notices: at most three at once, with an optional Undo; `errorToast` for the named error toasts. */
export const notify = {
  success: (text: string, options?: NoticeOptions): void => show('success', text, options),
  info: (text: string, options?: NoticeOptions): void => show('info', text, options),
  error: (text: string, options?: NoticeOptions): void => show('error', text, options),
  errorToast: (text: string): void => {
    wantPlaces();
    void import('./notices').then(({ showErrorToast }) => showErrorToast(text));
  },
};
