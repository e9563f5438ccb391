import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { jobList, UNSCHEDULED } from '@/data/jobs/job-list';
import { useListed } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { trackerList } from '@/data/trackers/tracker-list';
import { may, mayOn } from '@/domain/access/viewer';
import { numberText } from '@/domain/core/record-number';
import type { Job } from '@/domain/jobs/job';
import type { Tracker } from '@/domain/trackers/tracker';
import { useAddWork } from './use-add-work';

export type AddWorkDialogProps = {
  readonly open: boolean;
  readonly projectId: string;
  readonly onClose: () => void;
};

const MOST_SHOWN = 12;
const all = () => true;
const OPEN = {
  ...{ where: [], isExact: true, fits: all },
  orderBy: UNSCHEDULED.orderBy,
} as const;

/** Finds open trackers and jobs by number, title, customer or address and puts them into a project. */
export function AddWorkDialog({ open, projectId, onClose }: AddWorkDialogProps) {
  const viewer = useViewer();
  const [search, setSearch] = useState('');
  const { addTracker, addJob } = useAddWork(projectId);
  const asked = { ...OPEN, list: 'Open' as const, search };
  const trackers = useListed(trackerList, open && may(viewer, 'trackers:edit') ? asked : null);
  const jobs = useListed(jobList, open && may(viewer, 'jobs:edit') && search.trim() !== '' ? asked : null);
  const isOther = ({ projectId: of }: Tracker | Job) => of !== projectId;
  const found = [
    ...trackers.rows
      .filter((tracker) => isOther(tracker) && mayOn(viewer, 'trackers:edit', tracker))
      .map((record) => ({ kind: 'Tracker', record, add: () => addTracker(record) })),
    ...jobs.rows
      .filter((job) => isOther(job) && mayOn(viewer, 'jobs:edit', job))
      .map((record) => ({ kind: 'Job', record, add: () => addJob(record) })),
  ].slice(0, MOST_SHOWN);
  const isLoading = trackers.status === 'loading' || jobs.status === 'loading';
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>Add trackers and jobs</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 320 }}>
        <Box sx={{ pt: 1 }}>
          <TextField
            label="Number, title, customer or address"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            autoFocus
            fullWidth
          />
        </Box>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {isLoading
            ? 'Looking…'
            : found.length === 0
              ? 'No open tracker or job fits.'
              : 'A tracker brings its jobs along. What is in another project moves here.'}
        </Typography>
        <Box component="ul" aria-label="Found trackers and jobs" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {found.map(({ kind, record, add }) => (
            <Box
              component="li"
              key={record.uuid}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {record.title}
                </Box>
                <Box className="tn" sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' }}>
                  {[
                    kind,
                    numberText(record),
                    record.customerName,
                    record.projectId === '' ? '' : 'in another project',
                  ]
                    .filter((part) => part !== '')
                    .join(', ')}
                </Box>
              </Box>
              <Button size="small" variant="outlined" aria-label={`Add ${record.title}`} onClick={add}>
                Add
              </Button>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
