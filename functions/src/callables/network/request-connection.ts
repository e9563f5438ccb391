import { getAuth } from 'firebase-admin/auth';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import {
  DECLINED_DAYS,
  MAX_REQUEST_MESSAGE,
  networkName,
  REQUESTS_PER_HOUR,
} from '@/domain/network/connection';
import { emailKey, isEmailAddress } from '@/domain/format/email';
import { AppError } from '@/domain/core/errors';
import { DAY_MS } from '@/domain/time/time';
import type { UserRecord } from '@/domain/account/user';
import type { Caller } from '../../calls/guard';
import { countUse, limitRef } from '../../calls/limits';
import { personBehind } from '../../network/codes';
import { addressRef, connect, putView, readPerson, readView, shownOf, viewRef } from '../../network/views';
import { queueNotice, readersOf } from '../../notices';
import { text } from '../../calls/input';

/** Takes an address, an invitation link or a uid from a search, and a short message. */
export const requestConnectionInput = v.strictObject({
  by: v.picklist(['email', 'code', 'person']),
  to: text(1, 320),
  message: text(0, MAX_REQUEST_MESSAGE, `A message has at most ${MAX_REQUEST_MESSAGE} characters.`),
});

type Request = v.InferOutput<typeof requestConnectionInput>;

/**
 * Asks a person to connect. Two people who ask each other are connected. The answer never reveals whether an
 * address has an account, or whether the person blocked or declined the caller.
 */
export async function requestConnection(
  db: Firestore,
  caller: Caller,
  request: Request,
  now: number,
): Promise<{ readonly state: 'sent' | 'connected' }> {
  const email = emailKey(request.to);
  if (request.by === 'email' && !isEmailAddress(email)) throw new AppError('invalid-email');
  const behindAddress = request.by === 'email' ? await uidOfAddress(email) : null;
  return db.runTransaction(async (tx) => {
    const me = await readPerson(db, tx, caller.uid);
    const limit = await tx.get(limitRef(db, `connect_${caller.uid}`, now));
    const other = await personAsked(db, tx, request, behindAddress);
    if (other?.uuid === caller.uid) throw new AppError('invalid', { sentence: 'This is yourself.' });
    const isByAddress = request.by === 'email';
    const sentRef = isByAddress
      ? addressRef(db, caller.uid, email)
      : viewRef(db, caller.uid, other?.uuid ?? '');
    const sent = await readView(tx, sentRef);
    const standing = other && (await readPair(db, tx, caller.uid, other.uuid));

    if (standing?.mine.is?.state === 'blocked') {
      throw new AppError('conflict', { sentence: 'You blocked this person. Unblock them first.' });
    }
    if (standing?.mine.is?.state === 'connected') return { state: 'connected' };
    if (other && standing && standing.asks) {
      countUse(tx, limit, REQUESTS_PER_HOUR, now);
      if (standing.asksFrom) tx.delete(standing.asksFrom);
      connect(
        db,
        tx,
        [
          { person: me, view: standing.mine },
          { person: other, view: standing.theirs },
        ],
        now,
      );
      return { state: 'connected' };
    }
    if (sent.is?.state === 'sent') return { state: 'sent' };
    const isNews = other !== null && standing !== null && isHeard(standing.theirs.is, now);
    const readers = isNews
      ? await readersOf(db, tx, [other.uuid], { kind: 'connection-request', id: `${caller.uid}-${now}` })
      : [];
    countUse(tx, limit, REQUESTS_PER_HOUR, now);
    const shown = isByAddress || !other ? { otherName: email } : shownOf(other);
    putView(tx, sent, caller.uid, { ...shown, message: request.message, state: 'sent', askedBy: '' }, now);
    if (isNews) {
      queueNotice(tx, readers, { kind: 'connection-request', name: networkName(me) });
      putView(
        tx,
        standing.theirs,
        other.uuid,
        {
          ...shownOf(me),
          message: request.message,
          state: 'waiting',
          askedBy: isByAddress ? sentRef.id : '',
          createdAt: now,
        },
        now,
      );
    }
    return { state: 'sent' };
  });
}

function isHeard(
  theirs: { readonly state: string; readonly updatedAt: number } | null,
  now: number,
): boolean {
  if (theirs?.state === 'blocked') return false;
  return theirs?.state !== 'declined' || now - theirs.updatedAt > DECLINED_DAYS * DAY_MS;
}

/** The connection of two people, and whether the other has an open request. */
async function readPair(db: Firestore, tx: Transaction, uid: string, other: string) {
  const [mine, theirs] = [
    await readView(tx, viewRef(db, uid, other)),
    await readView(tx, viewRef(db, other, uid)),
  ];
  const askedBy = mine.is?.askedBy ?? '';
  const asksFrom: DocumentReference | null =
    askedBy === '' ? null : db.collection(COLLECTIONS.connections).doc(askedBy);
  const asked = asksFrom ? (await readView(tx, asksFrom)).is : theirs.is;
  return { mine, theirs, asks: asked?.state === 'sent', asksFrom };
}

async function personAsked(
  db: Firestore,
  tx: Transaction,
  { by, to }: Request,
  behindAddress: string | null,
): Promise<UserRecord | null> {
  if (by === 'email') {
    if (behindAddress === null) return null;
    // An account that never logged in has no user record and receives no request.
    return readPerson(db, tx, behindAddress).catch(unlessMissing);
  }
  if (by === 'code') {
    const uid = /^\w+$/.test(to) ? await personBehind(db, tx, to, 'network') : null;
    if (uid === null) {
      throw new AppError('expired-link', { sentence: 'This invitation link has ended. Ask for a new one.' });
    }
    return readPerson(db, tx, uid);
  }
  const isFindable =
    /^[\w-]+$/.test(to) && (await tx.get(db.collection(COLLECTIONS.findable).doc(to))).exists;
  if (!isFindable) throw new AppError('not-found', { sentence: 'This person cannot be found any more.' });
  return readPerson(db, tx, to);
}

function unlessMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not-found') return null;
  throw error;
}

/** The uid with this verified address, or null. Addresses copied into records prove nothing. */
async function uidOfAddress(email: string): Promise<string | null> {
  try {
    const account = await getAuth().getUserByEmail(email);
    return account.emailVerified && !account.disabled ? account.uid : null;
  } catch (error) {
    const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : null;
    if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return null;
    throw error;
  }
}
