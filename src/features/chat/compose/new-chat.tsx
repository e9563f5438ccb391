import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { newId } from '@/data/core/ids';
import { sendMessage, startGroup } from '@/data/chat/chat-intents';
import type { Draft } from '@/data/chat/chat-intents';
import { useChatWrites } from '@/data/chat/use-chat-writes';
import type { Contact } from '@/domain/chat/contacts';
import { useViewer } from '@/data/session/use-session';
import { MAX_GROUP_NAME, MOST_PARTICIPANTS } from '@/domain/chat/thread';
import { pairOf } from '@/domain/chat/thread-id';
import { paths } from '@/domain/navigation/paths';
import { namedOptions } from '@/shared/forms/fields/named-options';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { useSteady } from '@/shared/ui/hooks/use-steady';
import { EmptyTalk } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Icon } from '@/shared/ui/text/icon';
import { PersonName } from '@/shared/ui/text/person-avatar';

import type { Contacts } from '@/data/chat/use-contacts';
import { Composer } from './composer';
import { ThreadComposer } from './thread-composer';

const HELD = 'Send or remove the photos and files before you choose others: only these people can open them.';

/** /app/chat/new: recipients, a name for several of them, and the first message. */
export function NewChat({ contacts }: { contacts: Contacts }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { say, start } = useChatWrites();
  const { draft, saveDraft, clearDraft } = useDraft('chat:recipients', {
    uids: [''].slice(1),
    name: '',
    groupId: '',
  });
  // Known before the group is there: its first message may have photos and files.
  const [to, setTo] = useState(() => ({ ...draft, groupId: draft.groupId || newId() }));
  const chosen = to.uids.flatMap((uid) => contacts.byUid.get(uid) ?? []);
  const recipients = useSteady(chosen, chosen.map(({ uid, name }) => `${uid} ${name}`).join());
  const [first] = recipients;
  const refusal = refusalOf(recipients);
  const isGroup = recipients.length > 1;
  const [isHeld, setIsHeld] = useState(false);
  const toField = useRef<HTMLInputElement>(null);
  const { key, search } = useLocation();
  // Also when "New" is pressed on this page; without it the list may be what the user came for.
  useEffect(() => {
    if (search !== '') toField.current?.focus();
  }, [key, search]);
  const change = (next: typeof to) => {
    setTo(next);
    saveDraft(next);
  };

  const send = (said: Draft, messageId?: string) => {
    if (!first || refusal !== null) return;
    clearDraft();
    if (isGroup) {
      const { groupId: uuid, name, uids: others } = to;
      say(startGroup(viewer, { uuid, name: name.trim(), others }, said, messageId));
      void navigate(paths.chatThread(uuid));
      return;
    }
    const { threadId } = first;
    start(threadId);
    say(sendMessage(viewer, { uuid: threadId, owner: ownerOf(first, viewer.owner) }, said, messageId));
    void navigate(paths.chatThread(threadId));
  };

  const composer = {
    draftName: 'chat:new',
    label: first ? `Message ${recipients.map(({ name }) => name).join(', ')}` : 'Choose recipients first',
    people: recipients,
    isBlocked: !first || refusal !== null,
  };
  const hasNobody = contacts.contacts.length === 0 && !contacts.isLoading;
  const Heading = isPhone ? 'h1' : 'h2';
  return (
    <section className="jl-talk" aria-label="New conversation">
      <header className="jl-talk-head">
        {isPhone && (
          <IconButton component={Link} to={paths.newChat} aria-label="All conversations">
            <Icon of={ArrowLeft} mirror />
          </IconButton>
        )}
        <div className="jl-talk-title">
          <Heading>New conversation</Heading>
        </div>
      </header>
      <div className="jl-recipients">
        <Autocomplete
          multiple
          options={contacts.contacts.toSorted((a, b) => Number(b.isCoworker) - Number(a.isCoworker))}
          loading={contacts.isLoading}
          value={recipients}
          onChange={(_, picked) => change({ ...to, uids: picked.map(({ uid }) => uid) })}
          disabled={isHeld}
          isOptionEqualToValue={(option, value) => option.uid === value.uid}
          getOptionKey={({ uid }) => uid}
          getOptionLabel={({ name }) => name}
          filterOptions={namedOptions}
          groupBy={({ isCoworker }) => (isCoworker ? 'Coworkers' : 'Connections')}
          noOptionsText="Nobody fits. You can write to coworkers and to your connections."
          renderOption={(props, { uid, name, picture, detail }) => (
            <li {...props} key={uid}>
              <PersonName name={name} picture={picture} note={detail} />
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={toField}
              label="To"
              placeholder={recipients.length === 0 ? 'Coworkers and connections' : ''}
              error={refusal !== null}
              helperText={isHeld ? HELD : refusal}
            />
          )}
        />
        {isGroup && (
          <TextField
            label="Name of the group"
            value={to.name}
            placeholder="Crew North"
            onChange={(event) => change({ ...to, name: event.target.value })}
            slotProps={{ htmlInput: { maxLength: MAX_GROUP_NAME } }}
          />
        )}
      </div>
      <EmptyState
        art={<EmptyTalk width={160} />}
        {...(hasNobody && {
          actions: (
            <Button variant="outlined" component={Link} to={paths.addToNetwork}>
              Add to network
            </Button>
          ),
        })}
        title={first ? 'Say the first thing' : 'Whom do you want to write to?'}
        text={
          hasNobody
            ? 'You have no coworkers or connections yet. Invite an employee, or add a person under My Network.'
            : 'One person starts a conversation, several coworkers a group. Only the people in it can read it.'
        }
      />
      {first ? (
        <ThreadComposer
          {...composer}
          key={isGroup ? to.groupId : first.threadId}
          threadId={isGroup ? to.groupId : first.threadId}
          owner={isGroup ? viewer.owner : ownerOf(first, viewer.owner)}
          readers={[viewer.uid, ...recipients.map(({ uid }) => uid)]}
          onSend={send}
          onHeld={setIsHeld}
        />
      ) : (
        <Composer {...composer} onSend={send} />
      )}
    </section>
  );
}

function ownerOf({ threadId }: Contact, own: string): string {
  return pairOf(threadId)?.owner ?? own;
}

function refusalOf(recipients: readonly Contact[]): string | null {
  if (recipients.length < 2) return null;
  const outsider = recipients.find(({ isCoworker }) => !isCoworker);
  if (outsider) return `A group is for coworkers. Write to ${outsider.name} alone.`;
  return recipients.length >= MOST_PARTICIPANTS
    ? `A group has at most ${MOST_PARTICIPANTS} people, you included.`
    : null;
}
