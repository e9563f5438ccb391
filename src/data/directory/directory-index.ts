import type { Duplicate, TypedCustomer } from '@/domain/customers/duplicates';
import type { MatchedCustomer } from '@/domain/import/customers/match-keys';
import type { Directory } from '@/domain/directory/directory';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { packCustomers } from '@/domain/directory/packed-customers';
import type { CustomerQuestion, PackedAnswer } from '@/domain/directory/question';
import { createCustomerIndex } from './customer-index';
import { findShards } from './find-shards';
import type { WantedShards } from './find-shards';
import type { ShardKeeper } from './kept-shards';

/** All customers of a directory, searched in a worker or in the page's thread. Rejects with AppError. */
export type DirectoryIndex = {
  /** Finds the shards and loads them; returns their directory and the number of documents read. */
  readonly find: (wanted: WantedShards) => Promise<{ readonly directory: Directory; readonly reads: number }>;
  readonly update: (changed: readonly ListedCustomer[], gone: readonly string[]) => Promise<void>;
  readonly ask: (question: CustomerQuestion) => Promise<PackedAnswer>;
  readonly duplicates: (typed: TypedCustomer, selfId?: string) => Promise<readonly Duplicate[]>;
  readonly matching: (keys: readonly string[]) => Promise<readonly MatchedCustomer[]>;
};

/** Creates an empty index over the shards that a keeper has stored or the server sends. */
export function createDirectoryIndex(keeper: ShardKeeper): DirectoryIndex {
  const index = createCustomerIndex();
  return {
    find: async (wanted) => {
      const { directory, texts, reads } = await findShards(wanted, keeper);
      index.load(texts);
      return { directory, reads };
    },
    update: async (changed, gone) => index.update(changed, gone),
    ask: async (question) => {
      const answer = index.ask(question);
      return { ...answer, customers: packCustomers(answer.customers) };
    },
    duplicates: async (typed, selfId) => index.duplicates(typed, selfId),
    matching: async (keys) => index.matching(keys),
  };
}
