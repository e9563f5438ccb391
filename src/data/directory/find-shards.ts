import { canCatchUp } from '@/domain/directory/directory';
import type { Directory } from '@/domain/directory/directory';
import { AppError } from '@/domain/core/errors';
import type { KeptShards, ShardKeeper } from './kept-shards';
import { readShards } from './read-shards';
import type { ShardAccess } from './shard-access';

/** Which shards a worker is to have. */
export type WantedShards = {
  /** The directory as it is known now. */
  readonly directory: Directory;
  /** Null without a connection: then only what was kept can be had. */
  readonly access: ShardAccess | null;
  /** Whose copy on this device may be used and renewed; null where nothing may be kept. */
  readonly keptFor: string | null;
};

/** The shards, the directory they are of, and how many documents were read for them. */
export type FoundShards = KeptShards & { readonly reads: number };

/**
 * Finds the shards of a directory: those kept on this device when nothing has changed since, else from the
 * server; without an answer from it also older ones, as long as what is newer can be told apart.
 * @throws AppError as `readShards`; 'network' also when there are fewer shards than the directory has.
 */
export async function findShards(wanted: WantedShards, keeper: ShardKeeper): Promise<FoundShards> {
  const { directory, access, keptFor } = wanted;
  const kept = keptFor === null ? null : await keeper.load(keptFor);
  if (kept && isSame(kept.directory, directory)) return { ...kept, reads: 0 };
  try {
    if (!access) throw new AppError('network');
    const texts = await readShards(access, directory.owner);
    if (texts.length < directory.shards) throw new AppError('network');
    // Nobody waits for the copy.
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
