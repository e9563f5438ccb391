import { describe, expect, it } from 'vitest';
import { makeCustomer } from '@tests/factories/records';
import { inOrder } from './customer-order';

const customers = [
  makeCustomer({ uuid: 'c1', salesperson: 'a9', createdAt: 1 }),
  makeCustomer({ uuid: 'c2', salesperson: 'b1', createdAt: 2 }),
  makeCustomer({ uuid: 'c3', salesperson: '', createdAt: 3 }),
  makeCustomer({ uuid: 'c4', salesperson: 'gone', createdAt: 4 }),
];
const names = { a9: 'Zoë Adams', b1: 'émile Berg' };

describe('sold customers', () => {
  it.each([
    [false, ['s2', 's1', 's3']],
    [true, ['s3', 's1', 's2']],
  ])('are in the order of their sales, those of one moment by id (descending: %s)', (descending, order) => {
    const sold = [
      makeCustomer({ uuid: 's3', soldAt: 2 }),
      makeCustomer({ uuid: 's1', soldAt: 2 }),
      makeCustomer({ uuid: 's2', soldAt: 1 }),
    ];
    expect(inOrder(sold, 'soldAt', descending).map(({ uuid }) => uuid)).toEqual(order);
  });
});

describe('customers by salesperson', () => {
  it.each([
    [false, ['c2', 'c1', 'c4', 'c3']],
    [true, ['c1', 'c2', 'c4', 'c3']],
  ])(
    "are in the order of the roster's names, those without one last (descending: %s)",
    (descending, order) => {
      expect(inOrder(customers, 'salesperson', descending, names).map(({ uuid }) => uuid)).toEqual(order);
    },
  );
});
