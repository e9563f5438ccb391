import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export type SwitchRowProps = {
  readonly label: string;
  readonly text: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A switch that takes effect at once, with its explanation. */
export function SwitchRow({ label, text, checked, disabled = false, onChange }: SwitchRowProps) {
  return (
    <FormControlLabel
      labelPlacement="start"
      sx={{ m: 0, width: '100%', justifyContent: 'space-between', gap: 2 }}
      control={<Switch checked={checked} disabled={disabled} onChange={(_, isOn) => onChange(isOn)} />}
      label={
        <>
          <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
            {label}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {text}
          </Box>
        </>
      }
    />
  );
}
