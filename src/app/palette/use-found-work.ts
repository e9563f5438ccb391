import type { ListSource } from '@/data/core/list-source';
import { jobList } from '@/data/jobs/job-list';
import { useFound } from '@/data/live/use-found';
import type { Listable } from '@/data/live/use-listed';
import { estimateList } from '@/data/estimates/estimate-list';
import { invoiceList } from '@/data/invoices/invoice-list';
import { projectList } from '@/data/projects/project-list';
import { taskList } from '@/data/tasks/task-list';
import { trackerList } from '@/data/trackers/tracker-list';
import type { Viewer } from '@/domain/access/viewer';
import { isNumbered } from '@/domain/search/numbered';
import { NOUNS } from '@/domain/nouns';
import { maySee } from '@/domain/nouns/record-rights';
import { SHORTEST_SEARCH } from '@/domain/search/shortest-search';
import { useRested } from '@/shared/ui/hooks/use-rested';

const MOST_SHOWN = 6;

type Found = Listable & { readonly listOrganizer: string };

/** The result of a search for records of one noun. */
export type FoundWork = {
  readonly loading: boolean;
  readonly rows: readonly Found[];
  /** True when more records may match than were read or shown. */
  readonly isPart: boolean;
  /** True when the search failed, also without a connection. */
  readonly isMissing: boolean;
};

type SearchedNoun = Extract<(typeof NOUNS)[number], { readonly hasSearchWords: true }>;

/** The nouns with search words. A new one is searched once `useFoundWork` has its list, which the compiler asks for. */
export const SEARCHED_NOUNS = NOUNS.filter((noun): noun is SearchedNoun => noun.hasSearchWords);

export type FoundWorks = Readonly<Record<SearchedNoun['key'], FoundWork>>;

/** Records matching a number, title, customer, phone or address, open and archived. */
export function useFoundWork(query: string, viewer: Viewer): FoundWorks {
  const typed = useRested(query.trim());
  const isWaiting = typed !== query.trim();
  const asked = (key: SearchedNoun['key']) =>
    SEARCHED_NOUNS.some((noun) => noun.key === key && maySee(viewer, noun)) ? typed : '';
  return {
    trackers: useFoundShort(trackerList, asked('trackers'), isWaiting),
    jobs: useFoundShort(jobList, asked('jobs'), isWaiting),
    tasks: useFoundShort(taskList, asked('tasks'), isWaiting),
    projects: useFoundShort(projectList, asked('projects'), isWaiting),
    estimates: useFoundShort(estimateList, asked('estimates'), isWaiting),
    invoices: useFoundShort(invoiceList, asked('invoices'), isWaiting),
  };
}

/** The record with the typed number first, then the others in their order. */
function numberedFirst<T extends Listable>(rows: readonly T[], search: string): readonly T[] {
  const named = rows.filter((record) => isNumbered(record, search));
  return named.length === 0 ? rows : [...named, ...rows.filter((record) => !named.includes(record))];
}

function useFoundShort<T extends Found>(
  source: ListSource<T>,
  search: string,
  isWaiting: boolean,
): FoundWork {
  const isAsked = search.length >= SHORTEST_SEARCH;
  const { status, rows, hasMore } = useFound(source, isAsked ? search : '');
  return {
    loading: isAsked && (status === 'loading' || isWaiting),
    rows: isAsked ? numberedFirst(rows, search).slice(0, MOST_SHOWN) : [],
    isPart: isAsked && (hasMore || rows.length > MOST_SHOWN),
    isMissing: isAsked && (status === 'error' || status === 'denied'),
  };
}
