import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import type { TargetOption } from '../kind/import-kind';
import type { ImportColumn } from '../session/worker-api';

export type MapColumnProps = {
  readonly label: string;
  readonly column: ImportColumn;
  readonly target: ColumnTarget;
  readonly options: readonly TargetOption[];
  readonly onTarget: (target: ColumnTarget) => void;
};

/** One column of the file: its name, its first values and its target. */
export function MapColumn({ label, column, target, options, onTarget }: MapColumnProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1.4fr 260px' },
        alignItems: 'center',
        gap: { xs: 0.5, md: 2 },
        borderBottom: 1,
        borderColor: 'divider',
        paddingBlock: 1,
      }}
    >
      <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {column.samples.join(' · ') || 'No values'}
      </Box>
      <TextField
        select
        size="small"
        value={target}
        onChange={(event) => {
          const chosen = options.find(({ value }) => value === event.target.value);
          if (chosen) onTarget(chosen.value);
        }}
        slotProps={{ htmlInput: { 'aria-label': `${label} goes to` } }}
      >
        {options.map(({ value, name }) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
