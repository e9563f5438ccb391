import { PAYMENT_STATES } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import type { Formats } from '@/domain/format/formats';
import { formatMoney } from '@/shared/format/money';

/** Words for the state of a payment that is not settled; '' for a settled one. */
export function stateText({ state }: Pick<Payment, 'state'>): string {
  const words: Partial<Record<Payment['state'], string>> = {
    noted: 'Noted, not settled yet',
    pending: 'On its way',
    failed: 'Failed',
    reversed: 'Taken back',
  };
  return words[state] ?? '';
}

/** The states of payments to filter by. */
export const STATE_OPTIONS = PAYMENT_STATES.map((state) => ({
  value: state,
  label: stateText({ state }) || 'Settled',
}));

/** "Check, 80914" of a payment, "Refund, Card" of a refund. */
export function methodText({
  kind,
  method,
  reference,
}: Pick<Payment, 'kind' | 'method' | 'reference'>): string {
  return [kind === 'Refund' ? kind : '', method, reference].filter((word) => word !== '').join(', ');
}

/** The amount of a payment, below zero for a refund. */
export function amountText({ kind, amount }: Pick<Payment, 'kind' | 'amount'>, formats: Formats): string {
  return formatMoney(kind === 'Refund' ? 0 - amount : amount, formats);
}
