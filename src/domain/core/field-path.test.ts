import { describe, expect, it } from 'vitest';
import { customerShape } from '../customers/customer';
import { fieldAt, labelsByPath, labelsOf } from './field-path';

describe('the names of fields', () => {
  it('stand on the fields, and are spelled out where they are their keys', () => {
    const label = labelsOf(customerShape);
    expect(label('streetAddress')).toBe('Street');
    expect(label('accessNotes')).toBe('Access notes');
    expect(label('insurance.adjusterPhone')).toBe('Adjuster’s phone');
    expect(labelsByPath(customerShape)).toMatchObject({ phone: 'Phone', 'insurance.carrier': 'Carrier' });
  });

  it('are not guessed for what is no field', () => {
    // @ts-expect-error: a misspelt field fails to compile.
    expect(() => fieldAt(customerShape, 'stret')).toThrow('Customers has no field stret');
    // @ts-expect-error: as does one that its group has not.
    expect(() => fieldAt(customerShape, 'insurance.stret')).toThrow('Customers has no field insurance.stret');
  });
});
