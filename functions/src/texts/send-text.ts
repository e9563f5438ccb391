import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { clientUpdateShape } from '@/domain/client-updates/client-update';
import { textMessageShape } from '@/domain/client-updates/text-message';
import type { TextMessage } from '@/domain/client-updates/text-message';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { entryOfWrite, subjectOf } from '@/domain/history/activity-entry';
import { activityShape } from '@/domain/history/activity';
import { nounNamed } from '@/domain/nouns';
import { MINUTE_MS } from '@/domain/time/time';
import { trackerShape } from '@/domain/trackers/tracker';
import { readSnapshot, storedRecord } from '../records';
import type { Step } from '../triggers/change';
import { openTexts } from './open-texts';
import type { SendText } from './text-port';

/** A busy provider is asked again for this long, by deliveries of the event with growing pauses. */
const TRY_FOR_MS = 50 * MINUTE_MS;
const STILL_BUSY = 'The provider did not take the text message for an hour.';
const NOT_SET_UP = 'Text messages are not set up.';

/** On a new text message: hands it to the provider, once. */
export const sendQueuedText: Step = async (db, { id, at, before, after }) => {
  if (before || after?.['state'] !== 'queued') return;
  await sendText(db, id, openTexts(), Date.now() - at > TRY_FOR_MS);
};

/**
 * Hands a queued text message to the provider. It is marked before, in a transaction, so deliveries at once or again
 * never send it twice. One that fails says why at its update and in the tracker's history.
 * @throws AppError('unavailable') while the provider is busy, unless this is the last try
 */
export async function sendText(
  db: Firestore,
  id: string,
  send: SendText | null,
  isLastTry: boolean,
): Promise<void> {
  const ref = db.collection(COLLECTIONS.texts).doc(id);
  const text = await db.runTransaction(async (tx) => {
    const queued = readSnapshot(textMessageShape, await tx.get(ref));
    if (queued?.state !== 'queued') return null;
    tx.update(ref, { state: 'sending' });
    return queued;
  });
  if (!text) return;
  const answer = send ? await send(text.to, text.body) : ({ kind: 'failed', why: NOT_SET_UP } as const);
  if (answer.kind === 'sent') await ref.update({ state: 'sent' });
  else if (answer.kind === 'failed') await fail(db, ref, text, answer.why);
  else if (isLastTry) await fail(db, ref, text, STILL_BUSY);
  else {
    await ref.update({ state: 'queued' });
    throw new AppError('unavailable');
  }
}

/** Marks a text message that was handed over as failed, and says why at its update and in the tracker's history. */
export async function fail(
  db: Firestore,
  ref: DocumentReference,
  text: TextMessage,
  why: string,
): Promise<void> {
  const { owner, to, trackerId, updateId } = text;
  const now = Date.now();
  const updateRef = db.collection(COLLECTIONS.clientUpdates).doc(updateId);
  const trackerRef = db.collection(COLLECTIONS.trackers).doc(trackerId);
  await db.runTransaction(async (tx) => {
    const [textDoc, updateDoc, trackerDoc] = await tx.getAll(ref, updateRef, trackerRef);
    if (textDoc?.get('state') !== 'sending') return;
    const update = updateDoc && readSnapshot(clientUpdateShape, updateDoc);
    const tracker = trackerDoc && readSnapshot(trackerShape, trackerDoc);
    tx.update(ref, { state: 'failed', why });
    // A mail that went beside it has told the client.
    const wasOnlyText = update?.state === 'sent' && update.to === to;
    if (wasOnlyText) {
      const change = { state: 'unsent', why, updatedAt: now, updatedBy: '' } as const;
      tx.update(updateRef, storedRecord(clientUpdateShape, change));
    }
    if (!tracker || tracker.owner !== owner) return;
    const entry = entryOfWrite({
      uuid: `${ref.id}-failed`,
      subject: subjectOf(nounNamed('tracker'), trackerId, tracker),
      owner,
      assignees: tracker.assignees,
      at: now,
      by: '',
      byName: '',
      kind: 'mail',
      changes: [],
    });
    const body = `The text message to ${to} was not sent. ${why}`;
    tx.set(
      db.collection(COLLECTIONS.activity).doc(entry.uuid),
      storedRecord(activityShape, { ...entry, body }),
    );
  });
}
