import { expect, it } from 'vitest';
import { billNoun, billShape, errandNoun, makeBill } from '@tests/factories/made-up-noun';
import { jobNoun } from '../jobs/noun';
import { diffRecord } from './activity-diff';
import { historyShape, placedChanges } from './history-place';

const plain = [{ field: 'title', before: 'Roof', after: 'New roof' }];
const priced = [{ field: 'amount', before: '', after: '5.00' }];

it('is closed to people without amounts as a whole where amounts are inside', () => {
  expect([billNoun, errandNoun, jobNoun].map((noun) => historyShape(noun).collection)).toEqual([
    'ActivityPriced',
    'Activity',
    'Activity',
  ]);
  const sent = diffRecord(
    billShape,
    makeBill(),
    makeBill({ title: 'Roof', state: 'Sent', lines: [] }),
    () => '',
  );
  const placed = placedChanges(billNoun, sent, false);
  expect(placed).toEqual([{ collection: 'ActivityPriced', changes: [...sent.plain, ...sent.priced] }]);
  expect(placed[0]?.changes.map(({ field }) => field)).toEqual(['title', 'state', 'lines']);
  const made = placedChanges(billNoun, { plain: [], priced: [] }, true);
  expect(made).toEqual([{ collection: 'ActivityPriced', changes: [] }]);
});

it('is in two places where they are beside', () => {
  expect(placedChanges(jobNoun, { plain, priced }, false)).toEqual([
    { collection: 'Activity', changes: plain },
    { collection: 'ActivityPriced', changes: priced },
  ]);
  expect(placedChanges(jobNoun, { plain: [], priced }, false)).toEqual([
    { collection: 'ActivityPriced', changes: priced },
  ]);
  expect(placedChanges(jobNoun, { plain: [], priced: [] }, true)).toEqual([
    { collection: 'Activity', changes: [] },
  ]);
  expect(placedChanges(jobNoun, { plain: [], priced: [] }, false)).toEqual([]);
});
