import { PAYERS } from '../../money/payers';
import type { Payer } from '../../money/payers';
import type { Payment } from '../../payments/payment';
import type { Invoice } from '../invoice';

/** A payer's part of an invoice, in cents. The open parts add up to the balance. */
export type PayerPart = {
  readonly payer: Payer;
  readonly expected: number;
  readonly paid: number;
  readonly open: number;
};

type Paid = Pick<Payment, 'state' | 'kind' | 'payer' | 'allocations'>;

/** Whose open part gets smaller first when another payer or a credit note covers it. */
const RELIEVED: readonly Payer[] = ['Client', 'Finance', 'Insurance'];

/**
 * What each payer is expected to pay of an invoice, has paid and still owes. The client is expected to pay all that the
 * others are not. Payers without any part are left out.
 */
export function payerParts(
  { uuid, payers, total, balance }: Pick<Invoice, 'uuid' | 'payers' | 'total' | 'balance'>,
  payments: readonly Paid[],
): readonly PayerPart[] {
  const named = (payer: Payer) =>
    payers.reduce((sum, one) => (one.payer === payer ? sum + one.amount : sum), 0);
  const others = named('Insurance') + named('Finance');
  const parts = PAYERS.map((payer) => {
    const expected = payer === 'Client' ? Math.max(0, total - others) : named(payer);
    const paid = paidBy(payer, uuid, payments);
    return { payer, expected, paid, open: Math.max(0, expected - paid) };
  });
  return relieved(parts, Math.max(0, balance)).filter(({ expected, paid }) => expected > 0 || paid > 0);
}

function paidBy(payer: Payer, invoiceId: string, payments: readonly Paid[]): number {
  return payments
    .filter((one) => one.payer === payer && one.kind === 'Payment' && one.state === 'settled')
    .flatMap(({ allocations }) => allocations)
    .reduce((sum, one) => (one.invoiceId === invoiceId ? sum + one.amount : sum), 0);
}

/** Open parts that add up to the balance: what others paid and what was credited lowers the client's first. */
function relieved(parts: readonly PayerPart[], balance: number): readonly PayerPart[] {
  let over = parts.reduce((sum, { open }) => sum + open, 0) - balance;
  const open = new Map<Payer, number>();
  for (const payer of RELIEVED) {
    const before = parts.find((part) => part.payer === payer)?.open ?? 0;
    const after = Math.max(0, before - Math.max(0, over));
    over -= before - after;
    open.set(payer, after);
  }
  return parts.map((part) => ({ ...part, open: open.get(part.payer) ?? 0 }));
}
