import Box from '@mui/material/Box';

export type DigitBoxesProps = {
  readonly label: string;
  readonly count: number;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly isReadOnly: boolean;
  readonly describedBy: string | undefined;
};

/** A field for a few digits, drawn as a box for each; one field, so that pasting and screen readers work as usual. */
export function DigitBoxes({ label, count, value, onChange, isReadOnly, describedBy }: DigitBoxesProps) {
  const isWrong = describedBy !== undefined;
  return (
    <Box sx={field}>
      <Box
        component="input"
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, count))}
        sx={input}
      />
      {Array.from({ length: count }, (_, at) => (
        <Box
          key={at}
          aria-hidden
          className={at === Math.min(value.length, count - 1) ? 'next tn' : 'tn'}
          sx={{ ...box, ...(isWrong && { borderColor: 'error.main' }) }}
        >
          {value[at] ?? ''}
        </Box>
      ))}
    </Box>
  );
}

const field = {
  position: 'relative',
  display: 'flex',
  gap: 1,
  '&:focus-within .next': { borderColor: 'primary.main', borderWidth: 2 },
} as const;
const input = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'text',
  // Smaller text makes phones zoom in.
  fontSize: '1rem',
} as const;
const box = {
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  minWidth: 0,
  border: '1px solid',
  borderColor: 'lineStrong',
  borderRadius: '8px',
  fontSize: '1.75rem',
  fontWeight: 650,
} as const;
