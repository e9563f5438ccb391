import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export type ChoiceSwitchProps = {
  readonly label: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** A switch with its label and, below it, a sentence that also describes it to screen readers. */
export function ChoiceSwitch({ label, text, isOn, onChange }: ChoiceSwitchProps) {
  const textId = useId();
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': textId } }}
          />
        }
        label={label}
      />
      <Typography id={textId} sx={{ color: 'text.secondary', paddingInlineStart: 6 }}>
        {text}
      </Typography>
    </Box>
  );
}
