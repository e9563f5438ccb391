import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStoreWith, renderWithData } from '@/data/testing/render-with-data';
import type { DocStore } from '@/data/store/port';
import { COLLECTIONS } from '@/domain/core/collections';
import { formatTime } from '@/shared/format/dates';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { useFormat } from '@/shared/format/format-context';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { makeSettings } from '@tests/factories/records';
import { SignedIn } from './signed-in';

/** Two in the afternoon in Chicago, where this test runs; nine at night in Berlin, where the company works. */
const AT = Date.UTC(2026, 6, 1, 19);

function Appointment() {
  return <p>Starts {formatTime(AT, useFormat())}</p>;
}

/** Opens a screen with a time before the settings of the company are there. Returns the function that sends them. */
function openBeforeSettings(): () => void {
  const store = memoryStoreWith({
    [COLLECTIONS.settings]: [makeSettings({ owner: 'c1', timeZone: 'Europe/Berlin', country: 'DE' })],
  });
  const watchDoc = store.watchDoc.bind(store);
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  vi.spyOn(store, 'watchDoc').mockImplementation((...args: Parameters<DocStore['watchDoc']>) => {
    if (args[0].collection !== COLLECTIONS.settings) return watchDoc(...args);
    let stop = () => {};
    void sent.then(() => (stop = watchDoc(...args)));
    return () => stop();
  });
  renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <Routes>
          <Route element={<SignedIn />}>
            <Route path="*" element={<Appointment />} />
          </Route>
        </Routes>
      </FeedbackProvider>
    </AppThemeProvider>,
    { store, user: { companyUser: true, companyUuid: 'c1', owner: 'c1' }, route: '/app/account' },
  );
  return send;
}

afterEach(() => localStorage.clear());

it('draws no time before the zone of the company is known', async () => {
  const send = openBeforeSettings();
  expect(await screen.findByRole('main')).toBeVisible();
  expect(screen.queryByText(/^Starts/)).not.toBeInTheDocument();
  await act(async () => send());
  expect(await screen.findByText('Starts 21:00')).toBeVisible();
});

it('draws times at once in the zone of the last visit on this device', async () => {
  const send = openBeforeSettings();
  await act(async () => send());
  expect(await screen.findByText('Starts 21:00')).toBeVisible();
  document.body.replaceChildren();
  openBeforeSettings();
  expect(await screen.findByText('Starts 21:00')).toBeVisible();
});
