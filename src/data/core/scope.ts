import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { Where } from '../store/port';

/** The conditions the rules require of every list: the owner, and the assignee for users with limits. */
export function scopeOf(viewer: Viewer): readonly Where[] {
  const ofOwner: Where = { field: 'owner', op: '==', value: viewer.owner };
  if (seesAll(viewer)) return [ofOwner];
  return [ofOwner, { field: 'assignees', op: 'array-contains', value: viewer.uid }];
}
