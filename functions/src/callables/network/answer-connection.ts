import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { CONNECTION_ANSWERS, mayAnswer } from '@/domain/network/connection';
import type { Connection, ConnectionAnswer } from '@/domain/network/connection';
import { AppError } from '@/domain/core/errors';
import type { Caller } from '../../calls/guard';
import { connect, disconnect, putView, readPerson, readView, viewRef } from '../../network/views';
import type { View } from '../../network/views';
import { id } from '../../calls/input';

const ANSWERS = Object.keys(CONNECTION_ANSWERS) as ConnectionAnswer[];

/** Input of `answerConnection`: the caller's own view of a person, and the answer. */
export const answerConnectionInput = v.strictObject({
  connection: id(1, 200, 'not-found'),
  answer: v.picklist(ANSWERS),
});

/** Changes a connection. The other side learns only of an acceptance and an end. Idempotent. */
export async function answerConnection(
  db: Firestore,
  caller: Caller,
  { connection, answer }: { readonly connection: string; readonly answer: ConnectionAnswer },
  now: number,
): Promise<Readonly<Record<never, never>>> {
  return db.runTransaction(async (tx) => {
    const mine = await readView(tx, db.collection(COLLECTIONS.connections).doc(connection));
    if (mine.is && mine.is.person !== caller.uid) throw new AppError('not-found');
    if (isDone(mine.is, answer)) return {};
    if (!mine.is) throw new AppError('not-found');
    if (!mayAnswer(mine.is.state, answer)) throw new AppError('conflict');
    await carryOut(db, tx, { ...mine, is: mine.is }, answer, now);
    return {};
  });
}

function isDone(mine: Connection | null, answer: ConnectionAnswer): boolean {
  switch (answer) {
    case 'accept':
      return mine?.state === 'connected';
    case 'block':
      return mine?.state === 'blocked';
    case 'decline':
      return mine?.state === 'declined';
    case 'withdraw':
    case 'remove':
    case 'unblock':
      return mine === null;
  }
}

async function carryOut(
  db: Firestore,
  tx: Transaction,
  mine: View & { readonly is: Connection },
  answer: ConnectionAnswer,
  now: number,
): Promise<void> {
  const { person, other, askedBy } = mine.is;
  switch (answer) {
    case 'accept': {
      const theirs = await readView(tx, viewRef(db, other, person));
      const [me, them] = [await readPerson(db, tx, person), await readPerson(db, tx, other)];
      if (askedBy !== '') tx.delete(db.collection(COLLECTIONS.connections).doc(askedBy));
      connect(
        db,
        tx,
        [
          { person: me, view: mine },
          { person: them, view: theirs },
        ],
        now,
      );
      return;
    }
    case 'decline':
      putView(tx, mine, person, { state: 'declined' }, now);
      return;
    case 'block':
    case 'remove':
      if (mine.is.state === 'connected') await disconnect(db, tx, mine.is);
      if (answer === 'block') putView(tx, mine, person, { state: 'blocked', message: '' }, now);
      else tx.delete(mine.ref);
      return;
    case 'withdraw':
      await takeBack(db, tx, mine);
      return;
    case 'unblock':
      tx.delete(mine.ref);
  }
}

/** Takes a request back on both sides; the other side's own decision about it stays. */
async function takeBack(
  db: Firestore,
  tx: Transaction,
  mine: View & { readonly is: Connection },
): Promise<void> {
  const { person, other } = mine.is;
  const connections = db.collection(COLLECTIONS.connections);
  // For a request to an address, only the other side's document names the other person.
  const found =
    other === ''
      ? (await tx.get(connections.where('askedBy', '==', mine.ref.id).limit(1))).docs[0]?.ref
      : viewRef(db, other, person);
  const theirs = found && (await readView(tx, found));
  tx.delete(mine.ref);
  if (theirs?.is?.state === 'waiting') tx.delete(theirs.ref);
}
