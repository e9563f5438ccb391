import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../testing/render-ui';
import { CommandPalette } from '../palette/command-palette';
import type { PaletteGroup } from '../palette/command-palette';
import { ShortcutsDialog } from '../ui/keys/shortcuts-dialog';
import { useShortcuts } from './use-shortcuts';

function Keys({ run }: { run: (name: string) => void }) {
  useShortcuts([
    { keys: 'mod+k', label: 'Search', run: () => run('search') },
    { keys: '?', label: 'Shortcuts', run: () => run('help') },
    { keys: 'c', label: 'New customer', run: () => run('new') },
    { keys: 'g c', label: 'Go to customers', run: () => run('go') },
  ]);
  return <input aria-label="Note" />;
}

describe('useShortcuts', () => {
  it.each([
    ['c', ['new']],
    ['?', ['help']],
    ['gc', ['go']],
    ['gxc', ['new']],
    ['{Control>}k{/Control}', ['search']],
    ['{Alt>}c{/Alt}', []],
  ])('answers %s', async (pressed, runs) => {
    const run = vi.fn();
    const { user } = renderUi(<Keys run={run} />);
    await user.keyboard(pressed);
    expect(run.mock.calls.flat()).toEqual(runs);
  });

  it('ignores letters while the user types, but not Ctrl+K', async () => {
    const run = vi.fn();
    const { user } = renderUi(<Keys run={run} />);
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'cg c?');
    expect(run).not.toHaveBeenCalled();
    await user.keyboard('{Control>}k{/Control}');
    expect(run).toHaveBeenCalledWith('search');
  });
});

describe('CommandPalette', () => {
  function Palette({ onRun }: { onRun: (id: string) => void }) {
    const [open, setOpen] = useState(true);
    const [query, setQuery] = useState('');
    const item = (id: string, label: string) => ({ id, label, onRun: () => onRun(id) });
    const groups = [
      {
        id: 'records',
        label: 'Customers',
        items: query === 'zz' ? [] : [item('noor', 'Noor'), item('bob', 'Bob')],
      },
      { id: 'screens', label: 'Screens', items: query === 'zz' ? [] : [item('leads', 'Open Leads List')] },
    ];
    return (
      <CommandPalette
        open={open}
        onClose={() => setOpen(false)}
        query={query}
        onQueryChange={setQuery}
        groups={groups}
      />
    );
  }

  const active = () => screen.getByRole('option', { selected: true });

  it('is typed into, moved through with the arrows round the ends, and run with Enter', async () => {
    const onRun = vi.fn();
    const { user } = renderUi(<Palette onRun={onRun} />);
    const box = screen.getByRole('combobox', { name: 'Search or jump to' });
    expect(box).toHaveFocus();
    expect(active()).toHaveTextContent('Noor');
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Open Leads List');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent('Bob');
    expect(box).toHaveAttribute('aria-activedescendant', active().id);
    await user.keyboard('{Enter}');
    expect(onRun).toHaveBeenCalledWith('bob');
  });

  it('selects the best hit also when it arrives late, and leaves Home to the text', async () => {
    const screens = {
      id: 'screens',
      label: 'Screens',
      items: [{ id: 'leads', label: 'Leads', onRun: vi.fn() }],
    };
    function Late() {
      const [query, setQuery] = useState('');
      const [found, setFound] = useState<readonly PaletteGroup[]>([]);
      const record = { id: 'noor', label: 'Noor', onRun: vi.fn() };
      return (
        <CommandPalette
          open
          onClose={vi.fn()}
          query={query}
          onQueryChange={(typed) => {
            setQuery(typed);
            if (typed === 'noor') setTimeout(() => setFound([{ id: 'r', label: 'R', items: [record] }]));
          }}
          groups={[...found, screens]}
        />
      );
    }
    const { user } = renderUi(<Late />);
    await user.keyboard('oor{Home}n');
    expect(screen.getByRole('combobox')).toHaveValue('noor');
    await screen.findByRole('option', { name: 'Noor' });
    expect(active()).toHaveTextContent('Noor');
  });

  it('selects the best hit when the query changes, and reports when there is none', async () => {
    const { user } = renderUi(<Palette onRun={vi.fn()} />);
    await user.keyboard('{ArrowDown}{ArrowDown}n');
    expect(active()).toHaveTextContent('Noor');
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('zz{Enter}');
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
  });
});

describe('ShortcutsDialog', () => {
  it('lists the keys of the app and of lists', () => {
    renderUi(
      <ShortcutsDialog open onClose={vi.fn()} shortcuts={[{ keys: 'g l', label: 'Leads', group: 'Go' }]} />,
    );
    expect(screen.getByRole('heading', { name: 'Go' })).toBeInTheDocument();
    expect(screen.getByText('Leads').closest('li')).toHaveTextContent('LeadsGthenL');
    expect(screen.getByText('Select all').closest('li')).toHaveTextContent('CtrlA');
  });
});
