import type { Intent } from '@/data/intent';
import type { AppError } from '@/domain/errors';
import { notify } from '@/shared/feedback/notify';

/** Says what was done, with Undo where it can be taken back. */
export function reportAccepted(intent: Intent, undo: (() => void) | null): void {
  notify.success(intent.label, undo ? { undo } : {});
}

/** Says that the server refused a change that was already shown, and why. */
export function reportRefused(intent: Intent, error: AppError): void {
  notify.error(`Not saved: ${intent.label}. ${error.message}`);
}
