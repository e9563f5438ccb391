import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { Live } from '@/data/live/decoded';
import { useCommit } from '@/data/runtime/use-commit';
import { MOST_OF_PROJECT, placeJob, placeTracker } from '@/data/projects/projects';
import { useViewer } from '@/data/session/use-session';
import { mayOn } from '@/domain/access/viewer';
import { numberText } from '@/domain/core/record-number';
import type { Job } from '@/domain/jobs/job';
import { paths } from '@/domain/navigation/paths';
import type { Tracker } from '@/domain/trackers/tracker';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { AsyncView } from '@/shared/ui/states/async-view';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { Icon } from '@/shared/ui/text/icon';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { lineText } from './line-text';
import { WorkRow } from './work-row';

const AddWorkDialog = lazyDialog(async () => (await import('./add-work-dialog')).AddWorkDialog);

export type ProjectWorkProps = {
  readonly projectId: string;
  readonly trackers: Live<Tracker>;
  readonly jobs: Live<Job>;
  readonly mayEdit: boolean;
  /** Lists the jobs of a large project, too; null once they are. */
  readonly onJobs: (() => void) | null;
};

/** The trackers and jobs of a project, each taken out here; jobs are named under their tracker. */
export function ProjectWork({ projectId, trackers, jobs, mayEdit, onJobs }: ProjectWorkProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const [isAdding, setIsAdding] = useState(false);
  const parts = [trackers, jobs].filter(({ status }) => status !== 'idle');
  const failed = parts.find(({ status }) => status === 'error' || status === 'denied');
  const isLoading = parts.some(({ status }) => status === 'loading');
  const isEmpty = trackers.rows.length + jobs.rows.length === 0;
  const known = new Set(trackers.rows.map(({ uuid }) => uuid));
  const alone = jobs.rows.filter(({ trackerId }) => !known.has(trackerId));
  const row = (record: Tracker | Job, to: string, onRemove: (() => void) | null, isUnder = false) => (
    <WorkRow
      key={record.uuid}
      title={record.title}
      text={lineText(numberText(record), record.customerName)}
      to={to}
      status={<StatusChip status={record.status} />}
      isUnder={isUnder}
      onRemove={onRemove}
    />
  );
  const jobRow = (job: Job, isUnder: boolean) =>
    row(
      job,
      paths.job(job.uuid),
      mayEdit && !isUnder && mayOn(viewer, 'jobs:edit', job) ? () => commit(placeJob(viewer, job, '')) : null,
      isUnder,
    );
  const of = (tracker: Tracker) => jobs.rows.filter(({ trackerId }) => trackerId === tracker.uuid);
  return (
    <section>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="h2">Trackers and jobs</Typography>
        {mayEdit && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={Plus} size={18} />}
            onClick={() => setIsAdding(true)}
          >
            Add trackers and jobs
          </Button>
        )}
      </Box>
      <AsyncView
        status={failed ? (failed.status === 'denied' ? 'denied' : 'error') : isLoading ? 'loading' : 'ready'}
        data={isLoading && isEmpty ? undefined : trackers.rows}
        skeleton={<LineSkeleton rows={3} height={44} />}
        error={failed?.error ?? null}
        onRetry={() => parts.forEach(({ retry }) => retry())}
        isEmpty={() => isEmpty}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            Nothing yet. Add the trackers and jobs that belong together.
          </Typography>
        }
      >
        {(rows) => (
          <Box component="ul" aria-label="Trackers and jobs" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.flatMap((tracker) => [
              row(
                tracker,
                paths.tracker(tracker.uuid),
                mayEdit && mayOn(viewer, 'trackers:edit', tracker)
                  ? () => commit(placeTracker(viewer, tracker, of(tracker), ''))
                  : null,
              ),
              ...of(tracker).map((job) => jobRow(job, true)),
            ])}
            {alone.map((job) => jobRow(job, false))}
          </Box>
        )}
      </AsyncView>
      {onJobs && (
        <Button variant="text" onClick={onJobs} sx={{ mt: 1 }}>
          Show their jobs
        </Button>
      )}
      {parts.some(({ rows }) => rows.length >= MOST_OF_PROJECT) && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          This page shows and counts at most {MOST_OF_PROJECT} trackers and {MOST_OF_PROJECT} jobs.
        </Typography>
      )}
      <AddWorkDialog open={isAdding} projectId={projectId} onClose={() => setIsAdding(false)} />
    </section>
  );
}
