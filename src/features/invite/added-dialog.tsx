import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { Icon } from '@/shared/ui/text/icon';
import { Dialog } from '@/shared/ui/dialogs/dialog';

export type AddedDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** Confirms that an address is on the invite list, and where to look for the mail. */
export function AddedDialog({ open, onClose }: AddedDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <Box aria-hidden sx={tickStyles}>
        <Icon of={Check} size={24} />
      </Box>
      <DialogTitle id={titleId}>You&apos;ve been Added!</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>
          Please check your Junk Folder to schedule your Onboarding!
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus fullWidth variant="contained" size="large" onClick={onClose}>
          All Done!
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const tickStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  mt: 3,
  marginInlineStart: 3,
  borderRadius: '50%',
  bgcolor: 'success.tint',
  color: 'success.main',
} as const;
