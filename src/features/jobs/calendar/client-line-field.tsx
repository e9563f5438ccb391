import TextField from '@mui/material/TextField';
import { maxLengthOf } from '@/domain/core/bounds';
import { visitShape } from '@/domain/jobs/visit';

export type ClientLineFieldProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The line that clients read beside the new day of their visit. */
export function ClientLineField({ value, onChange }: ClientLineFieldProps) {
  return (
    <TextField
      label="Line for the clients"
      helperText="Shown beside the new day on their tracking page. Empty keeps what is there."
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: maxLengthOf(visitShape, 'clientNote') } }}
    />
  );
}
