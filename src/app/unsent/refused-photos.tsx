import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import type { WaitingFile } from '@/data/files/uploads/waiting-file';
import { saveFile } from '@/shared/media/save-file';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { DialogHead } from '@/shared/ui/dialogs/dialog-head';

export type RefusedPhotosProps = {
  readonly open: boolean;
  readonly refused: readonly WaitingFile[];
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
};

/** The photos and files that the server refuses, for users who may no longer open the record they belong to. */
export function RefusedPhotos({ open, refused, onRetry, onRemove, onClose }: RefusedPhotosProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogHead id={titleId} onClose={onClose}>
        Photos and files not sent
      </DialogHead>
      <DialogContent>
        They stay on this device until you send or remove them. If the office took you off the job, ask them
        to add you again and try again, or save them as files.
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {refused.map(({ file, content, refusal }) => (
            <Box
              component="li"
              key={file.uuid}
              aria-label={file.name}
              sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}
            >
              <Box dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {file.name}
              </Box>
              <Box sx={{ color: 'error.main', mb: 1 }}>{refusal}</Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button size="small" variant="outlined" onClick={() => saveFile(file.name, content)}>
                  Save as a file
                </Button>
                <Button size="small" variant="outlined" onClick={() => onRetry(file.uuid)}>
                  Try again
                </Button>
                <Button size="small" variant="text" onClick={() => onRemove(file.uuid)}>
                  Remove
                </Button>
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
