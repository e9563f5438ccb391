import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';

export type ExportDialogProps = {
  readonly open: boolean;
  /** The exported records in plural: "jobs". */
  readonly noun: string;
  readonly done: number;
  readonly total: number | null;
  readonly onCancel: () => void;
};

/** Shows the progress of an export; closing it cancels. */
export function ExportDialog({ open, noun, done, total, onCancel }: ExportDialogProps) {
  return (
    <FormDialog open={open} title="Exporting" width="small" fullScreenOnPhone={false} onClose={onCancel}>
      <ProgressWithCounts
        label={`Reading ${noun}`}
        done={done}
        total={Math.max(total ?? 0, done)}
        onCancel={onCancel}
      />
    </FormDialog>
  );
}
