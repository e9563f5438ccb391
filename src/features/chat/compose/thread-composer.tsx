import { useEffect, useState } from 'react';

import type { Draft } from '@/data/chat/chat-intents';
import { newId } from '@/data/core/ids';
import { useAttaching } from '@/features/files/public';
import { useDraft } from '@/shared/forms/frame/use-draft';

import { Composer } from './composer';
import type { ComposerProps } from './composer';

export type ThreadComposerProps = Omit<ComposerProps, 'attaching' | 'editing' | 'onCancel' | 'onSend'> & {
  threadId: string;
  /** The thread's owner and its participants, who may read its files. */
  owner: string;
  readers: readonly string[];
  onSend: (draft: Draft, messageId: string) => void;
  /** Reports whether photos and files are added that the message would leave behind in another thread. */
  onHeld?: (isHeld: boolean) => void;
};

/** The field for a message of a thread with its photos and files: they are sent before it, under its id. */
export function ThreadComposer({ threadId, owner, readers, onSend, onHeld, ...rest }: ThreadComposerProps) {
  const [fresh, setFresh] = useState(newId);
  // Kept like the text: after a reload the files still belong to the message being written.
  const { draft, saveDraft, clearDraft } = useDraft(`${rest.draftName}:id`, { id: '' });
  const messageId = draft.id || fresh;
  const attaching = useAttaching({
    holder: 'thread',
    recordId: threadId,
    partId: messageId,
    owner,
    assignees: [...readers],
  });
  const isHeld = attaching.files.length > 0 || attaching.sending.items.length > 0;
  useEffect(() => {
    if (isHeld) saveDraft({ id: messageId });
  }, [isHeld, messageId, saveDraft]);
  useEffect(() => onHeld?.(isHeld), [isHeld, onHeld]);
  return (
    <Composer
      {...rest}
      attaching={attaching}
      onSend={(said) => {
        onSend(said, messageId);
        clearDraft();
        setFresh(newId());
      }}
    />
  );
}
