import { describe, expect, it } from 'vitest';
import { targetLabel } from './targets';
import { guessMapping } from './guess-mapping';
import type { GuessContext } from './guess-mapping';

const context: GuessContext = {
  own: [],
  people: [{ name: 'Priya Shah' }],
  subStatuses: [
    { id: 'v', noun: 'customer', status: 'Not Contacted', label: 'Left voicemail', colour: 'rose' },
    { id: 't', noun: 'tracker', status: 'Permits', label: 'At city hall', colour: 'blue' },
  ],
  roomForFields: 50,
  country: 'US',
  currency: 'USD',
  mayPrice: true,
};
const columns = (values: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(values).map(([header, filled]) => ({ header, values: filled }));

describe('the words of a country', () => {
  const county = (country: string) =>
    guessMapping(
      [
        { header: 'Name', values: ['Ann'] },
        { header: 'County', values: ['Cork'] },
      ],
      { ...context, country },
    ).mapping[1];

  it('say whether a county is part of an address', () => {
    expect(county('IE')).toBe('state');
    expect(county('US')).toBe('custom:county');
  });

  it.each([
    ['US', 'ZIP code', 'Other address: ZIP code', 'Other address: state'],
    ['GB', 'Postcode', 'Other address: postcode', 'Other address: county'],
  ])('name the targets in %s', (country, zipcode, otherZipcode, otherState) => {
    expect(
      (['zipcode', 'otherZipcode', 'otherState'] as const).map((one) => targetLabel(one, country)),
    ).toEqual([zipcode, otherZipcode, otherState]);
  });
});

describe('guessing where columns go', () => {
  it('maps unknown columns to custom fields, existing ones by their label', () => {
    const own = [{ key: 'roofAge', label: 'Roof age', kind: 'number', options: [] }] as const;
    const file = columns({
      Name: ['Ann'],
      'Roof Age': ['12'],
      'Gate code': ['1'],
      'gate-code': ['2'],
      '': ['x'],
    });
    expect(guessMapping(file, { ...context, own }).mapping).toEqual([
      'name',
      'custom:roofAge',
      'custom:gateCode',
      'custom:gateCode2',
      'ignore',
    ]);
  });

  it('creates no more fields than the limit allows', () => {
    const file = columns({ Name: ['Ann'], One: ['1'], Two: ['2'] });
    expect(guessMapping(file, { ...context, roomForFields: 1 }).mapping).toEqual([
      'name',
      'custom:one',
      'ignore',
    ]);
  });

  it("leaves out empty columns and programs' own ones", () => {
    const file = columns({
      Name: ['Ann'],
      Hobby: [],
      'Phone 1 - Type': ['Home'],
      'Record ID': ['77'],
      Country: ['US'],
    });
    expect(guessMapping(file, context).mapping).toEqual(['name', 'ignore', 'ignore', 'ignore', 'ignore']);
  });

  it.each([
    ['Status', ['Quoted', 'Contacted'], 'customerStatus'],
    ['Status', ['OPEN_DEAL', 'NEW'], 'customerStatus'],
    ['Status', Array.from({ length: 50 }, (_, at) => `since ${at}`), 'notes'],
    ['Contact owner', ['Priya Shah'], 'salesperson'],
    ['Contact owner', ['Somebody Else'], 'custom:contactOwner'],
    ['Sub-status', ['left voicemail', 'Left voicemail'], 'subStatus'],
    ['Sub-status', ['At city hall'], 'custom:subStatus'],
    ['Lead sub-status', ['Left voicemail'], 'custom:leadSubStatus'],
    ['Follow-up', ['23/11/2026'], 'nextFollowUp'],
    ['Follow-up', ['yes', 'no'], 'custom:followUp'],
    ['Deductible', ['$1,000'], 'deductible'],
  ])('sends %s with %j to %s', (header, values, target) => {
    expect(guessMapping([{ header, values }], context).mapping).toEqual([target]);
  });

  it('takes the first address with values and keeps a second one', () => {
    const file = columns({
      'Home Street': [],
      'Home City': [],
      'Business Street': ['1 A St'],
      'Business City': ['Duluth'],
      'Other Street': ['2 B St'],
      'Other City': ['Cloquet'],
    });
    expect(guessMapping(file, context).mapping).toEqual([
      'ignore',
      'ignore',
      'streetAddress',
      'city',
      'otherStreet',
      'otherCity',
    ]);
  });
});
