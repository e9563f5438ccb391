import type { Crew } from '../../company/company';
import type { DateOrder } from '../cells/dates';
import { unknownColumnsQuestion } from '../columns/columns';
import type { FileColumn } from '../columns/columns';
import { guessTargets, isNoise } from '../columns/guess-targets';
import type { GuessedMapping } from '../columns/guess-targets';
import { namedPeople } from './crew-cells';
import type { KnownPerson } from './crew-cells';
import { JOB_TARGETS } from './targets';

export type JobGuessContext = {
  readonly people: readonly KnownPerson[];
  readonly crews: readonly Crew[];
  readonly home?: DateOrder;
  readonly country: string;
  readonly currency: string;
  /** Whether the user may save amounts; otherwise they are left out. */
  readonly mayPrice: boolean;
};

/**
 * Suggests a target for each column of a file of jobs, by its header unless the values disagree. Columns without a field
 * are left out unless the user sends them to the notes, which the crew reads.
 */
export function guessJobMapping(columns: readonly FileColumn[], context: JobGuessContext): GuessedMapping {
  const guessed = guessTargets(columns, {
    table: JOB_TARGETS,
    country: context.country,
    currency: context.currency,
    fits: (target, values) => {
      const most = (isGood: (value: string) => boolean) => values.filter(isGood).length * 2 >= values.length;
      if (target === 'tracker') return most((value) => /\d/.test(value));
      if (target === 'squares') return most((value) => /^\d+([.,]\d+)?$/.test(value));
      return target !== 'crew' || most((value) => namedPeople(value, context).unknown.length === 0);
    },
  });
  const unknown = columns.flatMap(({ header }, column) =>
    guessed.has(column) || isNoise(header) ? [] : [column],
  );
  return {
    mapping: columns.map((_, column) => {
      const target = guessed.get(column) ?? 'ignore';
      return target === 'amount' && !context.mayPrice ? 'ignore' : target;
    }),
    questions: unknownColumnsQuestion(columns, unknown, [
      { label: 'Leave out', targets: unknown.map((column) => [column, 'ignore']) },
      { label: 'To the notes for the crew', targets: unknown.map((column) => [column, 'notes']) },
    ]),
  };
}
