import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from 'lucide-react/icons/list';
import type { ReactNode } from 'react';

import { PageHeader } from '../ui/page/page-header';
import { Icon } from '../ui/text/icon';
import { CardBoard } from './drag-board';
import type { Drop } from './drag-board';
import './status-board.css';

export type StatusBoardProps = {
  readonly title: string;
  /** Above the columns: what they are filtered by, and actions. */
  readonly actions?: ReactNode;
  /** Leads to the same records as a list. */
  readonly onList: () => void;
  readonly onDrop: (drop: Drop) => boolean;
  /** A `StatusColumn` for each status. */
  readonly children: ReactNode;
};

/** A page with records by status, which are dragged from one to another. */
export function StatusBoard({ title, actions, onList, onDrop, children }: StatusBoardProps) {
  return (
    <div className="jl-stages-page">
      <PageHeader
        title={title}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {actions}
            <Button variant="outlined" startIcon={<Icon of={List} size={18} />} onClick={onList}>
              List
            </Button>
          </Box>
        }
      />
      <CardBoard onDrop={onDrop}>
        <div className="jl-stages">{children}</div>
      </CardBoard>
    </div>
  );
}
