import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { estimateMail } from '@/domain/estimates/estimate-mail';
import { appAddress } from '../app-address';
import { queuePaperMail } from '../mail/held-mails';
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
    /** Whether the mail waits for the PDF that the sender's browser makes. */
    readonly withPaper: boolean;
  };
  readonly sender: { readonly name: string; readonly address: string };
  readonly uid: string;
  readonly link: string;
  readonly version: number;
  readonly now: number;
};

/**
 * Queues the mail, keeps the sender's copy without the link, and enters it into the history without an amount. Returns the
 * mail's id.
 */
export function mailEstimate(db: Firestore, tx: Transaction, mailing: Mailing): string {
  const { draft, sending, sender, uid, link, version, now } = mailing;
  const { estimate, businessName: business } = draft;
  const { to, subject, body } = sending;
  const mailId = `estimate-${uid}-${sending.requestId}`;
  const words = { to, subject: subject || `Estimate from ${business}`, body };
  const about = { link, estimateId: estimate.uuid, app: appAddress() };
  const mail = estimateMail({ ...words, sender, business, ...about });
  const of = { owner: estimate.owner, person: uid, recordId: estimate.uuid, version };
  queuePaperMail(db, tx, { uuid: mailId, ...of, createdAt: now, mail }, sending.withPaper);
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
  return mailId;
}
