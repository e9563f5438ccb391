import { jobList } from '@/data/jobs/job-list';
import { useFound } from '@/data/live/use-found';
import type { Listable } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { trackerList } from '@/data/trackers/tracker-list';
import { may } from '@/domain/access/viewer';
import type { LinkedRecord } from '@/domain/chat/message';
import type { wordAtCursor } from '@/domain/chat/body';
import { shortNumber } from '@/domain/core/record-number';
import { isFoundIn } from '@/domain/search/find';
import { nameWordsOf } from '@/domain/search/words';
import { useRested } from '@/shared/ui/hooks/use-rested';

const SHORTEST = 2;
const MOST = 6;

/** A person who can be mentioned; `detail` tells people of one name apart. */
export type Named = { readonly uid: string; readonly name: string; readonly detail?: string };

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
): readonly Suggestion[] {
  const viewer = useViewer();
  const search = useRested(word?.sign === '#' && word.letters.length >= SHORTEST ? word.letters : '');
  const jobs = numbered(useFound(jobList, may(viewer, 'jobs:view') ? search : ''));
  const trackers = numbered(useFound(trackerList, may(viewer, 'trackers:view') ? search : ''));
  if (word === null) return [];
  if (word.sign === '@') {
    return people
      .filter(({ name }) => isFoundIn(word.letters, () => nameWordsOf(name)))
      .slice(0, MOST)
      .map(({ uid, name, detail = '' }) => ({ kind: 'person', id: uid, label: name, detail }));
  }
  const records = [...jobs.map((row) => found('job', row)), ...trackers.map((row) => found('tracker', row))];
  return records.toSorted((a, b) => distance(a, word.letters) - distance(b, word.letters)).slice(0, MOST);
}

/** The very number first, then numbers that begin alike, then records found by other words. */
function distance({ label }: Suggestion, letters: string): number {
  const number = label.toLowerCase();
  const typed = letters.toLowerCase();
  const digits = number.replace(/^\D+/, '');
  if (typed === number || typed === digits) return 0;
  return number.startsWith(typed) || digits.startsWith(typed) ? 1 : 2;
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

/** Without a number yet there is nothing to write. */
function numbered<T extends Listable>({ rows }: { readonly rows: readonly T[] }): readonly T[] {
  return rows.filter(({ number }) => number !== null);
}
