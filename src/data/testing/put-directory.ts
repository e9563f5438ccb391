import { COLLECTIONS, directoryPart } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import { intoShards } from '@/domain/directory/compaction';
import { DIRECTORY_FORMAT, directoryShape, shardShape } from '@/domain/directory/directory';
import { listedCustomer } from '@/domain/directory/listed-customer';
import { encodeShard } from '@/domain/directory/shard-text';
import { encodeFields, parseFields } from '@/domain/core/record-codec';
import type { MemoryStore } from '../store/memory/memory-store';

/** Writes an owner's directory from the customers of a memory store, as the server would. */
export function putDirectory(
  { server }: MemoryStore,
  owner: string,
  build = 1,
  own: readonly string[] = [],
): void {
  const customers = [...server.rows(COLLECTIONS.customers).values()].flatMap(({ data }) => {
    const parsed = parseFields(customerShape.fields, data);
    return parsed.ok && parsed.value.owner === owner ? [listedCustomer(parsed.value, own)] : [];
  });
  const shards = intoShards(customers, 1);
  for (const [shard, rows] of shards.rows) {
    server.put(
      { collection: directoryPart(owner, 'shards'), id: String(shard) },
      encodeFields(shardShape.fields, { owner, n: rows.length, rows: encodeShard(rows) }),
    );
  }
  const asOf = customers.reduce((latest, customer) => Math.max(latest, customer.updatedAt), 0);
  const head = {
    owner,
    format: DIRECTORY_FORMAT,
    asOf,
    n: customers.length,
    shards: shards.count,
    own,
    build,
  };
  server.put({ collection: COLLECTIONS.directory, id: owner }, encodeFields(directoryShape.fields, head));
}
