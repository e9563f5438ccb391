import type { Person } from '@/data/employees/use-people';
import type { ProjectFields } from '@/data/projects/projects';
import { PROJECT_REASONS, reasonsFor } from '@/domain/core/statuses';
import type { ProjectStatus } from '@/domain/core/statuses';
import { projectLabel } from '@/domain/projects/project';
import type { Project } from '@/domain/projects/project';
import { AmountDialog } from '@/features/money/public';
import { ReasonDialog } from '@/shared/ui/dialogs/reason-dialog';
import { ProjectEditDialog } from './project-edit-dialog';

export type ProjectDialog =
  | { readonly kind: 'edit' }
  | { readonly kind: 'budget' }
  | { readonly kind: 'reason'; readonly to: ProjectStatus };

export type ProjectDialogsProps = {
  readonly open: boolean;
  readonly dialog: ProjectDialog | null;
  readonly project: Project;
  /** In cents; null without one. */
  readonly budget: number | null;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly onSave: (changes: Partial<ProjectFields>) => void;
  readonly onMove: (to: ProjectStatus, why: { readonly reason: string; readonly note: string }) => void;
  readonly onBudget: (cents: number) => void;
  readonly onClose: () => void;
};

/** The dialogs of a project's page: its fields, its budget, and the reason of a hold or a cancellation. */
export function ProjectDialogs(props: ProjectDialogsProps) {
  const { dialog, project, budget, byUid, onSave, onMove, onBudget, onClose } = props;
  const to = dialog?.kind === 'reason' ? dialog.to : null;
  return (
    <>
      <ProjectEditDialog
        open={dialog?.kind === 'edit'}
        project={project}
        byUid={byUid}
        onSave={onSave}
        onClose={onClose}
      />
      <AmountDialog
        open={dialog?.kind === 'budget'}
        label="Budget"
        recordId={project.uuid}
        cents={budget}
        onSave={(cents) => {
          onBudget(cents);
          onClose();
        }}
        onClose={onClose}
      />
      <ReasonDialog
        open={to !== null}
        title={to === 'Cancelled' ? 'Cancel this project?' : 'Put this project on hold?'}
        text="Its trackers and jobs stay as they are."
        label={projectLabel('statusReason')}
        options={reasonsFor(PROJECT_REASONS, to ?? '').map((reason) => ({ value: reason, label: reason }))}
        confirmLabel={to === 'Cancelled' ? 'Cancel the project' : 'Put on hold'}
        tone={to === 'Cancelled' ? 'danger' : 'primary'}
        onConfirm={(why) => {
          if (to) onMove(to, why);
          onClose();
        }}
        onClose={onClose}
      />
    </>
  );
}
