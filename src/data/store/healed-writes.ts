import { SHAPES } from '@/domain/shapes';
import { nullsIn, unlessChanged } from './stored-nulls';
import type { DocStore, Write } from './port';

/**
 * Writes that also remove the nulls which their stored records have where the rules accept none; null when there are
 * none to remove.
 */
export async function withoutStoredNulls(
  store: Pick<DocStore, 'readServer'>,
  writes: readonly Write[],
): Promise<readonly Write[] | null> {
  const healed = await Promise.all(writes.map((write) => healedWrite(store, write)));
  return healed.some((write, at) => write !== writes[at]) ? healed : null;
}

async function healedWrite(store: Pick<DocStore, 'readServer'>, write: Write): Promise<Write> {
  const shape = SHAPES.find(({ collection }) => collection === write.ref.collection);
  if (write.kind !== 'patch' || !shape) return write;
  // A record that may not be read stays as it is.
  const doc = await store.readServer(write.ref).catch(() => null);
  const nulls = unlessChanged(nullsIn(shape.fields, doc ?? {}), Object.keys(write.fields));
  return Object.keys(nulls).length > 0 ? { ...write, fields: { ...nulls, ...write.fields } } : write;
}
