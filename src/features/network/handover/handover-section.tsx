import Box from '@mui/material/Box';
import { useState } from 'react';

import { endHandover, handoversOf } from '@/data/network/handovers';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { Handover } from '@/domain/network/handover';
import { useAction } from '@/shared/feedback/use-action';
import { LazyConfirmDialog } from '@/shared/ui/dialogs/lazy-confirm-dialog';
import { DateText } from '@/shared/ui/text/date-text';
import { SideAction, SideSection } from '@/shared/ui/record/facts';
import { StatusChip } from '@/shared/ui/text/status-chip';

export type HandoverSectionProps = { readonly trackerId: string; readonly mayEdit: boolean };

/** The tracker's hand-overs with their progress; nothing without any. */
export function HandoverSection({ trackerId, mayEdit }: HandoverSectionProps) {
  const viewer = useViewer();
  const { rows } = useLive(handoversOf(viewer, trackerId));
  const shared = rows.filter((one) => one.state === 'active' || one.state === 'waiting');
  return shared.map((handover) => <Shared key={handover.uuid} handover={handover} mayEdit={mayEdit} />);
}

function Shared({ handover, mayEdit }: { readonly handover: Handover; readonly mayEdit: boolean }) {
  const { uuid, side, otherName, otherBusiness, state, status, statusAt } = handover;
  const [isAsking, setIsAsking] = useState(false);
  const { busy, run } = useAction();
  const partner = otherBusiness || otherName;
  const isGiven = side === 'given';
  const isWaiting = state === 'waiting';
  const end = isWaiting ? 'Withdraw' : isGiven ? 'Take back' : 'Return';
  return (
    <SideSection
      title={isGiven ? 'Handed over' : 'Taken over'}
      action={mayEdit && <SideAction onClick={() => setIsAsking(true)}>{end}</SideAction>}
    >
      {isWaiting ? (
        <span>
          Waiting for {partner} to accept, since <DateText at={statusAt} kind="day" />
        </span>
      ) : isGiven ? (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <span>
            To {partner}, <DateText at={statusAt} kind="day" />
          </span>
          <StatusChip status={status} />
        </Box>
      ) : (
        <span>From {partner}. They see your stage, nothing else.</span>
      )}
      <LazyConfirmDialog
        open={isAsking}
        title={
          isWaiting
            ? `Withdraw it from ${partner}?`
            : isGiven
              ? `Take it back from ${partner}?`
              : `Return it to ${partner}?`
        }
        text={
          isWaiting
            ? 'They have nothing of it yet, and are no longer asked.'
            : isGiven
              ? 'Their copy stays theirs, but you no longer see how far it is. If they have not begun, it leaves their open list.'
              : 'They no longer see your stage. If you have not begun, it leaves your open list.'
        }
        confirmLabel={end}
        pending={busy}
        onConfirm={() =>
          void run(
            () => endHandover(uuid),
            isWaiting ? 'Withdrawn' : isGiven ? 'Taken back' : 'Returned',
          ).then(() => setIsAsking(false))
        }
        onClose={() => setIsAsking(false)}
      />
    </SideSection>
  );
}
