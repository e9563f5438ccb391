import Typography from '@mui/material/Typography';
import { MendCell } from './mend-cell';
import type { MendCellProps } from './mend-cell';
import { PROBLEM_ROWS } from './preview';
import type { ProblemCell } from './preview';
import { useFormat } from '@/shared/format/format-context';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { formatCount } from '@/shared/format/counts';

export type ProblemRowsProps = Omit<MendCellProps, 'cell'> & {
  readonly refused: number;
  readonly problems: readonly ProblemCell[];
};

/** The invalid cells, each in a field with its reason. */
export function ProblemRows({ refused, problems, ...checks }: ProblemRowsProps) {
  const { country } = useFormat();
  return (
    <TitledSection title="Cells to mend">
      <Typography sx={{ color: 'text.secondary', marginBlock: 1 }}>
        {refused > PROBLEM_ROWS && `The first ${PROBLEM_ROWS} of ${formatCount(refused, country)} rows. `}
        Change a cell or clear it, then leave the field.
      </Typography>
      {problems.map((cell) => (
        <MendCell key={`${cell.row}.${cell.column}.${cell.reason}`} cell={cell} {...checks} />
      ))}
    </TitledSection>
  );
}
