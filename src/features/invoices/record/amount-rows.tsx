import Box from '@mui/material/Box';

export type AmountRowsProps = {
  /** Accessible name of the list. */
  readonly label: string;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
};

/** Amounts below each other, each with what it is. */
export function AmountRows({ label, rows }: AmountRowsProps) {
  return (
    <Box component="dl" aria-label={label} sx={list}>
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd className="tn">{row.text}</dd>
        </div>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  mt: 1,
  display: 'grid',
  gap: 1,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
