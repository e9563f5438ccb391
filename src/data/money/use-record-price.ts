import { may } from '@/domain/access/viewer';
import type { Price } from '@/domain/money/price';
import type { LiveRecord } from '../live/decoded';
import { useOpenedRecord } from '../live/use-live';
import { useViewer } from '../session/use-session';
import { priceRef } from './prices';

/** The amount of a record by its id; null for users who may not see amounts. */
export function useRecordPrice(id: string): LiveRecord<Price> | null {
  const mayPrice = may(useViewer(), 'pricing:show');
  const price = useOpenedRecord(mayPrice ? priceRef(id) : null);
  return mayPrice ? price : null;
}
