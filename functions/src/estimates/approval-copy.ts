import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { BusinessSettings } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import type { Decision } from '@/domain/estimates/answers/decision';
import { approvalMail } from '@/domain/estimates/estimate-mail';
import type { Estimate } from '@/domain/estimates/estimate';
import { isEmailAddress } from '@/domain/format/email';
import { appAddress } from '../app-address';
import { businessName, readBusiness } from '../business';
import { refOf } from '../document-ref';
import { readSnapshot } from '../records';

/** Queues the client's copy of an approval. */
export type ApprovalCopy = (tx: Transaction, decision: Decision) => void;

/** Reads where the client's copy of an approval goes; null without an address. */
export async function readApprovalCopy(
  db: Firestore,
  tx: Transaction,
  {
    estimate,
    link,
    settings,
  }: {
    readonly estimate: Estimate;
    readonly link: string;
    readonly settings: BusinessSettings | null | undefined;
  },
): Promise<ApprovalCopy | null> {
  const stored = await tx.get(refOf(db, COLLECTIONS.customers, estimate.customerId));
  const customer = readSnapshot(customerShape, stored);
  if (customer?.owner !== estimate.owner || !isEmailAddress(customer.email)) return null;
  const business = {
    name: businessName(await readBusiness(db, tx, estimate.owner)),
    email: settings?.email ?? '',
  };
  const number = `${estimate.numberPrefix}${estimate.number ?? ''}`;
  return (writing, { uuid, name, consent }) => {
    const about = {
      ...{ to: customer.email.trim(), name, number, consent, business },
      ...{ link, estimateId: estimate.uuid, app: appAddress() },
    };
    writing.create(db.collection(COLLECTIONS.outbox).doc(`approval-${uuid}`), approvalMail(about));
  };
}
