import { useEffect, useState } from 'react';
import type { ListSource } from '@/data/core/list-source';
import { jobList } from '@/data/jobs/job-list';
import { useListed } from '@/data/live/use-listed';
import type { Listable } from '@/data/live/use-listed';
import { projectList } from '@/data/projects/project-list';
import { taskList } from '@/data/tasks/task-list';
import { trackerList } from '@/data/trackers/tracker-list';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { NOUNS } from '@/domain/nouns';
import { viewing } from '@/domain/nouns/define-noun';
import { SHORTEST_SEARCH } from '@/features/customers/public';

/** Debounce of the query, in ms. */
const REST_MS = 200;
const MOST_SHOWN = 6;

/** The result of a search for records of one noun. */
export type FoundWork = {
  readonly loading: boolean;
  readonly rows: readonly Listable[];
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
    SEARCHED_NOUNS.some((noun) => noun.key === key && may(viewer, viewing(noun))) ? typed : '';
  return {
    trackers: useFound(trackerList, asked('trackers'), isWaiting),
    jobs: useFound(jobList, asked('jobs'), isWaiting),
    tasks: useFound(taskList, asked('tasks'), isWaiting),
    projects: useFound(projectList, asked('projects'), isWaiting),
  };
}

const all = () => true;
const movedLast = { field: 'statusAt', direction: 'desc' } as const;

function useFound<T extends Listable>(source: ListSource<T>, search: string, isWaiting: boolean): FoundWork {
  const isAsked = search.length >= SHORTEST_SEARCH;
  const asked = { list: null, where: [], orderBy: movedLast, search, fits: all, isExact: true } as const;
  const { status, rows, hasMore } = useListed(source, isAsked ? asked : null);
  return {
    loading: isAsked && (status === 'loading' || isWaiting),
    rows: isAsked ? rows.slice(0, MOST_SHOWN) : [],
    isPart: isAsked && (hasMore || rows.length > MOST_SHOWN),
    isMissing: isAsked && (status === 'error' || status === 'denied'),
  };
}

/** A text after it stopped changing. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
