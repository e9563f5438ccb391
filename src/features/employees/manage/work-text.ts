import type { OpenWork } from '@/domain/employees/open-work';
import { totalWork } from '@/domain/employees/open-work';
import { NOUNS } from '@/domain/nouns';
import { permissionsTo } from '@/domain/nouns/record-rights';
import type { StaffMember } from '@/domain/employees/staff';
import { plural } from '@/shared/format/counts';
import { joinList } from '@/shared/format/words';

/** A person's open work, as in "Rosa has 3 jobs and 1 visit." */
export function workText(name: string, work: OpenWork, country: string): string {
  if (totalWork(work) === 0) return `${name} has no open work.`;
  const parts = NOUNS.filter(({ key }) => work[key] > 0).map(({ key, words, openWork }) =>
    plural(work[key], openWork?.one ?? words.one, country),
  );
  return `${name} has ${joinList(parts)}.`;
}

/** A warning about work that its receiver could not open; null when they see all of it. */
export function unseenWork(receiver: StaffMember, work: OpenWork): string | null {
  if (receiver.isAdministrator) return null;
  const sees = (noun: (typeof NOUNS)[number]) =>
    permissionsTo('view', noun).every((permission) => receiver.permissions.includes(permission));
  const unseen = NOUNS.filter((noun) => work[noun.key] > 0 && !sees(noun));
  if (unseen.length === 0) return null;
  return `${receiver.firstName} may not see ${joinList(unseen.map(({ words }) => words.many))} yet. Give them the permission, too.`;
}
