import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { useState } from 'react';

import type { Message } from '@/domain/chat/message';
import { formatDay, formatTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { dayOf } from '@/domain/time/time';
import { SearchField } from '@/shared/ui/list/search-field';
import { ShowMore } from '@/shared/ui/list/show-more';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptySearch } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { Icon } from '@/shared/ui/text/icon';

import type { StreamPlace } from '../talk/stream-place';
import { FoundAround } from './found-around';
import { useFoundMessages } from './use-found-messages';

export type FoundMessagesProps = {
  readonly threadId: string;
  readonly place: StreamPlace;
  readonly onClose: () => void;
};

/** The search in a conversation, from its first message on; a result opens among its neighbours. */
export function FoundMessages({ threadId, place, onClose }: FoundMessagesProps) {
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<Message | null>(null);
  const { pages, rows, isAsked } = useFoundMessages(threadId, typed);
  const pageStatus = pages.status === 'idle' ? 'loading' : pages.status;
  if (opened) return <FoundAround message={opened} place={place} onBack={() => setOpened(null)} />;
  return (
    <>
      <div className="jl-found-bar" role="search">
        <SearchField
          value={typed}
          onChange={setTyped}
          label="Words of this conversation"
          debounceMs={300}
          autoFocus
        />
        <IconButton aria-label="Close the search" onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      <div className="jl-found-rows">
        {!isAsked ? (
          <p className="jl-threads-none">
            {typed.trim() === '' ? 'Type a word that was written here.' : 'Type two letters of a word.'}
          </p>
        ) : (
          <AsyncView
            status={pageStatus}
            data={pageStatus === 'loading' ? undefined : rows}
            error={pages.error}
            onRetry={pages.retry}
            skeleton={<ListSkeleton rows={3} />}
            isEmpty={(found) => found.length === 0 && !pages.hasMore}
            empty={
              <EmptyState
                art={<EmptySearch width={160} />}
                title="No message fits"
                text="No message here has these words."
              />
            }
          >
            {(found) => (
              <ul aria-label="Found messages">
                {found.map((message) => (
                  <Found
                    key={message.uuid}
                    message={message}
                    place={place}
                    onOpen={() => setOpened(message)}
                  />
                ))}
              </ul>
            )}
          </AsyncView>
        )}
        {isAsked && <ShowMore list={pages} />}
      </div>
    </>
  );
}

type FoundProps = { readonly message: Message; readonly place: StreamPlace; readonly onOpen: () => void };

function Found({ message, place, onOpen }: FoundProps) {
  const format = useFormat();
  const { createdBy, createdAt, body } = message;
  const name = createdBy === place.reader ? 'You' : place.nameOf(createdBy);
  return (
    <li>
      <button type="button" onClick={onOpen}>
        <b dir="auto">{name}</b>
        <small>
          {formatDay(dayOf(createdAt, format.zone), format)}, {formatTime(createdAt, format)}
        </small>
        <span dir="auto">{body}</span>
      </button>
    </li>
  );
}
