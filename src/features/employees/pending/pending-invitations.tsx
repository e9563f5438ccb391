import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { Invitation } from '@/domain/employees/invitation';
import { useNow } from '@/shared/format/use-now';
import { AsyncView } from '@/shared/ui/states/async-view';
import { Card } from '@/shared/ui/page/card';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { ProblemRows } from '@/shared/ui/list/problem-rows';

import { InvitationRow } from './invitation-row';
import { usePendingInvitations } from './use-pending-invitations';

/** The unanswered invitations; for the company's administrators. */
export function PendingInvitations() {
  const { status, rows, problems, error, retry, links, busy, resend, makeLink, revoke } =
    usePendingInvitations();
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  const now = useNow();
  return (
    <Card component="section" aria-label="Pending invitations">
      <Typography variant="h2">Pending invitations</Typography>
      <AsyncView
        status={status === 'idle' ? 'loading' : status}
        data={status === 'ready' ? rows : undefined}
        isEmpty={(all) => all.length === 0 && problems.length === 0}
        empty={
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>
            Nobody is waiting. People you invite are listed here until they have joined.
          </Typography>
        }
        {...(error && { errorText: error.message })}
        onRetry={retry}
      >
        {(all) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
              {all.map((invitation) => (
                <InvitationRow
                  key={invitation.uuid}
                  invitation={invitation}
                  now={now}
                  links={links[invitation.uuid]}
                  isBusy={busy === invitation.uuid}
                  onResend={() => void resend(invitation)}
                  onLink={() => void makeLink(invitation)}
                  onRevoke={() => setRevoking(invitation)}
                />
              ))}
            </Box>
            <ProblemRows problems={problems} />
          </>
        )}
      </AsyncView>
      <ConfirmDialog
        open={revoking !== null}
        title={`Take the invitation of ${revoking?.email ?? ''} back?`}
        text="Its links stop working at once. You can invite the address again."
        confirmLabel="Revoke"
        tone="danger"
        onConfirm={() => {
          if (revoking) void revoke(revoking);
          setRevoking(null);
        }}
        onClose={() => setRevoking(null)}
      />
    </Card>
  );
}
