import type { Directory } from '@/domain/directory/directory';
import { AppError } from '@/domain/core/errors';
import type { Viewer } from '@/domain/access/viewer';
import { toAppError } from '../base/app-error';
import { countReads } from '../store/reads';
import type { DirectoryIndex } from './directory-index';
import { directoryShards } from './directory-queries';
import type { OpenShardAccess, ShardAccess } from './shard-access';

/** The source of shards. */
export type ShardSource = {
  readonly viewer: Viewer;
  /** Access outside the store, so that megabytes are not parsed in the page's thread. */
  readonly openAccess: OpenShardAccess;
  readonly keeps: boolean;
};

/**
 * Has the index load all shards and returns their directory: the requested one, or without the server's answer an
 * earlier one stored on this device.
 * @throws AppError: 'network' also when there are fewer shards than the directory has
 */
export async function loadShards(
  index: DirectoryIndex,
  wanted: Directory,
  { openAccess, viewer, keeps }: ShardSource,
): Promise<Directory> {
  const keptFor = keeps ? `${viewer.owner}/${viewer.uid}` : null;
  const find = async (isForced: boolean) => {
    const access = await accessIfAny(openAccess, isForced);
    const { directory, reads } = await index.find({ directory: wanted, access, keptFor });
    countReads(directoryShards(viewer).spec.collection, reads);
    return directory;
  };
  try {
    return await find(false);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'denied')) throw error;
    // With a slow clock, an expired token looks valid.
    return find(true);
  }
}

async function accessIfAny(open: OpenShardAccess, isForced: boolean): Promise<ShardAccess | null> {
  try {
    return await open(isForced);
  } catch (error) {
    if (toAppError(error).code === 'network') return null;
    throw error;
  }
}
