import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { handoverShape } from '@/domain/network/handover';
import { trackerShape } from '@/domain/trackers/tracker';
import { mayOn } from '@/domain/access/viewer';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readSnapshot } from '../../records';
import { readViewer } from '../../company/viewers';

export const endHandoverInput = v.strictObject({ handover: id(1, 80, 'not-found') });

/**
 * Withdraws an offer or a hand-over, or returns it; callers need the right to edit their side's tracker now.
 * Sharing ends. The copy stays with its owner but leaves their open list if no work has begun.
 */
export async function endHandover(
  db: Firestore,
  caller: Caller,
  input: { readonly handover: string },
  now: number,
): Promise<Readonly<Record<never, never>>> {
  const handovers = db.collection(COLLECTIONS.handovers);
  const trackers = db.collection(COLLECTIONS.trackers);
  return db.runTransaction(async (tx) => {
    const viewer = await readViewer(db, tx, caller.uid);
    const mine = readSnapshot(handoverShape, await tx.get(handovers.doc(input.handover)));
    if (!mine || mine.owner !== viewer.owner) throw new AppError('not-found');
    // Reads assignees from the tracker itself: their copy in the hand-over lags a moment.
    const own = mine.trackerId === '' ? null : await tx.get(trackers.doc(mine.trackerId));
    const tracker = own && readSnapshot(trackerShape, own);
    const subject = tracker?.owner === mine.owner ? tracker : mine;
    if (!mayOn(viewer, 'trackers:edit', subject)) throw new AppError('denied');
    if (mine.state !== 'active' && mine.state !== 'waiting') return {};
    const twin = readSnapshot(handoverShape, await tx.get(handovers.doc(mine.twin)));
    const taken = mine.side === 'taken' ? mine : twin;
    const copyRef = taken && taken.trackerId !== '' ? trackers.doc(taken.trackerId) : null;
    const copy = copyRef && readSnapshot(trackerShape, await tx.get(copyRef));
    const ended = {
      state: mine.side === 'given' ? 'withdrawn' : 'returned',
      updatedAt: Timestamp.fromMillis(now),
      updatedBy: caller.uid,
    };
    tx.update(handovers.doc(mine.uuid), ended);
    if (twin) tx.update(handovers.doc(twin.uuid), ended);
    if (copyRef && copy?.status === 'Sold' && copy.owner === taken?.owner) {
      tx.update(copyRef, {
        listOrganizer: 'Archive',
        updatedAt: Timestamp.fromMillis(now),
        updatedBy: caller.uid,
      });
    }
    return {};
  });
}
