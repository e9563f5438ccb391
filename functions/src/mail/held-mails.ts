import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { HELD_MS, heldMailShape } from '@/domain/mail/held-mail';
import type { HeldMail } from '@/domain/mail/held-mail';
import { writePaperMail } from '@/domain/mail/paper-mail';
import { readSnapshot, storedRecord } from '../records';
import { keepPaper } from './paper-of-mail';
import type { PaperOfMail } from './paper-of-mail';

/** Mails let go in one run; the next run takes the rest. */
const PAGE = 100;

/** Queues a paper's mail: at once, or once its PDF is there. */
export function queuePaperMail(db: Firestore, tx: Transaction, mail: HeldMail, waitsForPaper: boolean): void {
  if (waitsForPaper) tx.create(heldRef(db, mail.uuid), storedRecord(heldMailShape, mail));
  else tx.create(outboxRef(db, mail.uuid), writePaperMail(mail.mail, null));
}

/** A mail that still waits, as of this transaction; null once it has gone. */
export async function readHeld(db: Firestore, tx: Transaction, id: string): Promise<HeldMail | null> {
  return readSnapshot(heldMailShape, await tx.get(heldRef(db, id)));
}

/** Lets a mail go that `readHeld` found in this transaction, with its PDF or with the link alone. */
export function letGo(db: Firestore, tx: Transaction, held: HeldMail, paper: PaperOfMail | null): void {
  tx.delete(heldRef(db, held.uuid));
  tx.create(outboxRef(db, held.uuid), writePaperMail(held.mail, paper));
  if (paper) keepPaper(db, tx, held, paper);
}

/** Sends the mails whose browser did not bring a PDF in time, with the link alone. Returns how many went. */
export async function sendHeld(db: Firestore, now: number): Promise<number> {
  const due = await db
    .collection(COLLECTIONS.heldMails)
    .where('createdAt', '<=', Timestamp.fromMillis(now - HELD_MS))
    .limit(PAGE)
    .select()
    .get();
  let gone = 0;
  for (const { id } of due.docs) {
    gone += await db.runTransaction(async (tx) => {
      const held = await readHeld(db, tx, id);
      if (held) letGo(db, tx, held, null);
      return held ? 1 : 0;
    });
  }
  return gone;
}

const heldRef = (db: Firestore, id: string) => db.collection(COLLECTIONS.heldMails).doc(id);
const outboxRef = (db: Firestore, id: string) => db.collection(COLLECTIONS.outbox).doc(id);
