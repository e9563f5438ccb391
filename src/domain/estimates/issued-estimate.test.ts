import { describe, expect, it } from 'vitest';
import { initialOf } from '../core/shape';
import { estimateShape } from './estimate';
import { estimateContent } from './estimate-content';
import type { EstimateContent } from './estimate-content';
import { issuedEstimate, issuedText, readIssued } from './issued-estimate';
import type { IssuedFacts } from './issued-estimate';
import { BLANK_LINE } from './new-line';

const facts: IssuedFacts = {
  estimateId: 'estimate-1',
  version: 2,
  number: 'E-7',
  kind: 'Estimate',
  title: 'Roof of the barn',
  versionNote: 'Better underlay',
  issuedAt: Date.UTC(2027, 4, 3, 15),
  business: {
    name: 'Hollis Roofing',
    logo: '',
    address: '12 Ash Street, Naperville',
    licence: '',
    hours: '',
    phone: '+16305550100',
    email: 'office@hollisroofing.example',
    website: '',
  },
  client: { name: 'Ana Ruiz 🏠', address: '953 Lake Avenue, Naperville' },
  country: 'US',
  currency: 'USD',
  zone: 'America/Chicago',
};

const content: EstimateContent = {
  ...initialOf(estimateContent),
  options: [{ id: 'a', name: '', description: '', isSuggested: true }],
  lines: [
    {
      ...BLANK_LINE,
      id: '1',
      position: 1,
      name: 'Shingles',
      quantity: 2_800,
      unitPrice: 8_500,
      unitCost: 5_000,
    },
  ],
  terms: 'Half at the start.\nThe rest at the end.',
};

describe('a version of an estimate', () => {
  const issued = issuedEstimate(content, facts);

  it('has the sums of each option, and no cost', () => {
    expect(issued.totals).toEqual([{ option: 'a', tax: 0, total: 238_000 }]);
    expect(issuedText(issued)).not.toContain('5000');
  });

  it('never holds what is for the office alone', () => {
    const lines = content.lines.map((line) => ({ ...line, priceItem: 'item-of-the-list' }));
    const whole = {
      ...initialOf(estimateShape.fields),
      ...content,
      lines,
      crewMinutes: 43_210,
      internalNotes: 'Steep, so two more people.',
    };
    const text = issuedText(issuedEstimate(whole, facts));
    for (const secret of ['43210', 'crew', 'Steep', 'item-of-the-list', '5000'])
      expect(text).not.toContain(secret);
  });

  it('is read from its text as it was', () => {
    expect(readIssued(issuedText(issued))).toEqual(issued);
  });

  it('has one text, whatever the order its fields were given in', () => {
    const turned = Object.fromEntries(Object.entries(issued).toReversed()) as typeof issued;
    expect(issuedText(turned)).toBe(issuedText(issued));
  });

  it.each([
    '',
    '[]',
    'null',
    '{}',
    '{"layout":1,"lines":7}',
    issuedText(issued).replace('"layout":1', '"layout":9'),
  ])('is not read from %j', (text) => {
    expect(readIssued(text)).toBeNull();
  });
});
