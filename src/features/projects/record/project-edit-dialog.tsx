import type { Person } from '@/data/employees/use-people';
import { PROJECT_FIELDS } from '@/data/projects/projects';
import type { ProjectFields } from '@/data/projects/projects';
import { pick } from '@/domain/core/record';
import { changedValues } from '@/domain/journal/their-changes';
import { projectShape } from '@/domain/projects/project';
import type { Project } from '@/domain/projects/project';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { DateFields, MemberFields, PlaceFields, WhatFields } from '../create/project-fields';
import { projectSchema } from '../create/project.schema';

export type ProjectEditDialogProps = {
  readonly open: boolean;
  readonly project: Project;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly onSave: (changes: Partial<ProjectFields>) => void;
  readonly onClose: () => void;
};

/** Every typed field of a project; follows other users' changes. */
export function ProjectEditDialog({ open, project, byUid, onSave, onClose }: ProjectEditDialogProps) {
  return (
    <FormikDialog<ProjectFields>
      open={open}
      title="Edit project"
      submitLabel="Save"
      validationSchema={projectSchema}
      initialValues={pick(project, PROJECT_FIELDS)}
      draftKey={`edit-project:${project.uuid}`}
      follow={{ collection: projectShape.collection, updatedBy: project.updatedBy, people: byUid }}
      onSubmit={(values, { base }) => {
        const changes = changedValues(base, { ...values, title: values.title.trim() });
        if (Object.keys(changes).length > 0) onSave(changes);
        onClose();
      }}
      onClose={onClose}
    >
      <WhatFields />
      <PlaceFields />
      <DateFields />
      <MemberFields />
    </FormikDialog>
  );
}
