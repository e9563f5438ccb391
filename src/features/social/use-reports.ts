import { useMemo } from 'react';
import { useLive } from '@/data/live/use-live';
import { reportsOf } from '@/data/social/posts';
import { useViewer } from '@/data/session/use-session';
import type { PostReport } from '@/domain/social/post';

/** Open reports of the business's posts by post, for administrators; empty for others. */
export function useReports(): ReadonlyMap<string, readonly PostReport[]> {
  const viewer = useViewer();
  const { rows } = useLive(viewer.isAdmin ? reportsOf(viewer) : null);
  return useMemo(() => {
    const found = new Map<string, readonly PostReport[]>();
    for (const one of rows) found.set(one.postId, [...(found.get(one.postId) ?? []), one]);
    return found;
  }, [rows]);
}
