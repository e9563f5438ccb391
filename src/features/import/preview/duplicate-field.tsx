import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DUPLICATE_CHOICES } from '@/domain/import/customers/plan';
import type { DuplicateChoice } from '@/domain/import/customers/plan';

const LABELS: Readonly<Record<DuplicateChoice, string>> = {
  skip: 'Skip them, keep what I have',
  update: 'Update what I have with what the file says',
  create: 'Add them all again',
};

export type DuplicateFieldProps = {
  readonly choice: DuplicateChoice;
  readonly onChoice: (choice: DuplicateChoice) => void;
};

/** The action for rows of existing customers, in the business or earlier in the file. */
export function DuplicateField({ choice, onChoice }: DuplicateFieldProps) {
  const labelId = useId();
  return (
    <Box>
      <FormLabel id={labelId}>Rows of customers you already have, and repeated rows</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={choice}
        onChange={(_event, value) => {
          const chosen = DUPLICATE_CHOICES.find((one) => one === value);
          if (chosen) onChoice(chosen);
        }}
      >
        {DUPLICATE_CHOICES.map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={LABELS[value]} />
        ))}
      </RadioGroup>
      {choice === 'update' && (
        <Typography variant="caption" component="p">
          Their status stays, and so do an estimated value and the day since when they are leads.
        </Typography>
      )}
    </Box>
  );
}
