import { describe, expect, it } from 'vitest';
import { estimateState, openedEstimate } from './estimate-state';
import type { EstimateState, ShownEstimate } from './estimate-state';

const TODAY = '2026-11-23';

function shown(over: Partial<ShownEstimate> = {}): ShownEstimate {
  return {
    id: 'e1',
    number: 'E-1',
    kind: 'Estimate',
    title: 'Roof',
    status: 'Sent',
    version: 1,
    sha256: '',
    sentAt: 1,
    validUntil: TODAY,
    total: 100,
    currency: 'USD',
    option: '',
    extras: '',
    answeredBy: '',
    answeredAt: null,
    answeredHow: 'Link',
    notedBy: '',
    isOpen: true,
    ...over,
  };
}

describe('the state of an estimate on the client’s page', () => {
  it.each<[EstimateState, Partial<ShownEstimate>]>([
    ['open', {}],
    ['open', { status: 'Viewed', validUntil: '' }],
    ['changes asked', { status: 'Changes Requested' }],
    ['signed', { status: 'Approved', isOpen: false }],
    ['signed', { status: 'Converted', isOpen: false, validUntil: '2026-01-01' }],
    ['declined', { status: 'Declined', isOpen: false }],
    ['expired', { validUntil: '2026-11-22' }],
    ['void', { status: 'Void', isOpen: false }],
    ['closed', { isOpen: false }],
  ])('is %s for %j', (state, over) => {
    expect(estimateState(shown(over), TODAY)).toBe(state);
  });
});

describe('the estimate that a page opens', () => {
  const signed = shown({ id: 'signed', status: 'Approved', isOpen: false, sentAt: 3 });
  const old = shown({ id: 'old', sentAt: 1 });
  const newer = shown({ id: 'newer', sentAt: 2 });

  it('is the one asked for', () => {
    expect(openedEstimate([old, newer], 'old', TODAY)?.id).toBe('old');
  });

  it('is the newest that waits for an answer, else the newest', () => {
    expect(openedEstimate([old, newer, signed], 'gone', TODAY)?.id).toBe('newer');
    expect(openedEstimate([signed], '', TODAY)?.id).toBe('signed');
    expect(openedEstimate([], '', TODAY)).toBeNull();
  });
});
