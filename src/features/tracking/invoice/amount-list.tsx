import Box from '@mui/material/Box';

import { rowSx } from '../estimate/estimate-styles';

export type AmountListProps = {
  /** Names the list for screen readers. */
  readonly label: string;
  /** The last one stands out where `isTotalLast`. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly isTotalLast?: boolean;
};

/** Labels with their amounts. */
export function AmountList({ label, rows, isTotalLast = false }: AmountListProps) {
  return (
    <Box component="dl" aria-label={label} sx={{ display: 'grid', gap: 1, m: 0, '& dd': { m: 0 } }}>
      {rows.map((row, at) => {
        const isTotal = isTotalLast && at === rows.length - 1;
        return (
          <Box key={row.label} sx={{ ...rowSx, ...(isTotal && { fontWeight: 650 }) }}>
            <Box component="dt" sx={isTotal ? {} : { color: 'text.secondary' }}>
              {row.label}
            </Box>
            <dd className="tn">{row.value}</dd>
          </Box>
        );
      })}
    </Box>
  );
}
