import { describe, expect, it } from 'vitest';
import { makeSettings } from '@tests/factories/records';
import { defaultRateOf, storedRates, taxRatesOf, wholeRate } from './tax-rates';

const GST = {
  id: 'gst',
  name: 'GST + PST',
  parts: [
    { name: 'GST', rate: 5_000 },
    { name: 'PST', rate: 7_000 },
  ],
};
const NONE = { id: 'none', name: 'Exempt', parts: [{ name: 'Exempt', rate: 0 }] };

describe('the tax rates of a business', () => {
  it.each([
    ['US', 'Sales tax'],
    ['AU', 'GST'],
    ['DE', 'VAT'],
  ])('are in %s, with the single rate of older settings, one rate named %s', (country, name) => {
    const older = makeSettings({ country, taxRate: 8_250 });
    const rate = { id: 'sales', name, parts: [{ name, rate: 8_250 }] };
    expect(taxRatesOf(older)).toEqual({ rates: [rate], defaultId: 'sales' });
    expect(defaultRateOf(older)).toEqual(rate);
  });

  it('are none where nothing was set', () => {
    expect(taxRatesOf(makeSettings())).toEqual({ rates: [], defaultId: '' });
    expect(defaultRateOf(makeSettings())).toBeNull();
  });

  it('replace the single rate once they are saved, also by none', () => {
    const older = makeSettings({ taxRate: 8_250 });
    const saved = { ...older, ...storedRates([NONE, GST], 'gst') };
    expect(taxRatesOf(saved)).toEqual({ rates: [NONE, GST], defaultId: 'gst' });
    expect(taxRatesOf({ ...older, ...storedRates([], '') })).toEqual({ rates: [], defaultId: '' });
  });

  it('have no default where it was removed or never chosen', () => {
    expect(defaultRateOf({ ...makeSettings(), ...storedRates([GST], 'gone') })).toBeNull();
    expect(defaultRateOf({ ...makeSettings(), ...storedRates([GST], '') })).toBeNull();
  });

  it('are the sums of their parts', () => {
    expect([GST, NONE].map(wholeRate)).toEqual([12_000, 0]);
  });
});
