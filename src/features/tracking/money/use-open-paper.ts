import { useMemo } from 'react';

import type { MoneyReader } from '@/data/tracking/money-reader';
import { readIssued } from '@/domain/estimates/issued-estimate';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { readIssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import type { IssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import type { MoneyPlace } from '@/domain/tracking/money-place';
import { useIssued } from './use-money';
import type { ReadPaper } from './use-money';

/** The frozen paper of what the page shows; the balance has the invoice issued last, which names the business. */
export type OpenPaper = ReadPaper & {
  readonly estimate: IssuedEstimate | null;
  readonly invoice: IssuedInvoice | null;
};

/** Follows the frozen paper of what the page shows; one of an unknown layout is neither estimate nor invoice. */
export function useOpenPaper(
  reader: MoneyReader,
  link: string,
  key: string | null,
  money: MoneyCopy | null,
  place: MoneyPlace | null,
): OpenPaper {
  const isEstimate = place?.kind === 'estimate';
  const read = useIssued(reader, link, key, recordOf(money, place));
  const json = read.copy?.json ?? '';
  const estimate = useMemo(() => (isEstimate && json !== '' ? readIssued(json) : null), [isEstimate, json]);
  const invoice = useMemo(
    () => (!isEstimate && json !== '' ? readIssuedInvoice(json) : null),
    [isEstimate, json],
  );
  return { ...read, estimate, invoice };
}

function recordOf(money: MoneyCopy | null, place: MoneyPlace | null): string | null {
  if (place?.kind === 'estimate') return place.estimate.id;
  if (place?.kind === 'invoice') return place.invoice.id;
  return (place?.kind === 'balance' && money?.invoices[0]?.id) || null;
}
