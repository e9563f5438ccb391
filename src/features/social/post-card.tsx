import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Heart from 'lucide-react/icons/heart';
import MessageSquare from 'lucide-react/icons/message-square';
import { useState } from 'react';
import { deletePost, editPost, likePost } from '@/data/social/posts';
import { useCommit, useCommitQuietly } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { isReworded, POST_LENGTH } from '@/domain/social/post';
import type { Post, PostReport } from '@/domain/social/post';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { Card } from '@/shared/ui/page/card';
import { PendingMark } from '@/shared/ui/states/pending-mark';
import { DateText } from '@/shared/ui/text/date-text';
import { Icon } from '@/shared/ui/text/icon';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { AudienceMark } from './audience-mark';
import { Composer } from './composer';
import { CopyLink } from './copy-link';
import { LinkedText } from './linked-text';
import { PersonLink } from './person-link';
import { PostComments } from './post-comments';
import { PostPictures } from './post-pictures';
import { ReportDialog } from './report-dialog';
import { ReportNote } from './report-note';
import type { Author } from './use-authors';

export type PostCardProps = {
  readonly post: Post;
  readonly authorOf: (uid: string) => Author;
  readonly isPending: boolean;
  /** Complaints, for the administrators of the author's business. */
  readonly reports: readonly PostReport[];
  /** Whether its comments are open at first. */
  readonly hasOpenComments?: boolean;
};

/** A post with its likes and comments. */
export function PostCard({ post, authorOf, isPending, reports, hasOpenComments = false }: PostCardProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const commitQuietly = useCommitQuietly();
  const { country } = useFormat();
  const [asking, setAsking] = useState<'delete' | 'report' | null>(null);
  const [isOpen, setIsOpen] = useState(hasOpenComments);
  const [isEditing, setIsEditing] = useState(false);
  const { name, picture, about } = authorOf(post.createdBy);
  const isOwn = post.createdBy === viewer.uid;
  const mayDelete = isOwn || (viewer.isAdmin && post.owner === viewer.owner);
  const isLiked = post.likedBy.includes(viewer.uid);
  const items = [
    ...(isOwn ? [{ id: 'edit', label: 'Edit', onSelect: () => setIsEditing(true) }] : []),
    ...(mayDelete
      ? [{ id: 'delete', label: 'Delete', tone: 'danger' as const, onSelect: () => setAsking('delete') }]
      : []),
    ...(isOwn ? [] : [{ id: 'report', label: 'Report', onSelect: () => setAsking('report') }]),
  ];
  return (
    <Card component="article" aria-label={`Post of ${name}`} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <PersonAvatar name={name} picture={picture} size={40} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <PersonLink uid={post.createdBy} name={name} />{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {about}
            </Box>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <DateText at={post.createdAt} /> · <AudienceMark audience={post.audience} />
            {isReworded(post) && ' · Edited'}
            {isPending && <PendingMark />}
          </Typography>
        </Box>
        <MenuButton label={`More about the post of ${name}`} items={items} />
      </Box>
      {reports.length > 0 && (
        <ReportNote reports={reports} authorOf={authorOf} onDelete={() => setAsking('delete')} />
      )}
      {isEditing ? (
        <Composer
          label="Change your post"
          draftKey={`social-post:${post.uuid}`}
          maxLength={POST_LENGTH}
          minRows={2}
          initial={post.text}
          submitLabel="Save"
          emptyError="Write something, or delete the post."
          onSend={(text) => {
            setIsEditing(false);
            if (text !== post.text) commit(editPost(viewer, post, text));
          }}
        >
          <Button onClick={() => setIsEditing(false)}>Cancel</Button>
        </Composer>
      ) : (
        <LinkedText text={post.text} />
      )}
      {post.pictures.length > 0 && <PostPictures post={post} name={name} />}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          size="small"
          aria-pressed={isLiked}
          aria-label={`Like, ${plural(post.likedBy.length, 'like', country)}`}
          startIcon={<Icon of={Heart} size={18} />}
          sx={isLiked ? { '& path': { fill: 'currentColor' } } : {}}
          onClick={() => commitQuietly(likePost(viewer, post))}
        >
          {post.likedBy.length}
        </Button>
        <Button
          size="small"
          aria-expanded={isOpen}
          startIcon={<Icon of={MessageSquare} size={18} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {post.commentCount === 0 ? 'Comment' : plural(post.commentCount, 'comment', country)}
        </Button>
        <CopyLink postId={post.uuid} />
      </Box>
      {isOpen && <PostComments post={post} />}
      <ConfirmDialog
        open={asking === 'delete'}
        title="Delete this post?"
        text="Its comments go with it. This cannot be undone."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => {
          setAsking(null);
          commit(deletePost(post));
        }}
        onClose={() => setAsking(null)}
      />
      {asking === 'report' && <ReportDialog post={post} name={name} onClose={() => setAsking(null)} />}
    </Card>
  );
}
