import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListed } from '@/data/live/use-listed';
import { ACTIVE, projectList } from '@/data/projects/project-list';
import { numberText } from '@/domain/core/record-number';
import { FindDialog, lineText } from './find-dialog';

export type ChooseProjectDialogProps = {
  readonly open: boolean;
  /** The present project; '' for none. */
  readonly projectId: string;
  /** Says what comes along. */
  readonly note: string;
  readonly onChoose: (projectId: string) => void;
  readonly onClose: () => void;
};

const MOST_SHOWN = 12;
const OPEN = { ...ACTIVE, where: [], isExact: true, fits: () => true } as const;

/** Finds an open project for a tracker or job, or takes it out of its project. */
export function ChooseProjectDialog({ open, projectId, note, onChoose, onClose }: ChooseProjectDialogProps) {
  const [search, setSearch] = useState('');
  const projects = useListed(projectList, open ? { ...OPEN, search } : null);
  const found = projects.rows.filter(({ uuid }) => uuid !== projectId).slice(0, MOST_SHOWN);
  const choose = (id: string) => {
    onChoose(id);
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
