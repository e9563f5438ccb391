import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useDispatch } from 'react-redux';
import { TextInput } from '@/shared/forms/fields/text-input';
import { changed } from './roof-request';
import type { RoofRequest } from './roof-request';
import { ROOF_TYPES } from './roof-types';

export type StepFieldsProps = {
  readonly step: number;
  readonly values: RoofRequest;
  readonly problems: Partial<Record<keyof RoofRequest, string>>;
};

/** The fields of one step, or all values to review. */
export function StepFields({ step, values, problems }: StepFieldsProps) {
  const dispatch = useDispatch();
  const change = (name: keyof RoofRequest) => (event: { readonly target: { readonly value: string } }) =>
    dispatch(changed({ [name]: event.target.value }));
  if (step === 0) {
    return (
      <>
        <TextField
          select
          label="Roof"
          required
          value={values.roof}
          error={problems.roof !== undefined}
          helperText={problems.roof}
          onChange={change('roof')}
        >
          {ROOF_TYPES.map((roof) => (
            <MenuItem key={roof} value={roof}>
              {roof}
            </MenuItem>
          ))}
        </TextField>
        <TextInput
          label="Squares"
          required
          value={values.squares}
          error={problems.squares}
          helper="One square is 100 square feet."
          onChange={change('squares')}
          inputProps={{ inputMode: 'decimal' }}
        />
      </>
    );
  }
  if (step === 1) {
    return (
      <>
        <TextInput
          label="Name"
          required
          value={values.name}
          error={problems.name}
          onChange={change('name')}
        />
        <TextInput
          label="E-mail"
          required
          value={values.email}
          error={problems.email}
          onChange={change('email')}
        />
      </>
    );
  }
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 3 }}>
      {[
        ['Roof', values.roof],
        ['Squares', values.squares],
        ['Name', values.name],
        ['E-mail', values.email],
      ].map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
