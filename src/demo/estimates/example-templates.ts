import { initialOf } from '@/domain/core/shape';
import { estimateTemplateShape } from '@/domain/estimates/templates/estimate-template';
import type { EstimateTemplate } from '@/domain/estimates/templates/estimate-template';
import type { PriceItem } from '@/domain/money/price-item';
import { exampleLine, GUTTERS, ONE_OPTION, REPAIR, ROOF, ROOF_OPTIONS, ROOF_SCHEDULE } from './example-lines';

const TEMPLATES: readonly Pick<
  EstimateTemplate,
  'name' | 'description' | 'options' | 'lines' | 'schedule' | 'clientText'
>[] = [
  {
    name: 'Full replacement',
    description: 'A walkable roof with one layer, in three options',
    options: ROOF_OPTIONS,
    lines: ROOF.map(exampleLine),
    schedule: ROOF_SCHEDULE,
    clientText: 'Thank you for letting us look at your roof. Choose the shingle that fits your house.',
  },
  {
    name: 'Leak repair',
    description: 'Half a day with flashing and sealant',
    options: ONE_OPTION,
    lines: REPAIR.map(exampleLine),
    schedule: [],
    clientText: '',
  },
  {
    name: 'Seamless gutters',
    description: 'New gutters and downspouts, old ones taken away',
    options: ONE_OPTION,
    lines: GUTTERS.map(exampleLine),
    schedule: [],
    clientText: '',
  },
];

/** The templates of a business, whose lines name the items of its price list; `at` is epoch ms. */
export function exampleTemplates(
  owner: string,
  prefix: string,
  items: readonly PriceItem[],
  at: number,
): readonly EstimateTemplate[] {
  const itemNamed = new Map(
    items.filter((item) => item.owner === owner).map(({ name, uuid }) => [name, uuid]),
  );
  return TEMPLATES.map(({ lines, ...template }, index) => ({
    ...initialOf(estimateTemplateShape.fields),
    ...template,
    lines: lines.map((line) => ({ ...line, priceItem: itemNamed.get(line.name) ?? '' })),
    uuid: `${prefix}-template-${index + 1}`,
    owner,
    createdAt: at,
    createdBy: owner,
    updatedAt: at,
    updatedBy: owner,
  }));
}
