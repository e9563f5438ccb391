import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { TargetOption } from '../kind/import-kind';

export type ChoiceRowProps = {
  readonly label: string;
  readonly detail: string;
  /** The name of the choice; the label unless it says otherwise. */
  readonly name?: string;
  readonly value: string;
  readonly options: readonly TargetOption[];
  /** Shown while nothing is chosen, which '' stands for. */
  readonly unset?: string;
  readonly onChoice: (value: string) => void;
};

/** Something of the file, with a choice of what it means here. */
export function ChoiceRow({ label, detail, name = label, value, options, unset, onChoice }: ChoiceRowProps) {
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
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ fontWeight: 500 }}>
        {label}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {detail}
      </Box>
      <TextField
        select
        size="small"
        value={value}
        onChange={(event) => onChoice(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': name }, select: { displayEmpty: unset !== undefined } }}
      >
        {unset !== undefined && (
          <MenuItem value="" disabled>
            {unset}
          </MenuItem>
        )}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
