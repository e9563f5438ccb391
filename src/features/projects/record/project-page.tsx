import Box from '@mui/material/Box';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePeople } from '@/data/employees/use-people';
import { useLive, useOpenedRecord } from '@/data/live/use-live';
import type { Live } from '@/data/live/decoded';
import { useCounts, useSums } from '@/data/live/use-counts';
import { useRecordPrice } from '@/data/money/use-record-price';
import { projectRef } from '@/data/projects/project-ref';
import {
  contractsOfProject,
  COUNTED_JOBS,
  editProject,
  FEW_TRACKERS,
  jobsOfProject,
  moveProject,
  projectIntents,
  projectJobsCount,
  setBudget,
  trackersOfProject,
} from '@/data/projects/projects';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { may, mayOn } from '@/domain/access/viewer';
import { maxLengthOf } from '@/domain/core/bounds';
import { PROJECT_MOVES, PROJECT_REASONS, reasonsFor } from '@/domain/core/statuses';
import type { ProjectStatus } from '@/domain/core/statuses';
import { paths } from '@/domain/navigation/paths';
import { projectNoun } from '@/domain/projects/noun';
import { countedProgress, isLateProject, jobsProgress } from '@/domain/projects/progress';
import { projectLabel, projectShape } from '@/domain/projects/project';
import type { Project } from '@/domain/projects/project';
import { dayOf } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { RecordFiles } from '@/features/files/public';
import { RecordTimeline } from '@/features/history/public';
import { RecordTasks } from '@/features/tasks/public';
import { EditableText } from '@/shared/forms/fields/editable-text';
import { formatRelative } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useListPosition } from '@/shared/ui/list/list-position';
import { StatusMoveMenu } from '@/shared/ui/menus/status-move-menu';
import { archiveEntry } from '@/shared/ui/record/archive-entry';
import { RecordFrame } from '@/shared/ui/record/record-frame';
import { workMeta } from '@/shared/ui/record/work-meta';
import { RecordView } from '@/shared/ui/record/record-view';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { ProgressLine } from '../progress-line';
import type { ProjectDialog } from './project-dialogs';
import { ProjectSide } from './project-side';
import { ProjectWork } from './project-work';

const ProjectDialogs = lazyDialog(async () => (await import('./project-dialogs')).ProjectDialogs);

const LIST = { to: paths.projects, label: 'Projects' };
const NO_REASON = { reason: '', note: '' };

/** /app/projects/{projectId}: one project. */
export function ProjectPage() {
  const { projectId = '' } = useParams();
  const live = useOpenedRecord(projectId ? projectRef(projectId) : null);
  // What follows from the address alone is asked beside the project, not after it.
  const viewer = useViewer();
  const seesTrackers = projectId !== '' && may(viewer, 'trackers:view');
  const trackers = useLive(seesTrackers ? trackersOfProject(viewer, projectId) : null);
  useRecordPrice(projectId);
  return (
    <RecordView noun={projectNoun} live={live} back={LIST}>
      {(project) => <ProjectRecord key={project.uuid} {...{ project, trackers }} pending={live.pending} />}
    </RecordView>
  );
}

type ProjectRecordProps = {
  readonly project: Project;
  readonly trackers: Live<Tracker>;
  readonly pending: boolean;
};

