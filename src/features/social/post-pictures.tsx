import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { filesBeside } from '@/data/files/files';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { beforeAndAfter } from '@/domain/social/post';
import type { Post } from '@/domain/social/post';
import { SentFiles } from '@/features/files/public';
import { BeforeAfter } from './before-after';

export type PostPicturesProps = {
  readonly post: Post;
  /** The author's. */
  readonly name: string;
};

/** The pictures of a post in small, from the post itself; a press reads the files and shows one large. */
export function PostPictures({ post, name }: PostPicturesProps) {
  const viewer = useViewer();
  const [shownId, setShownId] = useState<string | null>(null);
  const { uuid: recordId, owner, pictures } = post;
  const files = useLive(shownId === null ? null : filesBeside(viewer, { holder: 'post', recordId, owner }));
  // Others could name this post in a file of theirs.
  const own = files.rows.filter(({ createdBy }) => createdBy === post.createdBy).toReversed();
  const pair = beforeAndAfter(post);
  return (
    <>
      {pair && <BeforeAfter name={name} before={pair.before.thumb} after={pair.after.thumb} />}
      <Box
        component="ul"
        aria-label={`Pictures of ${name}`}
        sx={{
          display: 'grid',
          gridTemplateColumns: pair
            ? 'repeat(auto-fit, minmax(170px, 1fr))'
            : pictures.length === 1
              ? 'minmax(0, 420px)'
              : 'repeat(2, minmax(0, 1fr))',
          ...(pair && { justifyItems: 'start', mt: 1 }),
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {pictures.map(({ fileId, thumb }, at) => (
          <li key={fileId}>
            {pair ? (
              <Button size="small" onClick={() => setShownId(fileId)}>
                {at === 0 ? 'Open the picture before' : 'Open the picture after'}
              </Button>
            ) : (
              <ButtonBase
                aria-label={`Open picture ${at + 1} of ${pictures.length}`}
                onClick={() => setShownId(fileId)}
                sx={{ display: 'block', width: '100%', borderRadius: '8px', overflow: 'hidden' }}
              >
                <Box
                  component="img"
                  src={thumb}
                  alt=""
                  sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
                />
              </ButtonBase>
            )}
          </li>
        ))}
      </Box>
      {shownId !== null && (
        <SentFiles files={own} large={{ shownId, onShow: setShownId, onClose: () => setShownId(null) }} />
      )}
    </>
  );
}
