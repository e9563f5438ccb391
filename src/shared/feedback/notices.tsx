import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import toast from 'react-hot-toast';

import { NoticeActions, type NoticeAction } from './notice-actions';

export type NoticeOptions = {
  /** Takes the change back; offers "Undo". */
  undo?: () => void;
  action?: NoticeAction;
  /** The notice goes once this is aborted. */
  over?: AbortSignal;
};

export type NoticeVariant = 'success' | 'info' | 'error';

const waiting: (() => void)[] = [];
let arePlacesThere = false;

/** Says that the places of notices stand; what was said before is shown now. Gives what says that they are gone. */
export function openNotices(): () => void {
  arePlacesThere = true;
  for (const show of waiting.splice(0)) show();
  return () => {
    arePlacesThere = false;
  };
}

function whenOpen(show: () => void): void {
  if (arePlacesThere) show();
  else waiting.push(show);
}

/** Shows a snackbar as soon as there is a place for it. */
export function showNotice(variant: NoticeVariant, text: string, options: NoticeOptions): void {
  const { undo, action, over } = options;
  // An error waits for its reader, an offer needs time to be taken.
  const stays = variant === 'error' ? 10_000 : undo || action ? 8_000 : 4_000;
  const offers = [...(action ? [action] : []), ...(undo ? [{ label: 'Undo', onRun: undo }] : [])];
  whenOpen(() => {
    if (over?.aborted) return;
    const shown = enqueueSnackbar(text, {
      variant,
      // The notice closes itself: notistack's own timer does not wait for the focus.
      autoHideDuration: null,
      action: (key: SnackbarKey) => <NoticeActions noticeKey={key} stays={stays} offers={offers} />,
    });
    over?.addEventListener('abort', () => closeSnackbar(shown));
  });
}

/** Shows an error toast as soon as there is a place for it. */
export function showErrorToast(text: string): void {
  whenOpen(() => toast.error(text));
}
