import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListed } from '@/data/live/use-listed';
import { ACTIVE, projectList } from '@/data/projects/project-list';
import { numberText } from '@/domain/core/record-number';
import type { Job } from '@/domain/jobs/job';
import type { Tracker } from '@/domain/trackers/tracker';
import { FindDialog } from './find-dialog';
import { lineText } from './line-text';
import { usePlaceWork } from './use-place-work';

/** What is in a project or goes into one. */
export type Work = { readonly tracker: Tracker } | { readonly job: Job };

export type ChooseProjectDialogProps = {
  readonly open: boolean;
  readonly work: Work;
  readonly onClose: () => void;
};

const MOST_SHOWN = 12;
const OPEN = { ...ACTIVE, where: [], isExact: true, fits: () => true } as const;

/** Finds an open project for a tracker or job, or takes it out of its project. */
export function ChooseProjectDialog({ open, work, onClose }: ChooseProjectDialogProps) {
  const { trackerInto, jobInto } = usePlaceWork();
  const [search, setSearch] = useState('');
  const { projectId } = 'tracker' in work ? work.tracker : work.job;
  const note =
    'tracker' in work ? 'The jobs of the tracker come along.' : 'The job goes alone, without its tracker.';
  const projects = useListed(projectList, open ? { ...OPEN, search } : null);
  const found = projects.rows.filter(({ uuid }) => uuid !== projectId).slice(0, MOST_SHOWN);
  const choose = (id: string) => {
    if ('tracker' in work) trackerInto(work.tracker, id);
    else jobInto(work.job, id);
    onClose();
  };
  return (
    <FindDialog
      open={open}
      title="Choose the project"
      search={search}
      onSearch={setSearch}
      note={
        projects.status === 'loading' ? 'Looking…' : found.length === 0 ? 'No other open project fits.' : note
      }
      listName="Found projects"
      found={found.map((project) => ({
        id: project.uuid,
        title: project.title,
        text: lineText(numberText(project), project.status, project.customerName),
        onPick: () => choose(project.uuid),
      }))}
      pick="Choose"
      actions={
        <>
          {projectId !== '' && <Button onClick={() => choose('')}>Take out of the project</Button>}
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}
