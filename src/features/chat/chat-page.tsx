import { useParams, useSearchParams } from 'react-router-dom';

import { useContacts } from '@/data/chat/use-contacts';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';

import './chat.css';
import './list/threads.css';
import './talk/conversation.css';
import './talk/message.css';
import './compose/composer.css';
import './search/found.css';
import './details/details.css';
import { NewChat } from './compose/new-chat';
import { Conversation } from './talk/conversation';
import { ThreadList } from './list/thread-list';

/** /app/chat/new and /app/chat/{threadKey}: the list of threads beside a conversation or a new one. */
export function ChatPage() {
  const { threadKey } = useParams();
  const [query] = useSearchParams();
  const isPhone = useIsPhone();
  const contacts = useContacts();
  // An address may name the other person instead of the thread.
  const threadId = threadKey && (contacts.byUid.get(threadKey)?.threadId ?? threadKey);
  const isWriting = threadId !== undefined || query.has('write');
  return (
    <div className="jl-chat">
      {(!isPhone || !isWriting) && <ThreadList contacts={contacts} openId={threadId ?? null} />}
      {threadId !== undefined && <Conversation key={threadId} threadId={threadId} contacts={contacts} />}
      {threadId === undefined && (!isPhone || isWriting) && <NewChat contacts={contacts} />}
    </div>
  );
}
