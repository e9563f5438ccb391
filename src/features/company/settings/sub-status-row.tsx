import Box from '@mui/material/Box';

import { SUB_STATUS_COLOURS } from '@/domain/core/sub-statuses';
import type { SubStatusColour } from '@/domain/core/sub-statuses';
import { colourLabel, colourName } from '@/shared/format/colour-name';
import { useFormat } from '@/shared/format/format-context';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { subStatusInk } from '@/shared/theme/sub-status';
import { ColourDot } from '@/shared/ui/text/colour-dot';

import { hiddenLabel } from '@/shared/forms/fields/editor-row';
import { LineButtons } from './line-buttons';
import type { LineButtonsProps } from './line-buttons';

export type SubStatusRowProps = LineButtonsProps & {
  readonly name: string;
  readonly colour: SubStatusColour;
};

/** One sub-status: its label and colour, and its order within its status. */
export function SubStatusRow({ name, label, colour, ...buttons }: SubStatusRowProps) {
  const { country } = useFormat();
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
      <Box sx={{ display: 'flex', mt: 2, marginInlineEnd: 0.5 }}>
        <ColourDot colour={subStatusInk(colour)} />
      </Box>
      <Box sx={{ flex: { xs: '1 0 calc(100% - 20px)', sm: 1 }, minWidth: 0 }}>
        <FormTextField name={`${name}.label`} label={`Name of ${label}`} />
      </Box>
      <Box sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 120 } }}>
        <FormSelect
          name={`${name}.colour`}
          label={`${colourLabel(country)} of ${label}`}
          options={SUB_STATUS_COLOURS.map((value) => ({ value, label: colourName(value, country) }))}
        />
      </Box>
      <LineButtons label={label} {...buttons} />
    </Box>
  );
}
