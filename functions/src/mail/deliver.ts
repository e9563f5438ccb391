import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Viewer } from '@/domain/access/viewer';
import { personName, userShape } from '@/domain/account/user';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { cleanHtml } from '@/domain/mail/clean-html';
import { previewOf, problemOfDraft } from '@/domain/mail/draft';
import { copyId, mailShape, recipientsOf, senderOf, shownRecipients } from '@/domain/mail/mail';
import type { Mail } from '@/domain/mail/mail';
import { mailKeys } from '@/domain/mail/mail-find';
import { homeBox, listsOf } from '@/domain/mail/mail-lists';
import { outsideMail } from '@/domain/mail/outside-mail';
import { ownerOf } from '@/domain/session/session';
import { accountByUid, isTaken } from '../accounts/accounts';
import { businessName, readBusiness } from '../business';
import { readViewer } from '../company/viewers';
import { readSnapshot, storedRecord } from '../records';
import type { Step } from '../triggers/change';
import { enterMail, entryId, readSubject } from './history-entry';
import { filesOf, linkFiles, shareFiles } from './mail-files';
import { readOutsideRoom } from './outside-room';

/**
 * On a mail that its sender let go: delivers it once, in one transaction. Coworkers get their copies, addresses
 * outside one mail through the outbox, and the record it is about an entry in its history. A mail that cannot be
 * delivered says why, and its sender may send it again.
 */
export const deliverMail: Step = async (db, change) => {
  if (change.after?.['state'] !== 'queued') return;
  const mailRef = db.collection(COLLECTIONS.mail).doc(change.id);
  const sender = await accountByUid(String(change.after['person']));
  await db.runTransaction(async (tx) => {
    const mail = readSnapshot(mailShape, await tx.get(mailRef));
    if (mail?.state !== 'queued' || mail.isReceived) return;
    try {
      if (!sender?.email || sender.disabled || !isTaken(sender)) {
        throw refused(
          'Your address is not confirmed. Confirm it in your account, then send this mail again.',
        );
      }
      await deliver(db, tx, { ...mail, fromAddress: sender.email }, change.at);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const failed = { ...mail, box: mail.box === 'sent' ? ('drafts' as const) : mail.box };
      tx.update(mailRef, {
        state: 'failed',
        failure: error.message,
        box: failed.box,
        lists: listsOf(failed),
      });
    }
  });
  await shareFiles(db, change.id);
};

const refused = (sentence: string) => new AppError('invalid', { sentence });

/** @throws AppError with a sentence for the sender; nothing is written then. */
async function deliver(db: Firestore, tx: Transaction, queued: Mail, at: number): Promise<void> {
  // Cleaned HTML may be longer than what was written.
  const body = cleanHtml(queued.body);
  const problem = problemOfDraft({ ...queued, body });
  if (problem !== null) throw refused(problem);
  const viewer = await readViewer(db, tx, queued.person);
  if (viewer.owner !== queued.owner) {
    throw refused('This mail belongs to a company that you have left, so it was not sent.');
  }
  const user = readSnapshot(userShape, await tx.get(db.collection(COLLECTIONS.users).doc(queued.person)));
  const mail: Mail = {
    ...queued,
    messageId: queued.uuid,
    fromUid: queued.person,
    fromName: (user ? personName(user) : '').slice(0, 170),
    body,
    sentAt: at,
    state: 'sent',
    failure: '',
    box: homeBox({ state: 'sent', isReceived: false }),
    sendAt: null,
  };
  const inside = recipientsOf(mail).filter(({ uid }) => uid !== '');
  const outside = recipientsOf(mail).filter(({ uid }) => uid === '');
  await refuseStrangers(db, tx, mail.owner, inside);
  const copies = db.collection(COLLECTIONS.mail);
  const copyRefs = inside.map(({ uid }) => copies.doc(copyId(mail.messageId, uid)));
  const known = copyRefs.length === 0 ? [] : await tx.getAll(...copyRefs);
  await refuseUsedId(db, tx, mail, known);
  const business = await readBusiness(db, tx, mail.owner);
  const from = { owner: mail.owner, uid: mail.person, business };
  const addresses = outside.map(({ address }) => address);
  const room = addresses.length > 0 ? await readOutsideRoom(db, tx, from, addresses, at) : null;
  if (room && room.problem !== null) throw refused(room.problem);
  const files = await filesOf(db, tx, mail);
  const subject = await readSubject(db, tx, mail, viewer);

  if (room) {
    room.count();
    const outbox = db.collection(COLLECTIONS.outbox).doc(`mail-${mail.messageId}`);
    tx.create(
      outbox,
      outsideMail(mail, senderOf(mail), businessName(business), linkFiles(db, tx, mail, files, at)),
    );
  }
  for (const [index, ref] of copyRefs.entries()) {
    const copy = receivedCopy({ ...mail, fileCount: files.length }, ref.id, inside[index]?.uid ?? '');
    tx.create(ref, storedRecord(mailShape, copy));
  }
  // Hidden recipients stay hidden in the history.
  const seen = shownRecipients(mail).flatMap(({ uid }) => (uid === '' ? [] : [uid]));
  if (subject) enterMail(db, tx, mail, subject, [mail.person, ...seen]);
  const delivered = { ...mail, fileCount: files.length };
  const { person: _, ...sent } = storedRecord(mailShape, {
    ...delivered,
    ...words(mail),
    lists: listsOf(mail),
  });
  tx.update(copies.doc(mail.uuid), sent);
}

const words = (mail: Mail) => ({ preview: previewOf(mail.body), find: mailKeys(mail) });

/** The copy of a coworker, with nothing of the sender's own order in it. */
function receivedCopy(mail: Mail, uuid: string, uid: string): Mail {
  const copy: Mail = {
    ...mail,
    ...words({ ...mail, bcc: [] }),
    uuid,
    person: uid,
    bcc: [],
    isReceived: true,
    box: 'inbox',
    isUnread: true,
    isStarred: false,
    isImportant: false,
    labelIds: [],
    createdAt: mail.sentAt,
    updatedAt: mail.sentAt,
  };
  return { ...copy, lists: listsOf(copy) };
}

/**
 * A mail's id names its copies, its history entry and its way out, which stay when it is deleted.
 * @throws AppError when a mail with this id was delivered before
 */
async function refuseUsedId(
  db: Firestore,
  tx: Transaction,
  { messageId }: Mail,
  copies: readonly DocumentSnapshot[],
): Promise<void> {
  const traces = await tx.getAll(
    db.collection(COLLECTIONS.activity).doc(entryId(messageId)),
    db.collection(COLLECTIONS.activityPriced).doc(entryId(messageId)),
    db.collection(COLLECTIONS.outbox).doc(`mail-${messageId}`),
  );
  if ([...copies, ...traces].some(({ exists }) => exists)) {
    throw refused('This mail was sent before. Write a new one with its text.');
  }
}

/** @throws AppError when a person among the recipients does not belong to the business */
async function refuseStrangers(
  db: Firestore,
  tx: Transaction,
  owner: Viewer['owner'],
  inside: readonly { readonly uid: string; readonly name: string }[],
): Promise<void> {
  if (inside.length === 0) return;
  const users = db.collection(COLLECTIONS.users);
  const found = await tx.getAll(...inside.map(({ uid }) => users.doc(uid)));
  for (const [index, snapshot] of found.entries()) {
    const user = readSnapshot(userShape, snapshot);
    if (user && ownerOf(user) === owner) continue;
    const name = inside[index]?.name || 'A recipient';
    throw refused(`${name} does not work here any more. Remove them, then send this mail again.`);
  }
}
