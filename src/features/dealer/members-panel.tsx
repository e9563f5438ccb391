import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';

import { changeMembership, compareMembers, membersOfDealer } from '@/data/dealer/dealer';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { DealerMember } from '@/domain/dealer/dealer';
import { useAction } from '@/shared/feedback/use-action';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { EmptyLeads } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Icon } from '@/shared/ui/text/icon';
import { ProblemRows } from '@/shared/ui/list/problem-rows';

import { AddMemberDialog } from './add-member-dialog';
import { MembersTable } from './members-table';

/** Compares a dealer's members, adds and removes them. */
export function MembersPanel() {
  const viewer = useViewer();
  const { rows, status, problems, retry } = useLive(membersOfDealer(viewer));
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<DealerMember | null>(null);
  const { busy, run } = useAction();
  useEffect(() => {
    // Older figures stay until newer ones arrive, with their date.
    compareMembers().catch(() => undefined);
  }, []);
  const add = (
    <Button variant="contained" startIcon={<Icon of={Plus} size={18} />} onClick={() => setIsAdding(true)}>
      Add a member
    </Button>
  );
  return (
    <>
      <ProblemRows problems={problems} />
      <AsyncView
        status={status === 'idle' ? 'loading' : status}
        data={status === 'loading' && rows.length === 0 ? undefined : rows}
        isEmpty={(members) => members.length === 0}
        onRetry={retry}
        empty={
          <EmptyState
            art={<EmptyLeads width={160} />}
            title="No members yet"
            text="Take in a company whose owner is in your network. It then sees your prices."
            actions={add}
          />
        }
      >
        {(members) => (
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            {add}
            <MembersTable members={members} onEnd={setEnding} />
            <Typography sx={{ color: 'text.secondary' }}>
              A member decides whether you see its figures. They are counted at most every ten minutes.
            </Typography>
          </Box>
        )}
      </AsyncView>
      {isAdding && <AddMemberDialog members={rows} onClose={() => setIsAdding(false)} />}
      <ConfirmDialog
        open={ending !== null}
        title={`End the membership of ${ending?.name ?? ''}?`}
        text="They no longer see your prices. You can take them in again."
        confirmLabel="End it"
        tone="danger"
        pending={busy}
        onConfirm={() => {
          if (ending !== null) {
            void run(() => changeMembership('end', ending.uuid), 'Membership ended').then(() =>
              setEnding(null),
            );
          }
        }}
        onClose={() => setEnding(null)}
      />
    </>
  );
}
