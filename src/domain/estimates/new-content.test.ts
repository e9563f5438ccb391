import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../company/company';
import { initialOf } from '../core/shape';
import { moneySettingsShape } from '../money/money-settings';
import { newContent, usualRate } from './new-content';

const settings = defaultSettings('acme', 'America/Chicago', 'US');
const money = initialOf(moneySettingsShape.fields);
const ids = () => {
  let count = 0;
  return () => `id-${(count += 1)}`;
};
const rates = [
  { id: 'city', name: 'City', parts: [{ name: 'City', rate: 1_000 }] },
  { id: 'state', name: 'State', parts: [{ name: 'State', rate: 6_875 }] },
];

describe('the contents of a new estimate', () => {
  it('copy rates, terms and last day of the business', () => {
    const content = newContent(
      { ...settings, taxRates: rates, defaultTaxRate: 'state', terms: 'Half now.', validityDays: 30 },
      money,
      '2027-02-15',
      ids(),
    );
    expect(content).toMatchObject({
      taxRates: rates,
      terms: 'Half now.',
      validUntil: '2027-03-17',
      schedule: [],
    });
    expect(usualRate(content)).toBe('state');
    expect(content.options).toHaveLength(1);
  });

  it.each([
    ['without a default rate', { taxRates: rates, defaultTaxRate: '' }],
    ['with a removed default rate', { taxRates: rates, defaultTaxRate: 'gone' }],
    ['without rates', {}],
  ])('leave new lines untaxed %s', (_name, more) => {
    expect(usualRate(newContent({ ...settings, ...more }, money, '2027-02-15', ids()))).toBe('');
  });

  it.each([
    [
      { depositKind: 'percent', depositPercent: 30_000 },
      { kind: 'percent', percent: 30_000, amount: 0 },
    ],
    [
      { depositKind: 'cents', deposit: 50_000 },
      { kind: 'cents', percent: 0, amount: 50_000 },
    ],
  ] as const)('begin with the deposit of the business: %j', (deposit, step) => {
    const { schedule } = newContent(settings, { ...money, ...deposit }, '2027-02-15', ids());
    expect(schedule).toMatchObject([step, { kind: 'rest' }]);
    expect(new Set(schedule.map(({ id }) => id)).size).toBe(2);
  });
});
