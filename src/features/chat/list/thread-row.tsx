import BellOff from 'lucide-react/icons/bell-off';
import UsersRound from 'lucide-react/icons/users-round';
import { memo } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/domain/navigation/paths';
import { dayOf, daysBetween } from '@/domain/time/time';
import type { Formats } from '@/domain/format/formats';
import { formatDate, formatExact, formatTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { Icon } from '@/shared/ui/text/icon';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { UnreadBadge } from '@/shared/ui/text/unread-badge';

import type { ThreadLine } from './thread-line';

export type ThreadRowProps = { line: ThreadLine; isOpen: boolean };

/** One conversation in the list: who, the last message, when, and how many are unread. */
export const ThreadRow = memo(function ThreadRow({ line, isOpen }: ThreadRowProps) {
  const { thread, title, picture, preview, farewell, unread, isMuted } = line;
  const words = [farewell, preview === '' ? 'No message yet' : preview].filter(Boolean).join(' · ');
  const format = useFormat();
  const now = useNow();
  return (
    <li>
      <Link
        to={paths.chatThread(thread.uuid)}
        className="jl-thread"
        data-unread={unread > 0}
        {...(isOpen && { 'aria-current': 'page' as const })}
      >
        {thread.type === 'GROUP' ? (
          <span className="jl-thread-group" aria-hidden>
            <Icon of={UsersRound} />
          </span>
        ) : (
          <PersonAvatar name={title} picture={picture} size={40} />
        )}
        <span className="jl-thread-words">
          <b dir="auto">{title}</b>
          <small dir="auto">{words}</small>
        </span>
        <span className="jl-thread-end">
          <time dateTime={new Date(thread.lastAt).toISOString()} title={formatExact(thread.lastAt, format)}>
            {shortTime(thread.lastAt, format, now)}
          </time>
          <span className="jl-thread-marks">
            {isMuted && (
              <>
                <Icon of={BellOff} size={14} />
                <span className="visually-hidden">Muted</span>
              </>
            )}
            <UnreadBadge count={unread} words="unread" />
          </span>
        </span>
      </Link>
    </li>
  );
});

/** The time today, the weekday of this week, else the date. */
function shortTime(ms: number, format: Formats, now: number): string {
  const days = daysBetween(dayOf(ms, format.zone), dayOf(now, format.zone));
  if (days <= 0) return formatTime(ms, format);
  const [weekday = '', ...rest] = formatDate(ms, format, now).split(/,? /);
  return days < 7 ? weekday : rest.join(' ');
}
