import { useState } from 'react';

import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useIsRosterLoading } from '@/data/session/use-settings';
import { usePeople } from '@/data/employees/use-people';
import { visitsOfJob } from '@/data/jobs/visits';
import type { Job } from '@/domain/jobs/job';
import { jobSheet } from '@/domain/papers/job-sheet';
import { useNow } from '@/shared/format/use-now';
import { SwitchRow } from '@/shared/ui/page/switch-row';

import { PaperDialog } from './paper-dialog';
import { usePaperMaker } from './use-paper-maker';

export type JobSheetDialogProps = { readonly job: Job; readonly onClose: () => void };

/** Creates a job sheet for the crew. */
export function JobSheetDialog({ job, onClose }: JobSheetDialogProps) {
  const viewer = useViewer();
  const { business, write, isLoading } = usePaperMaker();
  const visits = useLive(visitsOfJob(viewer, job.uuid));
  const { nameOf } = usePeople();
  const isRosterLoading = useIsRosterLoading();
  const now = useNow();
  const [hasRoom, setRoom] = useState(true);
  const isComplete = !isLoading && !isRosterLoading && visits.status === 'ready';
  return (
    <PaperDialog
      title="Job sheet"
      paper={
        isComplete ? jobSheet({ job, visits: visits.rows, business, nameOf, hasRoom, now, write }) : null
      }
      onClose={onClose}
    >
      <div>Customer, visits and crew, instructions and checklist as they are now; no amounts.</div>
      <SwitchRow
        label="Room for notes and a signature"
        text="Empty lines at the end, to write on by hand."
        checked={hasRoom}
        onChange={setRoom}
      />
    </PaperDialog>
  );
}
