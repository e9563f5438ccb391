import { describe, expect, it } from 'vitest';
import type { Doc } from '@/domain/core/value';
import type { Write } from '../../store/port';
import { knownValues } from './known-values';

const ref = { collection: 'Customers', id: 'a' };
const KEY = 'Customers/a/phone';
const phone = (value: string): readonly Write[] => [{ kind: 'patch', ref, fields: { phone: value } }];
const holding = (doc: Doc | undefined) => ({ readLocal: async () => doc });
const silent = { readLocal: () => Promise.reject(new Error('no answer')) };

describe('knownValues', () => {
  it("are the device's values and those queued before", async () => {
    const first = { writes: phone('2'), known: { [KEY]: ['1'] } };
    expect(await knownValues(holding({ phone: '2' }), phone('3'), [first])).toEqual({ [KEY]: ['2', '1'] });
    expect(await knownValues(holding({}), phone('3'), [])).toEqual({ [KEY]: [null] });
  });

  it('are those of the queue when the device has none', async () => {
    const first = { writes: phone('2'), known: { [KEY]: ['1'] } };
    expect(await knownValues(silent, phone('3'), [first])).toEqual({ [KEY]: ['1', '2'] });
    expect(await knownValues(holding(undefined), phone('3'), [])).toEqual({});
  });

  it("are none when the device had none at the first change: its value is the user's own since", async () => {
    const first = { writes: phone('2'), known: {} };
    const device = holding({ phone: '2', city: 'Waco' });
    expect(await knownValues(device, phone('3'), [first])).toEqual({});
    expect(await knownValues(device, [{ kind: 'delete', ref }], [first])).toEqual({});
  });

  it('are all fields of a deleted customer', async () => {
    const first = { writes: phone('2'), known: { [KEY]: ['1'] } };
    const doc = { phone: '2', hold: { on: true }, tags: ['x'] };
    expect(await knownValues(holding(doc), [{ kind: 'delete', ref }], [first])).toEqual({
      [KEY]: ['2', '1'],
      'Customers/a/hold.on': [true],
      'Customers/a/tags': [['x']],
    });
  });
});
