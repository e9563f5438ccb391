import type { CustomFieldDefinition, RosterPerson } from '../../company/company';
import { customFieldKey } from '../../company/custom-fields';
import type { SubStatus } from '../../core/sub-statuses';
import { foldText } from '../../format/fold-text';
import type { DateOrder } from '../cells/dates';
import { isLastFirst, turnedName } from '../cells/names';
import { MOST_STATUS_WORDS } from '../cells/unknown-words';
import { personOf, subStatusNamed } from '../cells/value-cells';
import { exampleOf, unknownColumnsQuestion } from '../columns/columns';
import type { ColumnQuestion, ColumnTarget, CustomTarget, FileColumn } from '../columns/columns';
import { guessTargets, isNoise } from '../columns/guess-targets';
import type { GuessedMapping } from '../columns/guess-targets';
import { foldHeader, headerKey } from '../columns/headers';
import { CUSTOMER_TARGETS } from './targets';
import type { ImportTarget } from './targets';

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

/**
 * Suggests a target for each column, by its header unless the values disagree. Leaves out empty columns and programs' own
 * ones; columns without a field go to the notes, and the user is asked about all of them at once.
 */
export function guessMapping(columns: readonly FileColumn[], context: GuessContext): GuessedMapping {
  const { country, currency, own, mayPrice, roomForFields } = context;
  const found = guessTargets(columns, {
    table: CUSTOMER_TARGETS,
    country,
    currency,
    fits: (target, values) => fits(target, values, context),
  });
  const guessed = new Map([...found, ...nameParts(found, columns)]);
  const names = lastFirstQuestions(guessed, columns);
  const unknown: number[] = [];
  const mapping = columns.map(({ header }, column): ColumnTarget => {
    const target = guessed.get(column);
    if (target) return target === 'amount' && !mayPrice ? 'notes' : target;
    const known = ownFieldOf(header, own);
    if (known) return `custom:${known.key}`;
    // Another program's status becomes no custom field: it is read word by word, or kept in the notes.
    if (isStatusHeader(header)) return 'notes';
    if (isNoise(header)) return 'ignore';
    unknown.push(column);
    return 'notes';
  });
  const keys = own.map((field) => field.key);
  const fresh = unknown.slice(0, roomForFields).map((column): [number, CustomTarget] => {
    const target = customTarget(columns[column]?.header || `Column ${column + 1}`, own, keys);
    keys.push(target.slice('custom:'.length));
    return [column, target];
  });
  const places = [
    { label: 'To the notes', targets: unknown.map((column) => [column, 'notes'] as const) },
    ...(fresh.length > 0 ? [{ label: 'A field of its own for each', targets: fresh }] : []),
    { label: 'Leave them out', targets: unknown.map((column) => [column, 'ignore'] as const) },
  ];
  return {
    mapping: names.reduce((now, { columns: [column = 0] }) => now.with(column, 'lastFirst'), mapping),
    questions: [...names, ...unknownColumnsQuestion(columns, unknown, places)],
  };
}

/** Whether a header is a status, which never becomes a custom field. */
export function isStatusHeader(header: string): boolean {
  return CUSTOMER_TARGETS.customerStatus.headers.includes(headerKey(header));
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

/** Asks whether names with a comma have the last name first, where no other column shows it. */
function lastFirstQuestions(
  guessed: ReadonlyMap<number, ColumnTarget>,
  columns: readonly FileColumn[],
): readonly ColumnQuestion[] {
  const targets = [...guessed.values()];
  if (targets.includes('firstName') && targets.includes('lastName')) return [];
  return [...guessed].flatMap(([column, target]): ColumnQuestion[] => {
    const { header = '', values = [] } = columns[column] ?? {};
    const turned = values.filter(isLastFirst);
    const [first] = turned;
    if (target !== 'name' || first === undefined || turned.length * 3 < values.filter(Boolean).length)
      return [];
    return [
      {
        text: `Are the names in “${header}” written with the last name first?`,
        columns: [column],
        example: exampleOf(columns, [column], isLastFirst),
        answers: [
          { label: `Yes: ${turnedName(first)}`, targets: [[column, 'lastFirst']] },
          { label: `No, keep ${first}`, targets: [[column, 'name']] },
        ],
      },
    ];
  });
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

/** Whether the values fit the header; checked only where a wrong guess would refuse or change every row. */
function fits(target: ImportTarget, values: readonly string[], context: GuessContext): boolean {
  const distinct = new Set(values.map(foldText)).size;
  const most = (isGood: (value: string) => boolean) => values.filter(isGood).length * 2 >= values.length;
  switch (target) {
    case 'customerStatus':
      return distinct <= MOST_STATUS_WORDS;
    case 'subStatus':
      return most((value) => subStatusNamed(value, context.subStatuses) !== undefined);
    case 'salesperson':
      // "Owner" may be the owner of the house: nearly each row has another one.
      return (
        values.length < 2 ||
        (distinct <= MOST_STATUS_WORDS && distinct * 2 <= values.length) ||
        most((value) => personOf(value, context.people) !== undefined)
      );
    default:
      return true;
  }
}
