import type { AppError } from '@/domain/core/errors';
import { applyWrite } from '../apply';
import type { MemoryServer } from './memory-server';
import type { Row, Write } from '../port';

type Batch = {
  readonly writes: readonly Write[];
  readonly at: number;
  readonly resolve: () => void;
  readonly reject: (error: AppError) => void;
};

/** The unsent writes of one device, and its readers' view of the stored rows. */
export type MemoryOutbox = {
  readonly rows: (collection: string) => ReadonlyMap<string, Row>;
  /** Queues a batch; resolves when the server has it, rejects when it refuses. */
  readonly accept: (writes: readonly Write[]) => Promise<void>;
  readonly send: () => void;
  /** The server gets the first batches, and their answers are lost: they stay queued. */
  readonly loseAnswers: (batches: number) => void;
  readonly unsent: () => readonly (readonly Write[])[];
  readonly pause: () => void;
  readonly resume: () => void;
  readonly drained: () => Promise<void>;
};

/** A device of a memory server; calls `onChange` whenever its readers may see a change. */
export function createMemoryOutbox(server: MemoryServer, onChange: () => void): MemoryOutbox {
  let queue: readonly Batch[] = [];
  let isPaused = false;
  /** Cached until a change, so that unchanged rows keep their identity. */
  const views = new Map<string, ReadonlyMap<string, Row>>();

  const changed = (collections: Iterable<string>) => {
    for (const collection of collections) views.delete(collection);
    onChange();
  };
  server.onChange(changed);

  let onDrained: readonly (() => void)[] = [];
  const tellDrained = () => {
    if (queue.length > 0) return;
    for (const tell of onDrained) tell();
    onDrained = [];
  };

  const collectionsOf = ({ writes }: Batch) => new Set(writes.map((write) => write.ref.collection));

  const overlaid = (collection: string): ReadonlyMap<string, Row> => {
    const rows = new Map(server.rows(collection));
    for (const { writes, at } of queue) {
      for (const write of writes) {
        if (write.ref.collection !== collection) continue;
        const { id } = write.ref;
        const data = applyWrite(write, rows.get(id)?.data ?? null, at);
        if (data) rows.set(id, { id, data, pending: true });
        else rows.delete(id);
      }
    }
    return rows;
  };

  return {
    rows: (collection) => {
      const view = views.get(collection) ?? overlaid(collection);
      views.set(collection, view);
      return view;
    },
    accept: (writes) =>
      new Promise((resolve, reject) => {
        const batch: Batch = { writes, at: server.now(), resolve, reject };
        queue = [...queue, batch];
        changed(collectionsOf(batch));
      }),
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
    send: () => {
      if (isPaused) return;
      for (const batch of queue) {
        queue = queue.filter((one) => one !== batch);
        const refusal = server.handle(batch.writes);
        changed(collectionsOf(batch));
        if (refusal) batch.reject(refusal);
        else batch.resolve();
      }
      tellDrained();
    },
    loseAnswers: (batches) => {
      for (const batch of queue.slice(0, batches)) server.handle(batch.writes);
    },
    unsent: () => queue.map(({ writes }) => writes),
    drained: () =>
      new Promise((resolve) => {
        onDrained = [...onDrained, resolve];
        tellDrained();
      }),
  };
}
