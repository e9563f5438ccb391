import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import toast from 'react-hot-toast';

import { NoticeActions, type NoticeAction } from './notice-actions';

export type NoticeOptions = {
  undo?: () => void;
  action?: NoticeAction;
  /** Aborting it closes the notice. */
  over?: AbortSignal;
};

export type NoticeVariant = 'success' | 'info' | 'error';

const waiting: (() => void)[] = [];
let arePlacesThere = false;
let shownCount = 0;

/** Marks the notice containers as mounted and shows queued notices. Returns the function that marks them unmounted. */
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

/** Shows a snackbar, or queues it until the containers are mounted. */
export function showNotice(variant: NoticeVariant, text: string, options: NoticeOptions): void {
  const { undo, action, over } = options;
  // An error stays until it is read; an action needs time to be taken.
  const stays = variant === 'error' ? 10_000 : undo || action ? 8_000 : 4_000;
  const offers = [...(action ? [action] : []), ...(undo ? [{ label: 'Undo', onRun: undo }] : [])];
  whenOpen(() => {
    if (over?.aborted) return;
    const shown = enqueueSnackbar(text, {
      variant,
      // notistack's own keys, of the clock and chance, may be equal for notices of one moment.
      key: (shownCount += 1),
      // The notice closes itself: notistack's own timer ignores the focus.
      autoHideDuration: null,
      action: (key: SnackbarKey) => <NoticeActions noticeKey={key} stays={stays} offers={offers} />,
    });
    over?.addEventListener('abort', () => closeSnackbar(shown));
  });
}

/** Shows an error toast, or queues it until the containers are mounted. */
export function showErrorToast(text: string): void {
  whenOpen(() => toast.error(text));
}
