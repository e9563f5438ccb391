import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { activityShape } from '@/domain/history/activity';
import type { Activity } from '@/domain/history/activity';
import { maxLengthOf } from '@/domain/core/bounds';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { MESSAGES_PER_HOUR, OPENED_PER_HOUR } from '@/domain/tracking/link-limits';
import { initialOf } from '@/domain/core/shape';
import { clientMessageShape, trackerShape, trackingShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import { countUse, limitRef } from '../../calls/limits';
import { queueNotice, readersOf, whoMaySee } from '../../notices';
import type { Reader } from '../../notices';
import type { Sender } from '../../calls/guard';
import { id, text } from '../../calls/input';
import type { Input } from '../../calls/input';
import { chooseMails } from '../../client-updates/mail-stops';
import { tellClientOpened } from '../../notifications/tell-others';
import { refOf } from '../../document-ref';
import { refuseUnlessOpen, responseId } from '../../open-page';
import { readSnapshot, storedRecord } from '../../records';
import { noteLeadOpened } from '../../estimates/note-lead-opened';
import { ANSWER_KINDS, answerEstimateInput } from '../../estimates/answer-input';
import type { EstimateAnswer } from '../../estimates/answer-input';
import { INVOICE_VIEW, viewInvoiceInput } from '../../invoices/view-input';
import type { InvoiceView } from '../../invoices/view-input';
import { answerEstimate } from './answer-estimate';
import { viewInvoice } from './view-invoice';

/** A visit, a message or a choice of mails; `requestId` is one per visit or message. */
const pageResponseInput = v.pipe(
  v.strictObject({
    link: id(8, 64, 'not-found'),
    requestId: id(8, 64),
    kind: v.picklist(['opened', 'message', 'stopMails', 'startMails']),
    body: text(0, maxLengthOf(clientMessageShape, 'body'), 'A message has at most 2,000 characters.'),
    name: text(0, maxLengthOf(clientMessageShape, 'authorName'), 'This name is too long.'),
  }),
  v.check(({ kind, body }) => kind !== 'message' || body !== '', 'Write a message first.'),
);

type ClientResponse = v.InferOutput<typeof pageResponseInput>;

type Response = ClientResponse | EstimateAnswer | InvoiceView;

const answerKinds: readonly unknown[] = ANSWER_KINDS;
const kindOf = (given: unknown): unknown =>
  typeof given === 'object' && given !== null ? Reflect.get(given, 'kind') : null;

/** Input of `respondOnTracking`: about the page, or an estimate or an invoice on it. Malformed addresses count as unknown. */
export const respondOnTrackingInput: Input<Response> = v.lazy((given) => {
  const kind = kindOf(given);
  if (kind === INVOICE_VIEW) return viewInvoiceInput;
  return answerKinds.includes(kind) ? answerEstimateInput : pageResponseInput;
});

/** Where a call came from is evidence of an approval; calls within the server have none. */
const NO_SENDER: Sender = { ip: '', agent: '' };

/** Records a client's visit or answer, or delivers their message. The link is the key. Idempotent per request. */
export async function respondOnTracking(
  db: Firestore,
  response: Response,
  now: number,
  sender: Sender = NO_SENDER,
): Promise<Readonly<Record<never, never>>> {
  if ('invoiceId' in response) return viewInvoice(db, response, now);
  if ('estimateId' in response) return answerEstimate(db, response, now, sender);
  const { kind } = response;
  if (kind === 'stopMails' || kind === 'startMails') {
    await chooseMails(db, response.link, kind === 'stopMails', now);
    return {};
  }
  if (kind === 'opened' && (await noteLeadOpened(db, response, now))) return {};
  const { trackerId, entry } = await noteResponse(db, { ...response, kind }, now);
  // Also for a repeated request, whose first run may have ended in between.
  if (kind === 'opened') {
    await tellClientOpened(db, { trackerId, by: response.name, eventId: entry, at: now });
  }
  return {};
}

/** A response that the tracker's history tells. */
type ToldResponse = ClientResponse & { readonly kind: 'opened' | 'message' };

/** Notes the response in the tracker's history; the ids of the tracker and of the entry. */
async function noteResponse(
  db: Firestore,
  response: ToldResponse,
  now: number,
): Promise<{ readonly trackerId: string; readonly entry: string }> {
  const { link, requestId, kind } = response;
  return db.runTransaction(async (tx) => {
    const handle = readSnapshot(trackingShape, await tx.get(db.collection(COLLECTIONS.tracking).doc(link)));
    if (!handle) throw new AppError('not-found');
    refuseUnlessOpen(handle, now);

    const trackerRef = refOf(db, COLLECTIONS.trackers, handle.trackerId);
    const entryRef = db.collection(COLLECTIONS.activity).doc(responseId(kind, link, requestId));
    const messageRef = db.collection(COLLECTIONS.clientMessages).doc(requestId);
    const [trackerDoc, entry, message, limit] = await tx.getAll(
      trackerRef,
      entryRef,
      messageRef,
      limitRef(db, `${kind}_${link}`, now),
    );
    const tracker = trackerDoc && readSnapshot(trackerShape, trackerDoc);
    if (!tracker || tracker.owner !== handle.owner || !entry || !message || !limit) {
      throw new AppError('not-found');
    }
    const noted = { trackerId: tracker.uuid, entry: entryRef.id };
    if (entry.exists) return noted;

    if (kind === 'opened') {
      countUse(tx, limit, OPENED_PER_HOUR, now);
    } else {
      refuseMessage(tracker, message);
      const readers = await readersOfMessage(db, tx, tracker, requestId);
      countUse(tx, limit, MESSAGES_PER_HOUR, now);
      tx.create(messageRef, storedRecord(clientMessageShape, messageOf(tracker, response, now)));
      tx.update(trackerRef, { unreadSince: Timestamp.fromMillis(now) });
      queueNotice(tx, readers, {
        kind: 'client-message',
        trackerId: tracker.uuid,
        title: tracker.title,
      });
    }
    tx.create(entryRef, storedRecord(activityShape, entryOf(tracker, entryRef.id, response, now)));
    return noted;
  });
}

/** The people to mail about the first unread message; later ones send no further mail. */
async function readersOfMessage(
  db: Firestore,
  tx: Transaction,
  tracker: Tracker,
  requestId: string,
): Promise<readonly Reader[]> {
  if (tracker.unreadSince !== null) return [];
  const people = await whoMaySee(db, tx, tracker.assignees, 'trackers:view', tracker);
  return readersOf(db, tx, people, { kind: 'client-message', id: requestId });
}

function refuseMessage(tracker: Tracker, message: DocumentSnapshot): void {
  if (!tracker.clientVisible.messages) {
    throw new AppError('denied', {
      sentence: 'The office takes no messages on this page. Call them instead.',
    });
  }
  if (message.exists) throw new AppError('conflict');
}

function messageOf(tracker: Tracker, response: ToldResponse, now: number) {
  return {
    ...initialOf(clientMessageShape.fields),
    uuid: response.requestId,
    owner: tracker.owner,
    assignees: tracker.assignees,
    createdAt: now,
    updatedAt: now,
    trackerId: tracker.uuid,
    customerId: tracker.customerId,
    from: 'client',
    authorName: response.name || tracker.customerName,
    body: response.body,
  } as const;
}

function entryOf(tracker: Tracker, uuid: string, response: ToldResponse, now: number): Activity {
  return {
    ...initialOf(activityShape.fields),
    uuid,
    owner: tracker.owner,
    assignees: tracker.assignees,
    createdAt: now,
    updatedAt: now,
    noun: 'tracker',
    recordId: tracker.uuid,
    timelineId: tracker.uuid,
    recordTitle: tracker.title,
    customerId: tracker.customerId,
    trackerId: tracker.uuid,
    kind: response.kind,
    byName: response.name || tracker.customerName,
    body: response.kind === 'message' ? response.body : '',
  };
}
