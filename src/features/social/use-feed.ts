import { useMemo } from 'react';
import { usePages } from '@/data/live/use-live';
import { connectionsPosts, coworkersPosts, FEED_STEP } from '@/data/social/posts';
import { useViewer } from '@/data/session/use-session';
import { mergedFeed } from '@/domain/social/post';

/** The user's feed, or what they may read of one author; older posts by page. */
export function useFeed(by: string | null = null) {
  const viewer = useViewer();
  const near = usePages(coworkersPosts(viewer, FEED_STEP, by));
  const far = usePages(connectionsPosts(viewer, FEED_STEP, by));
  const posts = useMemo(
    () =>
      mergedFeed([
        { posts: near.rows, hasMore: near.hasMore },
        { posts: far.rows, hasMore: far.hasMore },
      ]),
    [near.rows, near.hasMore, far.rows, far.hasMore],
  );
  const failed = [near, far].find(({ status }) => status === 'error' || status === 'denied');
  const isLoading = [near, far].some(({ status }) => status === 'loading' || status === 'idle');
  return {
    posts,
    pendingIds: new Set([...near.pendingIds, ...far.pendingIds]),
    status: failed ? ('error' as const) : isLoading ? ('loading' as const) : ('ready' as const),
    error: failed?.error ?? null,
    retry: () => [near, far].forEach(({ retry }) => retry()),
    hasMore: near.hasMore || far.hasMore,
    loadMore: () => [near, far].filter(({ hasMore }) => hasMore).forEach(({ loadMore }) => loadMore()),
  };
}
