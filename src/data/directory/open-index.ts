import { AppError } from '@/domain/core/errors';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { CustomerQuestion, PackedAnswer } from '@/domain/directory/question';
import type { Duplicate, TypedCustomer } from '@/domain/customers/duplicates';
import type { MatchedCustomer } from '@/domain/customers/import/match-keys';
import { loadOnce } from '../core/load-once';
import type { DeskAnswer, DeskRequest } from './desk-requests';
import type { FoundShards, WantedShards } from './find-shards';

/** Access to the index: requests are answered in order. */
export type Desk = {
  readonly load: (shards: readonly string[]) => Promise<void>;
  readonly find: (wanted: WantedShards) => Promise<Omit<FoundShards, 'texts'>>;
  readonly update: (changed: readonly ListedCustomer[], gone: readonly string[]) => Promise<void>;
  readonly ask: (question: CustomerQuestion) => Promise<PackedAnswer>;
  readonly duplicates: (typed: TypedCustomer, selfId?: string) => Promise<readonly Duplicate[]>;
  readonly matching: (keys: readonly string[]) => Promise<readonly MatchedCustomer[]>;
  /** Drops all customers; open requests are never answered. */
  readonly close: () => void;
};

/** Starts the index in a worker; without workers it runs in the page's thread. */
export function openDesk(): Desk {
  return typeof Worker === 'undefined' ? deskOver(onThisThread()) : deskOver(inWorker());
}

type Line = { readonly send: (request: DeskRequest) => Promise<DeskAnswer>; readonly close: () => void };

function deskOver({ send, close }: Line): Desk {
  return {
    load: async (shards) => void done(await send({ kind: 'load', shards })),
    find: async (wanted) => {
      const answer = done(await send({ kind: 'find', wanted }));
      if (answer.kind !== 'found') throw new AppError('unknown');
      return answer;
    },
    update: async (changed, gone) => void done(await send({ kind: 'update', changed, gone })),
    ask: async (question) => {
      const answer = done(await send({ kind: 'ask', question }));
      if (answer.kind !== 'answer') throw new AppError('unknown');
      return answer.answer;
    },
    duplicates: async (typed, selfId) => {
      const answer = done(await send({ kind: 'duplicates', typed, selfId }));
      if (answer.kind !== 'duplicates') throw new AppError('unknown');
      return answer.duplicates;
    },
    matching: async (keys) => {
      const answer = done(await send({ kind: 'matching', keys }));
      if (answer.kind !== 'matching') throw new AppError('unknown');
      return answer.customers;
    },
    close,
  };
}

function done(answer: DeskAnswer): DeskAnswer {
  if (answer.kind === 'failed') throw new AppError(answer.code);
  return answer;
}

function onThisThread(): Line {
  const answering = loadOnce(async () => {
    const [{ createCustomerIndex }, { answerRequest }, { deviceKeeper }] = await Promise.all([
      import('./customer-index'),
      import('./answer-request'),
      import('./kept-shards'),
    ]);
    const index = createCustomerIndex();
    return (request: DeskRequest) => answerRequest(index, deviceKeeper, request);
  });
  return {
    send: async (request) => (await answering())(request),
    close: () => undefined,
  };
}

function inWorker(): Line {
  const worker = new Worker(new URL('./directory-worker.ts', import.meta.url), { type: 'module' });
  const waiting: { resolve: (answer: DeskAnswer) => void; reject: (error: AppError) => void }[] = [];
  worker.addEventListener('message', (event: MessageEvent<DeskAnswer>) =>
    waiting.shift()?.resolve(event.data),
  );
  // Its script did not load or crashed: it will answer nothing more.
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.splice(0)) reject(new AppError('network', { cause: event.message }));
  });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}
