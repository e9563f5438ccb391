import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { phoneParts } from '@/domain/format/phone';
import { paths } from '@/domain/navigation/paths';
import { lockedPageWords } from '@/domain/notifications/estimate-words';
import { DAY_MS } from '@/domain/time/time';
import { UNLOCK_TRIES } from '@/domain/tracking/money-copy';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker, TrackingLink } from '@/domain/trackers/tracker';
import { id } from '../../calls/input';
import { refOf } from '../../document-ref';
import { readOpenPage } from '../../estimates/opened-page';
import { afterWrongTry, lockProblem, newPageKey } from '../../estimates/page-lock';
import { refreshMoney } from '../../estimates/page-money';
import { notify } from '../../notifications/notify';
import { readSnapshot } from '../../records';

const DIGITS = 4;

/** Input of `unlockTracking`. */
export const unlockTrackingInput = v.strictObject({
  link: id(8, 64, 'not-found'),
  digits: v.pipe(v.string('invalid'), v.regex(/^\d{4}$/, 'Give the last four digits of your phone number.')),
});

type Outcome =
  | { readonly key: string }
  | { readonly wrong: string; readonly isLocked: boolean; readonly isForGood: boolean; readonly page: Page };

/**
 * Gives the key to the money of a client's page for the last four digits of a phone that the office has of them. Wrong tries
 * are counted per link, in an hour and in all.
 *
 * @throws AppError whose message is a sentence for the client
 */
export async function unlockTracking(
  db: Firestore,
  { link, digits }: v.InferOutput<typeof unlockTrackingInput>,
  now: number,
): Promise<{ readonly key: string }> {
  const outcome = await db.runTransaction((tx) => tried(db, tx, link, digits, now));
  if ('key' in outcome) {
    await refreshMoney(db, link, now);
    return outcome;
  }
  const { wrong, isLocked, isForGood, page } = outcome;
  if (isLocked) await tellOffice(db, link, page, isForGood, now);
  throw new AppError(isLocked ? 'too-many-tries' : 'wrong-code', { sentence: wrong });
}

async function tried(
  db: Firestore,
  tx: Transaction,
  link: string,
  digits: string,
  now: number,
): Promise<Outcome> {
  const { handle, lock, lockDoc } = await readOpenPage(db, tx, link, now);
  const closed = lockProblem(lock, now);
  if (closed !== null) throw new AppError('too-many-tries', { sentence: closed });
  const page = await readPage(db, tx, handle);
  const known = page.phones.map(lastDigits).filter((one) => one.length === DIGITS);
  if (known.length === 0)
    throw new AppError('denied', {
      sentence: 'The office has no phone number of yours yet. Ask them to add it, then try again.',
    });
  if (!known.includes(digits)) {
    const after = afterWrongTry(lock, now);
    tx.set(lockDoc.ref, after);
    const problem = lockProblem(after, now);
    const wrong = problem ?? 'These are not the last four digits of the phone number that the office has.';
    return { wrong, isLocked: problem !== null, isForGood: after.tries >= UNLOCK_TRIES, page };
  }
  const key = lock.key === '' ? newPageKey() : lock.key;
  if (lock.key === '') tx.set(lockDoc.ref, { ...lock, key });
  return { key };
}

/** Whose page it is. */
type Page = {
  readonly owner: string;
  readonly customer: Customer | null;
  readonly tracker: Tracker | null;
  readonly phones: readonly string[];
};

async function readPage(
  db: Firestore,
  tx: Transaction,
  { owner, trackerId, customerId }: TrackingLink,
): Promise<Page> {
  const found = readSnapshot(trackerShape, await tx.get(refOf(db, COLLECTIONS.trackers, trackerId)));
  const tracker = found?.owner === owner ? found : null;
  const of = tracker?.customerId ?? customerId;
  const stored = readSnapshot(customerShape, await tx.get(refOf(db, COLLECTIONS.customers, of)));
  const customer = stored?.owner === owner ? stored : null;
  const phones = [customer?.phone, customer?.phoneAlt, tracker?.phone];
  return { owner, customer, tracker, phones: phones.filter((phone) => phone !== undefined) };
}

function lastDigits(phone: string): string {
  return phoneParts(phone).number.replace(/\D/g, '').slice(-DIGITS);
}

/** Tells the people of the tracker or the customer, once a day. */
async function tellOffice(
  db: Firestore,
  link: string,
  { owner, customer, tracker }: Page,
  isForGood: boolean,
  now: number,
): Promise<void> {
  const record = tracker
    ? ({ noun: 'tracker', id: tracker.uuid } as const)
    : ({ noun: 'customer', id: customer?.uuid ?? '' } as const);
  const path = tracker ? paths.tracker(tracker.uuid) : paths.customer(record.id);
  const words = lockedPageWords(tracker?.customerName ?? customer?.name ?? '', isForGood, path);
  const people = [...(tracker?.assignees ?? customer?.assignees ?? []), customer?.salesperson ?? ''];
  for (const person of new Set(people.filter((uid) => uid !== ''))) {
    await notify(db, {
      ...{ person, owner, by: '', kind: 'client', record, words, at: now },
      eventId: `locked ${link} ${now}`,
      subject: `locked ${link} ${isForGood}`,
      window: DAY_MS,
    });
  }
}
