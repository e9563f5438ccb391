import { describe, expect, it } from 'vitest';
import { namedDeed } from './activity-deeds';

const change = (field: string, before: string, after: string) => ({ field, before, after });

describe('named changes', () => {
  it.each([
    [
      'put the tracker on hold: weather',
      [change('hold.on', 'false', 'true'), change('hold.reason', '', 'Weather')],
      ['hold.on', 'hold.reason'],
    ],
    ['put the tracker on hold', [change('hold.on', '', 'true')], ['hold.on', 'hold.reason']],
    [
      'took the tracker off hold',
      [change('hold.on', 'true', 'false'), change('hold.reason', 'Weather', '')],
      ['hold.on', 'hold.reason'],
    ],
    ['archived the tracker', [change('listOrganizer', 'Open', 'Archive')], ['listOrganizer']],
    ['took the tracker out of the archive', [change('listOrganizer', 'Archive', 'Open')], ['listOrganizer']],
    ['told of a problem on the tracker', [change('problem', '', 'Rotten decking')], []],
    ['marked the problem on the tracker as solved', [change('problem', 'Rotten decking', '')], []],
  ])('%s', (text, changes, told) => {
    const deed = namedDeed(changes, 'the tracker');
    expect(deed?.text).toBe(text);
    expect([...(deed?.told ?? [])]).toEqual(told);
  });

  it.each([
    [[change('phone', '1', '2')]],
    [[change('hold.reason', 'Weather', 'Permit')]],
    [[change('listOrganizer', 'Open', 'Sold')]],
    [[change('problem', 'Rotten decking', 'Rotten rafters')]],
    [[]],
  ])('leave others to their fields: %j', (changes) => {
    expect(namedDeed(changes, 'the tracker')).toBeNull();
  });
});
