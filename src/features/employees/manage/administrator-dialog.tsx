import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { setAdministrator } from '@/data/employees/staff';
import type { StaffMember } from '@/domain/employees/staff';
import { notify } from '@/shared/feedback/notify';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';

export type AdministratorDialogProps = {
  readonly open: boolean;
  readonly member: StaffMember;
  readonly isSelf: boolean;
  readonly onClose: () => void;
};

/** Asks before a user becomes an administrator, or an employee again. */
export function AdministratorDialog({ open, member, isSelf, onClose }: AdministratorDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { firstName, isAdministrator } = member;

  const close = () => {
    setRefusal(null);
    onClose();
  };
  const handleConfirm = async () => {
    setIsPending(true);
    setRefusal(null);
    try {
      await setAdministrator(member.uid, !isAdministrator);
      notify.success(
        isAdministrator ? `${firstName} is an employee now` : `${firstName} is an administrator now`,
      );
      close();
    } catch (cause) {
      setRefusal(toAppError(cause).message);
    } finally {
      setIsPending(false);
    }
  };

  return (
    <ConfirmDialog
      open={open}
      title={titleOf(member, isSelf)}
      text={
        isAdministrator
          ? `${isSelf ? 'You go on' : `${firstName} goes on`} as an employee with the permissions they had, or as a Field worker.`
          : `Administrators see and change everything, decide what others may do, and can make you an employee.`
      }
      confirmLabel={isAdministrator ? 'Take administration' : 'Make administrator'}
      tone={isAdministrator ? 'danger' : 'primary'}
      pending={isPending}
      onConfirm={() => void handleConfirm()}
      onClose={close}
    >
      {refusal !== null && (
        <Alert severity="error" sx={{ marginTop: 2 }}>
          {refusal}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

function titleOf({ firstName, isAdministrator }: StaffMember, isSelf: boolean): string {
  if (!isAdministrator) return `Make ${firstName} an administrator?`;
  return isSelf ? 'Give up your administration?' : `Take the administration from ${firstName}?`;
}
