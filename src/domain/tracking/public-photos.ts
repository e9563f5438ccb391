import { PUBLIC_COPY } from '../core/collections';
import { choice, defineShape, groupList, moment, text } from '../core/shape';
import type { Infer } from '../core/shape';
import { fileKind, MAX_CAPTION, MAX_THUMB_LENGTH, PHOTO_TAGS, photoTime } from '../files/file';
import type { FileRecord } from '../files/file';

/** Most photos of a client's page: their small copies are one document. */
export const PUBLIC_PHOTOS = 30;

/** `Tracking/{link}/Public/photos`: the small copies of the photos that the client may see, newest first. */
export const publicPhotosShape = defineShape(PUBLIC_COPY.subcollection, {
  photos: groupList(PUBLIC_PHOTOS, {
    id: text(64),
    tag: choice(['', ...PHOTO_TAGS]),
    caption: text(MAX_CAPTION),
    thumb: text(MAX_THUMB_LENGTH),
    at: moment(),
  }),
});
export type PublicPhotos = Infer<typeof publicPhotosShape>['photos'];
export type PublicPhoto = PublicPhotos[number];

/** The photos among a tracker's files that its client may see. */
export function publicPhotos(files: readonly FileRecord[]): PublicPhotos {
  return files
    .filter((file) => isPublicPhoto(file))
    .toSorted((a, b) => photoTime(b) - photoTime(a) || a.uuid.localeCompare(b.uuid))
    .slice(0, PUBLIC_PHOTOS)
    .map((file) => {
      const { uuid, tag, caption, thumb } = file;
      return { id: uuid, tag, caption, thumb, at: photoTime(file) };
    });
}

/** Whether a client sees a file: a stored picture that the office shows. */
export function isPublicPhoto(file: Pick<FileRecord, 'clientVisible' | 'state' | 'type'>): boolean {
  return file.clientVisible && file.state === 'ready' && fileKind(file.type) === 'picture';
}
