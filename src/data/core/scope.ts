import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { Where } from '../store/port';

/**
 * The limits every list of business records carries: the owner, and for people who do not see
 * everything the records they are assigned to. The rules demand the same facts.
 */
export function scopeOf(viewer: Viewer): readonly Where[] {
  const ofOwner: Where = { field: 'owner', op: '==', value: viewer.owner };
  if (seesAll(viewer)) return [ofOwner];
  return [ofOwner, { field: 'assignees', op: 'array-contains', value: viewer.uid }];
}
