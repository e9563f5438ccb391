import type { Firestore } from 'firebase-admin/firestore';
import type { Estimate } from '@/domain/estimates/estimate';
import { followUpReason } from '@/domain/estimates/follow-up';
import { followUpWords } from '@/domain/notifications/estimate-words';
import { writtenDate } from '@/domain/time/moment-words';
import { readBusiness } from '../business';
import { notify } from '../notifications/notify';
import { lastDayInWords } from './last-day';
import type { FollowingUp } from './following-up';

/** One window for all time: a version is told once, whenever that is. */
const EVER = Infinity;

/** Tells the salesperson, or else the people of the estimate, and the owners of the business; without an amount. */
export async function tellFollowUp(
  db: Firestore,
  estimate: Estimate,
  { today, rule, formats, now }: FollowingUp,
): Promise<void> {
  const { uuid, owner, version, salesperson, assignees, sentAt } = estimate;
  const reason = followUpReason(estimate, today, rule);
  if (reason === null || sentAt === null) return;
  const business = await db.runTransaction((tx) => readBusiness(db, tx, owner), { readOnly: true });
  const owners = business.kind === 'company' ? business.company.administrator : [business.user?.uuid ?? ''];
  const when =
    reason === 'expiring' ? lastDayInWords(estimate, formats, now) : writtenDate(sentAt, formats, now);
  const people = new Set([...(salesperson === '' ? assignees : [salesperson]), ...owners]);
  for (const person of people) {
    await notify(db, {
      ...{ person, owner, by: '', kind: 'client', at: now },
      eventId: `follow-up ${uuid} ${version}`,
      subject: `follow-up ${uuid} ${version}`,
      window: EVER,
      record: { noun: 'estimate', id: uuid },
      words: followUpWords(reason, when, estimate),
    });
  }
}
