import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import type { Account } from '@/data/session/session';
import { paths } from '@/domain/navigation/paths';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { ErrorState } from '@/shared/ui/states/error-state';
import { PageSkeleton } from '@/shared/ui/states/page-skeleton';

import { DeleteForm } from './delete-form';
import { useDeletionPlan } from './use-deletion-plan';

export type DeleteDialogProps = {
  readonly account: Account;
  readonly onExport: () => void;
  readonly onClose: () => void;
};

/** Explains a deletion's effects, and deletes; a user whom others depend on must hand over first. */
export function DeleteDialog({ account, onExport, onClose }: DeleteDialogProps) {
  const { loaded, retry } = useDeletionPlan();
  if (loaded.state === 'ready' && loaded.plan.company !== 'needs-administrator')
    return <DeleteForm account={account} plan={loaded.plan} onExport={onExport} onClose={onClose} />;
  return (
    <FormDialog open title="Delete your account?" width="small" fullScreenOnPhone={false} onClose={onClose}>
      {loaded.state === 'loading' && <PageSkeleton />}
      {loaded.state === 'failed' && <ErrorState text={loaded.sentence} onRetry={retry} />}
      {loaded.state === 'ready' && (
        <>
          <Typography>
            You are the only administrator of {loaded.plan.companyName}, and other people work there. Make
            another person an administrator first; then you can delete your account.
          </Typography>
          <Button
            component={RouterLink}
            to={paths.manageEmployees}
            variant="outlined"
            sx={{ justifySelf: 'start' }}
          >
            Manage employees
          </Button>
        </>
      )}
    </FormDialog>
  );
}
