import type { Person } from '@/data/employees/use-people';
import { assignProject, moveProject, projectIntents } from '@/data/projects/projects';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import { PROJECT_REASONS, PROJECT_STATUSES } from '@/domain/core/statuses';
import type { ProjectStatus } from '@/domain/core/statuses';
import type { Project } from '@/domain/projects/project';
import { RecordBulkBar } from '@/features/lists/public';
import type { Picked, RecordChanges } from '@/features/lists/public';
import { PROJECTS } from './project-columns';

const CHANGES: RecordChanges<Project> = {
  words: PROJECTS,
  permission: 'projects:edit',
  nameOf: (project) => project.title,
  assign: {
    label: 'Member',
    mayBeNobody: false,
    isAssigned: (project, uid) => project.assignees.includes(uid),
    change: (viewer, project, person: Person) => assignProject(viewer, project, person),
    refusal: ({ assignees }) => (assignees.length < MAX_ASSIGNEES ? null : 'has the most people already'),
  },
  status: {
    word: 'status',
    all: PROJECT_STATUSES.filter((status) => status !== 'Cancelled'),
    reasons: PROJECT_REASONS,
    of: (project) => project.status,
    refusal: () => null,
    change: (viewer, project, to: ProjectStatus, why, at) => moveProject(viewer, project, to, why, at),
  },
  closing: { status: 'Cancelled', isOver: ({ status }) => status === 'Complete' || status === 'Cancelled' },
  archive: projectIntents.archive,
  restore: projectIntents.restore,
  isLimited: false,
};

/** The actions on selected projects. */
export function ProjectBulkBar(picked: Picked<Project>) {
  return <RecordBulkBar {...picked} noun={CHANGES} />;
}
