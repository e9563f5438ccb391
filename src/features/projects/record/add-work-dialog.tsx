import Button from '@mui/material/Button';
import { useState } from 'react';
import { jobList, UNSCHEDULED } from '@/data/jobs/job-list';
import { useListed } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { trackerList } from '@/data/trackers/tracker-list';
import { may, mayOn } from '@/domain/access/viewer';
import { numberText } from '@/domain/core/record-number';
import type { Job } from '@/domain/jobs/job';
import type { Tracker } from '@/domain/trackers/tracker';
import { FindDialog } from './find-dialog';
import { lineText } from './line-text';
import { usePlaceWork } from './use-place-work';

export type AddWorkDialogProps = {
  readonly open: boolean;
  readonly projectId: string;
  readonly onClose: () => void;
};

const MOST_SHOWN = 12;
const all = () => true;
const OPEN = {
  where: [],
  isExact: true,
  fits: all,
  orderBy: UNSCHEDULED.orderBy,
} as const;

/** Finds open trackers and jobs by number, title, customer or address and puts them into a project. */
export function AddWorkDialog({ open, projectId, onClose }: AddWorkDialogProps) {
  const viewer = useViewer();
  const [search, setSearch] = useState('');
  const { trackerInto, jobInto } = usePlaceWork();
  const asked = { ...OPEN, list: 'Open' as const, search };
  const trackers = useListed(trackerList, open && may(viewer, 'trackers:edit') ? asked : null);
  const jobs = useListed(jobList, open && may(viewer, 'jobs:edit') && search.trim() !== '' ? asked : null);
  const isOther = ({ projectId: of }: Tracker | Job) => of !== projectId;
  const found = [
    ...trackers.rows
      .filter((tracker) => isOther(tracker) && mayOn(viewer, 'trackers:edit', tracker))
      .map((record) => ({ kind: 'Tracker', record, onPick: () => trackerInto(record, projectId) })),
    ...jobs.rows
      .filter((job) => isOther(job) && mayOn(viewer, 'jobs:edit', job))
      .map((record) => ({ kind: 'Job', record, onPick: () => jobInto(record, projectId) })),
  ].slice(0, MOST_SHOWN);
  const isLoading = trackers.status === 'loading' || jobs.status === 'loading';
  return (
    <FindDialog
      open={open}
      title="Add trackers and jobs"
      search={search}
      onSearch={setSearch}
      note={
        isLoading
          ? 'Looking…'
          : found.length === 0
            ? 'No open tracker or job fits.'
            : 'A tracker brings its jobs along. What is in another project moves here.'
      }
      listName="Found trackers and jobs"
      found={found.map(({ kind, record, onPick }) => ({
        id: record.uuid,
        title: record.title,
        text: lineText(
          kind,
          numberText(record),
          record.customerName,
          record.projectId === '' ? '' : 'in another project',
        ),
        onPick,
      }))}
      pick="Add"
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
      onClose={onClose}
    />
  );
}
