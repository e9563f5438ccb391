import type { DataContextValue } from '@/data/runtime/data-context';
import type { Intent } from '@/data/core/intent';
import type { AppError } from '@/domain/core/errors';
import { refusalSentence } from '@/domain/journal/refusal-sentence';
import { rememberUndo } from '@/shared/feedback/last-undo';
import { logFailure } from '@/shared/feedback/log-failure';
import { notify } from '@/shared/feedback/notify';
import type { Places } from './leave-created';

/**
 * Reports changes in notices that name the record, with the next step and Undo where available. Undo of a creation
 * leaves the page of the created record for its list.
 */
export function acceptedReporter(places: Places): DataContextValue['onAccepted'] {
  return (intent, undo, next) => {
    // Ctrl+Z must not undo an older change when the latest cannot be undone.
    if (undo === null) rememberUndo(null);
    const leaveAndUndo = () => {
      void import('./leave-created')
        .then(({ leaveCreated }) => leaveCreated(intent, places))
        .catch((error: unknown) => logFailure('The page of an undone record stays open', error))
        .finally(undo);
    };
    const creates = intent.writes.some(({ kind }) => kind === 'create');
    notify.success(noticeText(intent), {
      ...(undo && { undo: creates ? leaveAndUndo : undo }),
      ...(next && { action: next }),
    });
  };
}

/** The change, and the record's title where the intent has one. */
function noticeText({ label, about = '' }: Intent): string {
  return about === '' ? label : `${label}: ${about}`;
}

/** Reports that the server refused a change that was already shown, and why. */
export function reportRefused(intent: Intent, error: AppError, isAdmin: boolean): void {
  const sentence = error.code === 'denied' ? refusalSentence(error.code, isAdmin) : error.message;
  notify.error(`Not saved: ${noticeText(intent)}. ${sentence}`);
}
