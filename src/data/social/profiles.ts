import type { Viewer } from '@/domain/access/viewer';
import { socialProfileShape } from '@/domain/social/profile';
import type { SocialProfile } from '@/domain/social/profile';
import type { Intent } from '../core/intent';
import { recordRef } from '../core/query';
import type { TypedRef } from '../core/query';
import { createRecord, inverse, patchRecord } from '../core/writes';

/** A person's profile. */
export function profileRef(uid: string): TypedRef<SocialProfile> {
  return recordRef(socialProfileShape, uid);
}

/** What a person edits of their own profile. */
export type ProfileFields = Pick<SocialProfile, 'about' | 'area' | 'trades' | 'cover' | 'showsJobs'>;

/** Saves the user's own profile; `kept` is null the first time. */
export function saveProfile(viewer: Viewer, kept: SocialProfile | null, fields: ProfileFields): Intent {
  return {
    name: 'editSocialProfile',
    label: 'Profile saved',
    writes: [
      kept
        ? patchRecord(viewer, socialProfileShape, viewer.uid, fields)
        : createRecord(viewer, socialProfileShape, { ...fields, uuid: viewer.uid }),
    ],
    undo: kept
      ? [patchRecord(viewer, socialProfileShape, viewer.uid, inverse(socialProfileShape, kept, fields))]
      : null,
  };
}
