import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { labelsOf } from '@/domain/core/field-path';
import { dealerPriceShape } from '@/domain/dealer/dealer';
import type { DealerPrice } from '@/domain/dealer/dealer';
import { DateText } from '@/shared/ui/text/date-text';
import { MoneyText } from '@/shared/ui/text/money-text';
import { PendingMark } from '@/shared/ui/states/pending-mark';

import { cell, PlainTable } from './plain-table';

export type PriceTableProps = {
  readonly prices: readonly DealerPrice[];
  readonly pendingIds: ReadonlySet<string>;
  readonly actions?: (price: DealerPrice) => ReactNode;
};

const labelOf = labelsOf(dealerPriceShape);
const number = { ...cell, textAlign: 'right', whiteSpace: 'nowrap' } as const;
const wide = {
  ...cell,
  display: { xs: 'none', sm: 'table-cell' },
  paddingInlineStart: 2,
  whiteSpace: 'nowrap',
} as const;

/** Products with unit and price. */
export function PriceTable({ prices, pendingIds, actions }: PriceTableProps) {
  return (
    <PlainTable
      label="Price list"
      head={
        <>
          <Box component="th" scope="col" sx={cell}>
            {labelOf('product')}
          </Box>
          <Box component="th" scope="col" sx={cell}>
            {labelOf('unit')}
          </Box>
          <Box component="th" scope="col" sx={number}>
            {labelOf('price')}
          </Box>
          <Box component="th" scope="col" sx={wide}>
            Changed
          </Box>
          {actions && (
            <Box component="th" scope="col" sx={number}>
              <span className="visually-hidden">Actions</span>
            </Box>
          )}
        </>
      }
    >
      {prices.map((price) => (
        <tr key={price.uuid}>
          <Box component="th" scope="row" sx={{ ...cell, fontWeight: 500, overflowWrap: 'anywhere' }}>
            {price.product} {pendingIds.has(price.uuid) && <PendingMark />}
          </Box>
          <Box component="td" sx={cell}>
            {price.unit}
          </Box>
          <Box component="td" sx={number}>
            <MoneyText cents={price.price} />
          </Box>
          <Box component="td" sx={wide}>
            <DateText at={price.updatedAt} kind="day" />
          </Box>
          {actions && (
            <Box component="td" sx={{ ...number, paddingInlineEnd: 0 }}>
              {actions(price)}
            </Box>
          )}
        </tr>
      ))}
    </PlainTable>
  );
}
