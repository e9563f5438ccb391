import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLiveRecord } from '@/data/live/use-live';
import { postRef } from '@/data/social/posts';
import type { PostReport } from '@/domain/social/post';
import { PostCard } from './post-card';
import type { Author } from './use-authors';

export type ShownPostProps = {
  readonly id: string;
  readonly authorOf: (uid: string) => Author;
  readonly reports: readonly PostReport[];
};

/** The post that a notification leads to, with its comments; read by itself, as it may be too old for the feed. */
export function ShownPost({ id, authorOf, reports }: ShownPostProps) {
  const { record: post, status, pending } = useLiveRecord(postRef(id));
  if (status === 'missing' || status === 'denied') {
    return <Alert severity="info">This post is not there any more, or it is not shown to you.</Alert>;
  }
  return (
    post && (
      <Box component="section" aria-label="Post from a notification">
        <PostCard post={post} authorOf={authorOf} isPending={pending} reports={reports} hasOpenComments />
      </Box>
    )
  );
}
