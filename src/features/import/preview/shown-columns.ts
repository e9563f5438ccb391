import { customKeyOf } from '@/domain/import/columns/columns';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import { labelOf } from '@/domain/import/columns/target-table';
import type { TargetTable } from '@/domain/import/columns/target-table';
import type { PlannedLine } from '@/domain/import/planned';
import type { FilledColumn, PreviewColumn } from './preview';

/** Targets that cells of another one may fill too: a second number, or the end of a planned job. */
const FILLED_BY: Readonly<Partial<Record<ColumnTarget, ColumnTarget>>> = { phone: 'phoneAlt', start: 'end' };

type Shown<P extends PlannedLine> = {
  readonly table: TargetTable<string>;
  readonly mapping: readonly ColumnTarget[];
  /** ISO 3166-1: names the address parts. */
  readonly country: string;
  /** The targets that are shown in any case, in front. */
  readonly always: readonly ColumnTarget[];
  /** The target whose column shows another one's cells; others show their own. */
  readonly shownWith: Readonly<Partial<Record<ColumnTarget, ColumnTarget>>>;
  /** The looks of a custom field's column. */
  readonly ownColumn?: (key: string, column: number) => Omit<PreviewColumn, 'id'>;
  readonly valueOf: (target: ColumnTarget, line: P) => string | number | null;
};

/** Every field that a file may fill, in the order of its columns. */
export function shownColumns<P extends PlannedLine>(shown: Shown<P>): readonly FilledColumn<P>[] {
  const { table, mapping, country, always, shownWith, ownColumn, valueOf } = shown;
  const from = new Map<ColumnTarget, number[]>(always.map((target) => [target, []]));
  mapping.forEach((mapped, column) => {
    if (mapped === 'ignore') return;
    const target = shownWith[mapped] ?? mapped;
    from.set(target, [...(from.get(target) ?? []), column]);
    const other = FILLED_BY[target];
    if (other !== undefined && !from.has(other)) from.set(other, []);
  });
  return [...from].flatMap(([id, columns]) => {
    const key = customKeyOf(id);
    const looks =
      key === null
        ? table[id] && { label: labelOf(table, id, country), kind: table[id].kind }
        : ownColumn?.(key, columns[0] ?? 0);
    return looks ? [{ ...looks, id, from: columns, value: (line: P) => valueOf(id, line) }] : [];
  });
}
