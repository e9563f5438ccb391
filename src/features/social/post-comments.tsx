import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { addComment, commentsOf, deleteComment } from '@/data/social/posts';
import { usePages } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { COMMENT_LENGTH } from '@/domain/social/post';
import type { Post, PostComment } from '@/domain/social/post';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { ErrorState } from '@/shared/ui/states/error-state';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { DateText } from '@/shared/ui/text/date-text';
import { Icon } from '@/shared/ui/text/icon';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { Composer } from './composer';
import { LinkedText } from './linked-text';
import { PersonLink } from './person-link';
import { useAuthors } from './use-authors';

export type PostCommentsProps = { readonly post: Post };

/** The comments of a post, oldest first, and a field for the next one. */
export function PostComments({ post }: PostCommentsProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const { rows, status, retry, hasMore, loadMore } = usePages(commentsOf(viewer, post));
  const [asked, setAsked] = useState<PostComment | null>(null);
  const authorOf = useAuthors(rows.map(({ createdBy }) => createdBy));
  if (status === 'error' || status === 'denied') return <ErrorState onRetry={retry} />;
  if (status !== 'ready') return <LineSkeleton rows={post.commentCount || 1} height={40} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {hasMore && (
        <Button size="small" onClick={loadMore} sx={{ justifySelf: 'start' }}>
          Show older comments
        </Button>
      )}
      {rows.length > 0 && (
        <Box
          component="ol"
          aria-label="Comments"
          sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
        >
          {rows.toReversed().map((comment) => {
            const { name, picture, isKnown } = authorOf(comment.createdBy);
            const mayDelete =
              comment.createdBy === viewer.uid || (viewer.isAdmin && comment.owner === viewer.owner);
            return (
              <Box component="li" key={comment.uuid} sx={{ display: 'flex', gap: 1.5 }}>
                <PersonAvatar name={name} picture={picture} size={24} />
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {isKnown ? <PersonLink uid={comment.createdBy} name={name} /> : <b>{name}</b>} ·{' '}
                    <DateText at={comment.createdAt} />
                  </Typography>
                  <LinkedText text={comment.text} />
                </Box>
                {mayDelete && (
                  <IconButton
                    size="small"
                    aria-label={`Delete the comment of ${name}`}
                    onClick={() => setAsked(comment)}
                  >
                    <Icon of={X} size={16} />
                  </IconButton>
                )}
              </Box>
            );
          })}
        </Box>
      )}
      <Composer
        label="Write a comment"
        draftKey={`social-comment-${post.uuid}`}
        maxLength={COMMENT_LENGTH}
        submitLabel="Comment"
        emptyError="Write a comment first."
        onSend={(text) => commit(addComment(viewer, post, text))}
      />
      <ConfirmDialog
        open={asked !== null}
        title="Delete this comment?"
        text="This cannot be undone."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => {
          if (asked) commit(deleteComment(asked));
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
    </Box>
  );
}
