import { isErrorCode } from '@/domain/errors';
import type { ErrorCode } from '@/domain/errors';
import { INTENTS } from '@/domain/intents';
import type { IntentName } from '@/domain/intents';
import type { Doc, Value } from '@/domain/value';
import type { Ref, Tag, Write } from '../store/port';

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
};

/** Reads what lies in the device's storage; null for what no version of ours wrote. */
export function readEntry(stored: unknown): JournalEntry | null {
  if (!isPlain(stored)) return null;
  const { opId, uid, tab, at, name, label, writes, refusal } = stored;
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
  };
}

function isIntentName(stored: unknown): stored is IntentName {
  return typeof stored === 'string' && Object.hasOwn(INTENTS, stored);
}

function readWrite(stored: unknown): Write | null {
  if (!isPlain(stored) || !isPlain(stored['ref'])) return null;
  const { collection, id } = stored['ref'];
  if (typeof collection !== 'string' || typeof id !== 'string') return null;
  const ref: Ref = { collection, id };
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
