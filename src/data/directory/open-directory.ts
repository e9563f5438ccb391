import type { Viewer } from '@/domain/access/viewer';
import { compactDirectory } from '../callables/callables';
import type { LiveStore } from '../live/live-store';
import { readOwnDevice } from '../base/own-device';
import type { DirectorySource } from './directory-source';
import { openShardAccess } from './shard-access';

/** One directory per session; it ends with the session's listeners. */
const sources = new WeakMap<LiveStore, DirectorySource>();

/** Loads the code on first use: no first screen needs search and worker. */
export async function openDirectory(live: LiveStore, viewer: Viewer): Promise<DirectorySource> {
  const [{ createDirectorySource }, { openIndex }] = await Promise.all([
    import('./directory-source'),
    import('./open-index'),
  ]);
  const source =
    sources.get(live) ??
    createDirectorySource({
      live,
      viewer,
      openIndex,
      openAccess: openShardAccess,
      keeps: readOwnDevice(),
      compact: compactDirectory,
    });
  sources.set(live, source);
  return source;
}

/** The session's directory if it is open, else null. */
export function openedDirectory(live: LiveStore): DirectorySource | null {
  return sources.get(live) ?? null;
}
