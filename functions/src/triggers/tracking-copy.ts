import { createHash } from 'node:crypto';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import { COLLECTIONS, PUBLIC_COPY } from '@/domain/core/collections';
import { rosterShape, settingsShape } from '@/domain/company/company';
import { fileShape } from '@/domain/files/file';
import { jobShape } from '@/domain/jobs/job';
import { visitShape } from '@/domain/jobs/visit';
import { linkCondition } from '@/domain/trackers/links';
import { PAGE_DOCUMENTS } from '@/domain/tracking/page-documents';
import type { PageDocument } from '@/domain/tracking/page-documents';
import { PUBLIC_MESSAGES, publicCopyShape } from '@/domain/tracking/public-copy';
import { publicCopy } from '@/domain/tracking/public-parts';
import { PUBLIC_PHOTOS, publicPhotos, publicPhotosShape } from '@/domain/tracking/public-photos';
import { publicBusiness, publicOffice, publicOfficeShape } from '@/domain/tracking/public-office';
import type { Shape, Fields, InferFields } from '@/domain/core/shape';
import { clientMessageShape, trackerShape, trackingShape } from '@/domain/trackers/tracker';
import type { TrackingLink } from '@/domain/trackers/tracker';
import { businessName, readBusiness } from '../business';
import { refOf } from '../document-ref';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { textField, touches, touchesMoreThan } from './change';
import type { Step } from './change';

const MOST_ROWS = 500;
const MOST_LINKS = 1_000;
const AT_ONCE = 5;
/** Most values of an `in` filter. */
const MOST_IN = 30;

const UNSEEN = [
  'number',
  'numberPrefix',
  'unreadSince',
  'workSince',
  'filesFull',
  'find',
  'customerKey',
  'readAt',
  'assignees',
  'updatedAt',
  'updatedBy',
];

/** On a link: creates its copy while it works, deletes it otherwise. */
export const copyOfLink: Step = (db, change) => refreshCopy(db, change.id);

/** On a tracker: updates the copies of its links. */
export const copiesOfTracker: Step = async (db, change) => {
  if (touchesMoreThan(change, UNSEEN)) await refreshTracker(db, textField(change, 'owner'), change.id);
};

/** On a job, visit or message: updates the copies of its tracker's links. */
export const copiesOfPart: Step = async (db, change) => {
  if (!touchesMoreThan(change, UNSEEN)) return;
  const owner = textField(change, 'owner');
  const trackers = [change.before?.['trackerId'], change.after?.['trackerId']];
  for (const trackerId of new Set(trackers)) {
    if (typeof trackerId === 'string' && trackerId !== '') await refreshTracker(db, owner, trackerId);
  }
};

/** On a photo: updates the copies of its tracker's links, when the client sees a change. */
export const copiesOfPhoto: Step = async (db, change) => {
  if (!touches(change, ['clientVisible', 'state', 'tag', 'caption', 'owner'])) return;
  const [before, after] = [change.before, change.after].map((data) => data && readRecord(fileShape, data));
  const file = after ?? before;
  if (!file || (before?.clientVisible !== true && after?.clientVisible !== true)) return;
  if (file.noun === 'tracker') await refreshTracker(db, file.owner, file.recordId);
  if (file.noun !== 'job') return;
  const job = readSnapshot(jobShape, await db.collection(COLLECTIONS.jobs).doc(file.recordId).get());
  if (job && job.trackerId !== '') await refreshTracker(db, file.owner, job.trackerId);
};

/** On settings or a company: updates every copy of the business when clients see the change. */
export function copiesOfBusiness(fields: readonly string[]): Step {
  return async (db, change) => {
    if (touches(change, fields)) await refreshBusiness(db, change.id);
  };
}

/** Updates every working copy of one owner. */
export async function refreshBusiness(db: Firestore, owner: string): Promise<void> {
  await refreshFound(db, linksOf(db, owner));
}

async function refreshTracker(db: Firestore, owner: string, trackerId: string): Promise<void> {
  await refreshFound(db, linksOf(db, owner).where('trackerId', '==', trackerId));
}

function linksOf(db: Firestore, owner: string): Query {
  return db.collection(COLLECTIONS.tracking).where('owner', '==', owner).where('state', '==', 'active');
}

async function refreshFound(db: Firestore, links: Query): Promise<void> {
  const ids = (await links.limit(MOST_LINKS).select().get()).docs.map((doc) => doc.id);
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    await Promise.all(ids.slice(start, start + AT_ONCE).map((id) => refreshCopy(db, id)));
  }
}

/** Updates a link's public copy. One transaction reads and writes, so the order of events does not matter. */
export async function refreshCopy(db: Firestore, linkId: string, now = Date.now()): Promise<void> {
  const linkRef = db.collection(COLLECTIONS.tracking).doc(linkId);
  const folder = linkRef.collection(PUBLIC_COPY.subcollection);
  const refs = PAGE_DOCUMENTS.map(({ id }) => folder.doc(id));
  await db.runTransaction(async (tx) => {
    const [linkDoc, ...docs] = await tx.getAll(linkRef, ...refs);
    const link = linkDoc && readSnapshot(trackingShape, linkDoc);
    const built = link ? await buildPage(db, tx, link, now) : {};
    for (const doc of docs) writePart(tx, doc, built[doc.id as PageDocument] ?? null);
  });
}

