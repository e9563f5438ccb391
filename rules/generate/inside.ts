import { COLLECTIONS } from '@/domain/core/collections';
import type { Noun } from '@/domain/nouns/define-noun';
import { literal } from './expressions';
import { ruleFunction } from './shapes';

const insideNames = (nouns: readonly Noun[]): readonly string[] =>
  nouns.filter(({ amounts }) => amounts === 'inside').map(({ name }) => name);

/** `rights(noun, action)`: the permissions for an action on what belongs to a noun's records, as `permissionsTo`. */
export function rightsFunction(nouns: readonly Noun[]): string {
  const inside = insideNames(nouns);
  const own = `area(noun) + ':' + action`;
  const priced = `noun in ${literal(inside)} ? ['pricing:show', ${own}] : `;
  return ruleFunction('rights', 'noun, action', [`${inside.length > 0 ? priced : ''}[${own}]`]);
}

/** The notes on records with amounts inside, which are where their history is; none without such nouns. */
export function pricedNotes(nouns: readonly Noun[]): readonly string[] {
  const inside = insideNames(nouns);
  if (inside.length === 0) return [];
  return [
    [
      `match /${COLLECTIONS.activityPriced}/{id} {`,
      `allow create: if after().noun in ${literal(inside)} && addsNote(id);`,
      `allow delete: if before().noun in ${literal(inside)} && removesNote();`,
      '}',
    ].join('\n'),
  ];
}
