import { expect, it } from 'vitest';
import { makeNoted } from '@tests/factories/issued-invoice';
import type { Payment } from '../payment';
import { paymentProblems } from './payment-problems';

const BOOKS = { today: '2026-11-23', currency: 'USD', most: 50_000 };

it.each<[string, Partial<Payment>, string[]]>([
  ['as it should be', { receivedOn: BOOKS.today }, []],
  ['of zero', { amount: 0 }, ['amount']],
  ['of tomorrow', { receivedOn: '2026-11-24' }, ['receivedOn']],
  ['of no day', { receivedOn: '' }, ['receivedOn']],
  ['in another currency', { currency: 'CAD' }, ['currency']],
  ['smaller than its parts', { wished: [{ invoiceId: 'a', amount: 60_001 }] }, ['wished']],
  ['larger than all that is open', { amount: 99_999_999 }, []],
  ['that gives back more than there is', { kind: 'Refund' }, ['amount']],
  ['that gives back all', { kind: 'Refund', amount: 50_000 }, []],
  [
    'with everything wrong',
    { amount: -1, currency: '', receivedOn: '2027-01-01' },
    ['amount', 'currency', 'receivedOn'],
  ],
])('a payment %s', (_, changes, fields) => {
  expect(paymentProblems(makeNoted(changes), BOOKS).map(({ field }) => field)).toEqual(fields);
});
