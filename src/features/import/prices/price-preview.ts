import type { ColumnTarget } from '@/domain/import/columns/columns';
import type { PlannedPrice } from '@/domain/import/prices/plan';
import { PRICE_TARGETS } from '@/domain/import/prices/targets';
import { initialOf } from '@/domain/core/shape';
import { priceItemShape } from '@/domain/money/price-item';
import { previewOf } from '../preview/preview';
import type { Preview } from '../preview/preview';
import { shownColumns } from '../preview/shown-columns';

const BLANK: Readonly<Record<string, unknown>> = initialOf(priceItemShape.fields);

/** The preview of a plan of prices, with the values that new lines take where the file says nothing. */
export function pricePreview(
  plan: readonly PlannedPrice[],
  {
    headers,
    country,
    mapping,
  }: {
    readonly headers: readonly string[];
    readonly country: string;
    readonly mapping: readonly ColumnTarget[];
  },
): Preview {
  const columns = shownColumns<PlannedPrice>({
    table: PRICE_TARGETS,
    mapping,
    country,
    shownWith: {},
    always: ['name', 'kind', 'price', 'taxable'],
    valueOf,
  });
  return previewOf(plan, columns, { headers, country, archived: 0, archive: '' });
}

function valueOf(target: ColumnTarget, line: PlannedPrice): string | number | null {
  const said: Readonly<Record<string, unknown>> = line.draft.fields;
  const stored: Readonly<Record<string, unknown>> = 'item' in line ? line.item : BLANK;
  const value = said[target] ?? (line.action === 'create' || 'item' in line ? stored[target] : '');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
