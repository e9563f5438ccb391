import Box from '@mui/material/Box';
import { useField } from 'formik';

import { PRESET_NAMES, PRESETS } from '@/domain/access/presets';
import { FormSelect } from '@/shared/forms/fields/form-select';

import { permissionSentences } from '../manage/permission-sentences';

const OPTIONS = PRESET_NAMES.map((name) => ({ value: name, label: name }));

/** A new employee's permissions, by a preset, explained in plain words. */
export function PresetField() {
  const [{ value }] = useField<string>('preset');
  const preset = PRESET_NAMES.find((name) => name === value) ?? 'Field worker';
  return (
    <Box>
      <FormSelect name="preset" label="Starts as" options={OPTIONS} />
      <Box component="ul" aria-label={`A ${preset}`} sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary' }}>
        {permissionSentences(PRESETS[preset]).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    </Box>
  );
}
