import { packCustomers } from '@/domain/directory/packed-customers';
import { AppError } from '@/domain/core/errors';
import type { CustomerIndex } from './customer-index';
import type { DeskAnswer, DeskRequest } from './desk-requests';
import { findShards } from './find-shards';
import type { ShardKeeper } from './kept-shards';

/** Answers one request from an index; errors become answers too. */
export async function answerRequest(
  index: CustomerIndex,
  keeper: ShardKeeper,
  request: DeskRequest,
): Promise<DeskAnswer> {
  try {
    switch (request.kind) {
      case 'load':
        index.load(request.shards);
        return { kind: 'done' };
      case 'find': {
        const { directory, texts, reads } = await findShards(request.wanted, keeper);
        index.load(texts);
        return { kind: 'found', directory, reads };
      }
      case 'update':
        index.update(request.changed, request.gone);
        return { kind: 'done' };
      case 'ask': {
        const answer = index.ask(request.question);
        return { kind: 'answer', answer: { ...answer, customers: packCustomers(answer.customers) } };
      }
      case 'duplicates':
        return { kind: 'duplicates', duplicates: index.duplicates(request.typed, request.selfId) };
      case 'matching':
        return { kind: 'matching', customers: index.matching(request.keys) };
    }
  } catch (error) {
    // An error loses its class when posted from a worker, so its code is sent.
    if (error instanceof AppError) return { kind: 'failed', code: error.code };
    console.error(error);
    return { kind: 'failed', code: 'unknown' };
  }
}
