import { ERROR_SENTENCES } from '../core/errors';
import type { ErrorCode } from '../core/errors';

/** Why the server refused a change, for this user. */
export function refusalSentence(refusal: ErrorCode, isAdmin: boolean): string {
  // Administrators have every right: the record itself does not allow the change.
  if (refusal === 'denied' && isAdmin) {
    return 'The record does not allow this change as it is now. Look at it, then send it again or discard it.';
  }
  return ERROR_SENTENCES[refusal];
}
