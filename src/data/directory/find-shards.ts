import { canCatchUp } from '@/domain/directory/directory';
import type { Directory } from '@/domain/directory/directory';
import { AppError } from '@/domain/core/errors';
import type { KeptShards, ShardKeeper } from './kept-shards';
import { readShards } from './read-shards';
import type { ShardAccess } from './shard-access';

/** The shards that a worker should load. */
export type WantedShards = {
  readonly directory: Directory;
  /** Null without a connection: only a stored copy can be used. */
  readonly access: ShardAccess | null;
  /** Owner of this device's copy; null where nothing may be stored. */
  readonly keptFor: string | null;
};

/** The shards, their directory, and the number of documents read. */
export type FoundShards = KeptShards & { readonly reads: number };

/**
 * Finds the shards of a directory: the copy on this device when nothing has changed since, else from the server.
 * Without the server's answer an older copy also serves, while the changes since can be queried.
 * @throws AppError as `readShards`; 'network' also when there are fewer shards than the directory has
 */
export async function findShards(wanted: WantedShards, keeper: ShardKeeper): Promise<FoundShards> {
  const { directory, access, keptFor } = wanted;
  const kept = keptFor === null ? null : await keeper.load(keptFor);
  if (kept && isSame(kept.directory, directory)) return { ...kept, reads: 0 };
  try {
    if (!access) throw new AppError('network');
    const texts = await readShards(access, directory.owner);
    if (texts.length < directory.shards) throw new AppError('network');
    // Saved in the background.
    if (keptFor !== null) void keeper.save(keptFor, { directory, texts });
    return { directory, texts, reads: texts.length };
  } catch (error) {
    const isUnanswered =
      error instanceof AppError && (error.code === 'network' || error.code === 'unavailable');
    if (kept && isUnanswered && canCatchUp(kept.directory, directory)) return { ...kept, reads: 0 };
    throw error;
  }
}

function isSame(kept: Directory, now: Directory): boolean {
  return kept.build === now.build && kept.asOf === now.asOf && kept.format === now.format;
}
