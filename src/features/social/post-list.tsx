import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { PostReport } from '@/domain/social/post';
import { CardSkeletons } from '@/shared/ui/list/card-skeletons';
import { ErrorState } from '@/shared/ui/states/error-state';
import { PostCard } from './post-card';
import { ReportedPosts } from './reported-posts';
import { useAuthors } from './use-authors';
import type { useFeed } from './use-feed';
import { useReports } from './use-reports';

export type PostListProps = {
  readonly feed: ReturnType<typeof useFeed>;
  /** Whether administrators see reported posts before all others. */
  readonly reportedFirst?: boolean;
  /** Instead of posts, when there are none. */
  readonly empty: ReactNode;
};

const NONE: readonly PostReport[] = [];

/** Posts, newest first, with older ones by page. */
export function PostList({ feed, reportedFirst = false, empty }: PostListProps) {
  const { posts, pendingIds, status, error, retry, hasMore, loadMore } = feed;
  const reports = useReports();
  const reporters = [...reports.values()].flat();
  const authorOf = useAuthors([...posts, ...reporters].map(({ createdBy }) => createdBy));
  const areOnTop = reportedFirst && reports.size > 0;
  if (status === 'error') return <ErrorState {...(error && { text: error.message })} onRetry={retry} />;
  if (status === 'loading') return <CardSkeletons cards={4} />;
  if (posts.length === 0) return empty;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {areOnTop && <ReportedPosts reports={reports} authorOf={authorOf} />}
      {(areOnTop ? posts.filter(({ uuid }) => !reports.has(uuid)) : posts).map((post) => (
        <PostCard
          key={post.uuid}
          post={post}
          authorOf={authorOf}
          isPending={pendingIds.has(post.uuid)}
          reports={reports.get(post.uuid) ?? NONE}
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