/** The record screen of one project: its progress, trackers and jobs, tasks, files and budget. */
function ProjectRecord({ project, trackers, pending }: ProjectRecordProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const { zone } = useFormat();
  const now = useNow();
  const { byUid, status: peopleStatus } = usePeople();
  const [dialog, setDialog] = useState<ProjectDialog | null>(null);
  const mayEdit = mayOn(viewer, 'projects:edit', project);
  const isLarge = trackers.rows.length > FEW_TRACKERS;
  const seesJobs = may(viewer, 'jobs:view');
  const [areJobsAsked, setAreJobsAsked] = useState(false);
  const areJobsListed = trackers.status !== 'loading' && (!isLarge || areJobsAsked);
  const jobs = useLive(seesJobs && areJobsListed ? jobsOfProject(viewer, project.uuid) : null);
  const counts = useCounts(
    seesJobs && isLarge && !areJobsAsked
      ? [['Completed'] as const, COUNTED_JOBS].map((some) => projectJobsCount(viewer, project.uuid, some))
      : null,
  );
  const price = useRecordPrice(project.uuid);
  const sums = useSums(
    price && trackers.status === 'ready' ? contractsOfProject(viewer, trackers.rows) : null,
    'amount',
  );
  const contracts = {
    status: trackers.status === 'ready' ? sums.status : trackers.status,
    cents: sums.values.reduce<number>((all, sum) => all + (sum ?? 0), 0),
  };
  const isArchived = project.listOrganizer === 'Archive';
  const list = useListPosition('projects', project.uuid, paths.project, LIST);
  const move = (to: ProjectStatus) => {
    if (reasonsFor(PROJECT_REASONS, to).length > 0) setDialog({ kind: 'reason', to });
    else commit(moveProject(viewer, project, to, NO_REASON, Date.now()));
  };
  return (
    <RecordFrame
      list={list}
      title={project.title}
      pending={pending}
      isArchived={isArchived}
      status={
        <>
          <StatusMoveMenu
            size="large"
            status={project.status}
            moves={mayEdit ? PROJECT_MOVES[project.status] : []}
            onMove={move}
          />
          {isLateProject(project, dayOf(now, zone)) && <StatusChip size="large" status="Late" />}
        </>
      }
      because={{
        title: project.statusReason === '' ? project.status : `${project.status}: ${project.statusReason}`,
        text: project.statusNote || formatRelative(project.statusAt, now),
      }}
      menu={
        mayEdit
          ? [
              { id: 'edit', label: 'Edit…', icon: Pencil, onSelect: () => setDialog({ kind: 'edit' }) },
              archiveEntry({
                isArchived,
                wall: '',
                onArchive: () => commit(projectIntents.archive(viewer, project)),
                onRestore: () => commit(projectIntents.restore(viewer, project)),
              }),
            ]
          : []
      }
      meta={workMeta(project)}
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          content: (
            <Box sx={{ display: 'grid', gap: 3 }}>
              {seesJobs && (
                <ProgressLine
                  progress={
                    jobs.status === 'ready' ? jobsProgress(jobs.rows) : countedProgress(counts.values)
                  }
                />
              )}
              <EditableText
                label={projectLabel('description')}
                placeholder="What belongs to this project, and what its members need to know."
                text={project.description}
                maxLength={maxLengthOf(projectShape, 'description')}
                mayEdit={mayEdit}
                draftKey={`project-description:${project.uuid}`}
                saveLabel="Save description"
                onSave={(description) => commit(editProject(viewer, project, { description }))}
              />
              <ProjectWork
                projectId={project.uuid}
                trackers={trackers}
                jobs={jobs}
                mayEdit={mayEdit}
                onJobs={seesJobs && isLarge && !areJobsAsked ? () => setAreJobsAsked(true) : null}
              />
              <RecordTasks noun="project" recordId={project.uuid} />
              <RecordFiles noun="project" record={project} />
            </Box>
          ),
        },
        {
          id: 'timeline',
          label: 'Timeline',
          content: <RecordTimeline noun={projectNoun} record={project} />,
        },
      ]}
      side={
        <ProjectSide
          project={project}
          price={price}
          contracts={trackers.status === 'idle' ? null : contracts}
          byUid={byUid}
          peopleStatus={peopleStatus}
          mayEdit={mayEdit}
          onEdit={() => setDialog({ kind: 'edit' })}
          onBudget={() => setDialog({ kind: 'budget' })}
        />
      }
      dialogs={
        <ProjectDialogs
          open={dialog !== null}
          dialog={dialog}
          project={project}
          budget={price?.record?.amount ?? null}
          byUid={byUid}
          onSave={(changes) => commit(editProject(viewer, project, changes))}
          onMove={(to, why) => commit(moveProject(viewer, project, to, why, Date.now()))}
          onBudget={(cents) => commit(setBudget(viewer, project, cents, price?.record ?? null))}
          onClose={() => setDialog(null)}
        />
      }
    />
  );
}
