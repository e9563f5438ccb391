import { paths } from '../navigation/paths';
import type { NewsWords } from './news-words';
import { actor, inOneLine } from './news-words';

/** Records named in the notice; the rest is counted. */
export const MOST_NAMED = 5;

/** Changes on an employee's device that the server refused. */
export type RefusedChanges = {
  readonly uid: string;
  /** The employee's name. */
  readonly by: string;
  readonly count: number;
  /** What they are about, e.g. "job Hall Road"; at most `MOST_NAMED`. */
  readonly about: readonly string[];
};

/** Tells administrators that an employee's device has refused changes. */
export function refusedWords({ uid, by, count, about }: RefusedChanges): NewsWords {
  const changes = count === 1 ? '1 change that was' : `${count} changes that were`;
  return {
    title: `${actor(by)}’s device has ${changes} not taken`,
    text: inOneLine(about.join(', '), 'They are on that device only'),
    link: paths.employee(uid),
  };
}
