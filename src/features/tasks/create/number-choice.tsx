import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export type NumberChoiceProps = {
  readonly label: string;
  readonly value: number | null;
  readonly choices: readonly number[];
  /** How a number reads; the number itself unless given. */
  readonly labelOf?: (value: number) => string;
  /** The choice of no number. */
  readonly none?: string;
  readonly onChoose: (value: number | null) => void;
};

/** A choice among numbers; another stored one stays among them. */
export function NumberChoice({ label, value, choices, labelOf = String, none, onChoose }: NumberChoiceProps) {
  const all = value === null || choices.includes(value) ? choices : [...choices, value];
  return (
    <TextField
      select
      label={label}
      value={value === null ? '' : String(value)}
      slotProps={{ select: { displayEmpty: none !== undefined } }}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {all.map((one) => (
        <MenuItem key={one} value={String(one)}>
          {labelOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
