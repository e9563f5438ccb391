import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';

export type ExportDialogProps = {
  /** Whether an export runs. */
  readonly open: boolean;
  /** How many customers are read. */
  readonly done: number;
  /** How many customers there are in all, as far as known. */
  readonly total: number | null;
  readonly onCancel: () => void;
};

/** Shows how far an export has come; closing it cancels. */
export function ExportDialog({ open, done, total, onCancel }: ExportDialogProps) {
  return (
    <FormDialog open={open} title="Exporting" width="small" fullScreenOnPhone={false} onClose={onCancel}>
      <ProgressWithCounts
        label="Reading customers"
        done={done}
        total={Math.max(total ?? 0, done)}
        onCancel={onCancel}
      />
    </FormDialog>
  );
}
