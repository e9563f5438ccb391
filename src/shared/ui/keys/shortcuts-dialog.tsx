import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FormDialog } from '../dialogs/form-dialog';
import { ShortcutKeys } from './shortcut-keys';
import type { Shortcut } from '../../keyboard/use-shortcuts';

type ShortcutGroup = { title: string; items: readonly { keys: string; label: string }[] };

export type ShortcutsDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The app's shortcuts; those of lists and texts are fixed. */
  shortcuts?: readonly Pick<Shortcut, 'keys' | 'label' | 'group'>[];
};

const PLACES: readonly ShortcutGroup[] = [
  {
    title: 'In lists',
    items: [
      { keys: 'ArrowDown', label: 'Next row' },
      { keys: 'ArrowUp', label: 'Previous row' },
      { keys: 'Enter', label: 'Open' },
      { keys: 'Space', label: 'Select' },
      { keys: 'mod+a', label: 'Select all' },
      { keys: 'Escape', label: 'Clear the selection, close' },
    ],
  },
  {
    title: 'In calendars',
    items: [
      { keys: 'Tab', label: 'Next entry' },
      { keys: 'Enter', label: 'Open the entry, or plan one from the tray' },
      { keys: 'Shift+ArrowRight', label: 'Move the entry (all arrows)' },
      { keys: 'Shift+Alt+ArrowRight', label: 'Make it longer or shorter' },
    ],
  },
  {
    title: 'In Kanban, Chat and Mail',
    items: [
      { keys: 'n', label: 'Add a card, or start a conversation' },
      { keys: 'm', label: 'New mail' },
    ],
  },
  {
    title: 'In texts',
    items: [
      { keys: 'mod+Enter', label: 'Save a note, send a message' },
      { keys: 'Enter', label: 'Save a single value' },
      { keys: 'Escape', label: 'Leave it as it was' },
    ],
  },
  {
    title: 'In pictures',
    items: [
      { keys: 'ArrowLeft', label: 'Previous picture' },
      { keys: 'ArrowRight', label: 'Next picture' },
    ],
  },
];

function grouped(shortcuts: ShortcutsDialogProps['shortcuts'] = []): readonly ShortcutGroup[] {
  const titles = [...new Set(shortcuts.map(({ group = 'Everywhere' }) => group))];
  return titles.map((title) => ({
    title,
    items: shortcuts.filter(({ group = 'Everywhere' }) => group === title),
  }));
}

/** The list of all shortcuts, opened by "?". */
export function ShortcutsDialog({ open, onClose, shortcuts }: ShortcutsDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title="Keyboard shortcuts" width="medium">
      {/* Takes the focus, so that the arrow keys scroll a list that is longer than the window. */}
      <Box
        tabIndex={0}
        role="region"
        aria-label="All shortcuts"
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4, rowGap: 3 }}
      >
        {[...grouped(shortcuts), ...PLACES].map((group) => (
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
