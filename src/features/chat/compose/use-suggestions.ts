import { useEffect, useState } from 'react';

import type { ListSource } from '@/data/core/list-source';
import { jobList } from '@/data/jobs/job-list';
import { useListed } from '@/data/live/use-listed';
import type { Listable } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { trackerList } from '@/data/trackers/tracker-list';
import { may } from '@/domain/access/viewer';
import type { LinkedRecord } from '@/domain/chat/message';
import type { wordAtCursor } from '@/domain/chat/body';
import { shortNumber } from '@/domain/core/record-number';
import { foldText } from '@/domain/format/fold-text';

/** Wait for the next letter of a search, in ms. */
const REST_MS = 200;
const SHORTEST = 2;
const MOST = 6;

export type Named = { readonly uid: string; readonly name: string };

/** Something to insert at the cursor instead of the word being typed. */
export type Suggestion =
  | { readonly kind: 'person'; readonly id: string; readonly label: string; readonly detail: string }
  | {
      readonly kind: 'record';
      readonly id: string;
      readonly label: string;
      readonly detail: string;
      readonly record: LinkedRecord;
    };

/** People after "@", jobs and trackers after "#" and at least two letters of a number, name or address. */
export function useSuggestions(
  word: ReturnType<typeof wordAtCursor>,
  people: readonly Named[],
): { readonly suggestions: readonly Suggestion[]; readonly isLoading: boolean } {
  const viewer = useViewer();
  const search = useRested(word?.sign === '#' && word.letters.length >= SHORTEST ? word.letters : '');
  const jobs = useFound(jobList, may(viewer, 'jobs:view') ? search : '');
  const trackers = useFound(trackerList, may(viewer, 'trackers:view') ? search : '');
  if (word === null) return { suggestions: [], isLoading: false };
  if (word.sign === '@') {
    const letters = foldText(word.letters);
    const fitting = people.filter(({ name }) =>
      foldText(name)
        .split(' ')
        .some((_, at, all) => all.slice(at).join(' ').startsWith(letters)),
    );
    return {
      suggestions: fitting
        .slice(0, MOST)
        .map(({ uid, name }) => ({ kind: 'person', id: uid, label: name, detail: '' })),
      isLoading: false,
    };
  }
  return {
    suggestions: [
      ...jobs.rows.map((row) => found('job', row)),
      ...trackers.rows.map((row) => found('tracker', row)),
    ].slice(0, MOST),
    isLoading: search !== '' && (jobs.isLoading || trackers.isLoading),
  };
}

function found(noun: LinkedRecord['noun'], row: Listable & { readonly title: string }): Suggestion {
  const number = shortNumber(row);
  return {
    kind: 'record',
    id: row.uuid,
    label: number,
    detail: [row.title, row.customerName].filter(Boolean).join(' · '),
    record: { noun, id: row.uuid, number },
  };
}

const everything = () => true;
const movedLast = { field: 'statusAt', direction: 'desc' } as const;

function useFound<T extends Listable>(source: ListSource<T>, search: string) {
  const asked = {
    list: null,
    where: [],
    orderBy: movedLast,
    search,
    fits: everything,
    isExact: true,
  } as const;
  const { status, rows } = useListed(source, search === '' ? null : asked);
  // Without a number yet there is nothing to write.
  return {
    rows: rows.filter(({ number }) => number !== null).slice(0, MOST),
    isLoading: status === 'loading',
  };
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
