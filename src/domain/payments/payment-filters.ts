import { oneOf, placeOf, readAddress } from '../core/list-address';
import type { ListState } from '../core/list-address';
import { PAYERS } from '../money/payers';
import { PAYMENT_METHODS, PAYMENT_STATES } from './payment';
import type { Payment } from './payment';

/** The address of the list of payments, which is a tab of the invoices. */
export const PAYMENT_LIST = {
  filters: {
    tab: placeOf('tab', ['payments']),
    method: oneOf('method', PAYMENT_METHODS),
    payer: oneOf('payer', PAYERS),
    state: oneOf('state', PAYMENT_STATES),
    /** The month in which the money came: "2026-11". */
    month: oneOf('month'),
    person: oneOf('person'),
  },
  orders: [],
  columns: ['received', 'payer', 'method', 'receipt', 'credit', 'amount'],
} as const;

export type PaymentFilters = ListState<typeof PAYMENT_LIST>;

export const ALL_PAYMENTS: PaymentFilters = readAddress(
  PAYMENT_LIST,
  new URLSearchParams({ tab: 'payments' }),
);

/** Whether a payment matches all filters. */
export function fitsPayment(payment: Payment, { method, payer, state, month, person }: PaymentFilters) {
  if (method !== null && payment.method !== method) return false;
  if (payer !== null && payment.payer !== payer) return false;
  if (state !== null && payment.state !== state) return false;
  if (month !== null && !payment.receivedOn.startsWith(`${month}-`)) return false;
  return person === null || payment.assignees.includes(person);
}
