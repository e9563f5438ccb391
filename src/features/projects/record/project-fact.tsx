import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLiveRecord } from '@/data/live/use-live';
import { projectRef } from '@/data/projects/project-ref';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { paths } from '@/domain/navigation/paths';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { Fact } from '@/shared/ui/record/facts';
import { Known } from '@/shared/ui/states/known';
import type { Work } from './choose-project-dialog';

const ChooseProjectDialog = lazyDialog(
  async () => (await import('./choose-project-dialog')).ChooseProjectDialog,
);

export type ProjectFactProps = Work & { readonly mayEdit: boolean };

/** The project of a tracker or job among its facts, chosen there; nothing for users who may not see projects. */
export function ProjectFact({ mayEdit, ...work }: ProjectFactProps) {
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const { projectId } = 'tracker' in work ? work.tracker : work.job;
  const isSeen = may(viewer, 'projects:view');
  const { status, record } = useLiveRecord(isSeen && projectId !== '' ? projectRef(projectId) : null);
  if (!isSeen || status === 'denied' || (projectId === '' && !mayEdit)) return null;
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
      <ChooseProjectDialog open={isOpen} work={work} onClose={() => setIsOpen(false)} />
    </Fact>
  );
}
