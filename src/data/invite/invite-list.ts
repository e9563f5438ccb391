import { AppError } from '@/domain/core/errors';
import { INVITE_FUNCTION } from '@/domain/invite/invite-list';
import type { InvitePage } from '@/domain/invite/invite-list';
import { postToOwnOrigin } from '../callables/own-origin';

/** Requests a place on the invite list. Resolves with null or the function's objection; rejects with AppError. */
export async function joinInviteList(email: string, page: InvitePage): Promise<string | null> {
  const { status, body } = await postToOwnOrigin(`/${INVITE_FUNCTION}`, { email, page });
  const { error, success } = fieldsOf(body);
  const sentence = typeof error === 'string' && error !== '' ? error : undefined;
  if (status >= 500) throw new AppError('unavailable', sentence === undefined ? {} : { sentence });
  if (sentence !== undefined) return sentence;
  // An HTML page, which a hosting without the function returns with 200.
  if (success !== true) throw new AppError('unavailable', { cause: body });
  return null;
}

function fieldsOf(body: unknown): { readonly error?: unknown; readonly success?: unknown } {
  return typeof body === 'object' && body !== null ? body : {};
}
