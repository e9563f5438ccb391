import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { RecordParts } from '../states/missing-parts';
import { lazyPart } from './lazy-part';

afterEach(() => vi.restoreAllMocks());

it('is reported as missing without a connection, and loads with the next one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<(props: { of: string }) => ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(({ of }) => <p>Messages of {of}</p>);
  const Messages = lazyPart('Messages', load);
  renderUi(
    <RecordParts>
      <Messages of="Dana" />
    </RecordParts>,
  );
  expect(await screen.findByText('Messages: not on this device yet.')).toBeVisible();
  expect(await screen.findByText(/^No connection/)).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Messages of Dana')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
});
