import type { AddressField } from '@/domain/format/address';
import { viewerOf } from '@/domain/session/session';
import type { SessionUser } from '@/domain/session/session';
import { userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';

import type { Intent } from '../core/intent';
import { patchRecord } from '../core/writes';

/** The profile fields that a user may change. */
export type ProfileChanges = Partial<
  Pick<
    UserRecord,
    | 'username'
    | 'userFirstName'
    | 'userLastName'
    | 'userProfileImageLink'
    | 'phone'
    | AddressField
    | 'jobRole'
  >
>;

/** Changes the user's own profile. No Undo: a form was saved on purpose. */
export function editProfile(user: SessionUser, changes: ProfileChanges): Intent {
  return {
    name: 'editProfile',
    label: 'Profile saved',
    writes: [patchRecord(viewerOf(user), userShape, user.uuid, changes)],
    undo: null,
  };
}

/** Ends the onboarding: from now on the app is open to this user. */
export function finishOnboarding(user: SessionUser): Intent {
  return {
    name: 'finishOnboarding',
    label: 'You are all set',
    writes: [patchRecord(viewerOf(user), userShape, user.uuid, { onBoarded: true })],
    undo: null,
  };
}
