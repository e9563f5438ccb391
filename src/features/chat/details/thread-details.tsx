import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { addToGroup, removeFromGroup, renameGroup } from '@/data/chat/chat-intents';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { MAX_GROUP_NAME } from '@/domain/chat/thread';
import { pairOf } from '@/domain/chat/thread-id';
import type { Thread } from '@/domain/chat/thread';
import { paths } from '@/domain/navigation/paths';
import { useComputerNotices } from '@/shared/feedback/use-computer-notices';
import { formatDate } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { EditableText } from '@/shared/forms/fields/editable-text';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { SwitchRow } from '@/shared/ui/page/switch-row';
import { PersonName } from '@/shared/ui/text/person-avatar';

import type { Contacts } from '@/data/chat/use-contacts';
import { AddPeople } from './add-people';
import { MuteSwitch } from './mute-switch';

export type ThreadDetailsProps = {
  threadId: string;
  thread: Thread | null;
  title: string;
  contacts: Contacts;
  onClose: () => void;
};

/** A thread's people beside it; on a phone over it. */
export function ThreadDetails({ onClose, ...props }: ThreadDetailsProps) {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <FormDialog open title="Details" onClose={onClose}>
        <div className="jl-details">
          <Parts {...props} />
        </div>
      </FormDialog>
    );
  }
  return (
    <aside className="jl-details" aria-label="Details">
      <Parts {...props} />
    </aside>
  );
}

function Parts({ threadId, thread, title, contacts }: Omit<ThreadDetailsProps, 'onClose'>) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const format = useFormat();
  const [isAdding, setIsAdding] = useState(false);
  const group = thread?.type === 'GROUP' ? thread : null;
  const uids = thread?.participantIds ?? pairOf(threadId)?.people ?? [];
  const notices = useComputerNotices();
  const leave = (uid: string) => {
    if (!group) return;
    commit(removeFromGroup(viewer, group, uid));
    if (uid === viewer.uid) void navigate(paths.newChat);
  };
  return (
    <>
      {group ? (
        <EditableText
          label="Name of the group"
          text={group.name}
          placeholder={title}
          maxLength={MAX_GROUP_NAME}
          draftKey={`chat:${threadId}:name`}
          mayEdit
          saveLabel="Save name"
          rows={1}
          onSave={(name) => commit(renameGroup(viewer, group, name.trim()))}
        />
      ) : (
        <b dir="auto">{title}</b>
      )}
      {thread && <small>Since {formatDate(thread.createdAt, format)}</small>}
      <h3>
        Participants <small>{uids.length}</small>
        {group && (
          <Button size="small" onClick={() => setIsAdding(true)}>
            Add
          </Button>
        )}
      </h3>
      <ul>
        {uids.map((uid) => {
          const name = contacts.nameOf(uid, threadId);
          const isSelf = uid === viewer.uid;
          const hasLeft = !isSelf && !contacts.isLoading && !contacts.byUid.has(uid);
          const note = isSelf ? 'You' : hasLeft ? 'Has left' : (contacts.byUid.get(uid)?.detail ?? '');
          return (
            <li key={uid}>
              <PersonName name={name} picture={contacts.pictureOf(uid)} note={note} />
              {group && (
                <MenuButton
                  label={`More about ${name}`}
                  size="small"
                  items={[
                    {
                      id: 'out',
                      label: isSelf ? 'Leave the group' : 'Take out of the group',
                      tone: 'danger',
                      onSelect: () => leave(uid),
                    },
                  ]}
                />
              )}
            </li>
          );
        })}
      </ul>
      <MuteSwitch threadId={threadId} />
      {notices && (
        <SwitchRow
          label={notices.label}
          text={notices.text}
          checked={notices.isOn}
          onChange={notices.onChange}
        />
      )}
      {group && isAdding && (
        <AddPeople
          taken={uids}
          contacts={contacts}
          onAdd={(added) => commit(addToGroup(viewer, group, added))}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}
