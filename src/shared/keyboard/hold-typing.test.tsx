import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { lazyDialog } from '../ui/dialogs/lazy-dialog';

const Endless = lazyDialog(() => new Promise<never>(() => undefined));

it.each([
  ['still loads', <Endless key="lazy" />],
  [
    'has no field yet',
    <FormDialog key="empty" open title="Empty" onClose={() => undefined}>
      <p>Loading</p>
    </FormDialog>,
  ],
])('keys reach a field again once a dialog that %s is gone', async (_what, dialog) => {
  const waiting = renderUi(dialog);
  await vi.waitFor(() => {
    expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a' })).toBe(false);
  });
  waiting.unmount();
  const handle = vi.fn();
  renderUi(<input aria-label="Name" onKeyDown={({ key }) => handle(key)} />);
  for (const key of ['Enter', 'b']) fireEvent.keyDown(screen.getByLabelText('Name'), { key });
  expect(handle.mock.calls).toEqual([['Enter'], ['b']]);
});
