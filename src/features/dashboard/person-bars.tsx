import Box from '@mui/material/Box';
import { CountBar } from './count-bar';

export type PersonBarsProps = {
  readonly rows: readonly { readonly id: string; readonly name: string; readonly count: number | null }[];
};

/** A row: name, bar, number. */
export const PERSON_ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 180px) 1fr 48px',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Counts per person as bars, largest first. */
export function PersonBars({ rows }: PersonBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count ?? 0));
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows
        .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
        .map(({ id, name, count }) => (
          <Box component="li" key={id} sx={PERSON_ROW}>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {name}
            </Box>
            <CountBar count={count} most={most} />
          </Box>
        ))}
    </Box>
  );
}
