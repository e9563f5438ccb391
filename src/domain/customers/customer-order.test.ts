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
