import type { Intent } from '@/data/intent';
import type { AppError } from '@/domain/errors';
import { rememberUndo } from '@/shared/feedback/last-undo';
import { notify } from '@/shared/feedback/notify';

/** Says what was done, with Undo where it can be taken back. */
export function reportAccepted(intent: Intent, undo: (() => void) | null): void {
  // A newer change that cannot be taken back must not leave Ctrl+Z with an older one.
  if (undo === null) rememberUndo(null);
  notify.success(intent.label, undo ? { undo } : {});
}

/** Says that the server refused a change that was already shown, and why. */
export function reportRefused(intent: Intent, error: AppError): void {
  notify.error(`Not saved: ${intent.label}. ${error.message}`);
}
