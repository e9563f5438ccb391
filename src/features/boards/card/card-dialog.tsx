import Typography from '@mui/material/Typography';

import type { KanbanBoard } from '@/api/contract/kanban';
import { boardCall } from '@/api/contract/kanban';
import { useCall } from '@/api/use-call';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

import { CardActions } from './card-actions';
import { CardComments } from './card-comments';
import { CardFacts } from './card-facts';
import { CardFiles } from './card-files';
import { Checklists } from './checklists';

export type CardDialogProps = {
  readonly open: boolean;
  readonly board: KanbanBoard;
  readonly cardId: string;
  readonly uid: string;
  readonly onClose: () => void;
};

/** A card with everything on it. Its comments and files are read when it opens. */
export function CardDialog({ open, board, cardId, uid, onClose }: CardDialogProps) {
  const { data, status } = useCall(boardCall, open ? { boardId: board.id, cardId } : null);
  const card = board.cards.find(({ id }) => id === cardId);
  const { comments, attachments = [] } = data?.board.cards.find(({ id }) => id === cardId) ?? {};
  if (!card) {
    return (
      <FormDialog open={open} title="This card is not there" onClose={onClose}>
        <Typography>
          It was archived, or it is on another board. Archived cards are in the menu of the board.
        </Typography>
      </FormDialog>
    );
  }
  return (
    <FormDialog
      open={open}
      title={card.name}
      headActions={<CardActions card={card} onArchived={onClose} />}
      width="widest"
      isReadFirst
      onClose={onClose}
    >
      <div className="jl-card-page" key={card.id}>
        <div>
          <CardFacts card={card} board={board} attachments={attachments} />
          <CardFiles cardId={card.id} board={board} />
          <Checklists card={card} />
        </div>
        {comments === undefined && status !== 'error' ? (
          <LineSkeleton rows={3} height={44} />
        ) : (
          <CardComments cardId={card.id} comments={comments ?? []} members={board.members} uid={uid} />
        )}
      </div>
    </FormDialog>
  );
}
