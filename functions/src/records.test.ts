import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { customerShape } from '@/domain/customers/customer';
import { publicCopyShape } from '@/domain/tracking/public-copy';
import { initialOf } from '@/domain/core/shape';
import { SHAPES } from '@/domain/shapes';
import { readRecord, storedRecord } from './records';

describe('stored records', () => {
  it.each(SHAPES.map((shape) => [shape.collection, shape] as const))(
    '%s are read back as written',
    (_, shape) => {
      const record = initialOf(shape.fields);
      expect(readRecord(shape, storedRecord(shape, record))).toEqual(record);
    },
  );

  it('hold moments as timestamps, also inside groups and lists', () => {
    const copy = {
      ...initialOf(publicCopyShape.fields),
      stages: [{ stage: 'Sold', state: 'now', at: 5 }] as const,
    };
    const stored = storedRecord(publicCopyShape, copy);
    expect(stored['updatedAt']).toEqual(Timestamp.fromMillis(0));
    expect(stored['stages'][0].at).toEqual(Timestamp.fromMillis(5));
    expect(readRecord(publicCopyShape, stored)).toEqual(copy);
  });

  it('with unreadable parts are read as far as possible', () => {
    const record = readRecord(customerShape, {
      name: 'Iris Vale',
      phone: 7,
      customerStatus: 'Unheard of',
      appointmentTime: 'tomorrow',
      tags: ['a', 1, null],
      insurance: 'none',
      customFields: { a: 'x', b: 2 },
    });
    expect(record).toEqual({
      ...initialOf(customerShape.fields),
      name: 'Iris Vale',
      tags: ['a'],
      customFields: { a: 'x' },
    });
  });
});