type Stored = Readonly<Record<string, unknown>>;

/** The documents of a link's page, of those that its state opens. */
type Page = { readonly [D in PageDocument]?: Stored | null };

async function buildPage(db: Firestore, tx: Transaction, link: TrackingLink, now: number): Promise<Page> {
  switch (linkCondition(link, now)) {
    case 'active':
      return link.trackerId === '' ? buildBusiness(db, tx, link, true) : buildCopy(db, tx, link, now);
    case 'paused':
      return link.trackerId === '' ? buildBusiness(db, tx, link, false) : buildOffice(db, tx, link);
    default:
      return {};
  }
}

function writePart(tx: Transaction, stored: DocumentSnapshot, part: Stored | null): void {
  if (part === null) {
    if (stored.exists) tx.delete(stored.ref);
    return;
  }
  const hash = hashOf(part);
  if (stored.get('hash') !== hash) tx.set(stored.ref, { ...part, hash });
}

/** The office's card of a paused link; none when the link is not of its tracker's business. */
async function buildOffice(db: Firestore, tx: Transaction, link: TrackingLink): Promise<Page> {
  const [trackerDoc, settingsDoc] = await tx.getAll(
    refOf(db, COLLECTIONS.trackers, link.trackerId),
    db.collection(COLLECTIONS.settings).doc(link.owner),
  );
  const tracker = trackerDoc && readSnapshot(trackerShape, trackerDoc);
  if (!tracker || tracker.owner !== link.owner) return {};
  const settings = settingsDoc ? readSnapshot(settingsShape, settingsDoc) : null;
  const name = businessName(await readBusiness(db, tx, link.owner));
  return { office: storedRecord(publicOfficeShape, publicOffice(tracker, { name, settings })) };
}

/** Who the page of a lead is of, while it is open or paused: there is no tracker before the sale. */
async function buildBusiness(
  db: Firestore,
  tx: Transaction,
  { owner }: TrackingLink,
  isOpen: boolean,
): Promise<Page> {
  const settings = readSnapshot(settingsShape, await tx.get(db.collection(COLLECTIONS.settings).doc(owner)));
  const name = businessName(await readBusiness(db, tx, owner));
  const card = storedRecord(publicOfficeShape, publicBusiness({ name, settings }, isOpen));
  return isOpen ? { business: card } : { office: card };
}

async function buildCopy(db: Firestore, tx: Transaction, link: TrackingLink, now: number): Promise<Page> {
  const doc = (collection: string, id: string): DocumentReference => refOf(db, collection, id);
  const [trackerDoc, settingsDoc] = await tx.getAll(
    doc(COLLECTIONS.trackers, link.trackerId),
    doc(COLLECTIONS.settings, link.owner),
  );
  const tracker = trackerDoc && readSnapshot(trackerShape, trackerDoc);
  // A link shows only a tracker of the same owner, whatever a writer put into it.
  if (!tracker || tracker.owner !== link.owner) return {};

  const shows = tracker.clientVisible;
  const parts = (collection: string): Query =>
    db.collection(collection).where('owner', '==', link.owner).where('trackerId', '==', link.trackerId);
  const [jobs, visits, messages, roster, business] = await Promise.all([
    read(tx, jobShape, parts(COLLECTIONS.jobs).limit(MOST_ROWS)),
    // Planned visits may move an expected day, too.
    shows.schedule || shows.dates ? read(tx, visitShape, parts(COLLECTIONS.visits).limit(MOST_ROWS)) : [],
    shows.messages
      ? read(
          tx,
          clientMessageShape,
          parts(COLLECTIONS.clientMessages).orderBy('createdAt', 'desc').limit(PUBLIC_MESSAGES),
        )
      : [],
    shows.messages || (shows.schedule && shows.crew) ? tx.get(doc(COLLECTIONS.rosters, link.owner)) : null,
    readBusiness(db, tx, link.owner),
  ]);
  const records = [tracker.uuid, ...jobs.map(({ uuid }) => uuid)].slice(0, MOST_IN);
  const album = db
    .collection(COLLECTIONS.files)
    .where('owner', '==', link.owner)
    .where('clientVisible', '==', true)
    .where('recordId', 'in', records)
    .orderBy('createdAt', 'desc')
    .limit(PUBLIC_PHOTOS);
  const photos = publicPhotos(await read(tx, fileShape, album));
  const copy = publicCopy(
    {
      link,
      tracker,
      photoCount: photos.length,
      jobs,
      visits,
      messages,
      businessName: businessName(business),
      settings: settingsDoc ? readSnapshot(settingsShape, settingsDoc) : null,
      people: (roster && readSnapshot(rosterShape, roster)?.people) ?? [],
    },
    now,
  );
  return {
    progress: storedRecord(publicCopyShape, copy),
    photos: photos.length > 0 ? storedRecord(publicPhotosShape, { photos }) : null,
  };
}

async function read<F extends Fields>(
  tx: Transaction,
  shape: Shape<F>,
  query: Query,
): Promise<readonly InferFields<F>[]> {
  return (await tx.get(query)).docs.map((doc) => readRecord(shape, doc.data()));
}

/** Fingerprint of everything but the time of the copy: equal ones need no write. */
function hashOf(part: Stored): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...part, updatedAt: 0 }))
    .digest('base64url');
}
