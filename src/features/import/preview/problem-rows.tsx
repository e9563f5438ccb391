import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Mend } from '../session/worker-api';
import { MendCell } from './mend-cell';
import type { MendCellProps } from './mend-cell';
import { PROBLEM_ROWS } from './preview';
import type { ProblemCell } from './preview';
import { useFormat } from '@/shared/format/format-context';
import { formatCount } from '@/shared/format/counts';

export type ProblemRowsProps = {
  readonly refused: number;
  readonly problems: readonly ProblemCell[];
  readonly onCheck: MendCellProps['onCheck'];
  readonly onMend: (mend: Mend) => void;
};

/** The invalid cells, each in a field with its reason. */
export function ProblemRows({ refused, problems, onCheck, onMend }: ProblemRowsProps) {
  const { country } = useFormat();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        Cells to mend
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>
        {refused > PROBLEM_ROWS && `The first ${PROBLEM_ROWS} of ${formatCount(refused, country)} rows. `}
        Change a cell or clear it, then leave the field.
      </Typography>
      {problems.map((cell) => (
        <MendCell
          key={`${cell.row}.${cell.column}.${cell.reason}`}
          cell={cell}
          onCheck={onCheck}
          onMend={onMend}
        />
      ))}
    </Box>
  );
}
