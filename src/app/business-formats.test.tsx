import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStoreWith, renderWithData } from '@/data/testing/render-with-data';
import type { DocStore } from '@/data/store/port';
import { SessionContext } from '@/data/session/session-context';
import { useSession } from '@/data/session/use-session';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { formatTime } from '@/shared/format/dates';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { useFormat } from '@/shared/format/format-context';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { makeSettings } from '@tests/factories/records';
import { useBusinessFormats } from './business-formats';
import { SignedIn } from './signed-in';

/** Two in the afternoon in Chicago, where this test runs; nine at night in Berlin, where the company works. */
const AT = Date.UTC(2026, 6, 1, 19);

function Appointment() {
  return <p>Starts {formatTime(AT, useFormat())}</p>;
}

/**
 * Opens a screen with a time before the settings of the company are there. Returns the functions that send and refuse
 * them.
 */
function openBeforeSettings(screen: ReactNode = <Appointment />) {
  const store = memoryStoreWith({
    [COLLECTIONS.settings]: [makeSettings({ owner: 'c1', timeZone: 'Europe/Berlin', country: 'DE' })],
  });
  const watchDoc = store.watchDoc.bind(store);
  let send = () => {};
  let refuse = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  vi.spyOn(store, 'watchDoc').mockImplementation((...args: Parameters<DocStore['watchDoc']>) => {
    if (args[0].collection !== COLLECTIONS.settings) return watchDoc(...args);
    let stop = () => {};
    void sent.then(() => (stop = watchDoc(...args)));
    void refused.then(() => args[2](new AppError('denied')));
    return () => stop();
  });
  renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <Routes>
          <Route element={<SignedIn />}>
            <Route path="*" element={screen} />
          </Route>
        </Routes>
      </FeedbackProvider>
    </AppThemeProvider>,
    { store, user: { companyUser: true, companyUuid: 'c1', owner: 'c1' }, route: '/app/account' },
  );
  return { send, refuse };
}

afterEach(() => localStorage.clear());

it('draws no time before the zone of the company is known', async () => {
  const { send } = openBeforeSettings();
  expect(await screen.findByRole('main')).toBeVisible();
  expect(screen.queryByText(/^Starts/)).not.toBeInTheDocument();
  await act(async () => send());
  expect(await screen.findByText('Starts 21:00')).toBeVisible();
});

it('draws times at once in the zone of the last visit on this device', async () => {
  const { send } = openBeforeSettings();
  await act(async () => send());
  expect(await screen.findByText('Starts 21:00')).toBeVisible();
  document.body.replaceChildren();
  openBeforeSettings();
  expect(await screen.findByText('Starts 21:00')).toBeVisible();
});

it('keeps the zone of the last visit when the settings cannot be read', async () => {
  const { send } = openBeforeSettings();
  await act(async () => send());
  expect(await screen.findByText('Starts 21:00')).toBeVisible();
  document.body.replaceChildren();
  const { refuse } = openBeforeSettings();
  await act(async () => refuse());
  expect(await screen.findByText('Starts 21:00')).toBeVisible();
  document.body.replaceChildren();
  openBeforeSettings();
  expect(await screen.findByText('Starts 21:00')).toBeVisible();
});

it('takes no zone of another business', async () => {
  function Zone() {
    return <p>Zone {useBusinessFormats()?.zone ?? 'not known'}</p>;
  }
  function TwoBusinesses() {
    const session = useSession();
    const [owner, setOwner] = useState('c1');
    if (session.state !== 'signedIn') return null;
    return (
      <SessionContext value={{ ...session, viewer: { ...session.viewer, owner } }}>
        <button type="button" onClick={() => setOwner('c2')}>
          The other business
        </button>
        <Zone />
      </SessionContext>
    );
  }
  const { send } = openBeforeSettings();
  await act(async () => send());
  expect(await screen.findByText('Starts 21:00')).toBeVisible();
  document.body.replaceChildren();
  openBeforeSettings(<TwoBusinesses />);
  expect(await screen.findByText('Zone Europe/Berlin')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'The other business' }).click());
  expect(await screen.findByText('Zone not known')).toBeVisible();
});
