import Box from '@mui/material/Box';
import { useLiveRecord } from '@/data/live/use-live';
import { postRef } from '@/data/social/posts';
import type { PostReport } from '@/domain/social/post';
import { PostCard } from './post-card';
import type { Author } from './use-authors';

export type ReportedPostsProps = {
  /** Open reports by post. */
  readonly reports: ReadonlyMap<string, readonly PostReport[]>;
  readonly authorOf: (uid: string) => Author;
};

/** The reported posts, each read by itself: it may be too old for the feed. */
export function ReportedPosts({ reports, authorOf }: ReportedPostsProps) {
  return (
    <Box component="section" aria-label="Reported posts" sx={{ display: 'grid', gap: 2 }}>
      {[...reports].map(([id, ofPost]) => (
        <ReportedPost key={id} id={id} reports={ofPost} authorOf={authorOf} />
      ))}
    </Box>
  );
}

type ReportedPostProps = Omit<ReportedPostsProps, 'reports'> & {
  readonly id: string;
  readonly reports: readonly PostReport[];
};

function ReportedPost({ id, reports, authorOf }: ReportedPostProps) {
  const { record: post, pending } = useLiveRecord(postRef(id));
  return post && <PostCard post={post} authorOf={authorOf} isPending={pending} reports={reports} />;
}
