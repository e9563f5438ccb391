import type { ReactNode } from 'react';

import { ListBoardSwitch } from '../ui/page/list-board-switch';
import { PageHeader } from '../ui/page/page-header';
import { CardBoard } from './drag-board';
import type { Drop } from './drag-board';
import './status-board.css';

export type StatusBoardProps = {
  readonly title: string;
  /** How many records the board has; null while unknown. */
  readonly count?: number | null;
  /** Below the title: search, filters and views. */
  readonly filters?: ReactNode;
  /** Leads to the same records as a list. */
  readonly onList: () => void;
  readonly onDrop: (drop: Drop) => boolean;
  /** A `StatusColumn` for each status. */
  readonly children: ReactNode;
};

/** A page with records by status, which are dragged from one to another. */
export function StatusBoard({ title, count, filters, onList, onDrop, children }: StatusBoardProps) {
  return (
    <div className="jl-stages-page">
      <PageHeader
        title={title}
        {...(typeof count === 'number' && { count })}
        actions={<ListBoardSwitch view="board" onSwitch={onList} />}
      />
      {filters}
      <CardBoard onDrop={onDrop}>
        <div className="jl-stages">
          <div>{children}</div>
        </div>
      </CardBoard>
    </div>
  );
}
