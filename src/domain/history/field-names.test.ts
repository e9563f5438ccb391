import { describe, expect, it } from 'vitest';
import { recordFields } from '../core/record';
import type { Field } from '../core/shape';
import { NOUNS } from '../nouns';
import { SHAPES } from '../shapes';
import { projectShape } from '../projects/project';
import { diffRecord } from './activity-diff';
import { FIELD_NAMES } from './field-names';

const nobody = () => '';

describe('the names of fields', () => {
  it.each([
    ['Projects', 'customerName', 'Client'],
    ['Projects', 'endOn', 'End'],
    ['Visits', 'end', 'Ends'],
    ['Events', 'end', 'Ends'],
    ['Jobs', 'roof.permit', 'Permit number'],
    ['Trackers', 'hold.reason', 'Reason of the hold'],
    ['Cards', 'memberIds', 'Members'],
  ])('%s: %s is called %s', (collection, path, label) => {
    expect(FIELD_NAMES.inCollection(collection, path)).toMatchObject({ label, isBookkeeping: false });
  });

  it.each([
    // Tasks order by a word of their own in `due`; a card has its day there.
    ['Tasks', 'due', true],
    ['Cards', 'due', false],
    // A copy of the customer's name, but a project's own.
    ['Trackers', 'customerName', true],
    ['Projects', 'customerName', false],
    ['Trackers', 'stageAt.sold', true],
    ['Threads', 'unread.ann', true],
    ['Cards', 'position', true],
  ])('%s: is %s bookkeeping? %s', (collection, path, isBookkeeping) => {
    expect(FIELD_NAMES.inCollection(collection, path).isBookkeeping).toBe(isBookkeeping);
  });

  it('are taken from the amounts where the record has no such field', () => {
    expect(FIELD_NAMES.inHistory('tracker', 'amount').kind).toBe('money');
    expect(FIELD_NAMES.inHistory('customer', 'insurance.deductible').kind).toBe('money');
    expect(FIELD_NAMES.inHistory('job', 'status').kind).toBe('status');
    expect(FIELD_NAMES.inHistory('visit', 'crew').kind).toBe('person');
  });

  it('leave out the ids and stamps of every record', () => {
    const named = SHAPES.flatMap(({ collection, fields }) =>
      Object.keys(recordFields)
        .filter((name) => name in fields && !FIELD_NAMES.inCollection(collection, name).isBookkeeping)
        .map((name) => `${collection}.${name}`),
    );
    expect(named).toEqual([]);
  });

  it('differ within a record', () => {
    for (const { name, shape } of NOUNS) {
      const labels = Object.keys(shape.fields)
        .map((path) => FIELD_NAMES.inHistory(name, path))
        .flatMap(({ label, isBookkeeping }) => (label === undefined || isBookkeeping ? [] : [label]));
      expect(labels, name).toEqual([...new Set(labels)]);
    }
  });

  it('point copies at fields of their record', () => {
    const astray = SHAPES.flatMap(({ collection, fields }) =>
      Object.values<Field>(fields).flatMap(({ facts }) =>
        facts?.copyOf !== undefined && !(facts.copyOf in fields) ? [`${collection}.${facts.copyOf}`] : [],
      ),
    );
    expect(astray).toEqual([]);
  });
});

describe('the history of a project', () => {
  it('tells of another client', () => {
    const before = { customerName: 'Oak Hollow' };
    const after = { customerName: 'Oak Hollow estate' };
    expect(diffRecord(projectShape, before, after, nobody).plain).toEqual([
      { field: 'customerName', before: 'Oak Hollow', after: 'Oak Hollow estate' },
    ]);
  });
});
