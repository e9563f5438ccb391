import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { choice, defineShape, moment, requiredText, text } from '../core/shape';
import type { Infer } from '../core/shape';

/** Longest text message: three parts of 160 characters, which is what a client is charged for and reads at once. */
export const MAX_TEXT_MESSAGE = 480;

/**
 * - `queued`: not handed to the provider yet, or to be tried again.
 * - `sending`: handed over, without an answer so far. It is never handed over again: it may have arrived.
 * - `sent`: the provider took it.
 * - `failed`: it did not go; `why` is a sentence for the office.
 */
export const TEXT_STATES = ['queued', 'sending', 'sent', 'failed'] as const;

/** `Texts/{id}`: a text message to a client, the counterpart of a mail in `Outbox`. Functions alone use it. */
export const textMessageShape = defineShape(COLLECTIONS.texts, {
  owner: bookkeeping(requiredText(128)),
  /** The number in international format, digits after a plus. */
  to: requiredText(20),
  body: requiredText(MAX_TEXT_MESSAGE),
  /** The `ClientUpdates` document that it tells of, and the tracker in whose history it is. */
  updateId: text(140),
  trackerId: text(64),
  state: choice(TEXT_STATES),
  why: text(200),
  createdAt: bookkeeping(moment()),
});
export type TextMessage = Infer<typeof textMessageShape>;
