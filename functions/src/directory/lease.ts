import { randomUUID } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';

/** How long a lease holds without being renewed, ms: a worker that died is replaced after that. */
const LEASE_MS = 60_000;

/** The right to do one thing alone; every write under it asks whether it still holds. */
export type Lease = {
  /** Reads the lease in a transaction before its writes. @throws AppError('conflict') when it was lost. */
  readonly hold: (tx: Transaction) => Promise<void>;
  /** Gives it back; true when somebody asked meanwhile, and then it is kept for another round. */
  readonly done: () => Promise<boolean>;
  /** Gives it back without another round. */
  readonly drop: () => Promise<void>;
};

/**
 * Takes the lease of a name, or null when somebody holds it: they are told that there is more to do, and
 * do it before they give the lease back.
 */
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
