import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnsavedChangesGuard } from '@/shared/forms/frame/unsaved-changes-guard';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { meetLostChunks } from './meet-lost-chunks';
import { tellNews, useNews } from './news';
import { UpdatePlace } from './update-place';
import { watchVersions } from './watch-versions';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly said: unknown[] = [];
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage(message: unknown) {
    this.said.push(message);
    this.become('activating');
    this.become('activated');
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(async () => undefined);
  find(): FakeWorker {
    const found = new FakeWorker();
    this.installing = found;
    this.dispatchEvent(new Event('updatefound'));
    return found;
  }
  /** The download is complete, and waits for pages of the old version. */
  ready(): FakeWorker {
    const found = this.find();
    this.installing = null;
    this.waiting = found;
    found.become('installed');
    return found;
  }
}

const registration = { now: new FakeRegistration() };
const container = {
  register: async () => registration.now,
  getRegistration: async () => registration.now,
};

let end = () => undefined as void;
const notice = () => screen.queryByRole('region', { name: 'New version' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

type Opened = { readonly isVisitor?: boolean; readonly screen?: React.ReactNode };

async function open({ isVisitor = false, screen: content = null }: Opened = {}) {
  const reload = vi.fn();
  const Frame = () => {
    const news = useNews();
    return (
      <>
        {news !== null && <UpdatePlace news={news} isVisitor={isVisitor} reload={reload} />}
        <Link to="/pricing">Pricing</Link>
        <Outlet />
      </>
    );
  };
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: content }] }]);
  render(
    <AppThemeProvider>
      <RouterProvider router={router} />
    </AppThemeProvider>,
  );
  registration.now.active = new FakeWorker();
  end = watchVersions(container as unknown as ServiceWorkerContainer);
  await act(async () => undefined);
  return { reload };
}

beforeEach(() => {
  registration.now = new FakeRegistration();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});

afterEach(() => {
  end();
  act(() => tellNews(null));
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
});

describe('a new version', () => {
  it('is offered once it is here, and nothing is loaded by itself', async () => {
    const { reload } = await open();
    const found = registration.now.find();
    expect(notice()).not.toBeInTheDocument();
    registration.now.waiting = found;
    act(() => found.become('installed'));
    expect(notice()).toHaveTextContent('A new version of Joblane is ready.');
    expect(found.said).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that was downloaded before this page opened is offered, too', async () => {
    registration.now.waiting = new FakeWorker();
    registration.now.waiting.state = 'installed';
    await open();
    expect(notice()).toBeVisible();
  });

  it('takes over by "Update now", and the page is loaded by it', async () => {
    const { reload } = await open();
    const found = await act(async () => registration.now.ready());
    await press('Update now');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(found.said).toEqual([{ type: 'SKIP_WAITING' }]);
  });

  it('goes away by "Later" and comes back after four hours', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { reload } = await open();
    act(() => void registration.now.ready());
    await press('Later');
    expect(notice()).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(4 * 60 * 60_000));
    expect(notice()).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that another window activated is offered in this one', async () => {
    const { reload } = await open();
    const found = await act(async () => registration.now.ready());
    await press('Later');
    registration.now.waiting = null;
    act(() => found.become('activated'));
    expect(notice()).toHaveTextContent('Joblane was updated.');
    await press('Update now');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(found.said).toEqual([]);
  });

  it('is no news where there was none before', async () => {
    await open();
    registration.now.active = null;
    const first = await act(async () => registration.now.find());
    act(() => first.become('installed'));
    registration.now.active = first;
    act(() => first.become('activated'));
    expect(notice()).not.toBeInTheDocument();
  });

  it('is checked for every hour, and when the window becomes visible, with a connection', async () => {
    vi.useFakeTimers();
    await open();
    const { update } = registration.now;
    act(() => void vi.advanceTimersByTime(60 * 60_000));
    expect(update).toHaveBeenCalledTimes(1);
    setVisibility('visible');
    expect(update).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(11 * 60_000);
    setVisibility('visible');
    expect(update).toHaveBeenCalledTimes(2);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void vi.advanceTimersByTime(2 * 60 * 60_000));
    expect(update).toHaveBeenCalledTimes(2);
  });
});

describe('typed text', () => {
  it('that is not kept is asked about first', async () => {
    const { reload } = await open({ screen: <UnsavedChangesGuard when /> });
    act(() => void registration.now.ready());
    await press('Update now');
    await press('Stay');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(reload).not.toHaveBeenCalled();
    await press('Update now');
    const question = await screen.findByRole('dialog', { name: 'Update without saving?' });
    expect(question).toHaveTextContent('Updating now would lose it.');
    await userEvent.click(within(question).getByRole('button', { name: 'Update now' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('that is kept as a draft needs no question; the browser still asks before the window is closed', async () => {
    const { reload } = await open({ screen: <UnsavedChangesGuard when outlivesReload /> });
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    act(() => void registration.now.ready());
    await press('Update now');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

describe('a visitor', () => {
  const field = <input aria-label="E-mail" defaultValue="" />;

  it('gets a new version with the next page, without a question', async () => {
    const { reload } = await open({ isVisitor: true, screen: field });
    act(() => void registration.now.ready());
    expect(notice()).not.toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Pricing' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('gets it while looking elsewhere, and never twice in a minute', async () => {
    const { reload } = await open({ isVisitor: true });
    act(() => void registration.now.ready());
    setVisibility('hidden');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    setVisibility('hidden');
    await act(async () => undefined);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('keeps typed text', async () => {
    const { reload } = await open({ isVisitor: true, screen: field });
    act(() => void registration.now.ready());
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'pat@');
    setVisibility('hidden');
    await act(async () => undefined);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a lost chunk of this version', () => {
  const lose = () => act(async () => void window.dispatchEvent(new Event('vite:preloadError')));
  meetLostChunks();

  it('is reported when there is typed text, and asked about', async () => {
    const { reload } = await open({ screen: <UnsavedChangesGuard when /> });
    await lose();
    expect(notice()).toHaveTextContent('A part of this page did not load.');
    await press('Update now');
    expect(await screen.findByRole('dialog', { name: 'Update without saving?' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('without a connection is no matter of versions', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    await lose();
    expect(notice()).not.toBeInTheDocument();
  });
});
