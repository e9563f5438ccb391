import { groupListBoundsOf } from '@/domain/bounds';
import { settingsShape } from '@/domain/company';
import type { CustomFieldDefinition } from '@/domain/company';
import { joinOrders } from '@/domain/import/dates';
import type { FoundOrder } from '@/domain/import/dates';
import { customKeyOf, DATE_TARGETS } from '@/domain/import/targets';
import type { ColumnTarget } from '@/domain/import/targets';
import type { DeskColumn } from './desk';

/** How many more fields of its own a business can have. */
export function roomForFields(own: readonly CustomFieldDefinition[]): number {
  return Math.max(0, groupListBoundsOf(settingsShape, 'customFields').max - own.length);
}

/** Definitions for the columns that become new fields of the business, as many as there is room for. */
export function newFieldsOf(
  mapping: readonly ColumnTarget[],
  columns: readonly DeskColumn[],
  own: readonly CustomFieldDefinition[],
): readonly CustomFieldDefinition[] {
  const known = new Set(own.map((field) => field.key));
  return mapping
    .flatMap((target, column): CustomFieldDefinition[] => {
      const key = customKeyOf(target);
      if (key === null || known.has(key)) return [];
      known.add(key);
      return [{ key, label: (columns[column]?.header || key).slice(0, 60), kind: 'text', options: [] }];
    })
    .slice(0, roomForFields(own));
}

/** How the dates of a file are written, from the columns that go to dates; null without such dates. */
export function foundOrderOf(
  columns: readonly DeskColumn[],
  mapping: readonly ColumnTarget[],
  own: readonly CustomFieldDefinition[],
): FoundOrder | null {
  const isDate = (target: ColumnTarget) =>
    DATE_TARGETS.includes(target) ||
    own.some((field) => field.kind === 'date' && field.key === customKeyOf(target));
  return joinOrders(
    mapping.map((target, column) => (isDate(target) ? (columns[column]?.dates ?? null) : null)),
  );
}
