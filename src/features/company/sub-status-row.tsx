import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';

import { SUB_STATUS_COLOURS } from '@/domain/sub-statuses';
import type { SubStatusColour } from '@/domain/sub-statuses';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { subStatusInk } from '@/shared/theme/sub-status';
import { Icon } from '@/shared/ui/icon';

import { hiddenLabel } from './editor-row';

const COLOURS = SUB_STATUS_COLOURS.map((colour) => ({
  value: colour,
  label: colour.charAt(0).toUpperCase() + colour.slice(1),
}));

export type SubStatusRowProps = {
  /** Path of the sub-status in the form. */
  readonly name: string;
  /** Which one it is, for those who hear the screen: "Contacted 2". */
  readonly label: string;
  readonly colour: SubStatusColour;
  /** Absent at the end of the list. */
  readonly onUp?: () => void;
  readonly onDown?: () => void;
  readonly onRemove: () => void;
};

/** One sub-status: its words and colour, its place among those of the same status. */
export function SubStatusRow({ name, label, colour, onUp, onDown, onRemove }: SubStatusRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'flex-start',
        justifyContent: 'flex-end',
        gap: 0.5,
        mb: { xs: 2, sm: 1 },
        '& .MuiInputLabel-root': hiddenLabel,
      }}
    >
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          width: 8,
          height: 8,
          mt: 2,
          marginInlineEnd: 0.5,
          borderRadius: '50%',
          bgcolor: subStatusInk(colour),
        }}
      />
      <Box sx={{ flex: { xs: '1 0 calc(100% - 20px)', sm: 1 }, minWidth: 0 }}>
        <FormTextField name={`${name}.label`} label={`Name of ${label}`} />
      </Box>
      <Box sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 120 } }}>
        <FormSelect name={`${name}.colour`} label={`Colour of ${label}`} options={COLOURS} />
      </Box>
      <IconButton aria-label={`Move ${label} up`} disabled={!onUp} onClick={onUp}>
        <Icon of={ArrowUp} size={18} />
      </IconButton>
      <IconButton aria-label={`Move ${label} down`} disabled={!onDown} onClick={onDown}>
        <Icon of={ArrowDown} size={18} />
      </IconButton>
      <IconButton aria-label={`Remove ${label}`} onClick={onRemove}>
        <Icon of={X} size={18} />
      </IconButton>
    </Box>
  );
}
