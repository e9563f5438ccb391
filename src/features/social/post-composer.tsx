import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import IdCard from 'lucide-react/icons/id-card';
import Users from 'lucide-react/icons/users';
import { useEffect, useState } from 'react';
import { newId } from '@/data/core/ids';
import { publishPost } from '@/data/social/posts';
import { useCommit } from '@/data/runtime/use-commit';
import { useUser, useViewer } from '@/data/session/use-session';
import { fileKind, MOST_READERS } from '@/domain/files/file';
import { POST_LENGTH } from '@/domain/social/post';
import type { Audience } from '@/domain/social/post';
import { AttachButton, Attachments, useAttaching } from '@/features/files/public';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { Card } from '@/shared/ui/page/card';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { Composer } from './composer';
import { useAuthors } from './use-authors';

const AUDIENCES = [
  { value: 'coworkers', label: 'Coworkers', icon: IdCard },
  { value: 'connections', label: 'Coworkers and connections', icon: Users },
] as const;

/** Writes a post with pictures for coworkers, or for connections as well. */
export function PostComposer() {
  const viewer = useViewer();
  const { userNetwork } = useUser();
  const commit = useCommit();
  const isPhone = useIsPhone();
  const { name, picture } = useAuthors([viewer.uid])(viewer.uid);
  const [fresh, setFresh] = useState(newId);
  // Kept like the text: after a reload the pictures still belong to the post being written, and to its readers.
  const { draft, saveDraft, clearDraft } = useDraft('social-post:place', {
    id: '',
    audience: 'coworkers',
    isPair: false,
  });
  const [keptId, setKeptId] = useState(draft.id);
  const [audience, setAudience] = useState<Audience>(
    draft.audience === 'connections' ? 'connections' : 'coworkers',
  );
  const [isPair, setIsPair] = useState(draft.isPair);
  const postId = keptId || fresh;
  const readers = audience === 'connections' ? userNetwork : [];
  const attaching = useAttaching({
    holder: 'post',
    recordId: postId,
    owner: viewer.owner,
    assignees: [viewer.uid, ...readers].slice(0, MOST_READERS),
  });
  const { files, sending } = attaching;
  const isHeld = files.length > 0 || sending.items.length > 0;
  useEffect(() => {
    if (isHeld) saveDraft({ id: postId, audience, isPair });
  }, [isHeld, postId, audience, isPair, saveDraft]);
  return (
    <Card {...attaching.areaProps}>
      <Composer
        label="Show a job, share a tip or ask a question"
        draftKey="social-post"
        maxLength={POST_LENGTH}
        minRows={2}
        submitLabel="Post"
        emptyError="Write something first."
        obstacle={obstacleTo(attaching)}
        onSend={(text) => {
          const pictures = files.map(({ uuid: fileId, thumb }) => ({ fileId, thumb }));
          const isBeforeAfter = isPair && pictures.length === 2;
          commit(publishPost(viewer, { uuid: postId, text, audience, pictures, isBeforeAfter }, userNetwork));
          clearDraft();
          setKeptId('');
          setIsPair(false);
          setFresh(newId());
        }}
        picture={<PersonAvatar name={name} picture={picture} size={32} />}
        choices={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
              Who sees it
            </Typography>
            <SegmentedControl
              label="Who sees it"
              options={isPhone ? AUDIENCES.map(({ value, label }) => ({ value, label })) : AUDIENCES}
              value={audience}
              onChange={(value) => !isHeld && setAudience(value)}
            />
          </Box>
        }
        attached={
          <>
            <Attachments attaching={attaching} />
            {files.length === 2 && (
              <FormControlLabel
                control={<Checkbox checked={isPair} onChange={(_, isOn) => setIsPair(isOn)} />}
                label="Before and after: the first picture is the one before"
              />
            )}
            {isHeld && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                The pictures are for those who see the post. Remove them to change who that is.
              </Typography>
            )}
          </>
        }
      >
        {readers.length < MOST_READERS && <AttachButton attaching={attaching} />}
      </Composer>
    </Card>
  );
}

/** Why the post cannot go yet, as a sentence; null when it can. */
function obstacleTo({ files, isPending }: ReturnType<typeof useAttaching>): string | null {
  if (isPending) return 'The pictures are still on their way.';
  return files.every(({ type, thumb }) => fileKind(type) === 'picture' && thumb !== '')
    ? null
    : 'A post shows pictures only. Remove the other files.';
}
