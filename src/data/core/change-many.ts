import type { Intent } from './intent';

const MAX_BATCH = 200;

/**
 * The same change for many records in few batches, each with one Undo for all of it. Undo is omitted
 * when a single record cannot be undone, so that none is half undone.
 * @param label the counted records and the change: "3 leads archived"
 */
export function changeMany<R>(
  records: readonly R[],
  change: (record: R) => Intent,
  label: (count: number) => string,
): readonly Intent[] {
  const intents: Intent[] = [];
  for (let start = 0; start < records.length; start += MAX_BATCH) {
    const parts = records.slice(start, start + MAX_BATCH).map(change);
    const undos = parts.map((part) => part.undo);
    const [first] = parts;
    if (!first) continue;
    intents.push({
      name: first.name,
      label: label(parts.length),
      writes: parts.flatMap((part) => part.writes),
      undo: undos.every((undo) => undo !== null) ? undos.flat() : null,
    });
  }
  return intents;
}
