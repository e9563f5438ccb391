import { describe, expect, it } from 'vitest';
import type { Estimate } from '@/domain/estimates/estimate';
import { formatsOf } from '@/domain/format/formats';
import { makeEstimate, makeSettings } from '@tests/factories/records';
import { estimateStages } from './estimate-stages';

const NOW = Date.UTC(2026, 10, 23, 15, 40);
const DAY = 86_400_000;
const formats = formatsOf(makeSettings());

const stages = (estimate: Partial<Estimate>) =>
  estimateStages(makeEstimate({ createdAt: NOW - 6 * DAY, statusAt: NOW, ...estimate }), formats, NOW).map(
    ({ label, state, caption = '' }) => [label, state, caption],
  );

const sent = { version: 2, sentAt: NOW - 3 * DAY };
const viewed = { ...sent, viewedAt: NOW - DAY, views: 3 };

describe('the way of an estimate', () => {
  it('says what has passed, when, and what is next', () => {
    expect(stages({ status: 'Viewed', ...viewed })).toEqual([
      ['Draft', 'done', 'Tue, Nov 17'],
      ['Sent', 'done', 'Fri, Nov 20, version 2'],
      ['Viewed', 'now', '3 times, last Sun, Nov 22'],
      ['Approved', 'next', 'Next'],
      ['Converted', 'next', ''],
    ]);
  });

  it('skips what did not happen: a draft signed in person was not viewed', () => {
    expect(stages({ status: 'Approved', ...sent }).map(([label, state]) => [label, state])).toEqual([
      ['Draft', 'done'],
      ['Sent', 'done'],
      ['Viewed', 'skipped'],
      ['Approved', 'now'],
      ['Converted', 'next'],
    ]);
  });

  it.each([
    ['Pending Approval', {}, ['Draft', 'Pending Approval', 'Sent', 'Viewed', 'Approved', 'Converted']],
    ['Changes Requested', viewed, ['Draft', 'Sent', 'Viewed', 'Changes Requested', 'Approved', 'Converted']],
    ['Declined', viewed, ['Draft', 'Sent', 'Viewed', 'Declined']],
    ['Void', {}, ['Draft', 'Void']],
    ['Void', viewed, ['Draft', 'Sent', 'Viewed', 'Void']],
  ] as const)('names %s where it is', (status, facts, labels) => {
    const shown = stages({ status, ...facts });
    expect(shown.map(([label]) => label)).toEqual(labels);
    expect(shown.find(([, state]) => state === 'now')?.[0]).toBe(status);
  });
});
