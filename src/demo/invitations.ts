import { INVITATION_MS, invitationShape } from '@/domain/employees/invitation';
import type { Invitation } from '@/domain/employees/invitation';
import { PRESETS } from '@/domain/access/presets';
import { initialOf } from '@/domain/core/shape';
import { addDays, atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';

/** An open invitation of the big company: sent eleven days before `today`, so with three days left. */
export function exampleInvitation(today: Day, zone: string): Invitation {
  const at = atWallClock(addDays(today, -11), '09:00', zone);
  return {
    ...initialOf(invitationShape.fields),
    // The functions' id of this company and address, so that inviting it again meets this one.
    uuid: 'fe31215e65e34ea16f7f',
    owner: 'dana-hollis',
    companyName: 'Hollis & Daughter Roofing',
    email: 'nina@hollisroofing.example',
    jobRole: 'Roofer',
    permissionLevel: PRESETS['Field worker'],
    invitedBy: 'dana-hollis',
    invitedByName: 'Dana Hollis',
    createdAt: at,
    sentAt: at,
    sentCount: 1,
    expiresAt: at + INVITATION_MS,
  };
}
