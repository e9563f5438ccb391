import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { labelsOf } from '@/domain/core/field-path';
import { marginOf, priceItemShape } from '@/domain/money/price-item';
import type { PriceItem } from '@/domain/money/price-item';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { MoneyText } from '@/shared/ui/text/money-text';
import { PendingMark } from '@/shared/ui/states/pending-mark';

import { priceTableStyles } from './price-table-styles';

const labelOf = labelsOf(priceItemShape);

export type PriceTableProps = {
  readonly items: readonly PriceItem[];
  /** More lines are loading: an empty list means nothing yet. */
  readonly isLoading: boolean;
  readonly pendingIds: ReadonlySet<string>;
  readonly canEdit: boolean;
  readonly onEdit: (item: PriceItem) => void;
  readonly onArchive: (item: PriceItem) => void;
};

/** Lines of the price list with their amounts; cost and margin fold on a phone. */
export function PriceTable({ items, isLoading, pendingIds, canEdit, onEdit, onArchive }: PriceTableProps) {
  if (items.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>{isLoading ? 'Looking…' : 'Nothing fits.'}</Typography>
    );
  return (
    <Box component="table" aria-label="Price list" sx={priceTableStyles}>
      <thead>
        <tr>
          <th scope="col">{labelOf('name')}</th>
          <th scope="col" className="number">
            {labelOf('price')}
          </th>
          <th scope="col" className="number wide">
            {labelOf('cost')}
          </th>
          <th scope="col" className="number wide">
            Margin
          </th>
          {canEdit && (
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.uuid}>
            <th scope="row">
              <span dir="auto">{item.name}</span> {pendingIds.has(item.uuid) && <PendingMark />}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[item.kind, item.taxable ? '' : 'not taxed', item.description]
                  .filter((word) => word !== '')
                  .join(' · ')}
              </Typography>
            </th>
            <td className="number">
              <MoneyText cents={item.price} />
              {item.unit !== '' && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  per {item.unit}
                </Typography>
              )}
            </td>
            <td className="number wide">
              <MoneyText cents={item.cost} />
            </td>
            <td className="number wide tn">{marginText(item)}</td>
            {canEdit && (
              <td className="number">
                <MenuButton
                  size="small"
                  label={`Change ${item.name}`}
                  items={[
                    { id: 'edit', label: 'Edit', onSelect: () => onEdit(item) },
                    {
                      id: 'archive',
                      label: item.active ? 'Archive' : 'Bring back',
                      onSelect: () => onArchive(item),
                    },
                  ]}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function marginText(item: PriceItem): string {
  const margin = marginOf(item);
  return margin === null ? '–' : `${margin} %`;
}
