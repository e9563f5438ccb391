import { AppError } from '@/domain/core/errors';
import type { Doc } from '@/domain/core/value';
import { applyWrite } from '../apply';
import type { Ref, Row, Write } from '../port';

export type MemoryServerOptions = {
  readonly docs?: Readonly<Record<string, Readonly<Record<string, Doc>>>>;
  /** Returns why a write is refused, or null; called when the server gets it, after a device accepted it. */
  readonly authorize?: (write: Write, before: Doc | null, after: Doc | null) => AppError | null;
  readonly clock?: () => number;
};

/** The stored documents, shared by any number of memory stores as devices. */
export type MemoryServer = {
  readonly rows: (collection: string) => ReadonlyMap<string, Row>;
  readonly read: (ref: Ref) => Doc | null;
  /** Stores or removes a document as another user, without any check. */
  readonly put: (ref: Ref, doc: Doc | null) => void;
  readonly handle: (writes: readonly Write[]) => AppError | null;
  readonly now: () => number;
  readonly onChange: (listener: (collections: ReadonlySet<string>) => void) => void;
};

/** The stored side of the memory store. */
export function createMemoryServer(options: MemoryServerOptions = {}): MemoryServer {
  const { authorize = () => null, clock = Date.now } = options;
  const collections = new Map(
    Object.entries(options.docs ?? {}).map(([name, docs]) => [
      name,
      new Map(Object.entries(docs).map(([id, data]): [string, Row] => [id, storedRow(id, data)])),
    ]),
  );
  const listeners: ((changed: ReadonlySet<string>) => void)[] = [];

  const tell = (changed: ReadonlySet<string>) => {
    for (const listener of listeners) listener(changed);
  };

  const store = ({ collection, id }: Ref, doc: Doc | null) => {
    const rows = collections.get(collection) ?? new Map<string, Row>();
    collections.set(collection, rows);
    if (doc) rows.set(id, storedRow(id, doc));
    else rows.delete(id);
  };

  const read = ({ collection, id }: Ref): Doc | null => collections.get(collection)?.get(id)?.data ?? null;

  const refusalOf = (write: Write, before: Doc | null, after: Doc | null): AppError | null => {
    if (write.kind === 'create' && before) return new AppError('denied');
    if (write.kind === 'patch' && !before) return new AppError('not-found');
    return authorize(write, before, after);
  };

  return {
    rows: (collection) => collections.get(collection) ?? new Map(),
    read,
    put: (ref, doc) => {
      store(ref, doc);
      tell(new Set([ref.collection]));
    },
    handle: (writes) => {
      const at = clock();
      const results = new Map<string, { readonly ref: Ref; readonly doc: Doc | null }>();
      for (const write of writes) {
        const path = `${write.ref.collection}/${write.ref.id}`;
        const known = results.get(path);
        const before = known ? known.doc : read(write.ref);
        const after = applyWrite(write, before, at);
        const refusal = refusalOf(write, before, after);
        if (refusal) return refusal;
        results.set(path, { ref: write.ref, doc: after });
      }
      for (const { ref, doc } of results.values()) store(ref, doc);
      tell(new Set(writes.map((write) => write.ref.collection)));
      return null;
    },
    now: clock,
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}

function storedRow(id: string, data: Doc): Row {
  return { id, data, pending: false };
}
