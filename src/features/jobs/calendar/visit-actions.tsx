import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobRef } from '@/data/jobs/jobs';
import type { VisitPlan } from '@/data/jobs/visits';
import { usePeople } from '@/data/employees/use-people';
import { useLiveRecord } from '@/data/live/use-live';
import { visitLabel } from '@/domain/jobs/visit';
import type { Visit } from '@/domain/jobs/visit';
import { paths } from '@/domain/navigation/paths';
import { formatSpan } from '@/shared/format/dates';
import { shortAddress } from '@/shared/format/address';
import { useFormat } from '@/shared/format/format-context';
import { joinList } from '@/shared/format/words';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { Fact, Facts } from '@/shared/ui/record/facts';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { VisitDialog } from '../record/visit-dialog';

export type VisitActionsProps = {
  readonly open: boolean;
  readonly visit: Visit;
  readonly mayEdit: boolean;
  readonly onEdit: (visit: Visit, changes: Partial<VisitPlan>) => void;
  readonly onClose: () => void;
};

/** The popover of a visit on the calendar: its facts, and how to change it by keyboard. */
export function VisitActions({ open, visit, mayEdit, onEdit, onClose }: VisitActionsProps) {
  const place = useFormat();
  const navigate = useNavigate();
  const { people, byUid, nameOf } = usePeople();
  const job = useLiveRecord(jobRef(visit.jobId)).record;
  const [isChanging, setChanging] = useState(false);
  if (isChanging && job) {
    return (
      <VisitDialog
        job={job}
        visit={visit}
        expectedStart=""
        zone={place.zone}
        people={people}
        byUid={byUid}
        onPlan={onClose}
        onEdit={(changed, changes) => {
          if (Object.keys(changes).length > 0) onEdit(changed, changes);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      open={open}
      width="small"
      title={visit.title || visit.customerName}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void navigate(paths.job(visit.jobId))}>Open job</Button>
          {mayEdit && (
            <Button variant="contained" disabled={!job} onClick={() => setChanging(true)}>
              Change the visit
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ marginBottom: 1 }}>
        <StatusChip status={visit.status} />
      </Box>
      <Facts>
        <Fact label="When">{formatSpan(visit.start, visit.end, place)}</Fact>
        <Fact label={visitLabel('crew')}>{joinList(visit.crew.map(nameOf)) || 'No crew yet'}</Fact>
        <Fact label={visitLabel('customerName')}>{visit.customerName || '–'}</Fact>
        <Fact label="Address">{shortAddress(visit) || '–'}</Fact>
      </Facts>
    </FormDialog>
  );
}
