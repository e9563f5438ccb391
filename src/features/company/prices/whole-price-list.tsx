import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

import type { PriceItem } from '@/domain/money/price-item';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

import { useWholePriceList } from './use-whole-price-list';

export type WholePriceListProps = {
  readonly children: (items: readonly PriceItem[]) => ReactNode;
};

/** Shows something that needs all lines of the price list, once they are read. */
export function WholePriceList({ children }: WholePriceListProps) {
  const { items, isOnline } = useWholePriceList();
  if (items !== null) return children(items);
  if (isOnline) return <LineSkeleton rows={4} height={44} />;
  return (
    <Alert severity="info" role="status">
      You are offline, and this needs all lines of your price list. It goes on once you are connected.
    </Alert>
  );
}
