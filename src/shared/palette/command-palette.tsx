import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import type { LineIcon } from '../theme/line-icon';
import { Dialog } from '../ui/dialogs/dialog';
import { Icon } from '../ui/text/icon';
import { Kbd } from '../ui/text/kbd';
import { PaletteNote } from './palette-note';
import { ShortcutKeys } from '../ui/keys/shortcut-keys';

export type PaletteItem = {
  id: string;
  label: string;
  /** Muted text beside the label: a town, a status, a section. */
  caption?: string;
  icon?: LineIcon;
  keys?: string;
  onRun: () => void;
};

export type PaletteGroup = { id: string; label: string; items: readonly PaletteItem[] };

export type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly PaletteGroup[];
  loading?: boolean;
  emptyText?: string;
  /** Below the results: the searched collections. */
  note?: string;
  placeholder?: string;
};

/** A search box for records, screens and actions: arrows move, Enter runs. All results come as props. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, placeholder = 'Search or jump to' } = props;
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
      containerSx={{ alignItems: 'flex-start' }}
      paperSx={{ mt: { xs: 2, md: '72px' }, maxHeight: 'min(560px, calc(100dvh - 96px))' }}
    >
      <h2 id={titleId} className="visually-hidden">
        {placeholder}
      </h2>
      <PaletteBody {...props} />
    </Dialog>
  );
}

function PaletteBody(props: CommandPaletteProps) {
  const {
    onClose,
    query,
    onQueryChange,
    groups,
    loading = false,
    emptyText = 'Nothing found',
    note = '',
    placeholder = 'Search or jump to',
  } = props;
  const listId = useId();
  const [chosen, setChosen] = useState({ query, index: 0 });
  /** The query whose best hit is run once all results are there. */
  const awaited = useRef<string | null>(null);
  const activeRef = useRef<HTMLElement>(null);
  const items = groups.flatMap((group) => group.items);
  // A new query selects its best hit again.
  const wanted = chosen.query === query ? chosen.index : 0;
  const activeIndex = Math.min(wanted, Math.max(0, items.length - 1));
  const active = items[activeIndex];
  const optionId = (id: string) => `${listId}-${id}`;

  useEffect(() => {
    activeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, query]);

  const run = (item: PaletteItem) => {
    onClose();
    item.onRun();
  };
  useEffect(() => {
    if (awaited.current !== query || loading) return;
    awaited.current = null;
    if (active) run(active);
  });
  /** While results of an earlier query are shown, Enter waits; an item that was moved to is run at once. */
  const enter = () => {
    if (loading && chosen.query !== query) awaited.current = query;
    else if (active) run(active);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const move = (index: number) =>
      setChosen({ query, index: (index + items.length) % Math.max(1, items.length) });
    if (event.key === 'ArrowDown') move(activeIndex + 1);
    else if (event.key === 'ArrowUp') move(activeIndex - 1);
    else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          height: 56,
          flex: 'none',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Icon of={Search} color="var(--jl-muted)" />
        <Box
          component="input"
          autoFocus
          role="combobox"
          aria-label={placeholder}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active.id) : undefined}
          placeholder={placeholder}
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
          onKeyDown={handleKeyDown}
          sx={{
            flex: 1,
            minWidth: 0,
            border: 0,
            outline: 0,
            background: 'none',
            font: 'inherit',
            fontSize: '1rem',
            color: 'text.primary',
            '&::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
        <Kbd>Esc</Kbd>
      </Box>
      <Box sx={{ height: 2, flex: 'none' }}>
        {loading && <LinearProgress aria-label="Searching" sx={{ height: 2 }} />}
      </Box>
      <Box id={listId} role="listbox" aria-label="Results" sx={{ overflowY: 'auto', p: 1 }}>
        {groups.map((group) => (
          <Box key={group.id} role="group" aria-label={group.label}>
            {group.items.length > 0 && (
              <Box
                aria-hidden
                sx={{
                  px: '12px',
                  pt: 1.5,
                  pb: 0.5,
                  fontSize: '0.75rem',
                  lineHeight: '1rem',
                  fontWeight: 600,
                  color: 'text.secondary',
                }}
              >
                {group.label}
              </Box>
            )}
            {group.items.map((item) => {
              const isActive = item === active;
              return (
                <Box
                  key={item.id}
                  id={optionId(item.id)}
                  ref={isActive ? activeRef : undefined}
                  role="option"
                  aria-selected={isActive}
                  onClick={() => run(item)}
                  onMouseMove={() => {
                    if (!isActive) setChosen({ query, index: items.indexOf(item) });
                  }}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 1.5,
                    minHeight: { xs: 44, md: 40 },
                    px: '12px',
                    borderRadius: '6px',
                    cursor: 'pointer',
                    bgcolor: isActive ? 'selected' : undefined,
                  }}
                >
                  {item.icon && <Icon of={item.icon} size={18} color="var(--jl-muted)" />}
                  <Box
                    component="span"
                    dir="auto"
                    sx={{
                      minWidth: 0,
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                      whiteSpace: 'nowrap',
                      fontWeight: 500,
                    }}
                  >
                    {item.label}
                  </Box>
                  {item.caption !== undefined && (
                    <Box
                      component="span"
                      sx={{
                        minWidth: 0,
                        flex: 1,
                        overflow: 'hidden',
                        textOverflow: 'ellipsis',
                        whiteSpace: 'nowrap',
                        color: 'text.secondary',
                      }}
                    >
                      {item.caption}
                    </Box>
                  )}
                  {item.keys !== undefined && (
                    <Box component="span" sx={{ marginInlineStart: 'auto' }}>
                      <ShortcutKeys keys={item.keys} />
                    </Box>
                  )}
                </Box>
              );
            })}
          </Box>
        ))}
      </Box>
      {items.length === 0 && (
        <Box role="status" sx={{ px: 3, pb: 3, pt: 1, color: 'text.secondary', textAlign: 'center' }}>
          {loading ? 'Searching…' : emptyText}
        </Box>
      )}
      {note !== '' && !loading && <PaletteNote>{note}</PaletteNote>}
    </>
  );
}
