import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { Account } from '@/data/session/session';
import { renderWithData, signedInAs } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';

import { SignInTab } from './sign-in-tab';

const done = () => vi.fn(() => Promise.resolve());

async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

function open(account: Partial<Account>, options: RenderWithDataOptions) {
  const session = signedInAs();
  const ui = (
    <AppThemeProvider>
      <FeedbackProvider>
        <SignInTab />
      </FeedbackProvider>
    </AppThemeProvider>
  );
  const user = userEvent.setup();
  renderWithData(ui, { ...options, session: { ...session, account: { ...session.account, ...account } } });
  return user;
}

describe('ways to sign in', () => {
  it('are added and removed, but not the last one', async () => {
    const linkPopup = done().mockRejectedValueOnce(new AppError('popup-closed'));
    linkPopup.mockRejectedValueOnce(new AppError('account-exists'));
    const user = open({}, { auth: { linkPopup } });
    expect(screen.getByRole('button', { name: 'Remove E-mail and password' })).toBeDisabled();
    expect(screen.getByText(/Your only way to log in cannot be removed/)).toBeVisible();

    const add = screen.getByRole('button', { name: 'Add Google' });
    await user.click(add);
    expect(
      await screen.findByText('The login window was closed before it finished. Nothing has changed.'),
    ).toBeVisible();
    await user.click(add);
    expect(
      await screen.findByText(
        'This Google account already signs in to another account here. Nothing has changed.',
      ),
    ).toBeVisible();
    await user.click(add);
    expect(await screen.findByText('Google added')).toBeVisible();
    expect(linkPopup).toHaveBeenCalledTimes(3);
  });

  it('reauthenticate when the sign-in is old, and then continue', async () => {
    const unlink = done().mockRejectedValueOnce(new AppError('needs-recent-login'));
    const confirmWithPassword = done().mockRejectedValueOnce(new AppError('wrong-credentials'));
    const user = open({ providers: ['password', 'google.com'] }, { auth: { unlink, confirmWithPassword } });
    await user.click(screen.getByRole('button', { name: 'Remove Google' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await write(user, dialog.getByLabelText('Password'), 'ridge');
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This is not your password.');
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Google removed')).toBeVisible();
    expect(unlink.mock.calls).toEqual([['google.com'], ['google.com']]);
  });

  it('take a phone once its code was typed', async () => {
    const confirm = done().mockRejectedValueOnce(new AppError('wrong-code'));
    const startPhoneFor = vi.fn(() => Promise.resolve({ confirm }));
    const user = open({}, { auth: { startPhoneFor } });
    await user.click(screen.getByRole('button', { name: 'Add Phone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in by phone' }));
    await user.click(dialog.getByLabelText('Phone number'));
    await user.paste('8175550112');
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    await write(user, await dialog.findByLabelText('Code'), '123456');
    expect(startPhoneFor).toHaveBeenCalledExactlyOnceWith('link', '+18175550112');
    await user.click(dialog.getByRole('button', { name: 'Add phone' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('That is not the code we sent.');
    await user.click(dialog.getByRole('button', { name: 'Add phone' }));
    expect(await screen.findByText('Phone added')).toBeVisible();
    expect(confirm).toHaveBeenLastCalledWith('123456');
  });

  it('add a first password for a user without one', async () => {
    const linkPassword = done();
    const user = open({ providers: ['google.com'] }, { auth: { linkPassword } });
    await user.click(screen.getByRole('button', { name: 'Add E-mail and password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a password' }));
    await write(user, dialog.getByLabelText('New password'), 'ridge vent 46');
    await user.click(dialog.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(linkPassword).toHaveBeenCalledExactlyOnceWith('ridge vent 46'));
  });
});

describe('another address', () => {
  it('gets a link, and must be another one', async () => {
    const setEmail = done();
    const user = open({}, { auth: { setEmail } });
    const form = within(screen.getByRole('form', { name: 'E-mail address' }));
    const field = form.getByLabelText('New e-mail');
    await user.click(field);
    await user.paste('Sam@example.com');
    await user.click(form.getByRole('button', { name: 'Change e-mail' }));
    expect((await form.findAllByText('This is your address already.'))[0]).toBeVisible();
    await user.clear(field);
    await user.paste('sam@roofs.example');
    await user.click(form.getByRole('button', { name: 'Change e-mail' }));
    expect(await screen.findByText(/^Link sent to sam@roofs.example/)).toBeVisible();
    expect(setEmail).toHaveBeenCalledExactlyOnceWith('sam@roofs.example');
  });
});

describe('this device and all others', () => {
  it('keeps nothing any more, unless something is not sent', async () => {
    const keepOn = done().mockRejectedValueOnce(new AppError('unsent'));
    const user = open({}, { auth: { keepOn } });
    const keepNothing = async () => {
      await user.click(screen.getByRole('switch', { name: 'Keep data on this device' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Keep nothing on this device?' }));
      await user.click(dialog.getByRole('button', { name: 'Keep nothing' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await keepNothing();
    expect(screen.getByRole('alert')).toHaveTextContent('A begun import is');
    await keepNothing();
    expect(keepOn).toHaveBeenLastCalledWith({ ownDevice: false });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('end every session, and stay when that fails', async () => {
    const signOut = done();
    const everywhere = vi.fn<() => unknown>(() => ({}));
    everywhere.mockImplementationOnce(() => {
      throw new AppError('network');
    });
    const user = open({}, { auth: { signOut }, functions: { signOutEverywhere: everywhere } });
    const leave = async () => {
      await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Log out everywhere?' }));
      await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await leave();
    expect(await screen.findByText(/^No connection/)).toBeVisible();
    expect(signOut).not.toHaveBeenCalled();
    await leave();
    expect(await screen.findByText('You are logged out on all devices')).toBeVisible();
    expect(signOut).toHaveBeenCalledOnce();
  });
});
