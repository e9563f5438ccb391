import type { NextStep } from '@/data/runtime/data-context';
import type { Intent } from '@/data/core/intent';
import type { AppError } from '@/domain/core/errors';
import { refusalSentence } from '@/domain/journal/refusal-sentence';
import { rememberUndo } from '@/shared/feedback/last-undo';
import { notify } from '@/shared/feedback/notify';

/** Reports a change in a notice, with its next step and Undo where available. */
export function reportAccepted(intent: Intent, undo: (() => void) | null, next?: NextStep): void {
  // Ctrl+Z must not undo an older change when the latest cannot be undone.
  if (undo === null) rememberUndo(null);
  notify.success(intent.label, { ...(undo && { undo }), ...(next && { action: next }) });
}

/** Reports that the server refused a change that was already shown, and why. */
export function reportRefused(intent: Intent, error: AppError, isAdmin: boolean): void {
  const sentence = error.code === 'denied' ? refusalSentence(error.code, isAdmin) : error.message;
  notify.error(`Not saved: ${intent.label}. ${sentence}`);
}
