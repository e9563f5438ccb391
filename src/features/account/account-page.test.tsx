import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { memoryStoreWith, renderWithData, signedInAs, TEST_UID } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { PRESETS } from '@/domain/access/presets';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';

import { makeJob, makeVisit } from '@tests/factories/records';

import { AccountPage } from './account-page';

const rows = {
  Users: [{ uuid: TEST_UID, email: 'sam@example.com', userFirstName: 'Sam', userLastName: 'Sender' }],
};

function open(options: RenderWithDataOptions = {}) {
  const user = userEvent.setup();
  const ui = (
    <AppThemeProvider>
      <FeedbackProvider>
        <AccountPage />
      </FeedbackProvider>
    </AppThemeProvider>
  );
  return { user, ...renderWithData(ui, { route: '/app/account', rows, ...options }) };
}

const user1 = (store: ReturnType<typeof open>['store']) =>
  store.page({ collection: 'Users', where: [], orderBy: [], limit: 1 }).then(({ rows }) => rows[0]?.data);

async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

describe('the account of a field worker', () => {
  const fieldWorker = {
    isAdmin: false,
    companyUser: true,
    companyUuid: TEST_UID,
    permissionLevel: PRESETS['Field worker'],
  };
  const mine = { owner: TEST_UID, assignees: [TEST_UID] };

  it('leads a field worker to Today', () => {
    open({ user: fieldWorker });
    expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/app/today');
  });

  it('shows the visits of the day above the profile, each a link to its job', async () => {
    const start = Date.now();
    const end = start + 60_000;
    const visit = makeVisit({
      ...mine,
      crew: [TEST_UID],
      title: 'Tear-off',
      streetAddress: '12 Elm Street',
      start,
      end,
    });
    const off = makeVisit({ ...visit, uuid: 'visit-2', jobId: 'job-2', title: 'Gutters' });
    const jobs = [
      makeJob({ ...mine, uuid: visit.jobId, status: 'Scheduled' }),
      makeJob({ ...mine, uuid: 'job-2', status: 'Cancelled' }),
    ];
    open({ user: fieldWorker, rows: { ...rows, Visits: [visit, off], Jobs: jobs } });
    const day = within(await screen.findByRole('region', { name: 'Your day' }));
    expect(day.getByRole('link', { name: /Tear-off.*12 Elm Street.*Planned/ })).toHaveAttribute(
      'href',
      `/app/management/jobs/${visit.jobId}`,
    );
    expect(await day.findByRole('link', { name: /Gutters.*Cancelled/ })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Profile' })).toBeVisible();
  });

  it('says so on a day without visits', async () => {
    open({ user: fieldWorker });
    expect(await screen.findByText('Nothing planned today')).toBeVisible();
  });

  it('is as it was for others', () => {
    open();
    expect(screen.queryByRole('link', { name: 'Today' })).not.toBeInTheDocument();
  });
});

describe('the profile', () => {
  it('is saved with the typed values, trimmed', async () => {
    const onAccepted = vi.fn();
    const { user, store } = open({ onAccepted });
    const form = within(screen.getByRole('form', { name: 'Profile' }));
    await write(user, form.getByLabelText('Username'), ' sammy ');
    await write(user, form.getByLabelText('Job role'), 'Estimator');
    await write(user, form.getByLabelText('Phone'), '8175550112');
    await user.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
    expect(await user1(store)).toMatchObject({
      username: 'sammy',
      jobRole: 'Estimator',
      phone: '+18175550112',
    });
  });

  it('is refused with a sentence, and keeps the typed values', async () => {
    const { user } = open({ store: memoryStoreWith({}) });
    await write(user, screen.getByLabelText('Job role'), 'Estimator');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not there any more.');
    expect(screen.getByLabelText('Job role')).toHaveValue('Estimator');
  });

  it('takes no broken phone number', async () => {
    const { user, store } = open();
    await write(user, screen.getByLabelText('Phone'), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('This does not look like a phone number.'))[0]).toBeVisible();
    expect(await user1(store)).toMatchObject({ phone: '' });
  });

  it('asks before typed text is left', async () => {
    const { user } = open();
    await write(user, screen.getByLabelText('Job role'), 'Estimator');
    await user.click(screen.getByRole('link', { name: 'Login' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Job role')).toHaveValue('Estimator');
  });

  it('shows the plan', () => {
    open();
    expect(screen.getByText('Free')).toBeVisible();
    expect(screen.getByText('Basic use is free')).toBeVisible();
  });
});

describe('sign-in', () => {
  const route = '/app/account?tab=sign-in';

  it("shows the sign-in methods and this device's setting", async () => {
    const session = signedInAs();
    const account = { ...session.account, providers: ['password' as const, 'google.com' as const] };
    open({ route, session: { ...session, account } });
    expect(await screen.findByRole('button', { name: 'Remove Google' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Add Apple' })).toBeEnabled();
    expect(screen.getByRole('switch', { name: 'Keep data on this device' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
  });

  it('changes the password, and empties the fields afterwards', async () => {
    const changePassword = vi.fn(() => Promise.resolve());
    const { user } = open({ route, auth: { changePassword } });
    await write(user, await screen.findByLabelText('Present password'), 'old password');
    await write(user, screen.getByLabelText('New password'), 'new password');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(changePassword).toHaveBeenCalledWith('old password', 'new password'));
    await waitFor(() => expect(screen.getByLabelText('Present password')).toHaveValue(''));
    expect(await screen.findByText('Password changed')).toBeVisible();
  });

  it.each([
    ['wrong-credentials', 'This is not your present password.'],
    ['needs-recent-login', 'For your safety, log in once more and then repeat this.'],
    ['weak-password', 'Choose a password of at least 8 characters.'],
  ] as const)('explains why a password was not changed: %s', async (code, sentence) => {
    const { user } = open({ route, auth: { changePassword: () => Promise.reject(new AppError(code)) } });
    await write(user, await screen.findByLabelText('Present password'), 'old password');
    await write(user, screen.getByLabelText('New password'), 'new password');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('New password')).toHaveValue('new password');
  });

  it('offers no password form to a user without one', async () => {
    const session = signedInAs();
    open({ route, session: { ...session, account: { ...session.account, providers: ['facebook.com'] } } });
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('resends the verification link to an unverified address', async () => {
    const sendVerification = vi.fn(() => Promise.resolve());
    const session = signedInAs();
    const account = { ...session.account, isEmailVerified: false, providers: ['facebook.com' as const] };
    const { user } = open({ route, auth: { sendVerification }, session: { ...session, account } });
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Link sent to sam@example.com')).toBeInTheDocument();
  });

  it('reports a failed logout, and stays', async () => {
    const { user } = open({ route, auth: { signOut: () => Promise.reject(new AppError('network')) } });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Unable to logout')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  });
});

describe('notifications', () => {
  const route = '/app/account?tab=notifications';
  const muted = (store: ReturnType<typeof open>['store'], field = 'mutedMails') =>
    store
      .page({ collection: 'Preferences', where: [], orderBy: [], limit: 1 })
      .then(({ rows }) => rows[0]?.data[field]);

  it('are on until switched off, for stored preferences and new ones', async () => {
    for (const Preferences of [[{ uuid: TEST_UID, mutedMails: ['client-message'] }], []]) {
      const { user, store, unmount } = open({ route, rows: { ...rows, Preferences } });
      const before = Preferences.flatMap(({ mutedMails }) => mutedMails);
      const assigned = await screen.findByRole('switch', { name: 'A job is assigned to you' });
      expect(assigned).toBeChecked();
      expect(assigned).toHaveAccessibleDescription(/at most one mail an hour/);
      const writes = screen.getByRole('switch', { name: 'A client writes to you' });
      await waitFor(() => expect(writes).toHaveProperty('checked', before.length === 0));
      await user.click(assigned);
      await waitFor(async () => expect(await muted(store)).toEqual([...before, 'job-assigned']));
      await user.click(assigned);
      await waitFor(async () => expect(await muted(store)).toEqual(before));
      unmount();
    }
  });

  it('in the app are on until switched off', async () => {
    const Preferences = [{ uuid: TEST_UID, mutedNotifications: ['card'] }];
    const { user, store } = open({ route, rows: { ...rows, Preferences } });
    const assigned = await screen.findByRole('switch', { name: 'Assigned to you' });
    expect(assigned).toHaveAccessibleDescription(/by another person/);
    await waitFor(() => expect(screen.getByRole('switch', { name: 'A card changes' })).not.toBeChecked());
    await user.click(assigned);
    await waitFor(async () => expect(await muted(store, 'mutedNotifications')).toEqual(['card', 'assigned']));
    await user.click(screen.getByRole('switch', { name: 'A card changes' }));
    await waitFor(async () => expect(await muted(store, 'mutedNotifications')).toEqual(['assigned']));
  });

  it('name their requirement without a verified address', async () => {
    const session = signedInAs();
    open({ route, session: { ...session, account: { ...session.account, isEmailVerified: false } } });
    expect(await screen.findByText(/need a verified e-mail address/)).toBeVisible();
  });
});

describe('the business of a user without a company', () => {
  it('is set here', async () => {
    const { user, store } = open({
      route: '/app/account?tab=lists',
      rows: { Settings: [{ owner: TEST_UID, timeZone: 'America/Chicago', leadSources: ['Referral'] }] },
    });
    const form = within(await screen.findByRole('form', { name: 'Lists' }));
    await user.click(form.getByRole('button', { name: 'Add lead source' }));
    await write(user, form.getByLabelText('lead source 2'), 'Radio');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const { rows: settings } = await store.page({
        collection: 'Settings',
        where: [],
        orderBy: [],
        limit: 1,
      });
      expect(settings[0]?.data['leadSources']).toEqual(['Referral', 'Radio']);
    });
  });

  it('is no part of the account of a company user', () => {
    open({ user: { companyUser: true, companyUuid: 'c1' }, route: '/app/account?tab=lists' });
    expect(screen.queryByRole('link', { name: 'Custom fields' })).not.toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Profile' })).toBeVisible();
  });
});
