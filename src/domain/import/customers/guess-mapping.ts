import type { CustomFieldDefinition, RosterPerson } from '../../company/company';
import { conventionsOf } from '../../format/conventions';
import { foldText } from '../../format/fold-text';
import { customFieldKey } from '../../company/custom-fields';
import { addressColumns } from '../columns/address-columns';
import { moneyOf } from '../cells/amounts';
import type { ColumnQuestion } from '../columns/column-question';
import { readInstant } from '../cells/dates';
import type { DateOrder } from '../cells/dates';
import type { FileColumn } from '../columns/file-column';
import { FOLDED_ALIASES, isNoise, isStatusHeader, SEVERAL_COLUMNS } from './headers';
import { foldHeader } from '../columns/headers';
import type { SubStatus } from '../../core/sub-statuses';
import type { PlainTarget } from './targets';
import type { ColumnTarget, CustomTarget } from '../columns/column-target';
import { MOST_STATUS_WORDS } from '../cells/unknown-words';
import { personOf, subStatusNamed } from '../cells/value-cells';

export type GuessContext = {
  readonly own: readonly CustomFieldDefinition[];
  readonly people: readonly Pick<RosterPerson, 'name'>[];
  readonly subStatuses: readonly SubStatus[];
  /** How many custom fields this file may add; 0 without the right to add any. */
  readonly roomForFields: number;
  /** Order of ambiguous dates; month first when absent. */
  readonly home?: DateOrder;
  readonly country: string;
  readonly currency: string;
  /** Whether the user may save amounts; otherwise they go to the notes. */
  readonly mayPrice: boolean;
};

export type GuessedMapping = {
  readonly mapping: readonly ColumnTarget[];
  readonly questions: readonly ColumnQuestion[];
};

const GUESSED_FROM = 200;

/**
 * Suggests a target for each column. Leaves out empty columns and programs' own ones; matches headers to
 * aliases unless the values disagree; makes the rest custom fields while there is room, so that no data of a
 * list is lost.
 */
export function guessMapping(columns: readonly FileColumn[], context: GuessContext): GuessedMapping {
  const folded = columns.map(({ header }) => foldHeader(header));
  const filled = columns.map(({ values }) => values.filter(Boolean).slice(0, GUESSED_FROM));
  const guessed = new Map<number, ColumnTarget>();
  const addresses = addressColumns(columns);
  for (const [column, target] of addresses.targets) if (target) guessed.set(column, target);

  for (const [target, aliases] of FOLDED_ALIASES) {
    const fitting = aliases.flatMap((alias) =>
      folded.flatMap((header, column) =>
        header === alias && !guessed.has(column) && fits(target, filled[column] ?? [], context)
          ? [column]
          : [],
      ),
    );
    const [first, ...more] = [...new Set(fitting)];
    if (first !== undefined) guessed.set(first, target);
    const others = target === 'phone' ? 'phoneAlt' : target;
    if (SEVERAL_COLUMNS.includes(others)) for (const column of more) guessed.set(column, others);
  }
  for (const [column, target] of nameParts(guessed, columns)) guessed.set(column, target);
  const local = conventionsOf(context.country).address;
  for (const part of ['state', 'zipcode'] as const) {
    const column = folded.indexOf(foldHeader(local[part]));
    // "County" is this field's name in some countries, and no part of an address in others.
    if (column >= 0 && !guessed.has(column) && ![...guessed.values()].includes(part))
      guessed.set(column, part);
  }

  let room = context.roomForFields;
  const keys = context.own.map((field) => field.key);
  const mapping = columns.map(({ header }, column): ColumnTarget => {
    const target = guessed.get(column);
    if (target) return target === 'amount' && !context.mayPrice ? 'notes' : target;
    if (header === '' || filled[column]?.length === 0) return 'ignore';
    const known = ownFieldOf(header, context.own);
    if (known) return `custom:${known.key}`;
    // Another program's status becomes no custom field: it is read word by word, or kept in the notes.
    if (isStatusHeader(folded[column] ?? '')) return 'notes';
    if (isNoise(folded[column] ?? '') || room <= 0) return 'ignore';
    room -= 1;
    const fresh = customTarget(header, context.own, keys);
    keys.push(fresh.slice('custom:'.length));
    return fresh;
  });
  return { mapping, questions: addresses.questions };
}

/**
 * Reads "Name" beside a column for a part of the name as the other part, unless its values hold both: German
 * lists call the family name so, Spanish and Italian ones the given name.
 */
function nameParts(
  guessed: ReadonlyMap<number, ColumnTarget>,
  columns: readonly FileColumn[],
): readonly (readonly [number, ColumnTarget])[] {
  const columnOf = (target: ColumnTarget) => [...guessed].find(([, one]) => one === target)?.[0];
  const [name, first, last] = [columnOf('name'), columnOf('firstName'), columnOf('lastName')];
  const part = first ?? last;
  if (name === undefined || part === undefined || (first !== undefined && last !== undefined)) return [];
  const values = columns[part]?.values ?? [];
  const isWhole = (columns[name]?.values ?? []).some((value, row) => {
    const other = foldText(values[row] ?? '');
    return other !== '' && foldText(value) !== other && foldText(value).includes(other);
  });
  return isWhole ? [] : [[name, first === undefined ? 'firstName' : 'lastName']];
}

/** The custom field of a column: an existing one by name, or a new one with a free key. */
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

/** Whether the values fit the header; checked only where a wrong guess would refuse every row. */
function fits(target: PlainTarget, values: readonly string[], context: GuessContext): boolean {
  const most = (isGood: (value: string) => boolean) =>
    values.length > 0 && values.filter(isGood).length * 2 >= values.length;
  switch (target) {
    case 'customerStatus':
      return values.length > 0 && new Set(values.map(foldText)).size <= MOST_STATUS_WORDS;
    case 'subStatus':
      return most((value) => subStatusNamed(value, context.subStatuses) !== undefined);
    case 'salesperson':
      return most((value) => personOf(value, context.people) !== undefined);
    case 'nextFollowUp':
    case 'dateOfLoss':
    case 'appointmentTime':
    case 'createdDate':
      return most((value) =>
        (['month-first', 'day-first'] as const).some((order) => readInstant(value, order, 'utc') !== null),
      );
    case 'deductible':
    case 'amount':
      return most((value) => moneyOf(value, context.currency).ok);
    default:
      return values.length > 0;
  }
}
