import { may, seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { joinList } from '@/shared/format/words';
import type { FoundWork } from './use-found-work';

/** Sentences about what a search of the palette covered and left out. */
export function searchedText(
  viewer: Viewer,
  found: {
    readonly trackers: FoundWork;
    readonly jobs: FoundWork;
    readonly coworkers: readonly unknown[] | null;
  },
): string {
  const { trackers, jobs, coworkers } = found;
  const nouns = [
    ...(may(viewer, 'customers:view') ? ['customers'] : []),
    ...(may(viewer, 'trackers:view') ? ['trackers'] : []),
    ...(may(viewer, 'jobs:view') ? ['jobs'] : []),
  ];
  const named = (fits: (work: FoundWork) => boolean) =>
    joinList([...(fits(trackers) ? ['trackers'] : []), ...(fits(jobs) ? ['jobs'] : [])]);
  const missing = named(({ isMissing }) => isMissing);
  const part = named(({ isPart }) => isPart);
  const whose = nouns.length > 0 && !seesAll(viewer) ? 'your ' : '';
  return [
    `Searched: ${whose}${[...nouns, ...(coworkers ? ['coworkers'] : []), 'screens', 'actions'].join(', ')}.`,
    ...(missing ? [`Without a connection the ${missing} could not be searched.`] : []),
    ...(part ? [`More ${part} may fit: search in their lists, or type more.`] : []),
  ].join(' ');
}
