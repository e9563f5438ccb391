import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui';
import { lazyDialog } from './lazy-dialog';

type DialogProps = { readonly open: boolean; readonly onClose: () => void };

afterEach(() => vi.restoreAllMocks());

it('a failed load says so, leaves the screen and typed text, and is tried again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<(props: DialogProps) => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(({ open }) => open && <div role="dialog">Here it is</div>);
  const Dialog = lazyDialog<DialogProps>(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Note" />
        <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  const { user } = renderUi(<Page />);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Call back');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No connection/);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Call back');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open', expanded: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Here it is');
});
