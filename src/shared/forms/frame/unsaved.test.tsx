import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/core/errors';
import { personKey } from '@/domain/session/person-keys';
import { KeptFor } from '../../kept/person-key';
import { renderUi } from '../../testing/render-ui';
import { FormTextField } from '../fields/form-text-field';
import { FormikDialog } from './formik-dialog';
import { UnsavedChangesGuard } from './unsaved-changes-guard';

describe('UnsavedChangesGuard', () => {
  function Page({ dirty }: { dirty: boolean }) {
    return (
      <>
        <UnsavedChangesGuard when={dirty} />
        <Link to="/else">Leave this</Link>
      </>
    );
  }

  it('asks before leaving, stays, and leaves on request', async () => {
    const { user, router } = renderUi(<Page dirty />);
    await user.click(screen.getByRole('link', { name: 'Leave this' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Leave this' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Another screen')).toBeInTheDocument();
  });

  it('guards a changed form beside an unchanged one', async () => {
    const { user } = renderUi(
      <>
        <Page dirty />
        <UnsavedChangesGuard when={false} />
      </>,
    );
    await user.click(screen.getByRole('link', { name: 'Leave this' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it('does not block when nothing was typed', async () => {
    const { user } = renderUi(<Page dirty={false} />);
    await user.click(screen.getByRole('link', { name: 'Leave this' }));
    expect(await screen.findByText('Another screen')).toBeInTheDocument();
  });

  it('holds the browser back from closing the page', () => {
    renderUi(<Page dirty />);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('FormikDialog', () => {
  function Screen({
    draftKey,
    onSubmit,
  }: {
    draftKey?: string;
    onSubmit: (values: { note: string }) => void;
  }) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <FormikDialog
          open={open}
          title="New note"
          initialValues={{ note: '' }}
          onSubmit={(values) => {
            onSubmit(values);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
          submitLabel="Add"
          {...(draftKey !== undefined && { draftKey })}
        >
          <FormTextField name="note" label="Note" />
        </FormikDialog>
      </>
    );
  }

  it('asks before it discards typed text', async () => {
    const { user } = renderUi(<Screen onSubmit={vi.fn()} />);
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Call back');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Call back'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Throw away' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks before a way back that would lose typed text, as it has no draft', async () => {
    const { user, router } = renderUi(<Screen onSubmit={vi.fn()} />);
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Call back');
    await user.tab();
    await act(async () => router.navigate('/else'));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Call back'));
  });

  it('keeps a draft over a reload, until it is saved', async () => {
    const first = renderUi(<Screen draftKey="note-7" onSubmit={vi.fn()} />);
    await first.user.type(screen.getByRole('textbox', { name: 'Note' }), 'Call back');
    first.unmount();
    const onSubmit = vi.fn();
    const { user } = renderUi(<Screen draftKey="note-7" onSubmit={onSubmit} />);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Call back');
    expect(screen.getByText('What you typed before is still here.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ note: 'Call back' }));
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  });

  it('drops a draft on request', async () => {
    const { user } = renderUi(<Screen draftKey="note-6" onSubmit={vi.fn()} />);
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Call back');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Throw away' }));
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  });

  it('shows a failed save as a sentence and keeps the text', async () => {
    const { user } = renderUi(
      <Screen
        draftKey="note-5"
        onSubmit={() => {
          throw new AppError('too-large');
        }}
      />,
    );
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Call back');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('This is too large to save.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Call back');
    expect(Object.keys(sessionStorage)).toContain(personKey('', 'draft:note-5'));
  });

  it('shows a draft only to its author', async () => {
    function TwoPeople() {
      const [uid, setUid] = useState('ann');
      return (
        <>
          <button type="button" onClick={() => setUid(uid === 'ann' ? 'bob' : 'ann')}>
            Change person
          </button>
          <KeptFor uid={uid} key={uid}>
            <Screen draftKey="note-9" onSubmit={vi.fn()} />
          </KeptFor>
        </>
      );
    }
    const { user } = renderUi(<TwoPeople />);
    const note = () => screen.getByRole('textbox', { name: 'Note' });
    const changePerson = () =>
      user.click(screen.getByRole('button', { name: 'Change person', hidden: true }));
    await user.type(note(), 'Call back');
    await changePerson();
    expect(note()).toHaveValue('');
    await changePerson();
    expect(note()).toHaveValue('Call back');
  });

  it('ignores a draft that no longer fits', () => {
    sessionStorage.setItem(personKey('', 'draft:note-8'), '{"note":["an","old","shape"]}');
    renderUi(<Screen draftKey="note-8" onSubmit={vi.fn()} />);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  });
});
