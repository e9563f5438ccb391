import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '@/data/session/use-session';
import { lookingRefusal } from '@/data/view-as/looking-refusal';
import { useViewAs } from '@/data/view-as/view-as-context';
import { paths } from '@/domain/navigation/paths';
import type { StaffMember } from '@/domain/employees/staff';
import { Icon } from '@/shared/ui/text/icon';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { ViewAsFrame } from '../view-as/view-as-frame';

const AdministratorDialog = lazyDialog(
  async () => (await import('./administrator-dialog')).AdministratorDialog,
);
const HandOverDialog = lazyDialog(async () => (await import('./hand-over-dialog')).HandOverDialog);

export type PersonActionsProps = {
  readonly member: StaffMember;
  readonly staff: readonly StaffMember[];
};

/** An administrator's actions on a person besides permissions. */
export function PersonActions({ member, staff }: PersonActionsProps) {
  const [dialog, setDialog] = useState<'administrator' | 'reassign' | 'deactivate' | null>(null);
  const viewAs = useViewAs();
  const { uuid } = useUser();
  const navigate = useNavigate();
  const close = () => setDialog(null);
  const isEmployee = member.isActive && !member.isAdministrator;
  const colleagues = staff.filter((one) => one.isActive && one.uid !== member.uid);

  const handleViewAs = () => {
    viewAs?.start({ uid: member.uid, Frame: ViewAsFrame }, lookingRefusal());
    void navigate(paths.dashboard);
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isEmployee && (
        <Button variant="outlined" startIcon={<Icon of={Eye} size={16} />} onClick={handleViewAs}>
          View as {member.firstName}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setDialog('reassign')}>
        Reassign work
      </Button>
      {member.isActive && (
        <Button variant="outlined" onClick={() => setDialog('administrator')}>
          {member.isAdministrator ? 'Take administration' : 'Make administrator'}
        </Button>
      )}
      {isEmployee && (
        <Button variant="outlined" color="error" onClick={() => setDialog('deactivate')}>
          Deactivate
        </Button>
      )}
      <AdministratorDialog
        open={dialog === 'administrator'}
        member={member}
        isSelf={member.uid === uuid}
        onClose={close}
      />
      <HandOverDialog
        open={dialog === 'reassign' || dialog === 'deactivate'}
        member={member}
        colleagues={colleagues}
        isDeactivating={dialog === 'deactivate'}
        onClose={close}
      />
    </Box>
  );
}
