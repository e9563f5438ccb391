import type { ErrorCode } from '@/domain/core/errors';
import type { Duplicate, TypedCustomer } from '@/domain/customers/duplicates';
import type { MatchedCustomer } from '@/domain/customers/import/match-keys';
import type { Directory } from '@/domain/directory/directory';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { CustomerQuestion, PackedAnswer } from '@/domain/directory/question';
import type { WantedShards } from './find-shards';

/** A request to the index, in a worker or not. */
export type DeskRequest =
  | { readonly kind: 'load'; readonly shards: readonly string[] }
  | { readonly kind: 'find'; readonly wanted: WantedShards }
  | { readonly kind: 'update'; readonly changed: readonly ListedCustomer[]; readonly gone: readonly string[] }
  | { readonly kind: 'ask'; readonly question: CustomerQuestion }
  | { readonly kind: 'duplicates'; readonly typed: TypedCustomer; readonly selfId: string | undefined }
  | { readonly kind: 'matching'; readonly keys: readonly string[] };

/** The index's answer to each kind of request. */
export type DeskAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'answer'; readonly answer: PackedAnswer }
  | { readonly kind: 'duplicates'; readonly duplicates: readonly Duplicate[] }
  | { readonly kind: 'matching'; readonly customers: readonly MatchedCustomer[] }
  | { readonly kind: 'found'; readonly directory: Directory; readonly reads: number }
  | { readonly kind: 'failed'; readonly code: ErrorCode };
