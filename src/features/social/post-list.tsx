import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { PostReport } from '@/domain/social/post';
import { CardSkeletons } from '@/shared/ui/list/card-skeletons';
import { ErrorState } from '@/shared/ui/states/error-state';
import { PostCard } from './post-card';
import { ReportedPosts } from './reported-posts';
import { ShownPost } from './shown-post';
import { useAuthors } from './use-authors';
import type { useFeed } from './use-feed';
import { useReports } from './use-reports';

export type PostListProps = {
  readonly feed: ReturnType<typeof useFeed>;
  /** Whether administrators see reported posts before all others. */
  readonly reportedFirst?: boolean;
  /** A post that stands before all others; null for none. */
  readonly shownId?: string | null;
  /** Instead of posts, when there are none. */
  readonly empty: ReactNode;
};

const NONE: readonly PostReport[] = [];

/** Posts, newest first, with older ones by page. */
export function PostList({ feed, reportedFirst = false, shownId = null, empty }: PostListProps) {
  const { posts, pendingIds, status, error, retry, hasMore, loadMore } = feed;
  const reports = useReports();
  const reporters = [...reports.values()].flat();
  const authorOf = useAuthors([...posts, ...reporters].map(({ createdBy }) => createdBy));
  const onTop = new Map([...(reportedFirst ? reports : [])].filter(([id]) => id !== shownId));
  if (status === 'error') return <ErrorState {...(error && { text: error.message })} onRetry={retry} />;
  if (status === 'loading') return <CardSkeletons cards={4} />;
  if (posts.length === 0 && shownId === null) return empty;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {shownId !== null && (
        <ShownPost key={shownId} id={shownId} authorOf={authorOf} reports={reports.get(shownId) ?? NONE} />
      )}
      {onTop.size > 0 && <ReportedPosts reports={onTop} authorOf={authorOf} />}
      {posts
        .filter(({ uuid }) => uuid !== shownId && !onTop.has(uuid))
        .map((post) => (
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
