import { fireEvent, screen, within } from '@testing-library/react';
import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/core/errors';
import { renderUi } from '../testing/render-ui';
import { AsyncView } from './states/async-view';
import { BulkBar } from './list/bulk-bar';
import { ColumnChooser } from './table/column-chooser';
import { EditableFact } from './record/editable-fact';
import { FilterChip } from './list/filter-chip';
import { MenuButton } from './menus/menu-button';
import { RecordParts } from './states/missing-parts';
import { PersonAvatar } from './text/person-avatar';
import { ReasonDialog } from './dialogs/reason-dialog';
import { SearchField } from './list/search-field';
import { StageRail } from './record/stage-rail';
import { StatusChip } from './text/status-chip';
import { Timeline } from './record/timeline';
import { MailText } from './text/mail-text';
import { useHiddenColumns } from './table/use-hidden-columns';
import { FormatProvider } from '../format/format-context';

describe('EditableFact', () => {
  function Fact({
    onSave,
    validate,
  }: {
    onSave: (value: string) => void;
    validate?: (value: string) => string | null;
  }) {
    return (
      <dl>
        <EditableFact label="Claim no." value="LSM-1" onSave={onSave} {...(validate && { validate })} />
      </dl>
    );
  }
  const edit = () => screen.getByRole('button', { name: 'Edit Claim no.: LSM-1' });
  const input = () => screen.getByRole('textbox', { name: 'Claim no.' });

  it('opens in its place, saves with Enter and gives the focus back', async () => {
    const onSave = vi.fn();
    const { user } = renderUi(<Fact onSave={onSave} />);
    await user.click(edit());
    await user.clear(input());
    await user.type(input(), ' LSM-2 {Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('LSM-2');
    expect(edit()).toHaveFocus();
  });

  it('takes it back with Escape', async () => {
    const onSave = vi.fn();
    const { user } = renderUi(<Fact onSave={onSave} />);
    await user.click(edit());
    await user.type(input(), '9{Escape}');
    expect(onSave).not.toHaveBeenCalled();
    expect(edit()).toHaveFocus();
  });

  it('saves when it is left, and not when nothing changed', async () => {
    const onSave = vi.fn();
    const { user } = renderUi(<Fact onSave={onSave} />);
    await user.click(edit());
    await user.tab();
    expect(onSave).not.toHaveBeenCalled();
    await user.click(edit());
    await user.type(input(), '0');
    await user.tab();
    expect(onSave).toHaveBeenCalledExactlyOnceWith('LSM-10');
  });

  it('stays open with the reason when the value cannot be saved', async () => {
    const onSave = vi.fn();
    const { user } = renderUi(
      <Fact onSave={onSave} validate={(value) => (value === '' ? 'Write a number' : null)} />,
    );
    await user.click(edit());
    await user.clear(input());
    await user.keyboard('{Enter}');
    expect(input()).toHaveAccessibleDescription('Write a number');
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('AsyncView', () => {
  const view = (status: 'loading' | 'ready' | 'error' | 'denied' | 'missing', data?: string[]) => (
    <AsyncView
      status={status}
      data={data}
      isEmpty={(rows) => rows.length === 0}
      empty={<p>No leads yet</p>}
      onRetry={vi.fn()}
      back={{ to: '/leads', label: 'All leads' }}
    >
      {(rows) => <p>{rows.join(', ')}</p>}
    </AsyncView>
  );

  it.each([
    ['loading', undefined, 'status', 'Loading'],
    ['error', undefined, 'button', 'Try again'],
    ['error', undefined, 'link', 'All leads'],
    ['denied', undefined, 'heading', 'You have no access to this'],
    ['missing', undefined, 'heading', 'Not found'],
  ] as const)('shows that it is %s', (status, data, role, name) => {
    renderUi(view(status, data));
    expect(screen.getByRole(role, { name })).toBeInTheDocument();
  });

  it('says once in a record that parts of it lack a connection, and on a screen of its own with another try', () => {
    const part = (
      <AsyncView status="error" error={new AppError('network')}>
        {() => null}
      </AsyncView>
    );
    const { unmount } = renderUi(
      <RecordParts>
        {part}
        {part}
      </RecordParts>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^No connection\. What is not here yet shows/);
    expect(screen.getAllByText('Not on this device yet.')).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    unmount();
    renderUi(
      <AsyncView status="error" error={new AppError('network')} onRetry={vi.fn()}>
        {() => null}
      </AsyncView>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^No connection.*as soon as you are back online/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows what is there, also while it still loads, and the empty state only when it is empty', () => {
    renderUi(view('ready', ['Noor']));
    renderUi(view('loading', ['Bob']));
    renderUi(view('ready', []));
    expect(screen.getByText('Noor')).toBeInTheDocument();
    expect(screen.getByText('Bob')).toBeInTheDocument();
    expect(screen.getByText('No leads yet')).toBeInTheDocument();
  });
});

describe('FilterChip', () => {
  function Chip({ multiple }: { multiple: boolean }) {
    const [value, setValue] = useState<string[]>([]);
    const options = ['Quoted', 'Contacted'].map((status) => ({ value: status, label: status }));
    return (
      <FilterChip label="Status" options={options} value={value} onChange={setValue} multiple={multiple} />
    );
  }

  it('takes one choice and shows it', async () => {
    const { user } = renderUi(<Chip multiple={false} />);
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Quoted' }));
    expect(await screen.findByRole('button', { name: 'Status: Quoted' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear Status' }));
    expect(screen.getByRole('button', { name: 'Status' })).toBeInTheDocument();
  });

  it('takes several and stays open meanwhile', async () => {
    const { user } = renderUi(<Chip multiple />);
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Quoted' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Contacted' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Quoted' })).toBeChecked();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Status: Quoted +1' })).toBeInTheDocument();
  });
});

describe('SearchField', () => {
  it('waits for a pause, and empties itself with Escape at once', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <SearchField value="" onChange={onChange} label="Name, phone" debounceMs={30} />,
    );
    await user.type(screen.getByRole('searchbox', { name: 'Name, phone' }), 'noor');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('noor'));
    await user.keyboard('{Escape}');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('ReasonDialog', () => {
  it('asks for a reason, and for a note where one is needed', async () => {
    const onConfirm = vi.fn();
    const { user } = renderUi(
      <ReasonDialog
        open
        title="Put on hold"
        label="Reason"
        options={[{ value: 'Weather', label: 'Weather' }]}
        noteRequired
        confirmLabel="Hold"
        onConfirm={onConfirm}
        onClose={vi.fn()}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    expect(screen.getByText('Choose one')).toBeInTheDocument();
    expect(screen.getByText('Write a few words')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /Reason/ }));
    await user.click(screen.getByRole('option', { name: 'Weather' }));
    await user.type(screen.getByRole('textbox', { name: /Note/ }), ' Hail ');
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ reason: 'Weather', note: 'Hail' });
  });
});

describe('BulkBar', () => {
  it('runs what can be run and says why something cannot', async () => {
    const onRun = vi.fn();
    const actions = [
      { id: 'a', label: 'Assign', icon: Phone, onRun },
      { id: 'b', label: 'Export', icon: Phone, onRun, disabled: true, reason: 'Needs a connection' },
    ];
    const { user } = renderUi(
      <BulkBar count={2} total={31} actions={actions} onClear={vi.fn()} onSelectAll={vi.fn()} />,
    );
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(onRun).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    expect(onRun).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('button', { name: 'Select all 31' })).toBeInTheDocument();
  });
});

describe('MenuButton', () => {
  it('opens, runs an entry, and links where the entry has an address', async () => {
    const onSelect = vi.fn();
    const { user, router } = renderUi(
      <MenuButton
        label="More"
        items={[
          { id: 'a', label: 'Archive', onSelect },
          { id: 'b', label: 'Edit', to: '/edit', divider: true },
        ]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    expect(onSelect).toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(router.state.location.pathname).toBe('/edit');
  });
});

describe('ColumnChooser', () => {
  function Chooser() {
    const { hidden, setHidden } = useHiddenColumns('leads');
    const columns = [
      { id: 'name', header: 'Name', hideable: false },
      { id: 'phone', header: 'Phone' },
    ];
    return <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />;
  }

  it('hides a column and remembers it; the name always stays', async () => {
    const { user, unmount } = renderUi(<Chooser />);
    await user.click(screen.getByRole('button', { name: 'Choose columns' }));
    const phone = await screen.findByRole('menuitemcheckbox', { name: 'Phone' });
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).not.toBeInTheDocument();
    await user.click(phone);
    unmount();
    const again = renderUi(<Chooser />);
    await again.user.click(screen.getByRole('button', { name: 'Choose columns' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Phone' })).not.toBeChecked();
  });
});

describe('MailText', () => {
  it('may break after its @ and before each dot, and is one text', () => {
    renderUi(<MailText address="jo.park@mail.example.com" />);
    expect(screen.getByText('jo.park@mail.example.com').innerHTML).toBe(
      'jo<wbr>.park@<wbr>mail<wbr>.example<wbr>.com',
    );
  });
});

describe('StatusChip', () => {
  it('is words, and a button that says what it does where the status can be changed', async () => {
    const onClick = vi.fn();
    const { user } = renderUi(<StatusChip status="Quoted" onClick={onClick} />);
    await user.click(screen.getByRole('button', { name: 'Status: Quoted. Change' }));
    expect(onClick).toHaveBeenCalled();
  });
});

describe('StageRail', () => {
  it('says in words how far it has come', () => {
    renderUi(
      <StageRail
        stages={[
          { id: 'a', label: 'Contacted', state: 'done' },
          { id: 'b', label: 'Quoted', state: 'now' },
          { id: 'c', label: 'Sold', state: 'next' },
        ]}
      />,
    );
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Contacted, done', 'Quoted, now', 'Sold, ahead']);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
  });
});

describe('Timeline', () => {
  it('groups by the day of the zone and shows what was before and after', () => {
    const at = Date.parse('2026-11-23T05:30:00Z');
    renderUi(
      <FormatProvider zone="America/Chicago" country="US">
        <Timeline
          now={Date.parse('2026-11-23T16:00:00Z')}
          entries={[
            { id: '1', at: Date.parse('2026-11-23T15:00:00Z'), icon: Phone, text: 'Called' },
            {
              id: '2',
              at,
              icon: Phone,
              text: 'Moved',
              changes: [{ label: 'Follow-up', before: null, after: 'Wed, Nov 25' }],
              pending: true,
            },
          ]}
        />
      </FormatProvider>,
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Today, Mon, Nov 23',
      'Yesterday, Sun, Nov 22',
    ]);
    const moved = screen.getByText('Moved').closest('li');
    expect(moved).toHaveTextContent('11:30 pm');
    expect(moved).toHaveTextContent('Follow-upNot setWed, Nov 25');
    expect(moved).toHaveTextContent('Waiting to send');
  });
});

describe('PersonAvatar', () => {
  it('shows the initial until the picture is there', () => {
    renderUi(<PersonAvatar name="Noor" picture="/noor.jpg" />);
    expect(screen.getByText('N')).toBeInTheDocument();
    fireEvent.load(screen.getByAltText(''));
    expect(screen.queryByText('N')).not.toBeInTheDocument();
  });
});
