import type { NextStep } from '@/data/runtime/data-context';
import type { Intent } from '@/data/core/intent';
import type { AppError } from '@/domain/core/errors';
import { rememberUndo } from '@/shared/feedback/last-undo';
import { notify } from '@/shared/feedback/notify';

/** Says what was done, with the next step there may be, and with Undo where it can be taken back. */
export function reportAccepted(intent: Intent, undo: (() => void) | null, next?: NextStep): void {
  // A newer change that cannot be taken back must not leave Ctrl+Z with an older one.
  if (undo === null) rememberUndo(null);
  notify.success(intent.label, { ...(undo && { undo }), ...(next && { action: next }) });
}

/** Says that the server refused a change that was already shown, and why. */
export function reportRefused(intent: Intent, error: AppError): void {
  notify.error(`Not saved: ${intent.label}. ${error.message}`);
}
