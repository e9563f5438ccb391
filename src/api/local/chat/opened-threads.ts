import type { Viewer } from '@/domain/access/viewer';

const opened = new WeakMap<Viewer, Set<string>>();

/** The ids of threads whose messages this client of the API has, because it asked for them or wrote one. */
export function openedThreads(viewer: Viewer): Set<string> {
  const known = opened.get(viewer) ?? new Set();
  opened.set(viewer, known);
  return known;
}
