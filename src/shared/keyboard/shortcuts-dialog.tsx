import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FormDialog } from '../ui/form-dialog';
import { ShortcutKeys } from './shortcut-keys';

export type ShortcutGroup = { title: string; items: readonly { keys: string; label: string }[] };

export type ShortcutsDialogProps = { open: boolean; onClose: () => void; groups?: readonly ShortcutGroup[] };

const LIST_KEYS: ShortcutGroup = {
  title: 'In lists',
  items: [
    { keys: 'ArrowDown', label: 'Next row' },
    { keys: 'ArrowUp', label: 'Previous row' },
    { keys: 'Enter', label: 'Open' },
    { keys: 'Space', label: 'Select' },
    { keys: 'mod+a', label: 'Select all' },
    { keys: 'Escape', label: 'Clear the selection, close' },
  ],
};

/** All keys of the app, opened by "?". */
export function ShortcutsDialog({ open, onClose, groups = [] }: ShortcutsDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title="Keyboard shortcuts" width="medium">
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4, rowGap: 3 }}>
        {[...groups, LIST_KEYS].map((group) => (
          <section key={group.title}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {group.title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {group.items.map((item) => (
                <Box
                  component="li"
                  key={`${item.keys} ${item.label}`}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    justifyContent: 'space-between',
                    gap: 2,
                    minHeight: 32,
                  }}
                >
                  {item.label}
                  <ShortcutKeys keys={item.keys} />
                </Box>
              ))}
            </Box>
          </section>
        ))}
      </Box>
    </FormDialog>
  );
}
