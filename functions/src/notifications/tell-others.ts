import type { Firestore } from 'firebase-admin/firestore';
import type { Customer } from '@/domain/customers/customer';
import { companyShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { importShape } from '@/domain/import/import-run';
import { invitationShape } from '@/domain/employees/invitation';
import { connectionShape } from '@/domain/network/connection';
import {
  clientOpenedWords,
  clientWroteWords,
  connectionWords,
  importWords,
  joinedCompanyWords,
} from '@/domain/notifications/news-words';
import { paths } from '@/domain/navigation/paths';
import { DAY_MS } from '@/domain/time/time';
import { clientMessageShape, trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import { nameOfPerson } from '../company/person-name';
import { readRecord, readSnapshot } from '../records';
import { touches } from '../triggers/change';
import type { Step } from '../triggers/change';
import { notify } from './notify';
import type { News } from './notify';

/** On a client's message: tells the tracker's people. */
export const tellClientWrote: Step = async (db, { before, after, id, at }) => {
  if (before || !after) return;
  const message = readRecord(clientMessageShape, after);
  if (message.from !== 'client') return;
  const tracker = await trackerOf(db, message.trackerId);
  if (!tracker || tracker.owner !== message.owner) return;
  await tellPeopleOf(db, tracker, {
    eventId: id,
    at,
    subject: tracker.uuid,
    ...clientWroteWords(message.authorName, message.body, tracker.uuid),
  });
};

/** A client's look at their page, by the tracker and the id of its visit; told once a day. */
export async function tellClientOpened(
  db: Firestore,
  opened: { readonly trackerId: string; readonly by: string; readonly eventId: string; readonly at: number },
): Promise<void> {
  const tracker = await trackerOf(db, opened.trackerId);
  if (!tracker) return;
  await tellPeopleOf(db, tracker, {
    eventId: opened.eventId,
    at: opened.at,
    subject: `opened ${tracker.uuid}`,
    window: DAY_MS,
    words: clientOpenedWords(opened.by || tracker.customerName, tracker.title, tracker.uuid),
  });
}

/** A look at the page of a lead, where there is no tracker yet; told once a day to the customer's people. */
export async function tellLeadOpened(
  db: Firestore,
  { uuid, owner, assignees, name }: Customer,
  { eventId, at }: { readonly eventId: string; readonly at: number },
): Promise<void> {
  for (const person of assignees) {
    await notify(db, {
      ...{ person, owner, by: '', kind: 'client', eventId, at, window: DAY_MS },
      subject: `opened ${uuid}`,
      words: { title: `${name} opened their page`, text: '', link: paths.customer(uuid) },
      record: { noun: 'customer', id: uuid },
    });
  }
}

/** On one side of a connection: tells its person of a request, or that their own was accepted. */
export const tellConnection: Step = async (db, { before, after, eventId, at }) => {
  if (!after) return;
  const view = readRecord(connectionShape, after);
  const was = before ? readRecord(connectionShape, before).state : null;
  const asks = view.state === 'waiting' && was !== 'waiting';
  // A request to an address has a document of its own, so its asker's view begins as connected.
  const accepted = view.state === 'connected' && (was === 'sent' || was === null);
  if (!asks && !accepted) return;
  await notify(db, {
    person: view.person,
    owner: null,
    by: view.other,
    kind: 'connection',
    eventId,
    at,
    subject: `${view.other} ${view.state}`,
    words: connectionWords(view.otherName, asks ? view.message : view.otherBusiness, accepted),
  });
};

/** On an invitation: tells the company's administrators and the inviter that it was accepted. */
export const tellInvitationAccepted: Step = async (db, change) => {
  if (!change.after || !touches(change, ['state'])) return;
  const invitation = readRecord(invitationShape, change.after);
  const { owner, acceptedBy, invitedBy } = invitation;
  if (invitation.state !== 'accepted') return;
  const stored = await db.collection(COLLECTIONS.companies).doc(owner).get();
  const company = readSnapshot(companyShape, stored);
  if (!company) return;
  const name = (await nameOfPerson(db, acceptedBy)) || invitation.email;
  for (const person of new Set([...company.administrator, invitedBy])) {
    await notify(db, {
      person,
      owner,
      by: acceptedBy,
      kind: 'invitation',
      eventId: change.eventId,
      at: change.at,
      subject: change.id,
      words: joinedCompanyWords(name, invitation.jobRole, company.name),
    });
  }
};

/** On an import: tells the person who started it that it is done. */
export const tellImportDone: Step = async (db, change) => {
  if (!change.after || !touches(change, ['state'])) return;
  const run = readRecord(importShape, change.after);
  if (run.state !== 'done') return;
  await notify(db, {
    person: run.createdBy,
    owner: run.owner,
    // The product ends it, often long after the person has left the screen.
    by: '',
    kind: 'import',
    eventId: change.eventId,
    at: change.at,
    subject: change.id,
    words: importWords(run),
  });
};

async function trackerOf(db: Firestore, id: string): Promise<Tracker | null> {
  if (id === '') return null;
  return readSnapshot(trackerShape, await db.collection(COLLECTIONS.trackers).doc(id).get());
}

async function tellPeopleOf(
  db: Firestore,
  { uuid, owner, assignees }: Tracker,
  news: Pick<News, 'eventId' | 'at' | 'subject' | 'words'> & Pick<Partial<News>, 'window' | 'joined'>,
): Promise<void> {
  for (const person of assignees) {
    await notify(db, {
      ...news,
      person,
      owner,
      by: '',
      kind: 'client',
      record: { noun: 'tracker', id: uuid },
    });
  }
}
