import { randomUUID } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';

/** How long a lease holds without renewal, ms; then a dead worker is replaced. */
const LEASE_MS = 60_000;

/** An exclusive right to one task; every write under it checks that it still holds. */
export type Lease = {
  /** Reads the lease in a transaction before its writes. @throws AppError('conflict') when it was lost. */
  readonly hold: (tx: Transaction) => Promise<void>;
  /** Releases it; true when another caller asked meanwhile: then it is kept for another round. */
  readonly done: () => Promise<boolean>;
  readonly drop: () => Promise<void>;
};

/** Takes a lease, or returns null when it is held; its holder then does one more round before the release. */
export async function takeLease(db: Firestore, name: string): Promise<Lease | null> {
  const ref = db.collection(COLLECTIONS.limits).doc(`${name}_lease`);
  const id = randomUUID();
  const isTaken = await db.runTransaction(async (tx) => {
    const { until } = readLease(await tx.get(ref));
    if (until > Date.now()) {
      tx.update(ref, { wanted: true });
      return false;
    }
    tx.set(ref, held(id));
    return true;
  });
  return isTaken ? leaseOf(db, ref, id) : null;
}

function leaseOf(db: Firestore, ref: DocumentReference, id: string): Lease {
  return {
    hold: async (tx) => {
      const lease = readLease(await tx.get(ref));
      if (lease.id !== id) throw new AppError('conflict');
      tx.update(ref, { until: untilNow() });
    },
    done: () =>
      db.runTransaction(async (tx) => {
        const lease = readLease(await tx.get(ref));
        if (lease.id !== id) return false;
        if (lease.wanted) tx.set(ref, held(id));
        else tx.delete(ref);
        return lease.wanted;
      }),
    drop: () =>
      db.runTransaction(async (tx) => {
        const lease = readLease(await tx.get(ref));
        if (lease.id === id) tx.delete(ref);
      }),
  };
}

const untilNow = () => Timestamp.fromMillis(Date.now() + LEASE_MS);

const held = (id: string) => ({ id, until: untilNow(), wanted: false });

function readLease(snapshot: { readonly get: (field: string) => unknown }) {
  const until = snapshot.get('until');
  return {
    id: snapshot.get('id'),
    until: until instanceof Timestamp ? until.toMillis() : 0,
    wanted: snapshot.get('wanted') === true,
  };
}
