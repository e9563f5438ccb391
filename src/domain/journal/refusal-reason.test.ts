import { expect, it } from 'vitest';
import { refusalReason } from './refusal-reason';
import type { Refused } from './refusal-reason';
import { refusalSentence } from './refusal-sentence';

const refused: Refused = {
  refusal: 'denied',
  kind: 'patch',
  server: 'there',
  changedBy: null,
  isPlanFull: false,
  isAdmin: false,
};

it.each<[string, Partial<Refused>, RegExp, boolean]>([
  ['a missing right', {}, /^You do not have the right/, true],
  ['a right that nobody lacks', { isAdmin: true }, /^The record does not allow/, true],
  ['a deleted record', { server: 'gone' }, /^This record was deleted/, false],
  ['a record that was never created', { server: 'gone', kind: 'create' }, /^You do not have the right/, true],
  ['a record that is hidden now', { server: 'hidden' }, /^You may not see this record/, true],
  ['another change since', { changedBy: 'Elena', refusal: 'not-taken' }, /^Elena changed this record/, true],
  ['a full plan', { kind: 'create', server: 'gone', isPlanFull: true, isAdmin: true }, /^The limit/, true],
  ['an unknown reason', { refusal: 'not-taken' }, /^The server does not have this change/, true],
])('tells of %s', (_case, parts, sentence, mayRetry) => {
  const reason = refusalReason({ ...refused, ...parts });
  expect(reason.sentence).toMatch(sentence);
  expect(reason.mayRetry).toBe(mayRetry);
});

it('sends nobody to an administrator who is one', () => {
  expect(refusalSentence('denied', true)).not.toMatch(/administrator/);
  expect(refusalSentence('denied', false)).toMatch(/^You do not have the right/);
  expect(refusalSentence('limit-reached', true)).toMatch(/^The limit of your plan/);
});
