import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { CompanyRequest } from '@/data/employees/invitations';
import { Card } from '@/shared/ui/page/card';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';

import { useCompanyRequests } from './use-company-requests';

export type CompanyRequestsProps = {
  /** Text without any invitation; by default nothing is rendered. */
  readonly empty?: string;
};

/** The companies that invite the user, each with its two answers. */
export function CompanyRequests({ empty }: CompanyRequestsProps) {
  const { requests, answering, problem, accept, decline } = useCompanyRequests();
  const [declining, setDeclining] = useState<CompanyRequest | null>(null);
  const isNothing = requests?.length === 0 && problem === null;
  if (isNothing) return empty === undefined ? null : <Typography>{empty}</Typography>;
  // A failed load is shown only where the list was requested; elsewhere the next session loads it again.
  if (requests === null && empty === undefined) return null;
  if (requests === null && problem === null) return <LineSkeleton rows={1} height={40} />;
  return (
    <Box
      component="section"
      aria-label="Invitations"
      sx={{ display: 'grid', gap: 1, m: empty === undefined ? 2 : 0 }}
    >
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {(requests ?? []).map((request) => (
        <Card
          key={request.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            borderColor: 'primary.main',
          }}
        >
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {request.companyName} invites you
            </Typography>
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {request.invitedByName} asks you to join
              {request.jobRole === '' ? '' : ` as ${request.jobRole}`}. You then work with the company’s
              customers and jobs.
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button
              variant="outlined"
              disabled={answering !== null}
              onClick={() => setDeclining(request)}
              aria-label={`Decline the invitation of ${request.companyName}`}
            >
              Decline
            </Button>
            <Button
              variant="contained"
              disabled={answering !== null}
              onClick={() => void accept(request.id)}
              aria-label={`Accept the invitation of ${request.companyName}`}
            >
              {answering === request.id ? 'Joining' : 'Accept'}
            </Button>
          </Box>
        </Card>
      ))}
      <ConfirmDialog
        open={declining !== null}
        title={`Decline ${declining?.companyName ?? ''}?`}
        text="The company can invite you again."
        confirmLabel="Decline"
        onConfirm={() => {
          if (declining) void decline(declining.id);
          setDeclining(null);
        }}
        onClose={() => setDeclining(null)}
      />
    </Box>
  );
}
