import { describe, expect, it } from 'vitest';
import { labelOf } from '../columns/target-table';
import { CUSTOMER_TARGETS } from './targets';
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

describe('a header that may be a phone or its kind', () => {
  const targets = (home: readonly string[]) =>
    guessMapping(columns({ Name: ['Ann', 'Bo'], Mobile: ['', '218 555 0100'], Home: home }), context).mapping;

  it('is read by its cells', () => {
    expect(targets(['', '218 555 0101'])).toEqual(['name', 'phone', 'phoneAlt']);
    expect(targets(['yes', 'no'])).toEqual(['name', 'phone', 'notes']);
  });
});

describe('the question about columns without a field', () => {
  it('shows a value of each, from whichever row has one', () => {
    const { questions } = guessMapping(
      columns({ Name: ['Ann', 'Bo'], Gutters: ['', 'copper'], Skylights: ['two', ''] }),
      context,
    );
    expect(questions[0]?.example).toEqual([
      { header: 'Gutters', value: 'copper' },
      { header: 'Skylights', value: 'two' },
    ]);
  });
});

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
    expect(county('US')).toBe('notes');
  });

  it.each([
    ['US', 'ZIP code', 'Other address: ZIP code', 'Other address: state'],
    ['GB', 'Postcode', 'Other address: postcode', 'Other address: county'],
  ])('name the targets in %s', (country, zipcode, otherZipcode, otherState) => {
    expect(
      (['zipcode', 'otherZipcode', 'otherState'] as const).map((one) =>
        labelOf(CUSTOMER_TARGETS, one, country),
      ),
    ).toEqual([zipcode, otherZipcode, otherState]);
  });
});

describe('guessing where columns go', () => {
  it('sends unknown columns to the notes and offers fields for all at once, existing fields by their label', () => {
    const own = [{ key: 'roofAge', label: 'Roof age', kind: 'number', options: [] }] as const;
    const file = columns({
      Name: ['Ann'],
      'Roof Age': ['12'],
      'Gate code': ['1'],
      'gate-code': ['2'],
      '': ['x'],
    });
    const { mapping, questions } = guessMapping(file, { ...context, own });
    expect(mapping).toEqual(['name', 'custom:roofAge', 'notes', 'notes', 'notes']);
    expect(questions).toMatchObject([
      {
        text: '3 columns have no field here. Where do they go?',
        isOptional: true,
        answers: [
          { label: 'To the notes' },
          {
            label: 'A field of its own for each',
            targets: [
              [2, 'custom:gateCode'],
              [3, 'custom:gateCode2'],
              [4, 'custom:column5'],
            ],
          },
          { label: 'Leave them out' },
        ],
      },
    ]);
  });

  it('creates no more fields than the limit allows', () => {
    const file = columns({ Name: ['Ann'], One: ['1'], Two: ['2'] });
    const offered = (roomForFields: number) =>
      guessMapping(file, { ...context, roomForFields }).questions[0]?.answers.map(({ targets }) => targets);
    const [notes, left] = ['notes', 'ignore'].map((place) => [
      [1, place],
      [2, place],
    ]);
    expect(offered(1)).toEqual([notes, [[1, 'custom:one']], left]);
    expect(offered(0)).toEqual([notes, left]);
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
    ['Contact owner', ['Somebody Else'], 'salesperson'],
    ['Owner', ['Ann Berg', 'Bo Cole', 'Cy Dee', 'Di Eve'], 'notes'],
    ['Owner', ['Ann Berg', 'Bo Cole', 'Cy Dee', 'Di Eve', 'Ann Berg'], 'notes'],
    ['Rep', ['Dee', 'Rory', 'Dee', 'Rory'], 'salesperson'],
    ['Sub-status', ['left voicemail', 'Left voicemail'], 'subStatus'],
    ['Sub-status', ['At city hall'], 'notes'],
    ['Lead sub-status', ['Left voicemail'], 'notes'],
    ['Follow-up', ['23/11/2026'], 'nextFollowUp'],
    ['Follow-up', ['yes', 'no'], 'notes'],
    ['Deductible', ['$1,000'], 'deductible'],
    ['Email Addresses', ['a@mail.example'], 'email'],
    ['EmailAddress', ['a@mail.example'], 'email'],
    ['Client E-mail', ['a@mail.example'], 'email'],
    ['Cust. Name', ['Ann'], 'name'],
    ['Ph #', ['2185550101'], 'phone'],
    ['Billing Phone', ['2185550101'], 'phone'],
    ['ST', ['MN'], 'state'],
    ['Est. Value', ['$900'], 'amount'],
    ['Appt. Date', ['11/23/2026'], 'appointmentTime'],
    ['Ins Co', ['Northern Mutual'], 'carrier'],
    ['Claim #', ['C-1'], 'claimNumber'],
    ['Customer Since', ['11/23/2020'], 'createdDate'],
    ['Last Job Date', ['11/23/2020'], 'soldDate'],
    ['Lifetime Revenue', ['$24,310.50'], 'amount'],
    ['Job #', ['17'], 'notes'],
    ['Squares', ['24'], 'notes'],
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
