import Link from '@mui/material/Link';
import { useState } from 'react';
import type { Price } from '@/domain/money/price';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { Fact, Facts, SideSection } from '@/shared/ui/record/facts';
import type { MoneyRows } from './money-rows';

const MoneyRowsDialog = lazyDialog(async () => (await import('./money-rows-dialog')).MoneyRowsDialog);

export type MoneyPictureProps = { readonly trackerId: string; readonly price: Price };

/** What is invoiced, paid, due and held back of a tracker; its numbers open their rows. Nothing before the first invoice. */
export function MoneyPicture({ trackerId, price }: MoneyPictureProps) {
  const formats = useFormat();
  const [rows, setRows] = useState<MoneyRows | null>(null);
  const { amount, invoiced, paid, due, held } = price;
  if ([invoiced, paid, due, held].every((cents) => cents === 0)) return null;
  const numbers = [
    { label: 'Invoiced', cents: invoiced, opens: 'invoices' },
    { label: 'Paid', cents: paid, opens: 'payments' },
    { label: 'Due', cents: due, opens: 'invoices' },
    ...(held === 0 ? [] : [{ label: 'Held back', cents: held, opens: 'invoices' } as const]),
  ] as const;
  return (
    <SideSection title="Billed and paid">
      <Facts>
        {numbers.map(({ label, cents, opens }) => (
          <Fact key={label} label={label}>
            <Link
              component="button"
              type="button"
              className="tn"
              aria-label={`${label}: ${formatMoney(cents, formats)}`}
              onClick={() => setRows(opens)}
            >
              {formatMoney(cents, formats)}
            </Link>
          </Fact>
        ))}
        {amount > invoiced && (
          <Fact label="Left to bill">
            <span className="tn">{formatMoney(amount - invoiced, formats)}</span>
          </Fact>
        )}
      </Facts>
      {rows !== null && (
        <MoneyRowsDialog
          open
          {...{ rows, trackerId }}
          customerId={price.customerId}
          onClose={() => setRows(null)}
        />
      )}
    </SideSection>
  );
}
