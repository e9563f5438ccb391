import { expect, it } from 'vitest';
import { countedPath } from './counted-path';
import { paths } from '../navigation/paths';

it.each([
  [paths.home, '/'],
  [paths.pricing, '/pricing'],
  [paths.newCustomer, '/app/customers/new'],
  [paths.customer('a1b2'), '/app/customers/:id'],
  [paths.editCustomer('a1b2'), '/app/customers/:id/edit'],
  [paths.tracking('a1b2'), '/tracking/:id'],
  ['/noor.al-masri@example.com/reports', '/:id/reports'],
])('%s is counted as %s', (pathname, counted) => {
  expect(countedPath(pathname)).toBe(counted);
});
