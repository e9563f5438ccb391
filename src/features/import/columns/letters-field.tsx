import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Letters } from '@/domain/import/file/letters';

export type LettersFieldProps = {
  readonly letters: readonly Letters[];
  readonly chosen: string | null;
  readonly onLetters: (label: string) => void;
};

/** The code page of a file whose bytes do not name it: found from its words, and selectable by a line of the file. */
export function LettersField({ letters, chosen, onLetters }: LettersFieldProps) {
  const [first] = letters;
  if (!first) return null;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="The letters of this file"
      value={chosen ?? first.label}
      helperText="The file does not say how its letters are written. Choose the line that reads right."
      onChange={(event) => onLetters(event.target.value)}
      sx={{ marginBottom: 2 }}
    >
      {letters.map(({ label, name, sample }) => (
        <MenuItem key={label} value={label} sx={{ whiteSpace: 'normal' }}>
          {sample} ({name})
        </MenuItem>
      ))}
    </TextField>
  );
}
