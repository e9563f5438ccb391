import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLive } from '@/data/live/use-live';
import { reportsOf } from '@/data/social/posts';
import { useViewer } from '@/data/session/use-session';
import type { PostReport } from '@/domain/social/post';
import { CardSkeletons } from '@/shared/ui/list/card-skeletons';
import { ErrorState } from '@/shared/ui/states/error-state';
import { PostCard } from './post-card';
import { useAuthors } from './use-authors';
import type { useFeed } from './use-feed';

export type PostListProps = {
  readonly feed: ReturnType<typeof useFeed>;
  /** Instead of posts, when there are none. */
  readonly empty: ReactNode;
};

const NONE: readonly PostReport[] = [];

/** Posts, newest first, with older ones by page. */
export function PostList({ feed, empty }: PostListProps) {
  const viewer = useViewer();
  const { posts, pendingIds, status, error, retry, hasMore, loadMore } = feed;
  const authorOf = useAuthors(posts.map(({ createdBy }) => createdBy));
  const { rows: reports } = useLive(viewer.isAdmin ? reportsOf(viewer) : null);
  const byPost = useMemo(() => {
    const found = new Map<string, readonly PostReport[]>();
    for (const one of reports) found.set(one.postId, [...(found.get(one.postId) ?? []), one]);
    return found;
  }, [reports]);
  if (status === 'error') return <ErrorState {...(error && { text: error.message })} onRetry={retry} />;
  if (status === 'loading') return <CardSkeletons cards={4} />;
  if (posts.length === 0) return empty;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {posts.map((post) => (
        <PostCard
          key={post.uuid}
          post={post}
          authorOf={authorOf}
          isPending={pendingIds.has(post.uuid)}
          reports={byPost.get(post.uuid) ?? NONE}
        />
      ))}
      {hasMore && (
        <Button variant="outlined" onClick={loadMore} sx={{ justifySelf: 'center' }}>
          Show older
        </Button>
      )}
    </Box>
  );
}
