import { isErrorCode } from '@/domain/core/errors';
import { INTENTS } from '@/domain/core/intents';
import type { IntentName } from '@/domain/core/intents';
import type { ErrorCode } from '@/domain/core/errors';
import type { Doc, Value } from '@/domain/core/value';
import type { Ref, Tag, Write } from '../../store/port';

/** The values the user knew of each changed field, shown and queued ones. Keys are made by `fieldKey`. */
export type KnownValues = Readonly<Record<string, readonly Value[]>>;

/** Another user's value of a field when a change of it was about to be sent. */
export type TheirValue = {
  readonly ref: Ref;
  readonly path: string;
  /** A tag when the field was removed. */
  readonly value: Value | Tag;
  /** Uid of the last editor, '' when unknown. */
  readonly by: string;
};

/** One unacknowledged change, stored on the device until the server has it. */
export type JournalEntry = {
  readonly opId: string;
  /** The author; the change is shown to no other user. */
  readonly uid: string;
  /** The sending tab: while it is open, it alone knows the outcome. */
  readonly tab: string;
  /** Time of the change, epoch ms of this device's clock. */
  readonly at: number;
  readonly name: IntentName;
  readonly label: string;
  readonly writes: readonly Write[];
  readonly refusal: ErrorCode | null;
  /** The field values that the user knew when they changed them. */
  readonly known: KnownValues;
  /** When the unsent change was last compared with the server, epoch ms; null for never. */
  readonly comparedAt: number | null;
  readonly theirs: readonly TheirValue[];
  /** Writes to the same documents that waited before this change: accepted a second time, they may take it back. */
  readonly earlier: readonly Write[];
  /** Accepted writes to the same documents that came after this change: they may have replaced its values. */
  readonly later: readonly Write[];
  /** True when the server has it and only the user's decision about others' values is missing. */
  readonly isSent: boolean;
};

/** True when a change waits to be sent, rather than for the user's decision. */
export function isWaiting({ refusal, isSent }: Pick<JournalEntry, 'refusal' | 'isSent'>): boolean {
  return refusal === null && !isSent;
}

/** The initial state of a change. */
export const FRESH = {
  refusal: null,
  known: {},
  comparedAt: null,
  theirs: [],
  earlier: [],
  later: [],
  isSent: false,
} as const;

/** Parses a stored entry; null when no version of the app wrote it. */
export function readEntry(stored: unknown): JournalEntry | null {
  if (!isPlain(stored)) return null;
  const {
    opId,
    uid,
    tab,
    at,
    name,
    label,
    writes,
    refusal,
    known,
    comparedAt,
    theirs,
    earlier,
    later,
    isSent,
  } = stored;
  const texts = [opId, uid, tab, name, label];
  if (!texts.every((text) => typeof text === 'string') || typeof at !== 'number') return null;
  if (!Array.isArray(writes)) return null;
  const read = writes.map(readWrite);
  if (read.includes(null)) return null;
  return {
    opId: String(opId),
    uid: String(uid),
    tab: String(tab),
    at,
    // Entries of an earlier version may have a name that has gone; each of them works offline.
    name: isIntentName(name) ? name : 'editRecord',
    label: String(label),
    writes: read.filter((write) => write !== null),
    refusal: isErrorCode(refusal) ? refusal : null,
    known: readKnown(known),
    comparedAt: typeof comparedAt === 'number' ? comparedAt : null,
    theirs: Array.isArray(theirs) ? theirs.flatMap(readTheirs) : [],
    earlier: readWrites(earlier),
    later: readWrites(later),
    isSent: isSent === true,
  };
}

function readKnown(stored: unknown): KnownValues {
  if (!isPlain(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, values]) =>
      Array.isArray(values) && values.every(isPlainValue) ? [[key, values] as const] : [],
    ),
  );
}

function readTheirs(stored: unknown): readonly TheirValue[] {
  if (!isPlain(stored)) return [];
  const { path, value, by } = stored;
  const ref = readRef(stored['ref']);
  if (ref === null || typeof path !== 'string' || typeof by !== 'string' || !isValue(value)) return [];
  return [{ ref, path, value, by }];
}

function readRef(stored: unknown): Ref | null {
  if (!isPlain(stored)) return null;
  const { collection, id } = stored;
  return typeof collection === 'string' && typeof id === 'string' ? { collection, id } : null;
}

function isIntentName(stored: unknown): stored is IntentName {
  return typeof stored === 'string' && Object.hasOwn(INTENTS, stored);
}

function readWrites(stored: unknown): readonly Write[] {
  return Array.isArray(stored) ? stored.map(readWrite).filter((write) => write !== null) : [];
}

function readWrite(stored: unknown): Write | null {
  if (!isPlain(stored)) return null;
  const ref = readRef(stored['ref']);
  if (ref === null) return null;
  const { kind, data, fields } = stored;
  if (kind === 'delete') return { kind, ref };
  if (kind === 'create' && isValues(data)) return { kind, ref, data };
  if (kind === 'patch' && isValues(fields)) return { kind, ref, fields };
  return null;
}

/** Values and tags are plain data, which storage returns unchanged. */
function isValues(stored: unknown): stored is Readonly<Record<string, Value | Tag>> {
  return isPlain(stored) && Object.values(stored).every(isValue);
}

/** Known values hold no tags: they were read from documents. */
function isPlainValue(stored: unknown): stored is Value {
  return isValue(stored);
}

function isValue(stored: unknown): stored is Value | Tag {
  if (stored === null) return true;
  if (Array.isArray(stored)) return stored.every(isValue);
  if (isPlain(stored)) return Object.values(stored).every(isValue);
  return ['string', 'number', 'boolean'].includes(typeof stored);
}

function isPlain(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored);
}

/** The fields a write sets, by dotted path; none for a delete. */
export function fieldsOf(write: Write): Readonly<Record<string, Value | Tag>> {
  return write.kind === 'create' ? write.data : write.kind === 'patch' ? write.fields : {};
}

/** A document's address as text. */
export function pathOfRef({ collection, id }: Ref): string {
  return `${collection}/${id}`;
}

/** The server's document: null when it is deleted, 'hidden' when it is no longer readable. */
export type Stored = Doc | null | 'hidden';

/** Whether an entry writes a record. */
export function touches({ writes }: Pick<JournalEntry, 'writes'>, ref: Ref): boolean {
  return writes.some((write) => pathOfRef(write.ref) === pathOfRef(ref));
}
