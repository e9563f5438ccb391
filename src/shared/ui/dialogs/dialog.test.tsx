import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { ConfirmDialog } from './confirm-dialog';
import { FormDialog } from './form-dialog';
import { lazyDialog } from './lazy-dialog';
import { ReasonDialog } from './reason-dialog';

const nothing = () => undefined;
const confirming = { title: 'Ask', confirmLabel: 'Yes', onConfirm: nothing };
const reason = { ...confirming, label: 'Reason', options: [{ value: 'Weather', label: 'Weather' }] };

type Kind = (open: boolean, close: () => void) => ReactNode;

const KINDS: Readonly<Record<string, Kind>> = {
  'a form': (open, onClose) => (
    <FormDialog open={open} title="Ask" onClose={onClose}>
      <TextField label="Name" />
    </FormDialog>
  ),
  'a form whose field asks for the focus itself': (open, onClose) => (
    <FormDialog open={open} title="Ask" onClose={onClose}>
      <TextField label="Kind" />
      <TextField label="Name" autoFocus />
    </FormDialog>
  ),
  'a form with a notice above it': (open, onClose) => (
    <FormDialog open={open} title="Ask" onClose={onClose}>
      <Alert action={<button type="button">Start over</button>}>What you typed before is still here.</Alert>
      <TextField label="Name" />
    </FormDialog>
  ),
  'a question with a field': (open, onClose) => (
    <ConfirmDialog {...confirming} open={open} onClose={onClose}>
      <TextField label="Name" multiline />
    </ConfirmDialog>
  ),
};

/** A page as the app frames it: a click on its background focuses `main`. */
function Page({ of: kind }: { readonly of: Kind }) {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <main tabIndex={-1} aria-label="Page">
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      </main>
      {kind(open, () => setOpen(false))}
    </StrictMode>
  );
}

let loaded = () => {};
const LateCard = lazyDialog(async () => {
  await new Promise<void>((resolve) => (loaded = resolve));
  return Card;
});

function Card({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <FormDialog open={open} title="Card" isReadFirst onClose={onClose}>
      <TextField label="Name" />
    </FormDialog>
  );
}

async function openAfterClick(kind: Kind) {
  const { user } = renderUi(<Page of={kind} />);
  await user.click(screen.getByRole('main'));
  expect(screen.getByRole('main')).toHaveFocus();
  // As by a shortcut: the focus stays where the click put it.
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  return user;
}

// Not in jsdom: how held letters are typed.
beforeEach(() => Object.assign(document, { execCommand: vi.fn() }));
afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

describe('the focus of a dialog opened after a click on the page', () => {
  it.each(Object.entries(KINDS))('is in the field of %s, and returns', async (_, kind) => {
    const user = await openAfterClick(kind);
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('Darlene');
    expect(field).toHaveValue('Darlene');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('main')).toHaveFocus();
  });

  it('is on the first choice of a question for a reason', async () => {
    await openAfterClick((open, onClose) => <ReasonDialog {...reason} open={open} onClose={onClose} />);
    expect(await screen.findByRole('combobox', { name: /Reason/ })).toHaveFocus();
  });

  it('is on the dialog itself where nothing is typed, and where a record is read first', async () => {
    await openAfterClick((open, onClose) => (
      <FormDialog open={open} title="Card" isReadFirst onClose={onClose}>
        <TextField label="Name" />
      </FormDialog>
    ));
    expect(await screen.findByRole('dialog')).toHaveFocus();
  });

  it('goes to a field that is drawn later', async () => {
    let show = () => {};
    function Late() {
      const [isThere, setIsThere] = useState(false);
      useEffect(() => {
        show = () => setIsThere(true);
      }, []);
      return isThere ? <TextField label="Name" /> : 'Loading';
    }
    await openAfterClick((open, onClose) => (
      <FormDialog open={open} title="Ask" onClose={onClose}>
        <Late />
      </FormDialog>
    ));
    expect(await screen.findByRole('dialog')).toHaveFocus();
    act(() => show());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  });

  it.each([
    [
      'whose first control is no field',
      (open: boolean, onClose: () => void) => (
        <FormDialog open={open} title="Photos" onClose={onClose}>
          <button type="button">Save all</button>
          <TextField label="Name" />
        </FormDialog>
      ),
    ],
    [
      'that asks without a field',
      (open: boolean, onClose: () => void) => (
        <ConfirmDialog {...confirming} text="It is gone then." open={open} onClose={onClose} />
      ),
    ],
  ] as const)('leaves the keys to the browser in a dialog %s', async (_what, kind) => {
    await openAfterClick(kind);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    // Space scrolls when nothing prevents it.
    await waitFor(() => expect(fireEvent.keyDown(dialog, { key: ' ' })).toBe(true));
  });

  it('types nothing into a record that is read first once it has loaded', async () => {
    const { user } = renderUi(<LateCard open onClose={nothing} />);
    await user.keyboard('xy');
    act(() => loaded());
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    // Space scrolls when nothing prevents it.
    expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: ' ' })).toBe(true);
    act(() => screen.getByRole('textbox', { name: 'Name' }).focus());
    await act(async () => undefined);
    expect(document.execCommand).not.toHaveBeenCalled();
  });
});
