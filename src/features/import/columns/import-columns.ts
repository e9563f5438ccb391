import { groupListBoundsOf, maxLengthOf } from '@/domain/core/bounds';
import { settingsShape } from '@/domain/company/company';
import type { CustomFieldDefinition } from '@/domain/company/company';
import { conventionsOf } from '@/domain/format/conventions';
import { foldText } from '@/domain/format/fold-text';
import { joinOrders } from '@/domain/import/cells/dates';
import type { DateOrder, FoundOrder } from '@/domain/import/cells/dates';
import { customKeyOf } from '@/domain/import/columns/columns';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import { datesIn } from '@/domain/import/columns/target-table';
import type { TargetTable } from '@/domain/import/columns/target-table';
import type { ImportColumn } from '../session/worker-api';

const FIELDS = groupListBoundsOf(settingsShape, 'customFields');
const MAX_LABEL = maxLengthOf(FIELDS.item, 'label');

/** How many more custom fields a business can have. */
export function roomForFields(own: readonly CustomFieldDefinition[]): number {
  return Math.max(0, FIELDS.max - own.length);
}

/** A country's (ISO 3166-1 alpha-2) order of day and month. */
export function homeOrderOf(country: string): DateOrder {
  return conventionsOf(country).monthFirst ? 'month-first' : 'day-first';
}

/** Definitions of the new custom fields, as far as there is room, with the unique names that settings require. */
export function newFieldsOf(
  mapping: readonly ColumnTarget[],
  columns: readonly ImportColumn[],
  own: readonly CustomFieldDefinition[],
): readonly CustomFieldDefinition[] {
  const known = new Set(own.map((field) => field.key));
  const names = new Set(own.map(({ label }) => foldText(label)));
  return mapping
    .flatMap((target, column): CustomFieldDefinition[] => {
      const key = customKeyOf(target);
      if (key === null || known.has(key)) return [];
      known.add(key);
      const label = freeName((columns[column]?.header || key).slice(0, MAX_LABEL), names);
      names.add(foldText(label));
      return [{ key, label, kind: 'text', options: [] }];
    })
    .slice(0, roomForFields(own));
}

/** The name itself, or numbered when it is taken: "Gate code (2)". */
function freeName(label: string, taken: ReadonlySet<string>): string {
  for (let number = 2, name = label; ; number += 1) {
    if (!taken.has(foldText(name))) return name;
    const end = ` (${number})`;
    name = `${label.slice(0, MAX_LABEL - end.length)}${end}`;
  }
}

/** A test whether a column with a target holds dates. */
export function dateTest(
  table: TargetTable<string>,
  own: readonly CustomFieldDefinition[],
): (target: ColumnTarget) => boolean {
  const days = own.flatMap(({ kind, key }) => (kind === 'date' ? [`custom:${key}`] : []));
  const targets = new Set([...datesIn(table), ...days]);
  return (target) => targets.has(target);
}

/** The format of a file's dates, from the columns mapped to dates; null without such dates. */
export function foundOrderOf(
  columns: readonly ImportColumn[],
  mapping: readonly ColumnTarget[],
  isDate: (target: ColumnTarget) => boolean,
): FoundOrder | null {
  return joinOrders(
    mapping.map((target, column) => (isDate(target) ? (columns[column]?.dates ?? null) : null)),
  );
}

/** A numeric example date of the file; '' without one. */
export function exampleDate(
  columns: readonly ImportColumn[],
  mapping: readonly ColumnTarget[],
  isDate: (target: ColumnTarget) => boolean,
): string {
  const samples = columns.flatMap(({ samples: ofColumn, dates }, column) =>
    dates && isDate(mapping[column] ?? 'ignore') ? ofColumn : [],
  );
  return samples.find((value) => /^\d{1,2}[/.-]\d{1,2}[/.-]\d/.test(value)) ?? '';
}
