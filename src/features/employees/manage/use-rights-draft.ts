import { useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { setPermissions } from '@/data/employees/staff';
import type { StaffRights } from '@/data/employees/staff';
import { samePermissions } from '@/domain/access/permission-lists';
import { parsePermissions } from '@/domain/access/permissions';
import type { Permission } from '@/domain/access/permissions';
import type { StaffMember } from '@/domain/employees/staff';
import { notify } from '@/shared/feedback/notify';

/** The unsaved choice, and the rights shown when it began. */
type Draft = {
  readonly shown: StaffRights;
  readonly permissions: readonly Permission[];
  readonly jobRole: string;
};

const rightsOf = ({ permissionLevel, jobRole }: StaffMember): StaffRights => ({
  permissions: permissionLevel,
  jobRole,
});

/**
 * Keeps chosen permissions until they are saved together. When another administrator was faster, the new rights
 * replace the draft and a notice says so, because the choice was based on the old ones.
 */
export function useRightsDraft(member: StaffMember) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const permissions = draft?.permissions ?? member.permissions;
  const jobRole = draft?.jobRole ?? member.jobRole;
  const isDirty =
    !samePermissions(permissions, member.permissions) || jobRole.trim() !== member.jobRole.trim();

  const change = (to: Partial<Pick<Draft, 'permissions' | 'jobRole'>>) => {
    setRefusal(null);
    setDraft({ shown: draft?.shown ?? rightsOf(member), permissions, jobRole, ...to });
  };

  const save = async () => {
    const shown = draft?.shown ?? rightsOf(member);
    const chosen: StaffRights = { permissions, jobRole: jobRole.trim() };
    setIsSaving(true);
    setRefusal(null);
    try {
      await setPermissions(member.uid, chosen, shown);
      setDraft(null);
      notify.success(`${member.firstName}’s permissions are saved`, {
        undo: takeBack(member, chosen, shown),
      });
    } catch (cause) {
      const error = toAppError(cause);
      if (error.code === 'conflict') setDraft(null);
      setRefusal(error.message);
    } finally {
      setIsSaving(false);
    }
  };

  const discard = () => {
    setDraft(null);
    setRefusal(null);
  };

  return { permissions, jobRole, isDirty, isSaving, refusal, change, save, discard };
}

/** Undo: restores the earlier rights, unless another user has changed them since. */
function takeBack(member: StaffMember, saved: StaffRights, earlier: StaffRights): () => void {
  return () => {
    setPermissions(
      member.uid,
      { ...earlier, permissions: [...parsePermissions(earlier.permissions)] },
      saved,
    ).catch((cause: unknown) => notify.error(`Not taken back: ${toAppError(cause).message}`));
  };
}
