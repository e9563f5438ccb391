import Archive from 'lucide-react/icons/archive';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Eraser from 'lucide-react/icons/eraser';
import Pencil from 'lucide-react/icons/pencil';
import { memo, useState } from 'react';

import type { KanbanBoard, KanbanCard, KanbanList } from '@/api/contract/kanban';
import { clearListCall, newCardCall, removeListCall, updateListCall } from '@/api/contract/kanban';
import { useSendCall } from '@/api/use-call';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { DragColumn, DropColumn } from '@/shared/dnd/drag-board';
import { useAction } from '@/shared/feedback/use-action';
import { MenuButton } from '@/shared/ui/menus/menu-button';

import { NameDialog } from '../name-dialog';
import { CardTile } from './card-tile';
import { NewCard } from './new-card';

export type ListColumnProps = {
  readonly list: KanbanList;
  readonly index: number;
  /** Number of the board's lists. */
  readonly count: number;
  readonly cards: readonly KanbanCard[];
  /** How many of them are drawn so far. */
  readonly drawn: number;
  readonly labels: KanbanBoard['labels'];
  readonly members: KanbanBoard['members'];
  readonly now: number;
  /** Grows when a card is to be added here. */
  readonly cardsAsked: number;
  readonly onOpen: (cardId: string) => void;
};

/** A list with its cards and its menu. */
export const ListColumn = memo(function ListColumn(props: ListColumnProps) {
  const { list, index, count, cards, drawn, labels, members, now, cardsAsked, onOpen } = props;
  const [isRenaming, setIsRenaming] = useState(false);
  const update = useSendCall(updateListCall);
  const clear = useSendCall(clearListCall);
  const removeList = useSendCall(removeListCall);
  const add = useSendCall(newCardCall);
  const { run } = useAction();
  const isEditor = may(useViewer(), 'team:edit');
  const listId = list.id;
  const move = (position: number) => () => void run(() => update({ listId, update: { position } }));
  return (
    <DragColumn id={listId} index={index} label={list.name}>
      {(handle) => (
        <>
          <header className="jl-list-head">
            <div {...handle}>
              <h2 dir="auto">{list.name}</h2>
              <small>
                {list.cardIds.length}
                <span className="visually-hidden"> cards</span>
              </small>
            </div>
            <MenuButton
              label={`Actions of ${list.name}`}
              size="small"
              items={[
                ...(isEditor
                  ? [
                      { id: 'rename', label: 'Rename', icon: Pencil, onSelect: () => setIsRenaming(true) },
                      {
                        id: 'left',
                        label: 'Move left',
                        icon: ArrowLeft,
                        disabled: index === 0,
                        onSelect: move(index - 1),
                      },
                      {
                        id: 'right',
                        label: 'Move right',
                        icon: ArrowRight,
                        disabled: index === count - 1,
                        onSelect: move(index + 1),
                      },
                    ]
                  : []),
                {
                  id: 'clear',
                  label: 'Clear',
                  icon: Eraser,
                  count: list.cardIds.length,
                  disabled: list.cardIds.length === 0,
                  onSelect: () => void run(() => clear({ listId })),
                },
                ...(isEditor
                  ? [
                      {
                        id: 'remove',
                        label: 'Remove',
                        icon: Archive,
                        divider: true,
                        tone: 'danger' as const,
                        onSelect: () => void run(() => removeList({ listId })),
                      },
                    ]
                  : []),
              ]}
            />
          </header>
          <DropColumn id={listId} name={list.name}>
            {cards.slice(0, drawn).map((card, at) => (
              <CardTile key={card.id} {...{ card, index: at, labels, members, now, onOpen }} />
            ))}
          </DropColumn>
          <NewCard listName={list.name} asked={cardsAsked} onAdd={(name) => add({ listId, name })} />
          {isRenaming && (
            <NameDialog
              title="Rename list"
              label="Name"
              action="Save"
              initial={list.name}
              onSave={(name) => update({ listId, update: { name } })}
              onClose={() => setIsRenaming(false)}
            />
          )}
        </>
      )}
    </DragColumn>
  );
});
