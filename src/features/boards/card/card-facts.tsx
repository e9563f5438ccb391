import { useState } from 'react';

import type { CardUpdate, KanbanAttachment, KanbanBoard, KanbanCard } from '@/api/contract/kanban';
import { moveCardCall, updateCardCall } from '@/api/contract/kanban';
import { useSendCall } from '@/api/use-call';
import { cardLabel, MAX_CARD_NAME, MAX_DESCRIPTION } from '@/domain/boards/board';
import { isFinishedDay } from '@/domain/core/calendar-day';
import { atWallClock, dayOf } from '@/domain/time/time';
import { useAction } from '@/shared/feedback/use-action';
import { EditableText } from '@/shared/forms/fields/editable-text';
import { TextInput } from '@/shared/forms/fields/text-input';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { PersonName } from '@/shared/ui/text/person-avatar';

import { isLate } from '../board/shown-board';
import { LabelChip } from '../label-chip';
import { labelTone } from '../label-tone';
import { CardRecord } from './card-record';
import { CoverMenu } from './cover-menu';

/** A due day ends with the working day. */
const DUE_TIME = '17:00';

export type CardFactsProps = {
  readonly card: KanbanCard;
  readonly board: KanbanBoard;
  /** The card's files. */
  readonly attachments: readonly KanbanAttachment[];
};

/** A card's list, labels, due day, members, cover, record and description. */
export function CardFacts({ card, board, attachments }: CardFactsProps) {
  const send = useSendCall(updateCardCall);
  const move = useSendCall(moveCardCall);
  const { run } = useAction();
  const { zone } = useFormat();
  const now = useNow();
  const [name, setName] = useState<string | null>(null);
  const [isDueUnfinished, setIsDueUnfinished] = useState(false);
  const save = (update: CardUpdate) => run(() => send({ cardId: card.id, update }));
  const toggled = (ids: readonly string[], id: string) =>
    ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  // A label that was taken off the board is still named by its cards.
  const labelIds = card.labelIds.filter((id) => board.labels.some((label) => label.id === id));
  const list = board.lists.find(({ id }) => id === card.listId);
  const people = board.members.filter(({ id }) => card.memberIds.includes(id));
  const saveName = async () => {
    if (name === null || name.trim() === card.name || (await save({ name }))) setName(null);
  };
  return (
    <section className="jl-card-form" aria-label="Card">
      <div className="jl-card-first">
        <TextInput
          label="Name"
          value={name ?? card.name}
          inputProps={{ maxLength: MAX_CARD_NAME }}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => void saveName()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void saveName();
          }}
        />
        <TextInput
          key={card.due}
          label="Due day"
          type="date"
          defaultValue={card.due === null ? '' : dayOf(card.due, zone)}
          helper={isLate(card, now, zone) ? 'This day has passed.' : undefined}
          error={isDueUnfinished ? 'Finish the date, or empty it.' : undefined}
          notched
          onBlur={({ target: { value, validity } }) => {
            // The browser returns an empty text for an unfinished date, and a first digit as a year.
            const isUnfinished = validity.badInput || (value !== '' && !isFinishedDay(value));
            setIsDueUnfinished(isUnfinished);
            if (isUnfinished) return;
            const due = value === '' ? null : atWallClock(value, DUE_TIME, zone);
            if (due !== card.due) void save({ due });
          }}
        />
      </div>
      <div className="jl-card-choices">
        <MenuButton
          label={`List: ${list?.name ?? ''}`}
          variant="outlined"
          items={board.lists.map(({ id, name: label, cardIds }) => ({
            id,
            label,
            choice: { among: 'one' as const, chosen: id === card.listId },
            onSelect: () => {
              if (id === card.listId) return;
              void run(() => move({ cardId: card.id, listId: id, position: cardIds.length }));
            },
          }))}
        />
        {board.labels.length > 0 && (
          <MenuButton
            label={cardLabel('labelIds')}
            variant="outlined"
            items={board.labels.map(({ id, name: label, colour }) => ({
              id,
              label,
              dot: labelTone(colour).ink,
              choice: { among: 'several' as const, chosen: card.labelIds.includes(id) },
              onSelect: () => void save({ labelIds: toggled(labelIds, id) }),
            }))}
          />
        )}
        <MenuButton
          label={cardLabel('memberIds')}
          variant="outlined"
          items={board.members
            .filter(({ id, isFormer }) => !isFormer || card.memberIds.includes(id))
            .map(({ id, name: label }) => ({
              id,
              label,
              choice: { among: 'several' as const, chosen: card.memberIds.includes(id) },
              onSelect: () => void save({ memberIds: toggled(card.memberIds, id) }),
            }))}
        />
        <CoverMenu card={card} attachments={attachments} onChange={(update) => void save(update)} />
      </div>
      <p className="jl-card-labels">
        {board.labels
          .filter(({ id }) => card.labelIds.includes(id))
          .map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        {people.map((person) => (
          <PersonName key={person.id} name={person.name} />
        ))}
      </p>
      <CardRecord record={card.record} onChange={(record) => void save({ record })} />
      <EditableText
        label={cardLabel('description')}
        text={card.description}
        maxLength={MAX_DESCRIPTION}
        draftKey={`card:${card.id}`}
        mayEdit
        saveLabel="Save description"
        onSave={(description) => void save({ description })}
      />
    </section>
  );
}
