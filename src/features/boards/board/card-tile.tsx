import Clock from 'lucide-react/icons/clock';
import CheckSquare from 'lucide-react/icons/square-check';
import MessageSquare from 'lucide-react/icons/message-square';
import { memo } from 'react';

import type { KanbanBoard, KanbanCard } from '@/api/contract/kanban';
import { DragCard } from '@/shared/dnd/drag-board';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { dayOf } from '@/domain/time/time';
import { Icon } from '@/shared/ui/text/icon';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';

import { LabelChip } from '../label-chip';
import { labelTone } from '../label-tone';
import { isLate } from './shown-board';

export type CardTileProps = {
  readonly card: KanbanCard;
  readonly index: number;
  readonly labels: KanbanBoard['labels'];
  readonly members: KanbanBoard['members'];
  /** Epoch ms, renewed at midnight at the latest. */
  readonly now: number;
  readonly onOpen: (cardId: string) => void;
};

/** A card on the board. Drawn again only when it changes: a board may have 500. */
export const CardTile = memo(function CardTile({ card, index, labels, members, now, onOpen }: CardTileProps) {
  const format = useFormat();
  const items = card.checklists.flatMap(({ checkItems }) => checkItems);
  const done = items.filter(({ state }) => state === 'complete').length;
  const late = isLate(card, now, format.zone);
  const people = members.filter(({ id }) => card.memberIds.includes(id));
  return (
    <DragCard id={card.id} name={card.name} index={index} className="jl-card" onOpen={() => onOpen(card.id)}>
      {card.coverPicture ? (
        <img className="jl-card-cover" src={card.coverPicture.thumb} alt="" data-picture />
      ) : (
        card.cover && (
          <span className="jl-card-cover" aria-hidden style={{ background: labelTone(card.cover).edge }} />
        )
      )}
      {card.labelIds.length > 0 && (
        <span className="jl-card-labels">
          {labels
            .filter(({ id }) => card.labelIds.includes(id))
            .map((label) => (
              <LabelChip key={label.id} label={label} />
            ))}
        </span>
      )}
      <span className="jl-card-name" dir="auto">
        {card.name}
      </span>
      {items.length > 0 && (
        <span className="jl-card-progress">
          <i aria-hidden>
            <b style={{ width: `${(100 * done) / items.length}%` }} />
          </i>
          <Icon of={CheckSquare} size={14} label="Checklist items done:" />
          {done}/{items.length}
        </span>
      )}
      <span className="jl-card-facts">
        {card.due !== null && (
          <span data-late={late || undefined}>
            <Icon of={Clock} size={14} label="Due" />
            {formatDay(dayOf(card.due, format.zone), format, now)}
            {late && ', late'}
          </span>
        )}
        {card.record && <span>{card.record.number || 'Customer'}</span>}
      </span>
      <span className="jl-card-facts">
        {card.commentCount > 0 && (
          <span>
            <Icon of={MessageSquare} size={14} label="Comments:" />
            {card.commentCount}
          </span>
        )}
        {people.length > 0 && (
          <span className="jl-card-people">
            {people.map(({ id, name, avatar }) => (
              <span key={id} title={name}>
                <PersonAvatar name={name} picture={avatar} />
                <span className="visually-hidden">{name}</span>
              </span>
            ))}
          </span>
        )}
      </span>
    </DragCard>
  );
});
