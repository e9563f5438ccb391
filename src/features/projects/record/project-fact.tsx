import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLiveRecord } from '@/data/live/use-live';
import { projectRef } from '@/data/projects/project-ref';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import type { Job } from '@/domain/jobs/job';
import { paths } from '@/domain/navigation/paths';
import type { Tracker } from '@/domain/trackers/tracker';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { Fact } from '@/shared/ui/record/facts';
import { Known } from '@/shared/ui/states/known';
import { usePlaceWork } from './use-place-work';

const ChooseProjectDialog = lazyDialog(
  async () => (await import('./choose-project-dialog')).ChooseProjectDialog,
);

export type ProjectFactProps = { readonly mayEdit: boolean } & (
  { readonly tracker: Tracker } | { readonly job: Job }
);

/** The project of a tracker or job among its facts, chosen there; nothing for users who may not see projects. */
export function ProjectFact({ mayEdit, ...work }: ProjectFactProps) {
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const { trackerInto, jobInto } = usePlaceWork();
  const { projectId } = 'tracker' in work ? work.tracker : work.job;
  const isSeen = may(viewer, 'projects:view');
  const { status, record } = useLiveRecord(isSeen && projectId !== '' ? projectRef(projectId) : null);
  if (!isSeen || status === 'denied' || (projectId === '' && !mayEdit)) return null;
  const choose = (id: string) => ('tracker' in work ? trackerInto(work.tracker, id) : jobInto(work.job, id));
  return (
    <Fact label="Project">
      {projectId !== '' && (
        <Known status={status}>
          {record ? (
            <Link component={RouterLink} to={paths.project(record.uuid)}>
              {record.title}
            </Link>
          ) : (
            'Deleted'
          )}{' '}
        </Known>
      )}
      {mayEdit && (
        <Link
          component="button"
          type="button"
          sx={{ verticalAlign: 'baseline' }}
          onClick={() => setIsOpen(true)}
        >
          {projectId === '' ? 'Choose…' : 'Change…'}
        </Link>
      )}
      <ChooseProjectDialog
        open={isOpen}
        projectId={projectId}
        note={
          'tracker' in work
            ? 'The jobs of the tracker come along.'
            : 'The job goes alone, without its tracker.'
        }
        onChoose={choose}
        onClose={() => setIsOpen(false)}
      />
    </Fact>
  );
}
