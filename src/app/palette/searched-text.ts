import { may, seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { joinList } from '@/shared/format/words';
import { maySee } from '@/domain/nouns/record-rights';
import { SEARCHED_NOUNS } from './use-found-work';
import type { FoundWork, FoundWorks } from './use-found-work';

/** Sentences about what a search of the palette covered and left out. */
export function searchedText(
  viewer: Viewer,
  works: FoundWorks,
  coworkers: readonly unknown[] | null,
): string {
  const nouns = [
    ...(may(viewer, 'customers:view') ? ['customers'] : []),
    ...SEARCHED_NOUNS.filter((noun) => maySee(viewer, noun)).map(({ words }) => words.many),
  ];
  const named = (fits: (work: FoundWork) => boolean) =>
    joinList(SEARCHED_NOUNS.filter(({ key }) => fits(works[key])).map(({ words }) => words.many));
  const missing = named(({ isMissing }) => isMissing);
  const part = named(({ isPart }) => isPart);
  const whose = nouns.length > 0 && !seesAll(viewer) ? 'your ' : '';
  return [
    `Searched: ${whose}${[...nouns, ...(coworkers ? ['coworkers'] : []), 'screens', 'actions'].join(', ')}.`,
    ...(missing ? [`Without a connection the ${missing} could not be searched.`] : []),
    ...(part ? [`More ${part} may fit: search in their lists, or type more.`] : []),
  ].join(' ');
}
