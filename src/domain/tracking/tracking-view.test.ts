import { describe, expect, it } from 'vitest';

import { publicCopyShape } from './public-copy';
import { initialOf } from '../core/shape';
import { trackingView } from './tracking-view';
import type { TrackingSnapshot } from './tracking-view';

const NOW = 1_000;
const copy = initialOf(publicCopyShape.fields);

describe('trackingView', () => {
  it.each<[string, TrackingSnapshot['link'], TrackingSnapshot['copy'], string]>([
    ['no link', null, null, 'unknown'],
    [
      'a link waiting for its place',
      { state: 'requested', expiresAt: 2_000, trackerId: 'tracker-1' },
      null,
      'waiting',
    ],
    [
      'an active link without a copy yet',
      { state: 'active', expiresAt: 2_000, trackerId: 'tracker-1' },
      null,
      'preparing',
    ],
    [
      'the link of an estimate before the sale',
      { state: 'active', expiresAt: 2_000, trackerId: '' },
      null,
      'offer',
    ],
    ['an active link', { state: 'active', expiresAt: 2_000, trackerId: 'tracker-1' }, copy, 'open'],
    [
      'a paused link, whatever was read before',
      { state: 'paused', expiresAt: 2_000, trackerId: 'tracker-1' },
      copy,
      'paused',
    ],
    ['a revoked link', { state: 'revoked', expiresAt: 2_000, trackerId: 'tracker-1' }, copy, 'ended'],
    [
      'a link past its last moment',
      { state: 'active', expiresAt: 1_000, trackerId: 'tracker-1' },
      copy,
      'ended',
    ],
    [
      'a paused link past its last moment',
      { state: 'paused', expiresAt: 999, trackerId: 'tracker-1' },
      null,
      'ended',
    ],
  ])('shows %s as it is', (_, link, read, kind) => {
    expect(trackingView({ link, copy: read, office: null }, NOW).kind).toBe(kind);
  });
});
