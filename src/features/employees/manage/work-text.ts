import type { OpenWork } from '@/domain/employees/open-work';
import { totalWork } from '@/domain/employees/open-work';
import type { Permission } from '@/domain/access/permissions';
import type { StaffMember } from '@/domain/employees/staff';
import { plural } from '@/shared/format/counts';
import { joinList } from '@/shared/format/words';

const NOUNS: readonly (readonly [keyof OpenWork, one: string, view: Permission])[] = [
  ['customers', 'open customer', 'customers:view'],
  ['trackers', 'tracker', 'trackers:view'],
  ['jobs', 'job', 'jobs:view'],
  ['visits', 'visit', 'jobs:view'],
];

/** A person's open work, as in "Rosa has 3 jobs and 1 visit." */
export function workText(name: string, work: OpenWork, country: string): string {
  if (totalWork(work) === 0) return `${name} has no open work.`;
  const parts = NOUNS.filter(([noun]) => work[noun] > 0).map(([noun, one]) =>
    plural(work[noun], one, country),
  );
  return `${name} has ${joinList(parts)}.`;
}

/** A warning about work that its receiver could not open; null when they see all of it. */
export function unseenWork(receiver: StaffMember, work: OpenWork): string | null {
  if (receiver.isAdministrator) return null;
  const unseen = NOUNS.filter(([noun, , view]) => work[noun] > 0 && !receiver.permissions.includes(view));
  if (unseen.length === 0) return null;
  return `${receiver.firstName} may not see ${joinList(unseen.map(([noun]) => noun))} yet. Give them the permission, too.`;
}
