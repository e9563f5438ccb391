import { expect, it } from 'vitest';
import { makePayment } from '@tests/factories/records';
import { ALL_PAYMENTS, fitsPayment } from './payment-filters';
import type { PaymentFilters } from './payment-filters';

it.each<[Partial<PaymentFilters>, boolean]>([
  [{}, true],
  [{ method: 'Check', payer: 'Client', state: 'settled', month: '2026-11', person: 'dana' }, true],
  [{ method: 'Cash' }, false],
  [{ payer: 'Insurance' }, false],
  [{ state: 'noted' }, false],
  [{ month: '2026-1' }, false],
  [{ person: 'priya' }, false],
])('a check of November fits %j: %s', (filters, fits) => {
  const payment = makePayment({
    ...{ method: 'Check', payer: 'Client', state: 'settled', receivedOn: '2026-11-07', assignees: ['dana'] },
  });
  expect(fitsPayment(payment, { ...ALL_PAYMENTS, ...filters })).toBe(fits);
});
