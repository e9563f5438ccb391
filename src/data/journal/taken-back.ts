import type { Doc, Value } from '@/domain/core/value';
import type { DocStore, Tag, Write } from '../store/port';
import { changesNothing, withOwnTime } from './changes-nothing';
import { readPatiently } from './is-held';
import { fieldsOf, pathOfRef } from './kept/entry';
import type { JournalEntry, Stored } from './kept/entry';
import { STAMPS, isFresh, ofRecord } from './not-taken';

/**
 * The waiting writes before a change that may take it back. When answers are lost, the client sends all of its queue
 * again: earlier writes are accepted a second time, and a change with a new record is then refused as a whole.
 */
export function earlierWrites(
  writes: readonly Write[],
  waiting: readonly Pick<JournalEntry, 'writes'>[],
): readonly Write[] {
  if (!writes.some(isFresh)) return [];
  const paths = new Set(writes.map(({ ref }) => pathOfRef(ref)));
  return waiting.flatMap((one) => one.writes).filter(({ ref }) => paths.has(pathOfRef(ref)));
}

/**
 * The part of an accepted change that its earlier writes took back, to be sent again. A field counts only as they leave
 * it, so another user's later value stays. `later` returns the user's own later writes. Rejects with AppError when the
 * server stays silent.
 */
export async function takenBack(
  store: Pick<DocStore, 'readServer'>,
  { writes, earlier }: Pick<JournalEntry, 'writes' | 'earlier'>,
  later: () => readonly Write[],
): Promise<readonly Write[]> {
  const asked = writes.filter(({ ref }) => ofRecord(ref, earlier).length > 0);
  if (asked.length === 0) return [];
  const refs = asked.map(({ ref }) => ref);
  const stored = await readPatiently(store, refs);
  const since = later();
  return asked.flatMap((write) => {
    const after = [...writes.slice(writes.indexOf(write) + 1), ...since];
    return lostPart(write, stored(write.ref), ofRecord(write.ref, earlier), ofRecord(write.ref, after));
  });
}

function lostPart(
  write: Write,
  doc: Stored,
  earlier: readonly Write[],
  later: readonly Write[],
): readonly Write[] {
  if (doc === 'hidden') return [];
  if (write.kind === 'patch' && doc !== null) return lostFields(write, doc, earlier, later);
  const isOpposite = (doc === null) === (write.kind !== 'delete');
  const opposite = write.kind === 'delete' ? 'create' : 'delete';
  const isLost =
    isOpposite &&
    earlier.some(({ kind }) => kind === opposite) &&
    later.every(({ kind }) => kind === 'patch');
  return isLost ? [write] : [];
}

function lostFields(
  write: Extract<Write, { kind: 'patch' }>,
  doc: Doc,
  earlier: readonly Write[],
  later: readonly Write[],
): readonly Write[] {
  const again = earlier.map((one) => withOwnTimes(one, doc));
  const isLost = ([path, wanted]: readonly [string, Value | Tag]) => {
    const sent: Write = { ...write, fields: { [path]: withOwnTime(path, wanted, doc) } };
    return (
      earlier.some((one) => reaches(one, path)) &&
      changesNothing(again, doc, later, path) &&
      !changesNothing([sent], doc, later, path)
    );
  };
  const all = Object.entries(write.fields);
  const lost = all.filter(([path, wanted]) => !STAMPS.includes(path) && isLost([path, wanted]));
  const stamps = all.filter(([path]) => STAMPS.includes(path));
  return lost.length > 0 ? [{ ...write, fields: Object.fromEntries([...lost, ...stamps]) }] : [];
}

/** True when a write of a record sets a field, a part of it, or the group it is in. */
function reaches(write: Write, path: string): boolean {
  if (write.kind !== 'patch') return true;
  return Object.keys(write.fields).some(
    (field) => field === path || field.startsWith(`${path}.`) || path.startsWith(`${field}.`),
  );
}

function withOwnTimes(write: Write, doc: Doc): Write {
  if (write.kind === 'delete') return write;
  const fields = Object.fromEntries(
    Object.entries(fieldsOf(write)).map(([path, wanted]) => [path, withOwnTime(path, wanted, doc)]),
  );
  return write.kind === 'create' ? { ...write, data: fields } : { ...write, fields };
}
