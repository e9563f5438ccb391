import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import Plus from 'lucide-react/icons/plus';

import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { Icon } from '@/shared/ui/text/icon';

import { hiddenLabel } from '@/shared/forms/fields/editor-row';
import { LineButtons } from './line-buttons';

export type ListEditorProps<K extends string> = {
  readonly name: K;
  readonly title: string;
  readonly text: string;
  /** Singular of a line, in lower case: "lead source". */
  readonly noun: string;
  readonly max: number;
};

/** A list of short names that a business edits and orders. */
export function ListEditor<K extends string>({ name, title, text, noun, max }: ListEditorProps<K>) {
  const { values, errors } = useFormikContext<Record<K, readonly string[]>>();
  const lines = values[name];
  // An error of the whole list is a string; errors of single lines appear at their lines.
  const listError = errors[name];
  return (
    <FieldArray name={name}>
      {({ push, remove, swap }) => (
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h2" sx={{ p: 0 }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>
          {lines.map((_line, index) => (
            // Lines are keyed by index: two may hold the same text while being typed.
            <Box key={index} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, mb: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0, '& .MuiInputLabel-root': hiddenLabel }}>
                <FormTextField name={`${name}.${index}`} label={`${noun} ${index + 1}`} />
              </Box>
              <LineButtons
                label={`${noun} ${index + 1}`}
                {...(index > 0 && { onUp: () => swap(index, index - 1) })}
                {...(index < lines.length - 1 && { onDown: () => swap(index, index + 1) })}
                onRemove={() => remove(index)}
              />
            </Box>
          ))}
          {typeof listError === 'string' && <FormHelperText error>{listError}</FormHelperText>}
          <Button
            variant="text"
            startIcon={<Icon of={Plus} size={18} />}
            disabled={lines.length >= max}
            onClick={() => push('')}
          >
            Add {noun}
          </Button>
        </Box>
      )}
    </FieldArray>
  );
}
