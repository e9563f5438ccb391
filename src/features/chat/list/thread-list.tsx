import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import type { Contacts } from '@/data/chat/use-contacts';
import { paths } from '@/domain/navigation/paths';
import { SearchField } from '@/shared/ui/list/search-field';
import { ShowMore } from '@/shared/ui/list/show-more';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptySearch, EmptyTalk } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { Icon } from '@/shared/ui/text/icon';
import { KeyHint } from '@/shared/ui/text/kbd';
import { holdTyping } from '@/shared/keyboard/hold-typing';
import { useShortcuts } from '@/shared/keyboard/use-shortcuts';

import { ThreadRow } from './thread-row';
import { THREAD_VIEWS, useThreadLines } from './use-thread-rows';
import type { ThreadView } from './use-thread-rows';

const LABELS: Readonly<Record<ThreadView, string>> = {
  all: 'All',
  unread: 'Unread',
  groups: 'Groups',
  people: 'People',
};

export type ThreadListProps = { contacts: Contacts; openId: string | null };

const NEW = `${paths.newChat}?write`;

/** The user's conversations with their unread counts, searched by people, groups and last messages. */
export function ThreadList({ contacts, openId }: ThreadListProps) {
  const [view, setView] = useState<ThreadView>('all');
  const [search, setSearch] = useState('');
  const { pages, lines, unread, isNarrowed, isLooking } = useThreadLines(contacts, view, search);
  const navigate = useNavigate();
  const write = () => {
    holdTyping();
    void navigate(NEW);
  };
  useShortcuts([{ keys: 'n', label: 'New conversation', run: write }]);
  return (
    <section className="jl-threads" aria-label="Conversations">
      <div className="jl-threads-head">
        <h1>Chat</h1>
        <Button
          variant="contained"
          component={Link}
          to={NEW}
          onClick={() => holdTyping()}
          aria-keyshortcuts="n"
          startIcon={<Icon of={Plus} size={18} />}
        >
          New <KeyHint>N</KeyHint>
        </Button>
      </div>
      <SearchField value={search} onChange={setSearch} label="People, groups, last messages" />
      <div className="jl-threads-views" role="group" aria-label="Show">
        {THREAD_VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
            {LABELS[one]}
            {one === 'unread' && unread > 0 && <small>{unread}</small>}
          </button>
        ))}
      </div>
      <div className="jl-threads-rows">
        <AsyncView
          status={pages.status === 'idle' ? 'loading' : pages.status}
          data={pages.status === 'loading' ? undefined : lines}
          error={pages.error}
          onRetry={pages.retry}
          deniedText="Chats are private. While you view the app as another person, you see none."
          skeleton={<ListSkeleton />}
          isEmpty={(rows) => rows.length === 0 && !isLooking}
          empty={
            isNarrowed ? (
              <EmptyState
                art={<EmptySearch width={160} />}
                title="No conversation fits"
                text={
                  search.trim() === '' ? 'None of yours is in this view.' : 'None has all of these words.'
                }
                actions={
                  <Button
                    variant="outlined"
                    onClick={() => {
                      setView('all');
                      setSearch('');
                    }}
                  >
                    Show all conversations
                  </Button>
                }
              />
            ) : (
              <EmptyState
                art={<EmptyTalk width={160} />}
                title="No conversations yet"
                text="Write to a coworker or a connection, or start a group for a crew. Everyone reads it at once."
              />
            )
          }
        >
          {(rows) => (
            <ul>
              {rows.map((line) => (
                <ThreadRow key={line.thread.uuid} line={line} isOpen={line.thread.uuid === openId} />
              ))}
            </ul>
          )}
        </AsyncView>
        {isLooking ? <ListSkeleton rows={1} /> : <ShowMore list={pages} />}
      </div>
    </section>
  );
}
