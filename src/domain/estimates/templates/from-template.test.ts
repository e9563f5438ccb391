import { describe, expect, it } from 'vitest';
import { initialOf } from '../../core/shape';
import { estimateContent, MOST_OPTIONS } from '../estimate-content';
import { MOST_LINES } from '../../money/line-fields';
import type { EstimateContent, EstimateLine } from '../estimate-content';
import { templateContent } from './estimate-template';
import type { TemplateContent } from './estimate-template';
import { fromTemplate } from './from-template';
import { BLANK_LINE } from '../new-line';
import { withTodaysPrices } from './template-prices';

const line = (id: string, more: Partial<EstimateLine> = {}): EstimateLine => ({
  ...BLANK_LINE,
  id,
  position: 1_024,
  name: id,
  ...more,
});
const option = (id: string, name = '') => ({ id, name, description: '', isSuggested: id === 'a' });
const template = (more: Partial<TemplateContent>): TemplateContent => ({
  ...initialOf(templateContent),
  options: [option('a')],
  ...more,
});
const estimate = (more: Partial<EstimateContent> = {}): EstimateContent => ({
  ...initialOf(estimateContent),
  options: [option('own')],
  ...more,
});

/** The changes of an estimate, with ids n1, n2 and so on. */
function filled(from: TemplateContent, into: EstimateContent): Partial<EstimateContent> {
  let last = 0;
  const result = fromTemplate(from, into, () => `n${(last += 1)}`);
  if ('problem' in result) throw new Error(result.problem);
  return result.changes;
}

describe('an estimate filled from a template', () => {
  it('takes everything while it has no lines, with fresh ids and its lines in their options', () => {
    const step = {
      id: 's',
      name: 'Deposit',
      when: '',
      kind: 'percent' as const,
      percent: 30_000,
      amount: 0,
    };
    const from = template({
      options: [option('a', 'Good'), option('b', 'Better')],
      lines: [line('second', { options: 'b', position: 9_000 }), line('first', { options: '' })],
      schedule: [step],
      discountPercent: 5_000,
      clientText: 'Thank you.',
      terms: 'Net 30.',
    });
    const changes = filled(from, estimate({ terms: 'Usual terms.' }));
    const [good, better] = changes.options ?? [];
    expect([good?.name, better?.name]).toEqual(['Good', 'Better']);
    expect(changes.lines?.map(({ name, options }) => [name, options])).toEqual([
      ['first', ''],
      ['second', better?.id],
    ]);
    expect(changes).toMatchObject({ discountPercent: 5_000, clientText: 'Thank you.', terms: 'Net 30.' });
    const ids = [...(changes.options ?? []), ...(changes.lines ?? []), ...(changes.schedule ?? [])].map(
      ({ id }) => id,
    );
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids.filter((id) => ['a', 'b', 'first', 'second', 's', 'own'].includes(id))).toEqual([]);
  });

  it('keeps what it has of its own, and takes only what it lacks', () => {
    const from = template({ lines: [line('new')], discount: 5_000, terms: 'Theirs.', clientText: 'Theirs.' });
    const changes = filled(from, estimate({ lines: [line('old')], terms: 'Ours.', discountPercent: 1_000 }));
    expect(changes.lines?.map(({ name, options }) => [name, options])).toEqual([
      ['old', ''],
      ['new', ''],
    ]);
    expect(changes).toMatchObject({ clientText: 'Theirs.' });
    expect(Object.keys(changes)).not.toContain('terms');
    expect(Object.keys(changes)).not.toContain('discount');
    expect(Object.keys(changes)).not.toContain('options');
  });

  it('gets the options of a template beside its own, each with its own lines', () => {
    const from = template({
      options: [option('a', 'Good'), option('b', 'Better')],
      lines: [line('shared'), line('extra', { options: 'b', position: 2_048 })],
    });
    const changes = filled(from, estimate({ lines: [line('old')] }));
    const [own, good, better] = changes.options ?? [];
    expect([own?.id, good?.name, better?.name, good?.isSuggested]).toEqual(['own', 'Good', 'Better', false]);
    expect(changes.lines?.map(({ name, options }) => [name, options])).toEqual([
      ['old', 'own'],
      ['shared', `${good?.id} ${better?.id}`],
      ['extra', better?.id],
    ]);
  });

  it('taxes a line with the usual rate where the template’s is gone', () => {
    const rate = { id: 'vat', name: 'VAT', parts: [{ name: '', rate: 19_000 }] };
    const into = estimate({ taxRates: [rate], defaultTaxRate: 'vat' });
    const changes = filled(
      template({ lines: [line('taxed', { taxRate: 'old' }), line('free', { position: 2_000 })] }),
      into,
    );
    expect(changes.lines?.map(({ taxRate }) => taxRate)).toEqual(['vat', '']);
  });

  it('refuses what does not fit, with a sentence', () => {
    const many = Array.from({ length: MOST_LINES - 1 }, (_, at) => line(`l${at}`));
    const two = template({ lines: [line('one'), line('two')] });
    expect(fromTemplate(two, estimate({ lines: many }), () => 'n')).toEqual({
      problem: 'An estimate holds up to 200 lines. There is room for 1 more.',
    });
    const four = Array.from({ length: MOST_OPTIONS - 1 }, (_, at) => option(`o${at}`));
    expect(
      fromTemplate(
        template({ options: [option('a'), option('b')], lines: [line('one')] }),
        estimate({ options: four, lines: [line('old')] }),
        () => 'n',
      ),
    ).toEqual({ problem: 'An estimate holds up to 5 options. Remove some of its options first.' });
  });
});

describe('the prices of a template’s lines', () => {
  it('are those of the price list, or its own where the item is gone', () => {
    const { lines, gone } = withTodaysPrices(
      [
        line('Shingle', { priceItem: 'item-1', unitPrice: 100, unitCost: 50 }),
        line('Flashing', { priceItem: 'item-2', unitPrice: 300, unitCost: 200 }),
        line('Own', { unitPrice: 700 }),
      ],
      [{ uuid: 'item-1', price: 120, cost: 70 }],
    );
    expect(lines.map(({ unitPrice, unitCost }) => [unitPrice, unitCost])).toEqual([
      [120, 70],
      [300, 200],
      [700, 0],
    ]);
    expect(gone).toEqual(['Flashing']);
  });
});
