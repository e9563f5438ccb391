import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { fileShape, safeType } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import { jobShape } from '@/domain/jobs/job';
import { linkCondition } from '@/domain/trackers/links';
import { isPublicPhoto } from '@/domain/tracking/public-photos';
import { trackingShape } from '@/domain/trackers/tracker';
import type { Picture } from '../calls/http-get';
import { id } from '../calls/input';
import { readSnapshot } from '../records';
import { readContent } from './content';

/** Query of `trackingPhoto`: `?link=…&file=…`. */
export const trackingPhotoInput = v.object({ link: id(8, 64, 'not-found'), file: id(8, 64, 'not-found') });

/** A photo that the client of a link may see at `now` (epoch ms); null when there is none. */
export async function trackingPhoto(
  db: Firestore,
  { link, file: fileId }: v.InferOutput<typeof trackingPhotoInput>,
  now: number,
): Promise<Picture | null> {
  const [linkDoc, fileDoc] = await db.getAll(
    db.collection(COLLECTIONS.tracking).doc(link),
    db.collection(COLLECTIONS.files).doc(fileId),
  );
  const handle = linkDoc && readSnapshot(trackingShape, linkDoc);
  const file = fileDoc && readSnapshot(fileShape, fileDoc);
  if (!handle || !file || linkCondition(handle, now) !== 'active') return null;
  if (file.owner !== handle.owner || !isPublicPhoto(file)) return null;
  if ((await trackerOf(db, file)) !== handle.trackerId) return null;
  const content = await readContent(db, file);
  return content && { type: safeType(file.type), content };
}

async function trackerOf(db: Firestore, { noun, recordId, owner }: FileRecord): Promise<string | null> {
  if (noun === 'tracker') return recordId;
  if (noun !== 'job') return null;
  const job = readSnapshot(jobShape, await db.collection(COLLECTIONS.jobs).doc(recordId).get());
  return job?.owner === owner ? job.trackerId : null;
}
