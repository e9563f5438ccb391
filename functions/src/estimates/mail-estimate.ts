import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { estimateMail } from '@/domain/estimates/estimate-mail';
import { appAddress } from '../app-address';
import { keepSentCopy } from '../mail/sent-copy';
import { enterEstimate } from './estimate-entry';
import type { ReadyDraft } from './ready-draft';

type Mailing = {
  readonly draft: ReadyDraft;
  readonly sending: {
    readonly to: readonly string[];
    readonly subject: string;
    readonly body: string;
    readonly requestId: string;
  };
  readonly sender: { readonly name: string; readonly address: string };
  readonly uid: string;
  readonly link: string;
  readonly now: number;
};

/** Queues the mail, keeps the sender's copy without the link, and enters it into the history without an amount. */
export function mailEstimate(db: Firestore, tx: Transaction, mailing: Mailing): void {
  const { draft, sending, sender, uid, link, now } = mailing;
  const { estimate, businessName: business } = draft;
  const { to, subject, body } = sending;
  const mailId = `estimate-${uid}-${sending.requestId}`;
  const words = { to, subject: subject || `Estimate from ${business}`, body };
  tx.create(
    db.collection(COLLECTIONS.outbox).doc(mailId),
    estimateMail({ ...words, sender, business, link, estimateId: estimate.uuid, app: appAddress() }),
  );
  const { uuid: recordId, title: recordTitle, owner } = estimate;
  keepSentCopy(db, tx, {
    ...{ id: mailId, owner, person: uid, name: sender.name, to, at: now },
    ...{ subject: words.subject, text: body },
    about: { recordNoun: 'estimate', recordId, recordTitle },
  });
  enterEstimate(db, tx, estimate, {
    ...{ id: mailId, at: now, by: uid, byName: sender.name, kind: 'mail' },
    body: `Estimate mailed\nTo ${to.join(', ')}`,
  });
}
