import { useState } from 'react';
import { publishPost } from '@/data/social/posts';
import { useCommit } from '@/data/runtime/use-commit';
import { useUser, useViewer } from '@/data/session/use-session';
import { POST_LENGTH } from '@/domain/social/post';
import type { Audience } from '@/domain/social/post';
import { Card } from '@/shared/ui/page/card';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';
import { Composer } from './composer';

/** Writes a post for coworkers, or for connections as well. */
export function PostComposer() {
  const viewer = useViewer();
  const { userNetwork } = useUser();
  const commit = useCommit();
  const [audience, setAudience] = useState<Audience>('coworkers');
  return (
    <Card>
      <Composer
        label="Show a job, share a tip or ask a question"
        draftKey="social-post"
        maxLength={POST_LENGTH}
        minRows={2}
        submitLabel="Post"
        emptyError="Write something first."
        onSend={(text) => commit(publishPost(viewer, { text, audience }, userNetwork))}
      >
        <SegmentedControl
          label="Who sees it"
          options={[
            { value: 'coworkers', label: 'Coworkers' },
            { value: 'connections', label: 'Coworkers and connections' },
          ]}
          value={audience}
          onChange={setAudience}
        />
      </Composer>
    </Card>
  );
}
