import type { DeletionPlan } from '@/domain/account/erasure';
import { NOUNS } from '@/domain/nouns';
import { plural } from '@/shared/format/counts';
import { joinList } from '@/shared/format/words';

/** A deletion's effects in sentences, for a country (ISO 3166-1). */
export function deletionWords(
  { company, companyName, counts }: DeletionPlan,
  country: string,
): readonly string[] {
  const records = NOUNS.filter(({ key }) => counts[key] > 0).map(({ key, words }) =>
    plural(counts[key], words.one, country),
  );
  return [
    'Your account, your profile, your network and how you set up your screens are deleted.',
    ...(company === 'deleted' ? [`You are alone in ${companyName}: the company is deleted with you.`] : []),
    ...(records.length > 0
      ? [
          `${joinList(records)} are deleted, with their amounts, notes, messages and history. Links you sent to clients stop working.`,
        ]
      : []),
    ...(company === 'left'
      ? [`You leave ${companyName}. Its records stay with it, and your name stays on your work there.`]
      : []),
    'Nobody can bring any of it back.',
  ];
}
