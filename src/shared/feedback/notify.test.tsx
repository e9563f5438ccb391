import { narrowWindow } from '@tests/setup/narrow-window';
import { closeSnackbar } from 'notistack';
import toast from 'react-hot-toast';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderUi } from '../testing/render-ui';
import { undoLast } from './last-undo';
import { notify } from './notify';

afterEach(() => {
  act(() => {
    closeSnackbar();
    toast.remove();
  });
});

describe('notify', () => {
  it('reports a change and undoes it once', async () => {
    const undo = vi.fn();
    const { user } = renderUi(<p>Screen</p>);
    act(() => notify.success('Lead archived', { undo }));
    expect(await screen.findByText('Lead archived')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Lead archived')).not.toBeInTheDocument());
  });

  it('shows three notices at most', async () => {
    renderUi(<p>Screen</p>);
    act(() => {
      for (const number of [1, 2, 3, 4, 5]) notify.info(`Notice ${number}`);
    });
    await screen.findByText('Notice 3');
    expect(screen.getAllByText(/^Notice /).length).toBeLessThanOrEqual(3);
  });

  it('shows each of several notices of one moment', async () => {
    renderUi(<p>Screen</p>);
    vi.spyOn(Date.prototype, 'getTime').mockReturnValue(0);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    act(() => {
      for (const number of [1, 2]) notify.info(`Notice ${number}`);
    });
    await screen.findByText('Notice 1');
    await screen.findByText('Notice 2');
    vi.restoreAllMocks();
  });

  it('shows only the latest on a phone, and leaves room to scroll the screen under it', async () => {
    narrowWindow();
    renderUi(<p>Screen</p>);
    act(() => {
      for (const number of [1, 2, 3]) notify.info(`Notice ${number}`);
    });
    await screen.findByText('Notice 3');
    await waitFor(() => expect(screen.getAllByText(/^Notice /)).toHaveLength(1));
    const { style } = document.documentElement;
    await waitFor(() => expect(style.getPropertyValue('--jl-notices')).toBe('176px'));
    act(() => closeSnackbar());
    await waitFor(() => expect(style.getPropertyValue('--jl-notices')).toBe(''));
  });

  it('offers another action with an error', async () => {
    const onRun = vi.fn();
    const { user } = renderUi(<p>Screen</p>);
    act(() => notify.error('Not sent. Nothing is lost.', { action: { label: 'Try again', onRun } }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(onRun).toHaveBeenCalled();
  });

  it('shows the named error toasts', async () => {
    renderUi(<p>Screen</p>);
    act(() => notify.errorToast('Unable to logout'));
    expect(await screen.findByText('Unable to logout')).toBeInTheDocument();
  });

  it('stays while the focus is on its Undo, and closes some time after', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderUi(<button type="button">Elsewhere</button>);
    act(() => notify.success('Lead archived', { undo: vi.fn() }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Lead archived')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    await waitFor(() => expect(screen.queryByText('Lead archived')).not.toBeInTheDocument());
  });

  it('takes a change back once, by its button or by Ctrl+Z', async () => {
    const undo = vi.fn();
    const { user } = renderUi(<p>Screen</p>);
    act(() => notify.success('Lead archived', { undo }));
    const button = await screen.findByRole('button', { name: 'Undo' });
    act(() => expect(undoLast()).toBe(true));
    await user.click(button);
    expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Lead archived')).not.toBeInTheDocument());
  });

  it('offers the next step beside Undo, and neither once the change is taken back', async () => {
    const onRun = vi.fn();
    renderUi(<p>Screen</p>);
    act(() => notify.success('Ann is sold', { undo: vi.fn(), action: { label: 'Open tracker', onRun } }));
    expect(await screen.findByRole('button', { name: 'Open tracker' })).toBeVisible();
    act(() => expect(undoLast()).toBe(true));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Open tracker' })).not.toBeInTheDocument(),
    );
    expect(onRun).not.toHaveBeenCalled();
  });
});
