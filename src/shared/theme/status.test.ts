import { expect, it } from 'vitest';
import { NOUNS } from '@/domain/nouns';
import type { Noun } from '@/domain/nouns/define-noun';
import { statusLook } from './status';

const UNKNOWN = statusLook('no such status');

const moving: readonly Noun[] = NOUNS.filter(({ status }) => status !== null);

it.each(moving.map((noun) => [noun.key, noun] as const))('%s have a look for each status', (_key, noun) => {
  const field = Object.entries(noun.shape.fields).find(([name]) => name === noun.status?.field)?.[1];
  const statuses = field?.kind === 'choice' ? field.options : [];
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => statusLook(status) === UNKNOWN)).toEqual([]);
});
