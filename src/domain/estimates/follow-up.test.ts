import { describe, expect, it } from 'vitest';
import { needOf } from './estimate-filters';
import type { FollowedUp, FollowUpReason } from './follow-up';
import { followUpReason, isFollowedUp } from './follow-up';

const ZONE = 'America/Chicago';
const TODAY = '2026-11-23';
const rule = { days: 5, zone: ZONE };
/** Sent on the evening of Nov 18 in Chicago, which is Nov 19 in UTC. */
const SENT = Date.UTC(2026, 10, 19, 2);
const sent: FollowedUp = {
  listOrganizer: 'Open',
  status: 'Sent',
  validUntil: '2026-12-31',
  version: 2,
  contentAt: 7,
  sentOf: 7,
  sentAt: SENT,
};
const lately = { sentAt: Date.UTC(2026, 10, 22, 18) };

describe('an estimate that waits', () => {
  it.each<[string, Partial<FollowedUp>, number, FollowUpReason | null, boolean]>([
    ['is followed up after the days, in the zone of the business', {}, 5, 'unanswered', true],
    ['not before', {}, 6, null, false],
    ['never by a business that does not', {}, 0, null, false],
    [
      'when the client looked at it, without a notice of its own',
      { status: 'Viewed', ...lately },
      5,
      'viewed',
      false,
    ],
    ['after a look as after the sending', { status: 'Viewed' }, 5, 'unanswered', true],
    ['on its last days', { validUntil: '2026-11-26', ...lately }, 5, 'expiring', true],
    ['on its very last day', { validUntil: TODAY, ...lately }, 5, 'expiring', true],
    ['not four days before', { validUntil: '2026-11-27', ...lately }, 5, null, false],
    ['on its last days in the list alone where nobody is told', { validUntil: TODAY }, 0, 'expiring', false],
    [
      'not by itself on the day it was sent',
      { validUntil: TODAY, sentAt: Date.UTC(2026, 10, 23, 18) },
      5,
      'expiring',
      false,
    ],
    ['any time without a last day', { validUntil: '' }, 5, 'unanswered', true],
    ['not once it is over', { validUntil: '2026-11-22' }, 5, null, false],
    ['not while its next version is written', { contentAt: 8 }, 5, null, false],
    ['not before it was sent', { status: 'Draft', version: 0, sentAt: null }, 5, null, false],
    ['not in the archive', { listOrganizer: 'Archive' }, 5, null, false],
  ])('%s', (_what, changes, days, reason, isTold) => {
    const estimate = { ...sent, ...changes };
    expect(followUpReason(estimate, TODAY, { ...rule, days })).toBe(reason);
    expect(isFollowedUp(estimate, TODAY, { ...rule, days })).toBe(isTold);
    expect(needOf(estimate, TODAY, { ...rule, days }) === 'Follow up').toBe(reason !== null);
  });

  it.each([
    'Draft',
    'Pending Approval',
    'Changes Requested',
    'Approved',
    'Declined',
    'Converted',
    'Void',
  ] as const)('is followed up no more once it is %s', (status) => {
    expect(followUpReason({ ...sent, status }, TODAY, rule)).toBeNull();
    expect(isFollowedUp({ ...sent, status, validUntil: TODAY }, TODAY, rule)).toBe(false);
  });
});
