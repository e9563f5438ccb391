import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { CopyField } from '@/shared/ui/text/copy-field';
import type { PaperOutcome } from './send-with-paper';

export type SentDialogProps = {
  /** "Version 2 is on its way". */
  readonly title: string;
  /** Where it was mailed to; none when only the link was made. */
  readonly to: readonly string[];
  readonly paper: PaperOutcome;
  /** The client's link, to pass on in another way. */
  readonly address: string;
  readonly onClose: () => void;
};

/** What became of a sending, with the client's link. */
export function SentDialog({ title, to, paper, address, onClose }: SentDialogProps) {
  return (
    <FormDialog
      open
      title={to.length === 0 ? 'The link is ready' : title}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {to.length === 0
          ? 'Pass it on to the client. It asks for the last four digits of their phone number.'
          : `Mailed to ${to.join(', ')}${paper === 'attached' ? ' with the PDF' : ''}. The same link, to pass on in another way:`}
      </Typography>
      {typeof paper === 'object' && <Alert severity="warning">{paper.why}</Alert>}
      <CopyField label="Link for the client" value={address} />
    </FormDialog>
  );
}
