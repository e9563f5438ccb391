import type { CustomFieldDefinition, RosterPerson } from '../company';
import { customFieldKey } from '../custom-fields';
import { addressColumns } from './address-columns';
import { readInstant } from './dates';
import { FOLDED_ALIASES, foldHeader, isNoise, SEVERAL_COLUMNS } from './headers';
import type { PlainTarget } from './headers';
import type { SubStatus } from '../sub-statuses';
import type { ColumnTarget, CustomTarget } from './targets';
import { centsOf, personOf, statusOf, subStatusNamed } from './value-cells';

/** A file's columns, with a sample of their values that are not empty. */
export type FileColumn = { readonly header: string; readonly values: readonly string[] };

export type GuessContext = {
  readonly own: readonly CustomFieldDefinition[];
  readonly people: readonly Pick<RosterPerson, 'name'>[];
  readonly subStatuses: readonly SubStatus[];
  /** How many more fields of its own the business may get from this file; 0 for who may not add any. */
  readonly roomForFields: number;
};

/**
 * Suggests where each column goes. Empty columns and what other programs write for themselves are left
 * out; a column goes to the target whose alias its header is, unless its values say otherwise (a status
 * of another program is not one of ours); what is left becomes fields of the business's own while there
 * is room, so that nothing of a person's list is lost.
 */
export function guessMapping(columns: readonly FileColumn[], context: GuessContext): readonly ColumnTarget[] {
  const folded = columns.map(({ header }) => foldHeader(header));
  const filled = columns.map(({ values }) => values.length > 0);
  const guessed = new Map<number, ColumnTarget>();
  for (const [column, target] of addressColumns(folded, filled)) if (target) guessed.set(column, target);

  for (const [target, aliases] of FOLDED_ALIASES) {
    const fitting = aliases.flatMap((alias) =>
      folded.flatMap((header, column) =>
        header === alias && !guessed.has(column) && fits(target, columns[column], context) ? [column] : [],
      ),
    );
    const [first, ...more] = fitting;
    if (first !== undefined) guessed.set(first, target);
    const others = target === 'phone' ? 'phoneAlt' : target;
    if (SEVERAL_COLUMNS.includes(others)) for (const column of more) guessed.set(column, others);
  }

  let room = context.roomForFields;
  const keys = context.own.map((field) => field.key);
  return columns.map(({ header }, column): ColumnTarget => {
    const target = guessed.get(column);
    if (target) return target;
    if (header === '' || !filled[column]) return 'ignore';
    const known = ownFieldOf(header, context.own);
    if (known) return `custom:${known.key}`;
    if (isNoise(folded[column] ?? '') || room <= 0) return 'ignore';
    room -= 1;
    const fresh = customTarget(header, context.own, keys);
    keys.push(fresh.slice('custom:'.length));
    return fresh;
  });
}

/** The business's own field a column goes to: the one of that name, or a new one with a key not yet taken. */
export function customTarget(
  header: string,
  own: readonly CustomFieldDefinition[],
  taken: readonly string[] = own.map((field) => field.key),
): CustomTarget {
  return `custom:${ownFieldOf(header, own)?.key ?? customFieldKey(header, taken)}`;
}

function ownFieldOf(
  header: string,
  own: readonly CustomFieldDefinition[],
): CustomFieldDefinition | undefined {
  return own.find((field) => foldHeader(field.label) === foldHeader(header));
}

/** Do the values look like what the header promises? Only asked where a wrong guess refuses every row. */
function fits(target: PlainTarget, column: FileColumn | undefined, context: GuessContext): boolean {
  const values = column?.values ?? [];
  const most = (isGood: (value: string) => boolean) =>
    values.length > 0 && values.filter(isGood).length * 2 >= values.length;
  switch (target) {
    case 'customerStatus':
      return most((value) => statusOf(value) !== undefined);
    case 'subStatus':
      return most((value) => subStatusNamed(value, context.subStatuses) !== undefined);
    case 'salesperson':
      return most((value) => personOf(value, context.people) !== undefined);
    case 'nextFollowUp':
    case 'dateOfLoss':
    case 'appointmentTime':
      return most((value) =>
        (['month-first', 'day-first'] as const).some((order) => readInstant(value, order, 'utc') !== null),
      );
    case 'deductible':
      return most((value) => centsOf(value) !== null);
    default:
      return values.length > 0;
  }
}
