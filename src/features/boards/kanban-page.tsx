import { boardCall, boardsCall } from '@/api/contract/kanban';
import { useCall } from '@/api/use-call';
import { useViewer } from '@/data/session/use-session';
import { AsyncView } from '@/shared/ui/states/async-view';
import { useSearchParams } from 'react-router-dom';

import { BoardView } from './board/board-view';
import { FirstBoard } from './first-board';
import './kanban.css';

/** /app/kanban: the business's boards, one at a time. */
export function KanbanPage() {
  const { uid } = useViewer();
  const [query] = useSearchParams();
  const boards = useCall(boardsCall, {});
  const names = boards.data?.boards ?? [];
  const wanted = query.get('board');
  // A board that was archived leads to the first one.
  const boardId = names.find(({ id }) => id === wanted)?.id ?? names[0]?.id ?? null;
  const board = useCall(boardCall, boardId === null ? null : { boardId });
  const isEmpty = boards.status === 'ready' && boardId === null;
  const failed = boards.status === 'error' ? boards : board;
  if (isEmpty) return <FirstBoard />;
  return (
    <AsyncView status={failed.status} data={board.data?.board} error={failed.error} onRetry={failed.retry}>
      {(data) => <BoardView key={data.id} board={data} names={names} uid={uid} />}
    </AsyncView>
  );
}
