import { describe, expect, it } from 'vitest';
import { makePriceItem } from '@tests/factories/records';
import { guessPriceMapping } from './guess-mapping';
import { planPrices } from './plan';
import { readPriceRow } from './read-row';

const MAPPING = ['name', 'unit', 'price', 'cost', 'taxable'];
const US = { mapping: MAPPING, country: 'US', currency: 'USD' };
const DE = { mapping: MAPPING, country: 'DE', currency: 'EUR' };

describe('the columns of a file of prices', () => {
  it.each([
    ['Name,Unit,Price,Cost,Taxable', MAPPING],
    ['Item,U/M,Unit price,Unit cost,Tax', MAPPING],
    [
      'Product/Service Name,Sales Description,Sales Price / Rate,Purchase Cost,Taxable',
      ['name', 'description', 'price', 'cost', 'taxable'],
    ],
    ['Bezeichnung,Einheit,Verkaufspreis,Einkaufspreis,SKU', ['name', 'unit', 'price', 'cost', 'ignore']],
  ])('are found by their headers: %s', (headers, mapping) => {
    const values = ['Shingle', 'SQ', '168.00', '117.00', 'yes'];
    const columns = headers.split(',').map((header, at) => ({ header, values: [values[at] ?? ''] }));
    expect(guessPriceMapping(columns, US)).toEqual(mapping);
  });

  it('are no kind and no tax where their words are others', () => {
    const columns = [
      { header: 'Name', values: ['Shingle', 'Labor'] },
      { header: 'Category', values: ['Roofing', 'Service'] },
      { header: 'Tax', values: ['8.25 %', '0 %'] },
      { header: 'Type', values: ['Non-Inventory', 'Service'] },
    ];
    expect(guessPriceMapping(columns, US)).toEqual(['name', 'ignore', 'ignore', 'kind']);
  });
});

describe('a row of prices', () => {
  it.each([
    ['$1,250.50', US, 125_050],
    ['1.250,50 €', DE, 125_050],
    ['1.250', DE, 125_000],
    ['1,250', DE, 'Is that 1,25 or 1.250? Write it in full.'],
    ['2,5', US, 'Is that 2.5 or 25? Write it in full.'],
    ['168.00', US, 16_800],
    ['0', US, 0],
    ['-5', US, 'Below zero.'],
    ['€5', US, 'Another currency. Write the amount in USD.'],
    ['168.00/SQ', US, 'Not an amount of money. Write it in full, such as 12500.'],
    ['call', US, 'Not an amount of money. Write it in full, such as 12500.'],
  ])('reads the price "%s"', (text, reading, expected) => {
    const { fields, problems } = readPriceRow(['Shingle', 'SQ', text], 1, reading);
    if (typeof expected === 'number')
      expect({ price: fields.price, problems }).toEqual({ price: expected, problems: [] });
    else expect(problems).toEqual([{ column: 2, reason: expected }]);
  });

  it('says nothing by empty cells, and reads yes and no', () => {
    expect(readPriceRow(['  Ridge  vent ', '', '9', '', 'Nein'], 1, DE).fields).toEqual({
      name: 'Ridge  vent',
      price: 900,
      taxable: false,
    });
  });

  it.each([
    ['no name', ['', 'SQ', '5'], 0, 'A line needs a name.'],
    ['a long unit', ['Shingle', 'a'.repeat(21), '5'], 1, 'Longer than 20 characters.'],
    ['an unknown word for the tax', ['Shingle', 'SQ', '5', '', 'perhaps'], 4, 'Write yes or no.'],
    [
      'a cell too many',
      ['Shingle', 'SQ', '5', '', '', 'x'],
      5,
      'This row has more cells than there are columns.',
    ],
  ])('is refused with %s', (_, cells, column, reason) => {
    expect(readPriceRow(cells, 1, US).problems).toEqual([{ column, reason }]);
  });
});

describe('the plan of a file of prices', () => {
  const shingle = makePriceItem({ uuid: 'a', name: 'Shingle', unit: 'SQ', price: 16_800, cost: 11_700 });
  const drafts = (...rows: readonly (readonly string[])[]) =>
    rows.map((cells, at) => readPriceRow(cells, at + 1, US));
  const planOf = (choice: 'skip' | 'update', items = [shingle], ...rows: readonly (readonly string[])[]) =>
    planPrices(drafts(...rows), items, { choice, mapping: MAPPING }).map((line) => [
      line.action,
      'reason' in line ? line.reason : 'changes' in line ? line.changes : '',
    ]);

  it('adds new names, and leaves known ones out or changes what the file says otherwise', () => {
    const rows = [
      ['SHINGLE ', '', '175', '117'],
      ['Ridge vent', 'LF', '9.75'],
    ];
    expect(planOf('skip', [shingle], ...rows)).toEqual([
      ['skip', 'Already in your price list.'],
      ['create', ''],
    ]);
    expect(planOf('update', [shingle], ...rows)).toEqual([
      ['update', { price: 17_500 }],
      ['create', ''],
    ]);
  });

  it.each<[string, 'skip' | 'update', readonly (readonly string[])[], readonly unknown[]]>([
    ['a row that says the same', 'update', [['Shingle', 'SQ', '168']], ['skip', 'Nothing changes.']],
    ['a new line without a price', 'update', [['Vent', 'LF', '']], ['refuse', 'A new line needs a price.']],
    [
      'a row that cannot be read',
      'skip',
      [['Vent', 'LF', 'x']],
      ['refuse', 'Not an amount of money. Write it in full, such as 12500.'],
    ],
  ])('leaves out %s', (_, choice, rows, expected) => {
    expect(planOf(choice, [shingle], ...rows)).toEqual([expected]);
  });

  it('takes a repeated name once, and changes no line whose name another has', () => {
    expect(planOf('skip', [], ['Vent', 'LF', '9'], ['vent', 'LF', '10'])).toEqual([
      ['create', ''],
      ['skip', 'Same name as row 1.'],
    ]);
    const twice = [shingle, makePriceItem({ uuid: 'b', name: 'shingle' })];
    expect(planOf('update', twice, ['Shingle', '', '1'])).toEqual([
      ['skip', 'Several lines of your price list have this name.'],
    ]);
  });
});
