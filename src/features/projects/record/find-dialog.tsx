import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { DialogHead } from '@/shared/ui/dialogs/dialog-head';

/** A found record and what a press on its button does. */
export type FoundLine = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly onPick: () => void;
};

export type FindDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** What is found: announced. */
  readonly note: string;
  readonly listName: string;
  readonly found: readonly FoundLine[];
  /** The word on the buttons: "Add". */
  readonly pick: string;
  readonly actions: ReactNode;
  readonly onClose: () => void;
};

/** A dialog that finds records by number, title, customer or address, with a button on each. */
export function FindDialog(props: FindDialogProps) {
  const { open, title, search, onSearch, note, listName, found, pick, actions, onClose } = props;
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogHead id={titleId} onClose={onClose}>
        {title}
      </DialogHead>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 320 }}>
        <Box sx={{ pt: 1 }}>
          <TextField
            label="Number, title, customer or address"
            value={search}
            onChange={({ target }) => onSearch(target.value)}
            autoFocus
            fullWidth
          />
        </Box>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
        <Box component="ul" aria-label={listName} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {found.map((line) => (
            <Box
              component="li"
              key={line.id}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {line.title}
                </Box>
                <Box className="tn" sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' }}>
                  {line.text}
                </Box>
              </Box>
              <Button
                size="small"
                variant="outlined"
                aria-label={`${pick} ${line.title}`}
                onClick={line.onPick}
              >
                {pick}
              </Button>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
