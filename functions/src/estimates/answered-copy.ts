import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { personName, userShape } from '@/domain/account/user';
import { COLLECTIONS } from '@/domain/core/collections';
import { isOnBehalf } from '@/domain/estimates/answers/answer-words';
import type { Decision } from '@/domain/estimates/answers/decision';
import { refOf } from '../document-ref';
import { readSnapshot } from '../records';

const MAX_NAME = 170;

/** What a client's page tells of the answer that counts; nothing without one. `nameOf` names an employee. */
export function answered(answer: Decision | undefined, nameOf: (uid: string) => string) {
  if (!answer)
    return {
      option: '',
      extras: '',
      answeredBy: '',
      answeredAt: null,
      answeredHow: 'Link',
      notedBy: '',
    } as const;
  const { option, extras, name, createdAt, createdBy, how } = answer;
  const notedBy = isOnBehalf(answer) ? nameOf(createdBy) : '';
  return {
    option,
    extras: extras.join(' '),
    answeredBy: name,
    answeredAt: createdAt,
    answeredHow: how,
    notedBy,
  };
}

/** The names of the employees who noted answers on behalf of a client. */
export async function readNoters(
  db: Firestore,
  tx: Transaction,
  answers: readonly Decision[],
): Promise<(uid: string) => string> {
  const uids = [...new Set(answers.filter(isOnBehalf).map(({ createdBy }) => createdBy))];
  const docs =
    uids.length > 0 ? await tx.getAll(...uids.map((uid) => refOf(db, COLLECTIONS.users, uid))) : [];
  const users = docs.map((doc) => readSnapshot(userShape, doc));
  const names = new Map(users.map((user, at) => [uids[at], user ? personName(user) : '']));
  return (uid) => (names.get(uid) ?? '').slice(0, MAX_NAME);
}
