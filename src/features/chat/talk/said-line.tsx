import CheckCheck from 'lucide-react/icons/check-check';

import { isOwn } from '@/domain/chat/message';
import { joined } from '@/domain/chat/thread';
import type { Said } from '@/domain/chat/talk';
import type { FileRecord } from '@/domain/files/file';
import { SentFiles } from '@/features/files/public';
import { formatDayHeading, formatExact, formatTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { PendingMark } from '@/shared/ui/states/pending-mark';
import { Icon } from '@/shared/ui/text/icon';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';

import { BodyText } from './body-text';
import { LinkedRecords } from './linked-records';
import type { StreamPlace } from './stream-place';

export type SaidLineProps = { said: Said; place: StreamPlace; files: readonly FileRecord[] };

/** One message with the day, the mark of what is new and the sender's name where they begin. */
export function SaidLine({ said, place, files }: SaidLineProps) {
  const { message, day, opensBlock, isFirstNew } = said;
  const { reader, nameOf, pictureOf, pendingIds, seen } = place;
  const format = useFormat();
  const isMine = message.createdBy === reader;
  const name = nameOf(message.createdBy);
  return (
    <>
      {day !== null && <p className="jl-day">{formatDayHeading(message.createdAt, format)}</p>}
      {isFirstNew && <p className="jl-day jl-day-new">New</p>}
      <div
        className="jl-said"
        data-mine={isMine}
        data-opens={opensBlock}
        {...(place.foundId === message.uuid && { 'data-found': true })}
      >
        {opensBlock && !isMine && (
          <PersonAvatar name={name} picture={pictureOf(message.createdBy)} size={32} />
        )}
        {opensBlock && (
          <p className="jl-said-head">
            <b className={isMine ? 'visually-hidden' : undefined} dir="auto">
              {isMine ? 'You' : name}
            </b>{' '}
            <time
              dateTime={new Date(message.createdAt).toISOString()}
              title={formatExact(message.createdAt, format)}
            >
              {formatTime(message.createdAt, format)}
            </time>
          </p>
        )}
        <div className="jl-said-body">
          {message.deletedAt === null ? (
            <div className="jl-bubble">
              <SentFiles files={files} />
              <BodyText message={message} place={place} />
              {message.editedAt !== null && <small className="jl-edited">edited</small>}
            </div>
          ) : (
            <p className="jl-bubble jl-bubble-gone">Message deleted</p>
          )}
          {isOwn(message, reader) && (
            <span className="jl-said-menu">
              <MenuButton
                label={`More about your message of ${formatTime(message.createdAt, format)}`}
                variant="plain"
                items={[
                  { id: 'edit', label: 'Edit', onSelect: () => place.onEdit(message) },
                  { id: 'delete', label: 'Delete', tone: 'danger', onSelect: () => place.onDelete(message) },
                ]}
              />
            </span>
          )}
        </div>
        {message.records.length > 0 && <LinkedRecords records={message.records} />}
        {pendingIds.has(message.uuid) && <PendingMark />}
        {seen?.id === message.uuid && seen.by.length > 0 && (
          <p className="jl-seen">
            <Icon of={CheckCheck} size={16} />
            Seen by {joined(seen.by)}
          </p>
        )}
      </div>
    </>
  );
}
