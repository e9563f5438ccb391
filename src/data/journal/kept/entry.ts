import { isErrorCode } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import { INTENTS } from '@/domain/core/intents';
import type { IntentName } from '@/domain/core/intents';
import type { Doc, Value } from '@/domain/core/value';
import type { Ref, Tag, Write } from '../../store/port';

/**
 * Values that a person knew of each field they changed: the one that was shown, and those they have queued for it. The
 * keys are made by `fieldKey`.
 */
export type KnownValues = Readonly<Record<string, readonly Value[]>>;

/** A field's value that somebody else had stored when a change of it was about to be sent. */
export type TheirValue = {
  readonly ref: Ref;
  readonly path: string;
  /** A tag where the field was gone. */
  readonly value: Value | Tag;
  /** Uid of whoever changed the record last, '' when not known. */
  readonly by: string;
};

/** One change on its way, kept on the device until the server has it. */
export type JournalEntry = {
  readonly opId: string;
  /** Who made the change; nobody else is ever shown it. */
  readonly uid: string;
  /** Which tab sent it: while that one lives, it alone knows the outcome. */
  readonly tab: string;
  /** When it was made, epoch ms of this device's clock. */
  readonly at: number;
  readonly name: IntentName;
  /** What the person did, in the past tense: "Appointment moved". */
  readonly label: string;
  readonly writes: readonly Write[];
  /** Why the server did not take it; null while it waits to be sent. */
  readonly refusal: ErrorCode | null;
  /** What the person knew of the fields when they changed them. */
  readonly known: KnownValues;
  /** When it was last compared with the server while it waited, epoch ms; null when never. */
  readonly comparedAt: number | null;
  /** What others had stored meanwhile, found by comparing. */
  readonly theirs: readonly TheirValue[];
  /** Whether the server has it, and the person only has to decide about what others had stored. */
  readonly isSent: boolean;
};

/** Whether a change waits to be sent, rather than for the person's word. */
export function isWaiting({ refusal, isSent }: Pick<JournalEntry, 'refusal' | 'isSent'>): boolean {
  return refusal === null && !isSent;
}

/** What a change starts with that nobody has compared or refused. */
export const FRESH = { refusal: null, known: {}, comparedAt: null, theirs: [], isSent: false } as const;

/** Reads what lies in the device's storage; null for what no version of ours wrote. */
export function readEntry(stored: unknown): JournalEntry | null {
  if (!isPlain(stored)) return null;
  const { opId, uid, tab, at, name, label, writes, refusal, known, comparedAt, theirs, isSent } = stored;
  const texts = [opId, uid, tab, label];
  if (!texts.every((text) => typeof text === 'string') || typeof at !== 'number') return null;
  if (!isIntentName(name) || !Array.isArray(writes)) return null;
  const read = writes.map(readWrite);
  if (read.includes(null)) return null;
  return {
    opId: String(opId),
    uid: String(uid),
    tab: String(tab),
    at,
    name,
    label: String(label),
    writes: read.filter((write) => write !== null),
    refusal: isErrorCode(refusal) ? refusal : null,
    known: readKnown(known),
    comparedAt: typeof comparedAt === 'number' ? comparedAt : null,
    theirs: Array.isArray(theirs) ? theirs.flatMap(readTheirs) : [],
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

/** Values and tags are plain data, which storage gives back as it took it. */
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

/** A document's address as one text. */
export function pathOfRef({ collection, id }: Ref): string {
  return `${collection}/${id}`;
}

/** What the server holds of a document: null when it is gone, 'hidden' when it may not be read any more. */
export type Stored = Doc | null | 'hidden';
