import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { formatsOf } from '@/domain/format/formats';
import type { Formats } from '@/domain/format/formats';
import { dayOf } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { businessName, readBusiness } from './business';
import type { Business } from './business';
import { readSnapshot } from './records';

/** What a business prints on its papers, as of one transaction. */
export type Letterhead = {
  readonly business: Business;
  readonly businessName: string;
  readonly settings: BusinessSettings;
  readonly settingsDoc: DocumentSnapshot;
  readonly formats: Formats;
  /** The present day of the business. */
  readonly today: Day;
};

/** Reads what a business prints at `now` (epoch ms). */
export async function readLetterhead(
  db: Firestore,
  tx: Transaction,
  owner: string,
  now: number,
): Promise<Letterhead> {
  const settingsDoc = await tx.get(db.collection(COLLECTIONS.settings).doc(owner));
  const business = await readBusiness(db, tx, owner);
  const settings = readSnapshot(settingsShape, settingsDoc) ?? { ...initialOf(settingsShape.fields), owner };
  const formats = formatsOf({ ...settings, timeZone: settings.timeZone || 'UTC' });
  return {
    ...{ business, settings, settingsDoc, formats },
    businessName: businessName(business),
    today: dayOf(now, formats.zone),
  };
}
