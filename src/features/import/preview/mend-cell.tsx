import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import type { CellProblem } from '@/domain/import/cells/row-cells';
import type { Mend } from '../session/worker-api';
import type { ProblemCell } from './preview';

export type MendCellProps = {
  readonly cell: ProblemCell;
  readonly onCheck: (mend: Mend) => Promise<readonly CellProblem[]>;
  readonly onMend: (mend: Mend) => void;
};

/** A field for one invalid cell: each change is checked at once, and applied on blur. */
export function MendCell({ cell, onCheck, onMend }: MendCellProps) {
  const { row, column, label, text, cut, reason } = cell;
  const [typed, setTyped] = useState(text);
  const [found, setFound] = useState(reason);
  const latest = useRef(typed);

  const handleChange = async (next: string) => {
    latest.current = next;
    setTyped(next);
    const problems = await onCheck({ row, column, text: next });
    // Ignores answers about earlier text.
    if (latest.current === next) setFound(problems.find((one) => one.column === column)?.reason ?? '');
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: cut ? '240px 1fr auto' : '240px 1fr' },
        gap: { xs: 0.5, md: 2 },
        alignItems: 'start',
        paddingBlock: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="span" sx={{ paddingTop: 1, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <TextField
        size="small"
        disabled={cut}
        error={found !== ''}
        value={typed}
        helperText={found || 'Good.'}
        slotProps={{ htmlInput: { 'aria-label': label } }}
        onChange={(event) => void handleChange(event.target.value)}
        onBlur={() => {
          if (typed !== text) onMend({ row, column, text: typed });
        }}
      />
      {cut && <Button onClick={() => onMend({ row, column, text: '' })}>Clear this cell</Button>}
    </Box>
  );
}
