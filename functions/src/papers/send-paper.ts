import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Viewer } from '@/domain/access/viewer';
import { personName, userShape } from '@/domain/account/user';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import type { PaperMail } from '@/domain/mail/paper-mail';
import { DAY_MS } from '@/domain/time/time';
import { accountByUid } from '../accounts/accounts';
import { readTier } from '../business';
import type { Caller } from '../calls/guard';
import { readViewer } from '../company/viewers';
import type { Letterhead } from '../letterhead';
import { readOutsideRoom } from '../mail/outside-room';
import { readSnapshot } from '../records';
import { mailPaper } from './mail-paper';
import type { MailedRecord, PaperMailing } from './mail-paper';
import { readPageLink } from './page-link';
import type { PageOf } from './page-link';
import { readPaperRoom } from './paper-room';
import type { Sending } from './sending-input';

/** How long an answer is kept for repeated requests, ms. */
const KEPT_MS = DAY_MS;

/** A record that may be sent, as of one transaction. */
export type Sendable = Pick<PaperMailing, 'noun' | 'title' | 'entry'> & {
  readonly record: MailedRecord & PageOf;
  readonly letterhead: Letterhead;
  /** Whether it takes a place among the papers of the plan's month. */
  readonly isCounted: boolean;
  /** The subject of a mail that has none. */
  readonly subject: string;
  /** The button of the mail, for the client's link. */
  readonly button: (link: string) => PaperMail['link'];
  /** Writes what else sending changes; the version that is sent. */
  readonly write: (link: string) => number;
};

/** What a sender gets back. `heldMail` is the mail that waits for its PDF; '' where none does. */
export type SentPaper = { readonly version: number; readonly link: string; readonly heldMail: string };

/**
 * Sends a paper: makes or reuses the client's link and queues the mail in one transaction with what `read` prepares.
 * Idempotent per request.
 *
 * @throws AppError as `read` does, and with a sentence where the plan or the limits of mails have no room
 */
export async function sendPaper(
  db: Firestore,
  { uid }: Caller,
  sending: Sending,
  now: number,
  read: (tx: Transaction, viewer: Viewer) => Promise<Sendable>,
): Promise<SentPaper> {
  const account = await accountByUid(uid);
  return db.runTransaction(async (tx) => {
    const replay = db.collection(COLLECTIONS.limits).doc(`send_${uid}_${sending.requestId}`);
    const [before, userDoc] = await tx.getAll(replay, db.collection(COLLECTIONS.users).doc(uid));
    if (before?.exists) return earlierAnswer(before);
    const sendable = await read(tx, await readViewer(db, tx, uid));
    const { record, letterhead } = sendable;
    const { owner } = record;
    const { business, businessName, formats, today } = letterhead;
    const { to, subject, body, requestId } = sending;
    const tier = await readTier(db, tx, business, now);
    const page = await readPageLink(db, tx, record, { now, zone: formats.zone, tier, by: uid });
    const paper = sendable.isCounted ? await readPaperRoom(db, tx, owner, tier, today, now) : null;
    const room = to.length > 0 ? await readOutsideRoom(db, tx, { owner, uid, business }, to, now) : null;
    if (room && room.problem !== null) throw new AppError('denied', { sentence: room.problem });
    const user = userDoc && readSnapshot(userShape, userDoc);
    const name = user ? personName(user).slice(0, 170) : '';

    paper?.count(tx);
    room?.count();
    page.write(tx);
    const { link } = page;
    const version = sendable.write(link);
    const id = to.length > 0 ? `${sendable.noun.name}-${uid}-${requestId}` : '';
    if (id !== '')
      mailPaper(db, tx, {
        ...sendable,
        ...{ id, version, withPaper: sending.withPaper, by: uid, now },
        mail: { to, subject: subject || sendable.subject, body, link: sendable.button(link) },
        sender: { name, address: account?.email ?? '', business: businessName },
      });
    const sent = { version, link, heldMail: sending.withPaper ? id : '' };
    tx.create(replay, { ...sent, expiresAt: Timestamp.fromMillis(now + KEPT_MS) });
    return sent;
  });
}

function earlierAnswer(kept: DocumentSnapshot): SentPaper {
  const textOf = (field: string) => String(kept.get(field) ?? '');
  return { version: Number(kept.get('version')), link: textOf('link'), heldMail: textOf('heldMail') };
}
