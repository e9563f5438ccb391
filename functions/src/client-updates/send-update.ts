import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { clientUpdateShape } from '@/domain/client-updates/client-update';
import type { ClientUpdate } from '@/domain/client-updates/client-update';
import { unsentReason } from '@/domain/client-updates/unsent-reason';
import { textMessageShape } from '@/domain/client-updates/text-message';
import { updateMail } from '@/domain/client-updates/update-mail';
import { textNumber, updateText } from '@/domain/client-updates/update-text';
import { updateValues } from '@/domain/client-updates/values';
import { fillIn } from '@/domain/client-updates/wording';
import { rosterShape, settingsShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { initialOf } from '@/domain/core/shape';
import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import { formatsOf } from '@/domain/format/formats';
import { entryOfWrite, subjectOf } from '@/domain/history/activity-entry';
import { activityShape } from '@/domain/history/activity';
import { visitShape } from '@/domain/jobs/visit';
import { OUTSIDE_LIMITS } from '@/domain/mail/outside-limits';
import { nounNamed } from '@/domain/nouns';
import { HOUR_MS } from '@/domain/time/time';
import { trackerShape, trackingShape } from '@/domain/trackers/tracker';
import { appAddress } from '../app-address';
import { businessName, readBusiness } from '../business';
import { countUse, limitRef } from '../calls/limits';
import { readStanding } from '../mail/outside-room';
import { keepSentCopy } from '../mail/sent-copy';
import { readSnapshot, storedRecord } from '../records';
import { sendsTexts } from '../texts/open-texts';
import type { Step } from '../triggers/change';
import { stopsOf } from './mail-stops';
import { causeOf, sentCopyOf } from './sent-copy-of';

/** On an update whose time has come: sends it. */
export const sendDueUpdate: Step = async (db, { id, after }) => {
  const dueAt: unknown = after?.['dueAt'];
  const now = Date.now();
  if (after?.['state'] !== 'waiting' || !(dueAt instanceof Timestamp) || dueAt.toMillis() > now) return;
  await sendUpdate(db, id, now);
};

/**
 * Sends an update that waits and whose time has come at `now` (epoch ms): the mail, the entry in the tracker's
 * history and the new state are one transaction, so it goes once. What cannot go says why.
 * @param hasTexts whether text messages are set up
 */
export async function sendUpdate(
  db: Firestore,
  id: string,
  now: number,
  hasTexts = sendsTexts(),
): Promise<void> {
  const ref = db.collection(COLLECTIONS.clientUpdates).doc(id);
  await db.runTransaction(async (tx) => {
    const update = readSnapshot(clientUpdateShape, await tx.get(ref));
    if (update?.state !== 'waiting' || update.dueAt === null || update.dueAt > now) return;
    const change = await sent(db, tx, update, now, hasTexts);
    tx.update(ref, storedRecord(clientUpdateShape, { ...change, updatedAt: now, updatedBy: '' }));
  });
}

/** Writes the mail and its entry, and returns what becomes of the update. */
async function sent(
  db: Firestore,
  tx: Transaction,
  update: ClientUpdate,
  now: number,
  hasTexts: boolean,
): Promise<Partial<ClientUpdate>> {
  const { owner, trackerId, visitId, kind } = update;
  const doc = (collection: string, id: string) => db.collection(collection).doc(id === '' ? '-' : id);
  const [trackerDoc, settingsDoc, visitDoc, rosterDoc] = await tx.getAll(
    doc(COLLECTIONS.trackers, trackerId),
    doc(COLLECTIONS.settings, owner),
    doc(COLLECTIONS.visits, visitId),
    doc(COLLECTIONS.rosters, owner),
  );
  const settings = read(settingsShape, settingsDoc) ?? initialOf(settingsShape.fields);
  const tracker = ofOwner(read(trackerShape, trackerDoc), owner);
  const visit = ofOwner(read(visitShape, visitDoc), owner);
  if (!tracker) return { state: 'settled', dueAt: null };
  const link = ofOwner(read(trackingShape, await tx.get(doc(COLLECTIONS.tracking, tracker.linkId))), owner);
  const stops = await stopsOf(db, tx, owner, tracker);
  const sender = await readBusiness(db, tx, owner);
  const business = businessName(sender);
  const standing = await readStanding(db, tx, owner, sender, now);
  const limit = await tx.get(limitRef(db, `updates_${owner}`, now));
  const cause = await causeOf(db, tx, tracker, visit);

  const isTexted = settings.textedUpdates.includes(kind) && hasTexts;
  const textsTo = isTexted ? textNumber(tracker.phone) : '';
  const hasStopped = stops.length > 0;
  const why = unsentReason({ kind, settings, tracker, textsTo, visit, link, hasStopped, now });
  if (why !== null) return { state: why === '' ? 'settled' : 'unsent', dueAt: null, why };
  try {
    countUse(tx, limit, OUTSIDE_LIMITS[standing].updatesPerHour, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { dueAt: now + HOUR_MS };
  }
  const people = read(rosterShape, rosterDoc)?.people ?? [];
  const wording = settings.clientUpdates.find((one) => one.kind === kind);
  const values = updateValues(
    {
      tracker,
      visit,
      business,
      review: settings.reviewAddress,
      people,
      place: formatsOf({ ...settings, timeZone: settings.timeZone || 'UTC' }),
    },
    now,
  );
  const words = fillIn({ subject: wording?.subject ?? '', text: wording?.text ?? '' }, values);
  const count = update.sent + 1;
  const mailId = `update-${update.uuid}-${count}`;
  const { phone, email } = settings;
  const about = { wording: words, link: tracker.linkId, app: appAddress() };
  if (tracker.email !== '') {
    const from = { name: business, phone, email };
    tx.set(doc(COLLECTIONS.outbox, mailId), updateMail({ ...about, to: tracker.email, business: from }));
    const copy = { id: mailId, tracker, person: cause, people, wording: words, at: now };
    if (cause !== '') keepSentCopy(db, tx, sentCopyOf(copy));
  }
  if (textsTo !== '') {
    const text = { owner, to: textsTo, trackerId, updateId: update.uuid, createdAt: now };
    const body = updateText({ ...about, business });
    tx.set(
      doc(COLLECTIONS.texts, mailId),
      storedRecord(textMessageShape, { ...text, body, state: 'queued', why: '' }),
    );
  }
  const to = [tracker.email, textsTo].filter((one) => one !== '').join(', ');
  const entry = entryOfWrite({
    uuid: mailId,
    subject: subjectOf(nounNamed('tracker'), trackerId, tracker),
    owner,
    assignees: tracker.assignees,
    at: now,
    by: '',
    byName: business,
    kind: 'mail',
    changes: [],
  });
  tx.set(
    db.collection(COLLECTIONS.activity).doc(mailId),
    storedRecord(activityShape, { ...entry, body: `${words.subject}\nTo ${to}` }),
  );
  const shown = { subject: words.subject, to, why: '' };
  return { state: 'sent', dueAt: null, told: update.wanted, sent: count, sentAt: now, ...shown };
}

function read<F extends Fields>(
  shape: Shape<F>,
  snapshot: DocumentSnapshot | undefined,
): InferFields<F> | null {
  return snapshot ? readSnapshot(shape, snapshot) : null;
}

/** A record only when it belongs to this business, whatever an update names. */
function ofOwner<R extends { readonly owner: string }>(record: R | null, owner: string): R | null {
  return record?.owner === owner ? record : null;
}
