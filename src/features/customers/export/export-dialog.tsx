import { FormDialog } from '@/shared/ui/form-dialog';
import { ProgressWithCounts } from '@/shared/ui/progress-with-counts';

export type ExportDialogProps = {
  /** How far the export has come; null while none runs. */
  readonly progress: { readonly done: number } | null;
  /** How many customers there are in all, as far as known. */
  readonly total: number | null;
  readonly onCancel: () => void;
};

/** Shows how far an export has come; closing it cancels. */
export function ExportDialog({ progress, total, onCancel }: ExportDialogProps) {
  const done = progress?.done ?? 0;
  return (
    <FormDialog
      open={progress !== null}
      title="Exporting"
      width="small"
      fullScreenOnPhone={false}
      onClose={onCancel}
    >
      <ProgressWithCounts
        label="Reading customers"
        done={done}
        total={Math.max(total ?? 0, done)}
        onCancel={onCancel}
      />
    </FormDialog>
  );
}
