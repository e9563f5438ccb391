import { vi } from 'vitest';
import { directoryPart } from '@/domain/core/collections';
import { setShardAccess } from '../directory/shard-access';
import type { ShardAccess } from '../directory/shard-access';
import type { MemoryStore } from '../store/memory/memory-store';

export const SHARD_ACCESS: ShardAccess = { documents: 'https://firestore.test/documents', token: 'good' };

/** Answers requests for an owner's shards from a memory store, as Firestore's REST API would. */
export function serveShards({ server }: MemoryStore, owner: string, onAsked: (collection: string) => void) {
  const answers = { status: 200, isThere: true };
  const collection = directoryPart(owner, 'shards');
  const address = `${SHARD_ACCESS.documents}/${collection.replace(/\/[^/]*$/, '')}:runQuery`;
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: { authorization: string } }) => {
    if (!answers.isThere || url !== address) throw new TypeError('Failed to fetch');
    onAsked(collection);
    if (headers.authorization !== `Bearer ${SHARD_ACCESS.token}`) return new Response(null, { status: 401 });
    if (answers.status !== 200) return new Response(null, { status: answers.status });
    const parts = [...server.rows(collection).values()].map(({ data }) => ({
      document: { fields: { rows: { stringValue: data['rows'] } } },
    }));
    return Response.json([{ readTime: '2026-11-22T05:00:00Z' }, ...parts]);
  });
  setShardAccess(async () => SHARD_ACCESS);
  return answers;
}
