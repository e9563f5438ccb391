import { useLiveRecord } from '@/data/live/use-live';
import { priceRef } from '@/data/money/prices';
import { MoneyText } from '@/shared/ui/text/money-text';
import type { DataColumn } from '@/shared/ui/table/data-table';

/** The id of the column, for lists that hide it at first: each shown row reads its amount. */
export const AMOUNT = 'amount';

/** The amounts of records in a column of figures, for users who may see them; read for the rows in view alone. */
export function amountColumn<Row extends { readonly uuid: string }>(header: string): DataColumn<Row> {
  return {
    id: AMOUNT,
    header,
    width: 96,
    align: 'end',
    cell: ({ uuid }) => <Amount recordId={uuid} />,
  };
}

function Amount({ recordId }: { readonly recordId: string }) {
  return <MoneyText cents={useLiveRecord(priceRef(recordId)).record?.amount} />;
}
