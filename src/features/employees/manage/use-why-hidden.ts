import { toAppError } from '@/data/base/app-error';
import { recordRef } from '@/data/core/query';
import { useLiveRecord } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import { assignPerson, setPermissions } from '@/data/employees/staff';
import { useCommit } from '@/data/runtime/use-commit';
import type { CompanyRecord } from '@/domain/company/company';
import { withPermission } from '@/domain/access/permission-lists';
import type { Permission } from '@/domain/access/permissions';
import { viewerOf } from '@/domain/session/session';
import { employeeSession } from '@/domain/employees/staff';
import type { StaffMember } from '@/domain/employees/staff';
import { nounOf } from '@/domain/nouns';
import type { NounKey } from '@/domain/nouns';
import { titleOf } from '@/domain/nouns/define-noun';
import { whyHidden } from '@/domain/reading/why-hidden';
import { notify } from '@/shared/feedback/notify';

/** Why an employee does not see a record, live, with the possible fixes. */
export function useWhyHidden(member: StaffMember, company: CompanyRecord, noun: NounKey, id: string) {
  const viewer = useViewer();
  const user = useUser();
  const commit = useCommit();
  const described = nounOf(noun);
  const asked = useLiveRecord(recordRef(described.shape, id));
  const { record } = asked;
  const theirs = viewerOf(employeeSession(member, company, user));

  const grant = (permission: Permission) => {
    const { jobRole, permissionLevel } = member;
    const before = { permissions: permissionLevel, jobRole };
    const after = { permissions: withPermission(member.permissions, permission, true), jobRole };
    const take = (to: typeof before, from: typeof before, undo?: () => void) =>
      setPermissions(member.uid, to, from).then(
        () => undo && notify.success(`${member.firstName}’s permissions are saved`, { undo }),
        (cause: unknown) => notify.error(toAppError(cause).message),
      );
    const earlier = { ...before, permissions: member.permissions };
    void take(after, before, () => void take(earlier, after));
  };

  const assignment = record && assignPerson(viewer, noun, record, member);
  return {
    status: asked.status,
    title: record ? titleOf(described, record) : '',
    reasons: record ? whyHidden(theirs, described, record) : [],
    grant,
    assign: assignment && (() => commit(assignment)),
  };
}
