import type { Firestore } from 'firebase-admin/firestore';
import { settingsShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { estimateShape } from '@/domain/estimates/estimate';
import { isFollowedUp, WAITS_FOR_CLIENT } from '@/domain/estimates/follow-up';
import { formatsOf } from '@/domain/format/formats';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { dayOf, wallClockOf } from '@/domain/time/time';
import { eachOf } from '../each-of';
import { readRecord, readSnapshot } from '../records';
import { followUp } from './follow-up';
import type { FollowingUp } from './following-up';

/** The hours in which businesses are told, in their zone; more than one, in case a run is missed. */
const FROM_HOUR = '09:00';
const UNTIL_HOUR = '12:00';

/** What the rule reads; the lines of hundreds of estimates are not needed to know which are due. */
const READ = [
  ...['listOrganizer', 'status', 'validUntil', 'version', 'contentAt', 'sentAt', 'sentOf'],
  'followedUp',
] as const;

/**
 * Follows up the estimates that are due, of every business that wants it and whose morning it is at `now` (epoch ms). It
 * may run twice, also at once.
 */
export async function sweepFollowUps(db: Firestore, now: number): Promise<void> {
  const wanting = db
    .collection(COLLECTIONS.moneySettings)
    .where('followUpDays', '>', 0)
    .orderBy('followUpDays');
  await eachOf(wanting, async (data, owner) => {
    const { followUpDays: days, mailsFollowUp: mails } = readRecord(moneySettingsShape, data);
    const stored = await db.collection(COLLECTIONS.settings).doc(owner).get();
    const settings = readSnapshot(settingsShape, stored) ?? initialOf(settingsShape.fields);
    const formats = formatsOf({ ...settings, timeZone: settings.timeZone || 'UTC' });
    const { zone } = formats;
    const hour = wallClockOf(now, zone);
    if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return;
    await followUpsOf(db, owner, {
      ...{ today: dayOf(now, zone), rule: { days, zone }, formats, mails, now },
      contact: settings,
    });
  });
}

async function followUpsOf(db: Firestore, owner: string, following: FollowingUp): Promise<void> {
  const waiting = db
    .collection(COLLECTIONS.estimates)
    .where('owner', '==', owner)
    .where('listOrganizer', '==', 'Open')
    .where('status', 'in', WAITS_FOR_CLIENT)
    .orderBy('sentAt')
    .select(...READ);
  await eachOf(waiting, async (data, id) => {
    const estimate = readRecord(estimateShape, data);
    const { followedUp, version } = estimate;
    const isDue = isFollowedUp(estimate, following.today, following.rule);
    if (isDue && followedUp < version) await followUp(db, id, following);
  });
}
