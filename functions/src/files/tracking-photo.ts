import type { Firestore } from 'firebase-admin/firestore';
import type { onRequest } from 'firebase-functions/v2/https';
import { chunksOf, COLLECTIONS } from '@/domain/core/collections';
import { fileShape, safeType } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import { jobShape } from '@/domain/jobs/job';
import { linkCondition } from '@/domain/tracking/links';
import { isPublicPhoto } from '@/domain/tracking/public-photos';
import { trackingShape } from '@/domain/trackers/tracker';
import { firestore } from '../firestore';
import { readSnapshot } from '../records';

type Handler = Parameters<typeof onRequest>[0];

/** How long a browser keeps a photo, in seconds; one that is hidden meanwhile stays as long. */
const KEPT_SECONDS = 300;

const ID = /^[\w-]{8,64}$/;

/**
 * Answers `?link=…&file=…` with a photo of a tracking page at full size, while the link works and the office shows
 * the photo; 404 for everything else.
 */
export const sendTrackingPhoto: Handler = async (request, response) => {
  const { link, file } = request.query;
  const photo =
    typeof link === 'string' && typeof file === 'string'
      ? await trackingPhoto(firestore(), link, file, Date.now())
      : null;
  response.set('X-Content-Type-Options', 'nosniff');
  if (!photo) {
    response.set('Cache-Control', 'no-store').status(404).send('This photo is not here.');
    return;
  }
  response
    .set('Cache-Control', `private, max-age=${KEPT_SECONDS}`)
    .set('Access-Control-Allow-Origin', '*')
    .type(photo.type)
    .status(200)
    .send(photo.content);
};

/** A photo that the client of a link may see at `now` (epoch ms); null when there is none. */
export async function trackingPhoto(
  db: Firestore,
  link: string,
  fileId: string,
  now: number,
): Promise<{ readonly type: string; readonly content: Buffer } | null> {
  if (!ID.test(link) || !ID.test(fileId)) return null;
  const [linkDoc, fileDoc] = await db.getAll(
    db.collection(COLLECTIONS.tracking).doc(link),
    db.collection(COLLECTIONS.files).doc(fileId),
  );
  const handle = linkDoc && readSnapshot(trackingShape, linkDoc);
  const file = fileDoc && readSnapshot(fileShape, fileDoc);
  if (!handle || !file || linkCondition(handle, now) !== 'active') return null;
  if (file.owner !== handle.owner || !isPublicPhoto(file)) return null;
  if ((await trackerOf(db, file)) !== handle.trackerId) return null;
  const parts = await db.collection(chunksOf(fileId)).get();
  const content = parts.docs
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map((part) => Buffer.from(String(part.get('content')), 'base64'));
  return content.length < file.chunks ? null : { type: safeType(file.type), content: Buffer.concat(content) };
}

async function trackerOf(db: Firestore, { noun, recordId, owner }: FileRecord): Promise<string | null> {
  if (noun === 'tracker') return recordId;
  if (noun !== 'job') return null;
  const job = readSnapshot(jobShape, await db.collection(COLLECTIONS.jobs).doc(recordId).get());
  return job?.owner === owner ? job.trackerId : null;
}
