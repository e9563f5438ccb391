import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { shortNumber } from '@/domain/core/record-number';
import type { Estimate } from '@/domain/estimates/estimate';
import { followUpMail } from '@/domain/estimates/follow-up-mail';
import { OUTSIDE_LIMITS } from '@/domain/mail/outside-limits';
import { writtenDate } from '@/domain/time/moment-words';
import { linkCondition } from '@/domain/trackers/links';
import { trackingShape } from '@/domain/trackers/tracker';
import { appAddress } from '../app-address';
import { businessName, readBusiness } from '../business';
import { countUse, limitRef } from '../calls/limits';
import { clientOfPage } from '../client-updates/client-of-page';
import { stopsOf } from '../client-updates/mail-stops';
import { refOf } from '../document-ref';
import { enterEstimate } from '../estimates/estimate-entry';
import { readStanding } from '../mail/outside-room';
import { readSnapshot } from '../records';
import { lastDayInWords } from './last-day';
import type { FollowingUp } from './following-up';

/** The mail that is written with the rest of a transaction. */
type ReadyMail = { readonly write: (tx: Transaction) => void };

/**
 * The mail to an estimate's client about its present version; null where none goes: without an address, without a working
 * page, or to clients who stopped these mails. `later` where the business has sent all that an hour allows. Reads only.
 */
export async function readFollowUpMail(
  db: Firestore,
  tx: Transaction,
  estimate: Estimate,
  { formats, contact, now }: FollowingUp,
): Promise<ReadyMail | 'later' | null> {
  const { uuid, owner, version, linkId, sentAt } = estimate;
  const outbox = db.collection(COLLECTIONS.outbox).doc(`follow-up-${uuid}-${version}`);
  const [known, page] = await tx.getAll(outbox, refOf(db, COLLECTIONS.tracking, linkId));
  const link = page && readSnapshot(trackingShape, page);
  if (known?.exists || link?.owner !== owner || linkCondition(link, now) !== 'active') return null;
  const client = await clientOfPage(db, tx, link);
  if (!client || client.email === '' || sentAt === null) return null;
  if ((await stopsOf(db, tx, owner, client)).length > 0) return null;
  const business = await readBusiness(db, tx, owner);
  const standing = await readStanding(db, tx, owner, business, now);
  const limit = await tx.get(limitRef(db, `updates_${owner}`, now));
  const { updatesPerHour } = OUTSIDE_LIMITS[standing];
  if (Number(limit.get('count') ?? 0) >= updatesPerHour) return 'later';
  const name = businessName(business);
  const { email: to } = client;
  return {
    write: (writing) => {
      countUse(writing, limit, updatesPerHour, now);
      writing.create(
        outbox,
        followUpMail({
          ...{ to, number: shortNumber(estimate), link: linkId, app: appAddress() },
          sentOn: writtenDate(sentAt, formats, now),
          until: lastDayInWords(estimate, formats, now),
          business: { name, phone: contact.phone, email: contact.email },
        }),
      );
      enterEstimate(db, writing, estimate, {
        ...{ id: outbox.id, at: now, by: '', byName: name, kind: 'mail' },
        body: `Follow-up mailed\nTo ${to}`,
      });
    },
  };
}
