import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { FILE_HOLDERS, FILE_NOUNS } from '../core/noun-names';
import type { FileHolder } from '../core/noun-names';
import { recordFields } from '../core/record';
import {
  boolean,
  choice,
  defineShape,
  integer,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
  textList,
} from '../core/shape';
import type { Infer } from '../core/shape';

export const PHOTO_TAGS = ['Before', 'During', 'After'] as const;
export const MAX_CAPTION = 300;

/** Content is uploaded in parts; the file exists once all are stored. */
export const FILE_STATES = ['sending', 'ready'] as const;

/** Largest file, in bytes: 10 MB. */
export const MAX_FILE_BYTES = 10_000_000;
export const MOST_FILES = 100;
/** Most files of a card, a message of a thread, a mail and a post; their screens count them. */
export const MOST_FILES_BESIDE: Readonly<Record<FileHolder, number>> = {
  card: 50,
  thread: 10,
  mail: 10,
  post: 4,
};
/** Most people whom a file beside a room names as its readers. */
export const MOST_READERS = 200;
/** Longest id of what a file belongs to: a pair's thread has the ids of both people. */
export const MAX_RECORD_ID = 290;
export const MAX_FILE_NAME = 200;

/** Bytes per part; a multiple of three, so that parts are encoded separately. */
export const CHUNK_BYTES = 675_000;
/** Stored characters per part (base64); a document takes a megabyte. */
export const CHUNK_LENGTH = (CHUNK_BYTES / 3) * 4;
const MOST_CHUNKS = Math.ceil(MAX_FILE_BYTES / CHUNK_BYTES);

/** Longest thumbnail, a data URL, in characters. */
export const MAX_THUMB_LENGTH = 15_000;

/** `Files/{uuid}`: a photo or other file of a record, without its content; see `chunksOf`. */
export const fileShape = defineShape(COLLECTIONS.files, {
  ...recordFields,
  /** Readers: its record's people, or those whom a card, message, mail or post is for. */
  assignees: bookkeeping(textList(MOST_READERS, 128)),
  noun: choice([...FILE_NOUNS, ...FILE_HOLDERS]),
  recordId: requiredText(MAX_RECORD_ID),
  /** The message of a thread that it belongs to; '' for others. */
  partId: text(64),
  name: requiredText(MAX_FILE_NAME),
  /** MIME type from the uploading browser (image/jpeg); '' when unknown. */
  type: text(100),
  /** In bytes. */
  size: integer(1, MAX_FILE_BYTES),
  chunks: integer(1, MOST_CHUNKS),
  state: choice(FILE_STATES),
  /** Thumbnail of a picture; '' for others. */
  thumb: text(MAX_THUMB_LENGTH),
  /** Of a photo: when it was taken, before, during or after the work; '' when not said. */
  tag: choice(['', ...PHOTO_TAGS]),
  caption: text(MAX_CAPTION),
  /** When a photo was taken, by its device: it may be sent days later. Null for others and where it is not known. */
  takenAt: optionalMoment(),
  /** The client of its tracker, or of its job's tracker, sees it. */
  clientVisible: boolean(),
  /** The photo that this one is a marked copy of; '' for an original. */
  markedFrom: text(64),
  /** Since when its record is missing; an Undo of the deletion finds the files again. */
  recordGoneAt: serverOnly(optionalMoment()),
});
export type FileRecord = Infer<typeof fileShape>;

/** The time (epoch ms) by which photos are ordered and shown: when they were taken, else when they were added. */
export function photoTime({ takenAt, createdAt }: Pick<FileRecord, 'takenAt' | 'createdAt'>): number {
  return takenAt ?? createdAt;
}

/** Earliest believable time of a digital photo; a device without a clock says 1970. */
const FIRST_PHOTO = Date.UTC(2000, 0, 1);

/** When a photo was taken, from its file's time (epoch ms); null where that cannot be at `now`. */
export function takenTime(lastModified: number, now: number): number | null {
  return lastModified >= FIRST_PHOTO && lastModified <= now ? lastModified : null;
}

/** Possible ids of content parts: "0", "1" and on. */
export const CHUNK_IDS: readonly string[] = Array.from({ length: MOST_CHUNKS }, (_, index) => String(index));

/** Number of parts for a size. */
export function chunkCount(size: number): number {
  return Math.ceil(size / CHUNK_BYTES);
}

/** Refusal of a file that was removed, or is in a cloud and not on the device. */
export const UNREADABLE_FILE = 'This file cannot be read on this device. Choose it again.';

/** Refusal where the most files allowed are. */
export function filesFull(most: number): string {
  return `There are ${most} files here already. Delete one to make room.`;
}

/** Why a file cannot be added beside `held` others, as a sentence; null when it can. */
export function fileRefusal(
  { name, size }: { readonly name: string; readonly size: number },
  held: number,
  most = MOST_FILES,
): string | null {
  if (size === 0) return 'This file is empty.';
  if (size > MAX_FILE_BYTES) return 'This file is larger than 10 MB. Make it smaller, then add it.';
  if (name.length > MAX_FILE_NAME)
    return `This file’s name is longer than ${MAX_FILE_NAME} characters. Shorten it, then add it.`;
  return held >= most ? filesFull(most) : null;
}

const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const PDF = 'application/pdf';

/** How to view a file; types a browser could execute (HTML, SVG, unknown ones) are for download only. */
export function fileKind(type: string): 'picture' | 'pdf' | 'other' {
  if (PICTURES.includes(type)) return 'picture';
  return type === PDF ? 'pdf' : 'other';
}

const HEIC_NAME = /\.hei[cf]$/i;

/** A sentence about a photo that browsers cannot show; null for other files. Some systems give HEIC no type. */
export function unshownPhoto({
  type,
  name,
}: {
  readonly type: string;
  readonly name: string;
}): string | null {
  const isHeic = /^image\/hei[cf]/.test(type) || HEIC_NAME.test(name);
  return isHeic ? 'Browsers cannot show this format (HEIC). Save it to see it, or add it as a JPEG.' : null;
}

/** A safe MIME type for the browser: nothing it would execute. */
export function safeType(type: string): string {
  return fileKind(type) === 'other' ? 'application/octet-stream' : type;
}
