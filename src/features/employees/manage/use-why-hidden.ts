import { toAppError } from '@/data/core/app-error';
import { customerRef } from '@/data/customers/customers';
import { jobRef } from '@/data/jobs/jobs';
import { useLiveRecord } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import { assignPerson, setPermissions } from '@/data/employees/staff';
import { trackerRef } from '@/data/trackers/trackers';
import { useCommit } from '@/data/runtime/use-commit';
import type { CompanyRecord } from '@/domain/company/company';
import { withPermission } from '@/domain/access/permission-lists';
import type { Permission } from '@/domain/access/permissions';
import { viewerOf } from '@/domain/session/session';
import { employeeSession } from '@/domain/employees/staff';
import type { StaffMember } from '@/domain/employees/staff';
import { whyHidden } from '@/domain/access/why-hidden';
import type { AskedNoun } from '@/domain/access/why-hidden';
import { notify } from '@/shared/feedback/notify';

/** Why an employee does not see a record, live, with the possible fixes. */
export function useWhyHidden(member: StaffMember, company: CompanyRecord, noun: AskedNoun, id: string) {
  const viewer = useViewer();
  const user = useUser();
  const commit = useCommit();
  const customer = useLiveRecord(noun === 'customers' ? customerRef(id) : null);
  const tracker = useLiveRecord(noun === 'trackers' ? trackerRef(id) : null);
  const job = useLiveRecord(noun === 'jobs' ? jobRef(id) : null);
  const asked = { customers: customer, trackers: tracker, jobs: job }[noun];
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
    title: customer.record?.name ?? tracker.record?.title ?? job.record?.title ?? '',
    reasons: record ? whyHidden(theirs, noun, record) : [],
    grant,
    assign: assignment && (() => commit(assignment)),
  };
}
