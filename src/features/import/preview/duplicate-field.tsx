import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { DuplicateChoice } from '@/domain/import/planned';
import type { ImportWords } from '../kind/import-kind';

export type DuplicateFieldProps = {
  readonly words: Pick<ImportWords, 'duplicates' | 'choices' | 'updateKeeps'>;
  readonly choice: DuplicateChoice;
  readonly onChoice: (choice: DuplicateChoice) => void;
};

/** The action for rows of existing records, in the business or earlier in the file. */
export function DuplicateField({ words, choice, onChoice }: DuplicateFieldProps) {
  const labelId = useId();
  return (
    <Box>
      <FormLabel id={labelId}>{words.duplicates}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={choice}
        onChange={(_event, value) => {
          const chosen = words.choices.find((one) => one.choice === value);
          if (chosen) onChoice(chosen.choice);
        }}
      >
        {words.choices.map(({ choice: value, label }) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      {choice === 'update' && (
        <Typography variant="caption" component="p">
          {words.updateKeeps}
        </Typography>
      )}
    </Box>
  );
}
