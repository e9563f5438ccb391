import { expect, it } from 'vitest';
import { isDraftOf, isKeptFor, personKey } from './person-keys';

it.each([
  ['what is kept for the person', personKey('ann', 'draft:note'), true],
  ['what was kept before they signed in', personKey('', 'draft:note'), true],
  ['another user’s key', personKey('anna', 'draft:note'), false],
  ['a setting of the browser', 'settings', false],
])('%s', (_what, key, isKept) => {
  expect(isKeptFor('ann', key)).toBe(isKept);
});

it.each([
  [personKey('ann', 'draft:note'), true],
  [personKey('ann', 'customers.list'), false],
  [personKey('', 'draft:note'), false],
])('%s holds typed text of the user: %s', (key, isDraft) => {
  expect(isDraftOf('ann', key)).toBe(isDraft);
});
