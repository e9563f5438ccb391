import { createHash } from 'node:crypto';
import { AppError } from '@/domain/core/errors';
import { linkCondition } from '@/domain/trackers/links';
import type { TrackingLink } from '@/domain/trackers/tracker';

/** @throws AppError('expired-link') with a sentence for the client, unless the link's page is open at `now` (epoch ms) */
export function refuseUnlessOpen(link: Pick<TrackingLink, 'state' | 'expiresAt'>, now: number): void {
  switch (linkCondition(link, now)) {
    case 'active':
      return;
    case 'paused':
    case 'requested':
      throw new AppError('expired-link', {
        sentence: 'This page is paused at the moment. Call the office if it is urgent.',
      });
    case 'expired':
    case 'revoked':
      throw new AppError('expired-link', { sentence: 'This link has ended. Ask the office for a new one.' });
  }
}

/** Id of the history's entry about what a client did on their page; a repeated request has the same. */
export function responseId(kind: string, link: string, requestId: string): string {
  return createHash('sha256').update(`${kind} ${link} ${requestId}`).digest('base64url').slice(0, 24);
}
