import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { customFieldKey, finishCustomFields } from './custom-fields';

describe('keys of custom fields', () => {
  it.each([
    ['Roof pitch', [], 'roofPitch'],
    ['Roof pitch', ['roofPitch'], 'roofPitch2'],
    ['Roof pitch', ['roofPitch', 'roofPitch2'], 'roofPitch3'],
    ['2nd storey?', [], 'field2ndStorey'],
    ['Größe', [], 'grosse'],
    ['屋根', [], 'field'],
  ])('%s beside %j', (label, taken, key) => {
    expect(customFieldKey(label, taken)).toBe(key);
  });

  it('are always short, unique and valid in a field path', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { maxLength: 50 }), (label, more) => {
        const taken = [customFieldKey(label, []), ...more];
        const key = customFieldKey(label, taken);
        expect(key).toMatch(/^[a-z][A-Za-z0-9]{0,39}$/);
        expect(taken).not.toContain(key);
      }),
    );
  });
});

describe('finishing custom fields', () => {
  it('keeps existing keys, names new fields, and clears unused options', () => {
    const fields = finishCustomFields([
      { key: 'roofPitch', label: ' Pitch ', kind: 'number', options: ['left over'] },
      { key: '', label: 'Roof pitch', kind: 'choice', options: [' Low ', '', 'Steep'] },
      { key: '', label: 'Roof pitch', kind: 'text', options: [] },
    ]);
    expect(fields).toEqual([
      { key: 'roofPitch', label: 'Pitch', kind: 'number', options: [] },
      { key: 'roofPitch2', label: 'Roof pitch', kind: 'choice', options: ['Low', 'Steep'] },
      { key: 'roofPitch3', label: 'Roof pitch', kind: 'text', options: [] },
    ]);
  });
});
