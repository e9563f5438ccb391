import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useLiveRecord } from '@/data/live/use-live';
import { projectRef } from '@/data/projects/project-ref';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { paths } from '@/domain/navigation/paths';
import { Fact } from '@/shared/ui/record/facts';
import { Known } from '@/shared/ui/states/known';

export type ProjectFactProps = {
  /** '' for none. */
  readonly projectId: string;
};

/** The project of a tracker or job among its facts; nothing without one, and for users who may not see it. */
export function ProjectFact({ projectId }: ProjectFactProps) {
  const viewer = useViewer();
  const isSeen = projectId !== '' && may(viewer, 'projects:view');
  const { status, record } = useLiveRecord(isSeen ? projectRef(projectId) : null);
  if (status === 'idle' || status === 'denied') return null;
  return (
    <Fact label="Project">
      <Known status={status}>
        {record ? (
          <Link component={RouterLink} to={paths.project(record.uuid)}>
            {record.title}
          </Link>
        ) : (
          'Deleted'
        )}
      </Known>
    </Fact>
  );
}
