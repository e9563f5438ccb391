import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo, useState } from 'react';

import type { KanbanBoard, KanbanBoardName, KanbanCard } from '@/api/contract/kanban';
import { moveCardCall, newListCall, updateListCall } from '@/api/contract/kanban';
import { useSendCall } from '@/api/use-call';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { DragBoard } from '@/shared/dnd/drag-board';
import type { Drop } from '@/shared/dnd/drag-board';
import { notify } from '@/shared/feedback/notify';
import { useAction } from '@/shared/feedback/use-action';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useShortcuts } from '@/shared/keyboard/use-shortcuts';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useGrown } from '@/shared/ui/hooks/use-grown';
import { useHeldWhile } from '@/shared/ui/hooks/use-held-while';
import { PageHeader } from '@/shared/ui/page/page-header';
import { EmptyPlan } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Icon } from '@/shared/ui/text/icon';
import { KeyHint } from '@/shared/ui/text/kbd';

import { NameDialog } from '../name-dialog';
import { BoardFilters } from './board-filters';
import { BoardMenu } from './board-menu';
import { ListColumn } from './list-column';
import { fits, isLate, listPlaceOf, listsMoved, movedOn, moveOf } from './shown-board';
import { useBoardAddress } from './use-board-address';

const CardDialog = lazyDialog(async () => (await import('../card/card-dialog')).CardDialog);

/** Cards of each list that are drawn first: more than a window shows. */
const CARDS_AT_ONCE = 10;

/** "Late" changes with the day. */
const EVERY_HOUR = 3_600_000;

export type BoardViewProps = {
  readonly board: KanbanBoard;
  readonly names: readonly KanbanBoardName[];
  readonly uid: string;
};

/** A board: its filters, its lists, and the open card. */
export function BoardView({ board: answered, names, uid }: BoardViewProps) {
  const { filter, openCard, set } = useBoardAddress();
  const { zone } = useFormat();
  const now = useNow(EVERY_HOUR);
  const { run } = useAction();
  const move = useSendCall(moveCardCall);
  const update = useSendCall(updateListCall);
  const addList = useSendCall(newListCall);
  const isEditor = may(useViewer(), 'team:edit');
  const [isAdding, setIsAdding] = useState(false);
  /** Grows when a card is to be added to the first list. */
  const [cardsAsked, setCardsAsked] = useState(0);
  // A dropped card stays where it was dropped until the next answer has it there. The store shows a move 50 to 90 ms
  // after the drop: until then the card would be seen at its old place.
  const [dropped, setDropped] = useState<{ readonly over: KanbanBoard; readonly board: KanbanBoard } | null>(
    null,
  );
  const newest = dropped?.over === answered ? dropped.board : answered;
  const [isDragging, setIsDragging] = useState(false);
  const board = useHeldWhile(isDragging, newest);

  const isShown = useCallback((card: KanbanCard) => fits(card, filter, now, zone), [filter, now, zone]);
  const columns = useMemo(() => columnsOf(board, isShown), [board, isShown]);
  const longest = Math.max(...[...columns.values()].map(({ length }) => length));
  // The drag library takes no new cards while it holds one.
  const drawn = useGrown(CARDS_AT_ONCE, longest, isDragging);
  const open = useCallback((cardId: string) => set({ card: cardId }, false), [set]);
  const shownCount = [...columns.values()].reduce((sum, { length }) => sum + length, 0);
  const total = board.cards.length;
  const late = board.cards.filter((card) => isLate(card, now, zone)).length;
  const hasLists = board.lists.length > 0;
  useShortcuts([{ keys: 'n', label: 'Add card', run: () => hasLists && setCardsAsked(cardsAsked + 1) }]);

  const drop = (to: Drop) => {
    if (to.type === 'list') {
      if (!isEditor) {
        notify.info('Lists are moved by people who may edit boards.');
        return false;
      }
      const position = listPlaceOf(board, newest, to);
      setDropped({ over: answered, board: { ...newest, lists: listsMoved(newest, to.id, position) } });
      void run(() => update({ listId: to.id, update: { position } })).then(keepOnly);
      return true;
    }
    const now = newest.lists.find(({ cardIds }) => cardIds.includes(to.id));
    if (now?.id !== to.from) {
      const place = now ? `It is now in “${now.name}”.` : 'It is no longer on this board.';
      notify.info(`Another member moved the card while you held it. ${place} Your move was not made.`);
      return false;
    }
    const wanted = moveOf(board, newest, to, isShown);
    setDropped({ over: answered, board: movedOn(newest, wanted) });
    void run(() => move(wanted)).then(keepOnly);
    return true;
  };
  // A refused move goes back.
  const keepOnly = (isDone: boolean) => {
    if (!isDone) setDropped(null);
  };

  return (
    <div className="jl-kanban">
      <PageHeader
        title={board.name}
        count={shownCount < total ? `${shownCount} of ${total}` : total}
        actions={
          <>
            {isEditor && (
              <Button
                variant="outlined"
                startIcon={<Icon of={Plus} size={18} />}
                onClick={() => setIsAdding(true)}
              >
                Add list
              </Button>
            )}
            <BoardMenu board={board} names={names} onOpen={(boardId) => set({ board: boardId, card: '' })} />
            {hasLists && (
              <Button
                variant="contained"
                aria-keyshortcuts="n"
                startIcon={<Icon of={Plus} size={18} />}
                onClick={() => setCardsAsked(cardsAsked + 1)}
              >
                Add card <KeyHint>N</KeyHint>
              </Button>
            )}
          </>
        }
      />
      <BoardFilters {...{ board, filter, uid }} late={late} onChange={set} />
      {board.lists.length === 0 ? (
        <EmptyState
          art={<EmptyPlan width={160} />}
          title="No list yet"
          text="Add the first list, such as “To do”. Cards move through lists."
        />
      ) : (
        <DragBoard onDrop={drop} onDragging={setIsDragging}>
          {board.lists.map((list, index) => (
            <ListColumn
              key={list.id}
              list={list}
              index={index}
              count={board.lists.length}
              cards={columns.get(list.id) ?? NONE}
              drawn={drawn}
              labels={board.labels}
              members={board.members}
              now={now}
              cardsAsked={index === 0 ? cardsAsked : 0}
              onOpen={open}
            />
          ))}
        </DragBoard>
      )}
      <CardDialog
        open={openCard !== ''}
        board={board}
        cardId={openCard}
        uid={uid}
        onClose={() => set({ card: '' })}
      />
      {isAdding && (
        <NameDialog
          title="Add list"
          label="Name"
          action="Add list"
          onSave={(name) => addList({ boardId: board.id, name })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}

const NONE: readonly KanbanCard[] = [];

function columnsOf(
  { lists, cards }: KanbanBoard,
  isShown: (card: KanbanCard) => boolean,
): ReadonlyMap<string, readonly KanbanCard[]> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return new Map(
    lists.map(({ id, cardIds }) => [id, cardIds.flatMap((one) => byId.get(one) ?? []).filter(isShown)]),
  );
}
