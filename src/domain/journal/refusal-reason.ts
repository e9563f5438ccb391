import { ERROR_SENTENCES } from '../core/errors';
import type { ErrorCode } from '../core/errors';
import { refusalSentence } from './refusal-sentence';

/** What is known of a change that the server refused. */
export type Refused = {
  readonly refusal: ErrorCode;
  readonly kind: 'create' | 'patch' | 'delete';
  /** The record as the user finds it on the server now. */
  readonly server: 'asking' | 'there' | 'gone' | 'hidden';
  /** The name of another user who changed the record after this change was made; null for none. */
  readonly changedBy: string | null;
  /** True when the plan has no room for what the change adds. */
  readonly isPlanFull: boolean;
  readonly isAdmin: boolean;
};

/** Why a change was not saved, as a sentence, and whether sending it again may help. */
export function refusalReason(refused: Refused): { readonly sentence: string; readonly mayRetry: boolean } {
  const { refusal, kind, server, changedBy, isPlanFull, isAdmin } = refused;
  if (server === 'gone' && kind !== 'create') {
    return {
      sentence: 'This record was deleted meanwhile. Copy what you still need, then discard the change.',
      mayRetry: false,
    };
  }
  if (server === 'hidden') {
    return {
      sentence: 'You may not see this record any more. Once the office has added you again, send it again.',
      mayRetry: true,
    };
  }
  if (isPlanFull) return { sentence: ERROR_SENTENCES['limit-reached'], mayRetry: true };
  if (changedBy !== null) {
    return {
      sentence: `${changedBy} changed this record after you. Compare both, then send yours again or discard it.`,
      mayRetry: true,
    };
  }
  return { sentence: refusalSentence(refusal, isAdmin), mayRetry: true };
}
