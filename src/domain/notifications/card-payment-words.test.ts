import { expect, it } from 'vitest';
import { makePayment } from '@tests/factories/records';
import { cardPaymentWords } from './card-payment-words';

const paid = makePayment({ customerName: 'Iris Vale', method: 'Card', state: 'settled' });

it.each([
  ['that pays what is open', {}, null, undefined],
  ['that is more than is open', { unallocated: 500 }, null, 'Iris Vale paid by card'],
  [
    'from a bank account, more than is open',
    { unallocated: 500, method: 'ACH' as const },
    null,
    'Iris Vale paid from a bank account',
  ],
  ['that is on its way', { state: 'pending' as const }, null, 'Iris Vale pays from a bank account'],
  ['whose dispute was won', {}, 'reversed' as const, 'The dispute of Iris Vale was won'],
  ['that is disputed', { state: 'reversed' as const }, 'settled' as const, 'Iris Vale disputes a payment'],
])('tells of a payment %s', (_, change, before, title) => {
  expect(cardPaymentWords({ ...paid, ...change }, before)?.title).toBe(title);
});
