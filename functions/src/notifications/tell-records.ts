import type { Firestore } from 'firebase-admin/firestore';
import { customerShape } from '@/domain/customers/customer';
import { formatsOf } from '@/domain/format/formats';
import { jobShape } from '@/domain/jobs/job';
import { visitShape } from '@/domain/jobs/visit';
import { trackerShape } from '@/domain/trackers/tracker';
import { recordPlace } from '@/domain/navigation/record-place';
import type { NounName } from '@/domain/core/noun-names';
import { companyShape, settingsShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { paths } from '@/domain/navigation/paths';
import type { Noun } from '@/domain/nouns/define-noun';
import {
  appointmentWords,
  assignedWords,
  problemWords,
  takenOffWords,
  visitWords,
} from '@/domain/notifications/news-words';
import type { EventWords } from '@/domain/notifications/news-words';
import type { NotificationKind } from '@/domain/notifications/notification';
import { writtenMoment } from '@/domain/time/moment-words';
import { nameOfPerson } from '../company/person-name';
import { readRecord, readSnapshot } from '../records';
import { isImported, touches } from '../triggers/change';
import type { RecordChange, Step } from '../triggers/change';
import { notify } from './notify';

/** On a record: tells people to whom another person assigned it. */
export function tellNewlyAssigned(noun: Noun<string, NounName>): Step {
  return async (db, change) => {
    if (!change.after || isImported(change) || !touches(change, ['assignees'])) return;
    const record = readRecord(noun.shape, change.after);
    const before = change.before ? readRecord(noun.shape, change.before).assignees : [];
    const added = record.assignees.filter((uid) => !before.includes(uid));
    const link = recordPlace(noun.shape.collection, change.id, change.after).address ?? '';
    await tell(db, change, noun.name, 'assigned', added, record, (by) =>
      assignedWords(noun, record, link, by),
    );
  };
}

/** On a customer: tells the salesperson of an appointment that another person moved or took out. */
export const tellMovedAppointment: Step = async (db, change) => {
  if (!change.before || !change.after || !touches(change, ['appointmentTime'])) return;
  const before = readRecord(customerShape, change.before);
  const customer = readRecord(customerShape, change.after);
  if (before.appointmentTime === null) return;
  const { salesperson, assignees, appointmentTime, name } = customer;
  const people = salesperson === '' ? assignees : [salesperson];
  const knew = people.filter((uid) => before.assignees.includes(uid));
  const when = await momentInWords(db, customer.owner, appointmentTime, change.at);
  await tell(db, change, 'customer', 'moved', knew, customer, (by) =>
    appointmentWords(name, when, paths.customer(change.id), by),
  );
};

/** On a visit: tells the crew when another person moved or cancelled it. */
export const tellMovedVisit: Step = async (db, change) => {
  if (!change.before || !change.after || !touches(change, ['start', 'end', 'status'])) return;
  const before = readRecord(visitShape, change.before);
  const visit = readRecord(visitShape, change.after);
  const isCancelled = visit.status === 'Cancelled';
  if (isCancelled ? before.status === 'Cancelled' : !touches(change, ['start', 'end'])) return;
  const people = visit.crew.length > 0 ? visit.crew : visit.assignees;
  const knew = people.filter((uid) => before.assignees.includes(uid));
  const when = await momentInWords(db, visit.owner, isCancelled ? null : visit.start, change.at);
  await tell(db, change, 'visit', 'moved', knew, visit, (by) => visitWords(visit, when, by));
};

/**
 * On a visit that lies ahead: tells people whom another person took off its crew. They may not see it any more, so only
 * its title, time and customer are told, which they knew.
 */
export const tellTakenOff: Step = async (db, change) => {
  if (!change.before || !change.after || !touches(change, ['crew'])) return;
  const before = readRecord(visitShape, change.before);
  const visit = readRecord(visitShape, change.after);
  if (before.status === 'Cancelled' || before.status === 'Done' || before.end <= change.at) return;
  const gone = before.crew.filter((uid) => !visit.crew.includes(uid));
  const when = await momentInWords(db, visit.owner, before.start, change.at);
  const told = (by: string) => takenOffWords(before, when, by);
  await tell(db, change, 'visit', 'moved', gone, visit, told, { subject: 'taken off', isGone: true });
};

/** On a job: tells the office of a problem that its crew reports: administrators, and the people of its tracker. */
export const tellProblem: Step = async (db, change) => {
  if (!change.after || !touches(change, ['problem'])) return;
  const job = readRecord(jobShape, change.after);
  if (job.problem === '') return;
  const [company, tracker] = await db.getAll(
    db.collection(COLLECTIONS.companies).doc(job.owner),
    db.collection(COLLECTIONS.trackers).doc(job.trackerId),
  );
  const people = [
    ...((company && readSnapshot(companyShape, company))?.administrator ?? []),
    ...((tracker && readSnapshot(trackerShape, tracker))?.assignees ?? []),
  ];
  await tell(db, change, 'job', 'problem', [...new Set(people)], job, (by) => {
    const words = problemWords(job, paths.job(change.id), by);
    return { words, joined: () => words };
  });
};

type TellOptions = {
  /** Events of one subject, author and minute are joined. */
  readonly subject?: string;
  /** True when the people may not see the record any more. */
  readonly isGone?: boolean;
};

/** Tells each of these people of a record's event. */
async function tell(
  db: Firestore,
  change: RecordChange,
  noun: NounName,
  kind: NotificationKind,
  people: readonly string[],
  { owner, updatedBy }: { readonly owner: string; readonly updatedBy: string },
  wordsBy: (name: string) => EventWords,
  { subject = noun, isGone = false }: TellOptions = {},
): Promise<void> {
  const others = people.filter((uid) => uid !== updatedBy);
  if (others.length === 0) return;
  const words = wordsBy(await nameOfPerson(db, updatedBy));
  for (const person of others) {
    await notify(db, {
      person,
      owner,
      by: updatedBy,
      kind,
      eventId: change.eventId,
      at: change.at,
      subject: `${subject} ${updatedBy}`,
      ...(!isGone && { record: { noun, id: change.id } }),
      ...words,
    });
  }
}

/** A moment in the business's formats; '' for none. */
async function momentInWords(db: Firestore, owner: string, at: number | null, now: number): Promise<string> {
  if (at === null) return '';
  const stored = await db.collection(COLLECTIONS.settings).doc(owner).get();
  const settings = readSnapshot(settingsShape, stored) ?? initialOf(settingsShape.fields);
  return writtenMoment(at, formatsOf({ ...settings, timeZone: settings.timeZone || 'UTC' }), now);
}
