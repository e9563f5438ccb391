import { COLLECTIONS } from '../core/collections';
import { recordFields } from '../core/record';
import { choice, defineShape, integer, optionalMoment, requiredText, serverOnly, text } from '../core/shape';
import type { Infer } from '../core/shape';

/** The records that photos and files lie at. */
export const FILE_NOUNS = ['customer', 'tracker', 'job'] as const;
export type FileNoun = (typeof FILE_NOUNS)[number];

/** A file's content comes in parts; until all are there it is no file yet. */
export const FILE_STATES = ['sending', 'ready'] as const;

/** Largest file, in bytes: 10 MB. */
export const MAX_FILE_BYTES = 10_000_000;
/** Most files at one record. */
export const MOST_FILES = 100;
export const MAX_FILE_NAME = 200;

/** Bytes of one part of a file's content; a multiple of three, so that parts are encoded one by one. */
export const CHUNK_BYTES = 675_000;
/** Characters of one part as it is stored (base64): a document takes a megabyte. */
export const CHUNK_LENGTH = (CHUNK_BYTES / 3) * 4;
const MOST_CHUNKS = Math.ceil(MAX_FILE_BYTES / CHUNK_BYTES);

/** Characters of a picture's small copy, a data URL. */
export const MAX_THUMB_LENGTH = 15_000;

/** `Files/{uuid}`: a photo or another file at a record, without its content; see `chunksOf`. */
export const fileShape = defineShape(COLLECTIONS.files, {
  ...recordFields,
  noun: choice(FILE_NOUNS),
  recordId: requiredText(64),
  name: requiredText(MAX_FILE_NAME),
  /** What the browser of whoever added it takes it for (image/jpeg); '' where it does not know. */
  type: text(100),
  /** In bytes. */
  size: integer(1, MAX_FILE_BYTES),
  /** Parts that its content has. */
  chunks: integer(1, MOST_CHUNKS),
  state: choice(FILE_STATES),
  /** A picture's small copy; '' for everything else. */
  thumb: text(MAX_THUMB_LENGTH),
  /** Since when its record is not there; a deletion that is taken back finds its files again. */
  recordGoneAt: serverOnly(optionalMoment()),
});
export type FileRecord = Infer<typeof fileShape>;

/** Ids that parts of a file's content can have: "0", "1" and on. */
export const CHUNK_IDS: readonly string[] = Array.from({ length: MOST_CHUNKS }, (_, index) => String(index));

/** How many parts so many bytes make. */
export function chunkCount(size: number): number {
  return Math.ceil(size / CHUNK_BYTES);
}

/** Why no file can be added to a record that holds as many as it may. */
export const FILES_FULL = `There are ${MOST_FILES} files here already. Delete one to make room.`;

/** Why a file cannot be added where `held` files are already, as a sentence; null when it can. */
export function fileRefusal(
  { name, size }: { readonly name: string; readonly size: number },
  held: number,
): string | null {
  if (size === 0) return 'This file is empty.';
  if (size > MAX_FILE_BYTES) return 'This file is larger than 10 MB. Make it smaller, then add it.';
  if (name.length > MAX_FILE_NAME)
    return `This file’s name is longer than ${MAX_FILE_NAME} characters. Shorten it, then add it.`;
  return held >= MOST_FILES ? FILES_FULL : null;
}

const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const PDF = 'application/pdf';

/**
 * How a file may be looked at: what a browser could run (HTML, SVG and all it does not know) is for saving
 * alone.
 */
export function fileKind(type: string): 'picture' | 'pdf' | 'other' {
  if (PICTURES.includes(type)) return 'picture';
  return type === PDF ? 'pdf' : 'other';
}

/** The type a file's content is handed to the browser with: nothing that it would run. */
export function safeType(type: string): string {
  return fileKind(type) === 'other' ? 'application/octet-stream' : type;
}
