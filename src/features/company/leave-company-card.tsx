import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { toAppError } from '@/data/base/app-error';
import type { AppError } from '@/domain/core/errors';
import { paths } from '@/domain/navigation/paths';
import { Card } from '@/shared/ui/page/card';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';

export type LeaveCompanyCardProps = {
  readonly name: string;
  /** Rejects with AppError, such as 'last-administrator'. */
  readonly onLeave: () => Promise<void>;
};

/** Leaves a company after a confirmation; its records stay with it. */
export function LeaveCompanyCard({ name, onLeave }: LeaveCompanyCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [refusal, setRefusal] = useState<AppError | null>(null);

  const handleLeave = async () => {
    setIsLeaving(true);
    setRefusal(null);
    try {
      await onLeave();
    } catch (error) {
      setRefusal(toAppError(error));
    } finally {
      setIsLeaving(false);
      setIsAsking(false);
    }
  };

  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">Leave company</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          You no longer see its customers and jobs. They stay with {name}. Your events ahead go to the first
          person you invited.
        </Typography>
      </Box>
      {refusal !== null && (
        <Alert
          severity="error"
          action={
            refusal.code === 'last-administrator' && (
              <Button size="small" color="inherit" component={Link} to={paths.manageEmployees}>
                Manage Employees
              </Button>
            )
          }
        >
          {refusal.message}
        </Alert>
      )}
      <Box>
        <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
          Leave company
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={`Leave ${name}?`}
        text="You go on alone with an empty list. Only an administrator can bring you back."
        confirmLabel="Leave"
        tone="danger"
        pending={isLeaving}
        onConfirm={() => void handleLeave()}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}
