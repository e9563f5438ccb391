import { Suspense, useState } from 'react';

import { messagesOf, threadRef } from '@/data/chat/chats';
import { deleteMessage, editMessage, sendMessage } from '@/data/chat/chat-intents';
import { useChatWrites } from '@/data/chat/use-chat-writes';
import { useLiveRecord, usePages } from '@/data/live/use-live';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import type { Message } from '@/domain/chat/message';
import { otherIn, pairOf } from '@/domain/chat/thread-id';
import { paths } from '@/domain/navigation/paths';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyTalk } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { NotFoundState } from '@/shared/ui/states/not-found-state';
import { BackLink } from '@/shared/ui/page/back-link';

import { Composer } from '../compose/composer';
import { ThreadComposer } from '../compose/thread-composer';
import { ThreadDetails } from '../details/thread-details';
import type { Contacts } from '@/data/chat/use-contacts';
import { ConversationHead } from './conversation-head';
import { MessageStream } from './message-stream';
import { useLook } from './use-look';
import { useStreamPlace } from './use-stream-place';
import { lazy } from '@/shared/ui/states/lazy';

const FoundMessages = lazy(async () => ({
  default: (await import('../search/found-messages')).FoundMessages,
}));

export type ConversationProps = { threadId: string; contacts: Contacts };

/** A thread: its head, its messages, the composer, and its people beside it. */
export function Conversation({ threadId, contacts }: ConversationProps) {
  const viewer = useViewer();
  const { record: thread, status, pending } = useLiveRecord(threadRef(threadId));
  const { say, start } = useChatWrites();
  const commit = useCommit();
  const [editing, setEditing] = useState<Message | null>(null);
  const [hasDetails, setHasDetails] = useState(false);
  const [isSearched, setIsSearched] = useState(false);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const contact = contacts.behind(threadId);
  const isPair = otherIn(threadId, viewer.uid) !== null;
  const isThere = thread !== null || contact !== null;
  const isAsked = useIsAsked(isPair, thread !== null, pending);
  const pages = usePages(isThere && isAsked ? messagesOf(threadId) : null);
  useLook(thread, pages.rows[0], isAtEnd && !isSearched);
  const place = useStreamPlace({
    threadId,
    thread,
    isPending: pending,
    contacts,
    pages,
    onEdit: setEditing,
    onDelete: (message) => {
      setEditing(null);
      commit(deleteMessage(viewer, message));
    },
  });

  if (!isThere && status !== 'loading' && !contacts.isLoading) {
    return (
      <section className="jl-talk">
        <NotFoundState
          text="This conversation is not there, or you do not take part in it."
          actions={<BackLink to={paths.newChat} label="All conversations" />}
        />
      </section>
    );
  }

  const names = (thread?.participantIds ?? pairOf(threadId)?.people ?? []).map((uid) => ({
    uid,
    name: contacts.nameOf(uid, threadId),
  }));
  const refusal = isPair && contact === null && !contacts.isLoading ? refusalOf(threadId) : null;
  const others = names.filter(({ uid }) => uid !== viewer.uid);
  // People who left read nothing any more.
  const mentionable = others.flatMap(({ uid, name }) => {
    const person = contacts.byUid.get(uid);
    return person ? [{ uid, name, detail: person.detail }] : [];
  });
  const title = thread?.name || others.map(({ name }) => name).join(', ');
  const owner = ownerOf(threadId, viewer.owner);
  const pageStatus = pages.status === 'idle' ? 'loading' : pages.status;

  return (
    <>
      <section className="jl-talk" aria-label={title}>
        <ConversationHead
          title={title}
          names={names}
          isGroup={thread?.type === 'GROUP'}
          picture={contact?.picture ?? ''}
          detail={contact?.detail ?? ''}
          isSearched={isSearched}
          onSearch={() => setIsSearched(!isSearched)}
          hasDetails={hasDetails}
          onDetails={() => setHasDetails(!hasDetails)}
        />
        {isSearched ? (
          <Suspense fallback={<ListSkeleton rows={3} />}>
            <FoundMessages threadId={threadId} place={place} onClose={() => setIsSearched(false)} />
          </Suspense>
        ) : (
          <AsyncView
            status={pageStatus}
            data={pageStatus === 'loading' && pages.rows.length === 0 ? undefined : pages}
            error={pages.error}
            onRetry={pages.retry}
            skeleton={<div className="jl-stream-frame" role="status" aria-label="Loading messages" />}
            isEmpty={({ rows }) => rows.length === 0}
            empty={
              <EmptyState
                art={<EmptyTalk width={160} />}
                title="Nothing said yet"
                text="Write the first message. Type @ to mention a person and # to link a job or tracker by its number."
              />
            }
          >
            {(list) => <MessageStream pages={list} place={place} onAtEnd={setIsAtEnd} />}
          </AsyncView>
        )}
        {refusal === null && editing && (
          <Composer
            key={editing.uuid}
            draftName={`chat:${threadId}:${editing.uuid}`}
            label={`Message ${title}`}
            people={mentionable}
            editing={editing}
            onCancel={() => setEditing(null)}
            onSend={(draft) => {
              say(editMessage(viewer, editing, draft));
              setEditing(null);
            }}
          />
        )}
        {refusal === null && !editing && (
          <ThreadComposer
            threadId={threadId}
            owner={owner}
            readers={names.map(({ uid }) => uid)}
            draftName={`chat:${threadId}`}
            label={`Message ${title}`}
            people={mentionable}
            onSend={(draft, id) => {
              if (thread === null && isPair) start(threadId);
              say(sendMessage(viewer, { uuid: threadId, owner }, draft, id));
            }}
          />
        )}
        {refusal !== null && <p className="jl-refusal">{refusal}</p>}
      </section>
      {hasDetails && (
        <ThreadDetails
          threadId={threadId}
          thread={thread}
          title={title}
          contacts={contacts}
          onClose={() => setHasDetails(false)}
        />
      )}
    </>
  );
}

/** Whether the messages may be read: a new group's open once the server has it. Offline the device answers. */
function useIsAsked(isPair: boolean, isThere: boolean, isPending: boolean): boolean {
  const isOnline = useIsOnline();
  const [wasStored, setWasStored] = useState(false);
  if (isThere && !isPending && !wasStored) setWasStored(true);
  return isPair || wasStored || !isOnline;
}

/** A group belongs to the company; a pair's id says where it belongs. */
function ownerOf(threadId: string, own: string): string {
  return pairOf(threadId)?.owner ?? own;
}

function refusalOf(threadId: string): string {
  return pairOf(threadId)?.owner === ''
    ? 'You are no longer connected, so you cannot write here. Connect again under My Network.'
    : 'This person has left the company. What was said stays here.';
}
