import Typography from '@mui/material/Typography';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { archiveSchema } from './bulk.schema';
import { ReasonFields } from './reason-fields';
import type { Why } from './record-changes';

export type ArchiveDialogProps = {
  readonly open: boolean;
  readonly title: string;
  /** What happens to the unfinished records. */
  readonly text: string;
  readonly reasons: readonly string[];
  /** Null without a reason. */
  readonly onArchive: (why: Why | null) => void;
  readonly onClose: () => void;
};

/** Archives records of which some are unfinished; a reason closes these first. */
export function ArchiveDialog({ open, title, text, reasons, onArchive, onClose }: ArchiveDialogProps) {
  return (
    <FormikDialog
      open={open}
      title={title}
      initialValues={{ reason: '', note: '' }}
      validationSchema={archiveSchema}
      submitLabel="Archive"
      width="small"
      onClose={onClose}
      onSubmit={({ reason, note }) => {
        onArchive(reason === '' ? null : { reason, note });
        onClose();
      }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <ReasonFields reasons={reasons} required={false} />
    </FormikDialog>
  );
}
