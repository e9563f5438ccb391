import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { useViewer } from '@/data/session/use-session';
import { maxLengthOf } from '@/domain/core/bounds';
import { paths } from '@/domain/navigation/paths';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import { may } from '@/domain/access/viewer';
import { CustomerNotes } from '@/features/customers/public';
import { RecordEstimates } from '@/features/estimates/public';
import { RecordInvoices } from '@/features/invoices/public';
import { RecordTasks } from '@/features/tasks/public';
import { RecordFiles } from '@/features/files/public';
import { TrackerJobs } from '@/features/jobs/public';
import { EditableText } from '@/shared/forms/fields/editable-text';
import { Icon } from '@/shared/ui/text/icon';

export type OverviewTabProps = {
  readonly tracker: Tracker;
  readonly mayEdit: boolean;
  readonly onNotes: (notes: string) => void;
};

/** A tracker's jobs, estimates, internal notes, photos and files. */
export function OverviewTab({ tracker, mayEdit, onNotes }: OverviewTabProps) {
  const viewer = useViewer();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <section>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            mb: 1,
            minHeight: 40,
          }}
        >
          <Typography variant="h2">Jobs</Typography>
          {may(viewer, 'jobs:edit') && (
            <Button
              size="small"
              variant="outlined"
              component={Link}
              to={`${paths.newJob}?tracker=${tracker.uuid}`}
              startIcon={<Icon of={Plus} size={18} />}
            >
              Add job
            </Button>
          )}
        </Box>
        {may(viewer, 'jobs:view') ? <TrackerJobs trackerId={tracker.uuid} /> : 'You may not see jobs.'}
      </section>
      <RecordEstimates field="trackerId" id={tracker.uuid} customerId={tracker.customerId} />
      <RecordInvoices field="trackerId" id={tracker.uuid} customerId={tracker.customerId} />
      <CustomerNotes customerId={tracker.customerId} />
      <EditableText
        label="Notes for the office"
        text={tracker.notes}
        maxLength={maxLengthOf(trackerShape, 'notes')}
        mayEdit={mayEdit}
        draftKey={`tracker-notes:${tracker.uuid}`}
        saveLabel="Save notes"
        onSave={onNotes}
      />
      <RecordTasks noun="tracker" recordId={tracker.uuid} />
      <RecordFiles noun="tracker" record={tracker} />
    </Box>
  );
}
