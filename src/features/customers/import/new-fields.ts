import { settingsShape } from '@/domain/company';
import type { CustomFieldDefinition } from '@/domain/company';
import { groupListBoundsOf } from '@/domain/bounds';
import type { ColumnTarget } from '@/domain/import/targets';

/**
 * Definitions for the columns that become new fields of the business, so that their values have a
 * label on every customer; as many as there is room for, the others' values are kept under their key.
 */
export function newFieldsOf(
  mapping: readonly ColumnTarget[],
  headers: readonly string[],
  own: readonly CustomFieldDefinition[],
): readonly CustomFieldDefinition[] {
  const known = new Set(own.map((field) => field.key));
  const room = groupListBoundsOf(settingsShape, 'customFields').max - own.length;
  return mapping
    .flatMap((target, column): CustomFieldDefinition[] => {
      if (!target.startsWith('custom:')) return [];
      const key = target.slice('custom:'.length);
      if (known.has(key)) return [];
      known.add(key);
      return [{ key, label: (headers[column] || key).slice(0, 60), kind: 'text', options: [] }];
    })
    .slice(0, Math.max(0, room));
}
