import { describe, expect, it } from 'vitest';
import { initialOf } from '../core/shape';
import { priceItemShape } from '../money/price-item';
import type { PriceItem } from '../money/price-item';
import { measuredLines } from './measured-lines';
import { lineOfItem } from './new-line';
import { pastedLines } from './pasted-lines';

function item(changes: Partial<PriceItem>): PriceItem {
  return { ...initialOf(priceItemShape.fields), ...changes };
}

describe('a line of the price list', () => {
  it('takes the words, the price and the cost, and a tax only where the item is taxable', () => {
    const shingle = item({ name: 'Shingle', unit: 'SQ', price: 16_800, cost: 9_000 });
    expect(lineOfItem(shingle, { taxRate: 'sales' })).toMatchObject({
      name: 'Shingle',
      quantity: 100,
      unit: 'SQ',
      unitPrice: 16_800,
      unitCost: 9_000,
      taxRate: 'sales',
    });
    expect(lineOfItem(item({ taxable: false }), { taxRate: 'sales' }).taxRate).toBe('');
  });
});

describe('lines from measurements', () => {
  const items = [
    item({ name: 'Tear off', kind: 'Service', unit: 'square' }),
    item({ name: 'Shingle', kind: 'Product', unit: 'SQ.' }),
    item({ name: 'Drip edge', kind: 'Product', unit: 'lin. ft' }),
    item({ name: 'Pipe boot', kind: 'Product', unit: 'each' }),
  ];

  it('count squares and feet, with waste for products alone', () => {
    const lines = measuredLines(items, { squares: 24.33, linearFeet: 196, waste: 12.5 }, 'sales');
    expect(lines.map(({ name, quantity, waste }) => [name, quantity, waste])).toEqual([
      ['Tear off', 2_433, 0],
      ['Shingle', 2_433, 12_500],
      ['Drip edge', 19_600, 12_500],
    ]);
  });

  it('leave out what was not measured', () => {
    const lines = measuredLines(items, { squares: null, linearFeet: 40, waste: null }, '');
    expect(lines.map(({ name, waste }) => [name, waste])).toEqual([['Drip edge', 0]]);
  });
});

describe('pasted rows', () => {
  const short = (text: string, country = 'US') => {
    const pasted = pastedLines(text, country);
    return (
      pasted && {
        ...pasted,
        lines: pasted.lines.map(({ name, quantity, unit, unitPrice }) => [name, quantity, unit, unitPrice]),
      }
    );
  };

  it('become lines, without a heading and empty rows', () => {
    const rows = 'Item\tQty\tUnit\tPrice\r\nShingle\t28\tSQ\t$1,168.00\r\n\t\t\t\r\nVent\t2.5\r\n';
    expect(short(rows)).toEqual({
      lines: [
        ['Shingle', 2_800, 'SQ', 116_800],
        ['Vent', 250, '', 0],
      ],
      unread: [],
    });
  });

  it('follow the country, and name rows that may mean two things or are no lines', () => {
    expect(short('Ziegel\t2,5\tm²\t1.250,50\nRinne\t2.5\tm\t4\nRest\tviel\n\t3\tm\t1', 'DE')).toEqual({
      lines: [['Ziegel', 250, 'm²', 125_050]],
      unread: [2, 3, 4],
    });
  });

  it('are text without tabs', () => {
    expect(pastedLines('Shingle 28', 'US')).toBeNull();
  });

  it('keep a deduction, and refuse a negative quantity and more than fits', () => {
    expect(short('Rebate\t1\t\t-200\nShingle\t-1\tSQ\t5\nShingle\t2000000\tSQ\t5')).toEqual({
      lines: [['Rebate', 100, '', -20_000]],
      unread: [2, 3],
    });
  });

  it('continue a long name in the description', () => {
    const [line] = pastedLines(`${'a'.repeat(200)}\t1`, 'US')?.lines ?? [];
    expect([line?.name.length, line?.description.length]).toEqual([170, 30]);
  });
});
