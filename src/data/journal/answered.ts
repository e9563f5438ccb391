import { COLLECTIONS } from '@/domain/core/collections';
import type { Doc, Value } from '@/domain/core/value';
import type { MailState } from '@/domain/mail/mail';
import type { ClientUpdate } from '@/domain/client-updates/client-update';
import type { Ref, Tag } from '../store/port';

/** A state by which a client asks, the states to which functions move it on, and the moment they clear then. */
type Answer = {
  readonly collection: string;
  readonly asked: string;
  readonly answers: readonly string[];
  readonly moment?: string;
};

const DELIVERED: readonly MailState[] = ['sent', 'failed'];
const TOLD: readonly ClientUpdate['state'][] = ['sent', 'settled', 'unsent'];

const ANSWERS: readonly Answer[] = [
  // A requested link is active when the plan has room for it.
  { collection: COLLECTIONS.tracking, asked: 'requested', answers: ['active'] },
  { collection: COLLECTIONS.mail, asked: 'queued', answers: DELIVERED },
  { collection: COLLECTIONS.mail, asked: 'sending', answers: ['queued', ...DELIVERED], moment: 'sendAt' },
  { collection: COLLECTIONS.clientUpdates, asked: 'waiting', answers: TOLD, moment: 'dueAt' },
];

/** The fields of a write that functions have changed since by answering it, or none. */
export function answeredFields(
  { collection }: Ref,
  doc: Doc,
  fields: Readonly<Record<string, Value | Tag>>,
): readonly string[] {
  const answer = ANSWERS.find((one) => one.collection === collection && one.asked === fields['state']);
  const held = doc['state'];
  if (!answer || typeof held !== 'string' || !answer.answers.includes(held)) return [];
  return ['state', ...(answer.moment === undefined ? [] : [answer.moment])];
}
