import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { memoryStoreWith, TEST_UID } from '@/data/testing/render-with-data';
import type { BusinessSettings } from '@/domain/company/company';
import type { Visit } from '@/domain/jobs/visit';
import { personKey } from '@/domain/session/person-keys';
import type { Tracker } from '@/domain/trackers/tracker';
import {
  makeJob,
  makePrice,
  makeRoster,
  makeSettings,
  makeTracker,
  makeVisit,
} from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import type { RenderRoutesOptions } from '@tests/setup/render-routes';

import { JobSheetDialog, WeekSheetDialog, WorkAgreementDialog } from './public';

const mine = { owner: TEST_UID } as const;
const tracker = makeTracker({
  ...mine,
  clientSummary: 'Shingles come Tuesday.',
  notes: 'Pays late.',
});

function openAgreement({
  amount = 18_460_00,
  settings = {},
  over = {},
  ...more
}: {
  amount?: number | null;
  settings?: Partial<BusinessSettings>;
  over?: Partial<Tracker>;
} & Pick<RenderRoutesOptions, 'user'> = {}) {
  const shown = { ...tracker, ...over };
  const price = { ...mine, uuid: shown.uuid, noun: 'tracker', amount: amount ?? 0 } as const;
  const rows = {
    Settings: [makeSettings({ ...mine, taxRate: 8_250, ...settings })],
    Prices: amount === null ? [] : [makePrice(price)],
  };
  const element = <WorkAgreementDialog tracker={shown} onClose={() => undefined} />;
  return renderRoutes([{ path: '/', element }], '/', { rows, ...more });
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const agreed = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What is agreed' });

// Loads the chunks of the dialogs and of the PDFs once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([
    import('./work-agreement-dialog'),
    import('./job-sheet-dialog'),
    import('./week-sheet-dialog'),
    import('./pdf/make-pdf'),
  ]);
}, 60_000);

afterEach(() => vi.restoreAllMocks());

describe('the dialog of a work agreement', () => {
  it("starts with the title and the client's note, and never with the internal notes", async () => {
    const { unmount } = openAgreement();
    expect(await agreed()).toHaveValue(`${tracker.title}\n\nShingles come Tuesday.`);
    unmount();
    openAgreement({ over: { uuid: 'other', clientSummary: '' } });
    expect(await agreed()).toHaveValue(tracker.title);
    expect(screen.queryByText(/Pays late/)).toBeNull();
  });

  it('adds the tax only when it is switched on', async () => {
    const { user } = openAgreement();
    const text = within(await dialog('Work agreement'));
    expect(await text.findByText('$18,460.00')).toBeVisible();
    expect(text.queryByText('Total')).toBeNull();
    await user.click(await text.findByRole('switch', { name: 'Add Sales tax (8.25 %)' }));
    expect(text.getByText('$1,522.95')).toBeVisible();
    expect(text.getByText('$19,982.95')).toBeVisible();
  });

  it.each([
    ['without an amount', { amount: null }],
    ['without a tax rate', { settings: { taxRate: 0 } }],
  ])('offers no tax %s', async (_, options) => {
    openAgreement(options);
    await agreed();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('shows no amount to users who may not see any', async () => {
    const { store } = openAgreement({ user: { isAdmin: false, permissionLevel: ['trackers:edit'] } });
    await agreed();
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
    expect(screen.queryByText(/\$/)).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(store.server.rows('Prices').size).toBe(1);
  });

  it('is not handed out while a part of it is not on the device', async () => {
    const store = memoryStoreWith({ Settings: [makeSettings(mine)] });
    store.goOffline();
    const element = <WorkAgreementDialog tracker={tracker} onClose={() => undefined} />;
    renderRoutes([{ path: '/', element }], '/', { store });
    expect(await screen.findByText(/not on this device yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
    act(() => store.goOnline());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
  });

  it('asks for a spelling of a name that cannot be printed, before it creates a paper', async () => {
    const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    const { user } = openAgreement({ over: { uuid: 'spelled', customerName: '山田 太郎 Łukasz' } });
    const field = await screen.findByRole('textbox', { name: 'Spelling of “山田 太郎” for this paper' });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Spell it in letters that can be printed.')).toBeVisible();
    await user.click(field);
    await user.paste('太郎');
    expect(await screen.findByText('These letters cannot be printed either.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(fetched).not.toHaveBeenCalled();
    await user.clear(field);
    await user.paste('Taro Yamada');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    // The fonts are fetched: the paper is being made.
    expect(await screen.findByText(/^No connection\./)).toBeVisible();
  });

  it('requires the agreed work before it creates a paper', async () => {
    const { user } = openAgreement({ over: { uuid: 'empty' } });
    await user.clear(await agreed());
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Write what is agreed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  it('explains why there is no paper, and keeps the typed text', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = openAgreement({ over: { uuid: 'typed' } });
    await user.clear(await agreed());
    await user.paste('A new roof.');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText(/^No connection\. What you typed is safe/)).toBeVisible();
    expect(await agreed()).toHaveValue('A new roof.');
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
    expect(sessionStorage.getItem(personKey('', 'draft:work-agreement:typed'))).toContain('A new roof.');
  });

  it('reports that the browser blocks the new tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = openAgreement();
    await agreed();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText(/^The browser blocked the new tab/)).toBeVisible();
  });
});

it('the dialog of a job sheet leaves room to write unless that is switched off', async () => {
  const element = <JobSheetDialog job={makeJob(mine)} onClose={() => undefined} />;
  const { user } = renderRoutes([{ path: '/', element }], '/', {
    rows: { Visits: [makeVisit({ ...mine, crew: ['gone'] })], Prices: [makePrice(mine)] },
  });
  const room = await screen.findByRole('switch', { name: /Room for notes and a signature/ });
  expect(room).toBeChecked();
  await user.click(room);
  expect(room).not.toBeChecked();
  expect(within(await dialog('Job sheet')).queryByText(/\$/)).toBeNull();
});

const rosterPerson = (uid: string) => ({
  uid,
  name: uid,
  firstName: uid,
  role: 'Roofer',
  phone: '',
  photo: '',
  active: true,
  isAdmin: false,
  colour: '0',
});

describe('the dialog of week sheets', () => {
  const crews = [
    { id: 'north', name: 'Crew North', lead: 'tom', members: ['tom'] },
    { id: 'south', name: 'Crew South', lead: 'ben', members: ['ben'] },
  ];
  const open = (crewList: typeof crews, visits: readonly Partial<Visit>[]) =>
    renderRoutes(
      [{ path: '/', element: <WeekSheetDialog first="2026-11-01" onClose={() => undefined} /> }],
      '/',
      {
        rows: {
          Settings: [makeSettings({ ...mine, crews: crewList })],
          Rosters: [makeRoster({ ...mine, people: ['tom', 'ben'].map(rosterPerson) })],
          Jobs: [makeJob(mine)],
          Visits: visits.map((visit, index) => makeVisit({ ...mine, uuid: `visit-${index}`, ...visit })),
        },
      },
    );

  it('offers each crew, and those that nobody is on', async () => {
    const { user } = open(crews, [{ crew: [] }, { crew: ['tom'] }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
    await user.click(screen.getByRole('combobox', { name: 'Crew' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All crews',
      'Crew North',
      'Crew South',
      'Nobody yet',
    ]);
  });

  it('says that there is nothing to print', async () => {
    open([], []);
    expect(await screen.findByText('Nothing is planned this week.')).toBeVisible();
  });
});
