import type { Crew } from '../../company/company';
import { conventionsOf } from '../../format/conventions';
import { moneyOf } from '../cells/amounts';
import { readInstant } from '../cells/dates';
import type { DateOrder } from '../cells/dates';
import { addressColumns } from '../columns/address-columns';
import type { ColumnQuestion } from '../columns/column-question';
import type { ColumnTarget } from '../columns/column-target';
import type { FileColumn } from '../columns/file-column';
import { foldHeader } from '../columns/headers';
import { namedPeople } from './crew-cells';
import type { KnownPerson } from './crew-cells';
import { JOB_ALIASES } from './headers';
import { JOB_DATES } from './targets';

export type JobGuessContext = {
  readonly people: readonly KnownPerson[];
  readonly crews: readonly Crew[];
  readonly home?: DateOrder;
  readonly country: string;
  readonly currency: string;
  /** Whether the user may save amounts; otherwise they are left out. */
  readonly mayPrice: boolean;
};

const GUESSED_FROM = 200;

/** Suggests a target for each column of a file of jobs: by its header, unless the values disagree. */
export function guessJobMapping(
  columns: readonly FileColumn[],
  context: JobGuessContext,
): { readonly mapping: readonly ColumnTarget[]; readonly questions: readonly ColumnQuestion[] } {
  const folded = columns.map(({ header }) => foldHeader(header));
  const filled = columns.map(({ values }) => values.filter(Boolean).slice(0, GUESSED_FROM));
  const guessed = new Map<number, ColumnTarget>();
  for (const [target, aliases] of JOB_ALIASES) {
    const fitting = aliases.flatMap((alias) => folded.flatMap((one, at) => (one === alias ? [at] : [])));
    const [first, ...more] = fitting.filter(
      (at) => !guessed.has(at) && fits(target, filled[at] ?? [], context),
    );
    if (first !== undefined) guessed.set(first, target);
    if (target === 'notes') for (const at of more) guessed.set(at, target);
  }
  const addresses = addressColumns(columns);
  for (const [column, target] of addresses.targets)
    if (target && !guessed.has(column)) guessed.set(column, target);
  const local = conventionsOf(context.country).address;
  for (const part of ['state', 'zipcode'] as const) {
    const column = folded.indexOf(foldHeader(local[part]));
    if (column >= 0 && !guessed.has(column) && ![...guessed.values()].includes(part))
      guessed.set(column, part);
  }
  return {
    mapping: columns.map((_, column) => {
      const target = filled[column]?.length ? (guessed.get(column) ?? 'ignore') : 'ignore';
      return target === 'amount' && !context.mayPrice ? 'ignore' : target;
    }),
    questions: addresses.questions,
  };
}

/** Whether the values fit the header; checked only where a wrong guess would refuse every row. */
function fits(target: ColumnTarget, values: readonly string[], context: JobGuessContext): boolean {
  const most = (isGood: (value: string) => boolean) =>
    values.length > 0 && values.filter(isGood).length * 2 >= values.length;
  if (JOB_DATES.includes(target))
    return most((value) =>
      (['month-first', 'day-first'] as const).some((order) => readInstant(value, order, 'utc') !== null),
    );
  if (target === 'amount') return most((value) => moneyOf(value, context.currency).ok);
  if (target === 'tracker') return most((value) => /\d/.test(value));
  if (target === 'crew') return most((value) => namedPeople(value, context).unknown.length === 0);
  return values.length > 0;
}
