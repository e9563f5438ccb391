import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui';
import { lazyDialog } from './lazy-dialog';

type DialogProps = { readonly open: boolean; readonly onClose: () => void };

afterEach(() => vi.restoreAllMocks());

it('a failed load leaves the screen and typed text, and the next press tries again', async () => {
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
  expect(await screen.findByText(/^No connection/)).toBeVisible();
  // The failed load closes the dialog a moment after it is reported.
  expect(await screen.findByRole('button', { name: 'Open', expanded: false })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Call back');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Here it is');
});
