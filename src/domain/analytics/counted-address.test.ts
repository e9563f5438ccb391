import { expect, it } from 'vitest';
import { mayRunTagManager } from './counted-address';
import { paths } from '../navigation/paths';

it.each([
  [paths.home, '', true],
  [paths.login, '', true],
  [paths.login, '?view=phone', true],
  [paths.pricing, '?people=12&interval=year', true],
  [paths.account, '?tab=fields', true],
  [paths.tracking('a1b2'), '', false],
  [paths.employee('a1b2'), '', false],
  [paths.login, '?mode=verifyEmail&oobCode=a1b2', false],
  [paths.login, '?oobCode=a1b2', false],
  [paths.register, '?ref=a1b2', false],
  [paths.addToNetwork, '?invite=a1b2', false],
  [paths.account, '?tab=subscription&checkout=a1b2', false],
  [paths.customers, '?q=Al-Masri', false],
])('the tag manager and %s%s', (pathname, search, isAllowed) => {
  expect(mayRunTagManager({ pathname, search })).toBe(isAllowed);
});
