import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { PriceChange } from '@/domain/money/price-change';
import { useFormat } from '@/shared/format/format-context';
import { formatCount } from '@/shared/format/counts';
import { MoneyText } from '@/shared/ui/text/money-text';

import { priceTableStyles } from './price-table-styles';

const MOST_SHOWN = 200;

export type PriceChangeTableProps = { readonly changes: readonly PriceChange[] };

/** Old and new prices of the lines that change. */
export function PriceChangeTable({ changes }: PriceChangeTableProps) {
  const { country } = useFormat();
  if (changes.length === 0) return <Typography role="status">No price changes.</Typography>;
  const more = changes.length - MOST_SHOWN;
  return (
    <Box>
      <Box component="table" aria-label="Old and new prices" sx={priceTableStyles}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" className="number">
              Old price
            </th>
            <th scope="col" className="number">
              New price
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, MOST_SHOWN).map(({ item, price }) => (
            <tr key={item.uuid}>
              <th scope="row" dir="auto">
                {item.name}
              </th>
              <td className="number">
                <MoneyText cents={item.price} />
              </td>
              <td className="number">
                <MoneyText cents={price} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      {more > 0 && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>and {formatCount(more, country)} more</Typography>
      )}
    </Box>
  );
}
