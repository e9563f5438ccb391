import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { AuthDoor } from '@/data/session/auth-door';
import type { PendingUser, Session } from '@/data/session/session';
import { renderWithData } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';

import { LoginPage } from './login-page';

const refuse = (code: ErrorCode) => () => Promise.reject(new AppError(code));
const accept = () => Promise.resolve();

function open(
  auth: Partial<AuthDoor> = {},
  route = '/login',
  pendingUser: PendingUser | null = null,
  functions: Readonly<Record<string, () => unknown>> = {},
) {
  const session: Session = { state: 'signedOut', pendingUser };
  return { user: userEvent.setup(), ...renderWithData(<LoginPage />, { session, auth, route, functions }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const alert = () => screen.findByRole('alert');

async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

it('reports a sign-out in another tab', async () => {
  const session: Session = { state: 'signedOut', pendingUser: null, ended: 'otherTab' };
  renderWithData(<LoginPage />, { session, route: '/login' });
  expect(await screen.findByText(/^You logged out in another tab\./)).toBeVisible();
});

describe('logging in with e-mail and password', () => {
  it('sends the typed values, on an own device unless it is unticked', async () => {
    const loginWithEmail = vi.fn(accept);
    const { user } = open({ loginWithEmail });
    await write(user, screen.getByLabelText('E-mail'), ' dana@hollis.example ');
    await write(user, screen.getByLabelText('Password'), 'ridge vent 46');
    await user.click(button('Login'));
    await waitFor(() =>
      expect(loginWithEmail).toHaveBeenCalledWith('dana@hollis.example', 'ridge vent 46', {
        ownDevice: true,
      }),
    );

    await user.click(screen.getByRole('checkbox', { name: 'This is my own device' }));
    await user.click(button('Login'));
    await waitFor(() =>
      expect(loginWithEmail).toHaveBeenLastCalledWith('dana@hollis.example', 'ridge vent 46', {
        ownDevice: false,
      }),
    );
  });

  it('shows the same sentence for a wrong address and a wrong password, and keeps the typed text', async () => {
    const { user } = open({ loginWithEmail: refuse('wrong-credentials') });
    await write(user, screen.getByLabelText('E-mail'), 'dana@hollis.example');
    await write(user, screen.getByLabelText('Password'), 'wrong');
    await user.click(button('Login'));

    expect(await alert()).toHaveTextContent('That e-mail and password do not fit together.');
    expect(screen.getByLabelText('E-mail')).toHaveValue('dana@hollis.example');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });

  it.each([
    ['network', 'No connection. What you typed is safe; try again when you are back online.'],
    ['too-many-tries', 'Too many tries. Wait a few minutes, then try again.'],
    ['account-disabled', 'This account is switched off. Ask your company or our support.'],
  ] as const)('explains %s', async (code, sentence) => {
    const { user } = open({ loginWithEmail: refuse(code) });
    await write(user, screen.getByLabelText('E-mail'), 'dana@hollis.example');
    await write(user, screen.getByLabelText('Password'), 'ridge vent 46');
    await user.click(button('Login'));
    expect(await alert()).toHaveTextContent(sentence);
  });

  it('sends nothing while a field is empty or no address', async () => {
    const loginWithEmail = vi.fn(accept);
    const { user } = open({ loginWithEmail });
    await write(user, screen.getByLabelText('E-mail'), 'dana');
    await user.click(button('Login'));
    expect(await screen.findByText('This does not look like an e-mail address.')).toBeVisible();
    expect(screen.getByText('Enter your password.')).toBeVisible();
    expect(loginWithEmail).not.toHaveBeenCalled();
  });

  it('shows the password on request', async () => {
    const { user } = open();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(button('Show password'));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('logging in through another service', () => {
  it.each([
    ['Login with Google', 'google'],
    ['Login with Facebook', 'facebook'],
    ['Login with Apple', 'apple'],
  ] as const)('%s opens its window', async (name, provider) => {
    const loginWithPopup = vi.fn(accept);
    const { user } = open({ loginWithPopup });
    await user.click(screen.getByRole('checkbox', { name: 'This is my own device' }));
    await user.click(button(name));
    await waitFor(() => expect(loginWithPopup).toHaveBeenCalledWith(provider, { ownDevice: false }));
  });

  it('reports that a closed popup changed nothing', async () => {
    const { user } = open({ loginWithPopup: refuse('popup-closed') });
    await user.click(button('Login with Google'));
    expect(await alert()).toHaveTextContent(
      'The login window was closed before it finished. Nothing has changed.',
    );
  });

  it('lets a new attempt replace an abandoned popup', async () => {
    let closeFirst: (error: AppError) => void = () => undefined;
    const loginWithPopup = vi
      .fn<AuthDoor['loginWithPopup']>()
      .mockImplementationOnce(() => new Promise((_resolve, reject) => (closeFirst = reject)))
      .mockImplementationOnce(refuse('account-exists'));
    const { user } = open({ loginWithPopup });
    await user.click(button('Login with Google'));
    await user.click(button('Login with Facebook'));
    const message = await alert();
    closeFirst(new AppError('popup-closed'));
    await waitFor(() => expect(message).toHaveTextContent(/already signs in another way/));
  });
});

describe('logging in by phone', () => {
  it('sends a code to the number and takes it back', async () => {
    const confirm = vi.fn(accept);
    const startPhone = vi.fn(() => Promise.resolve({ confirm }));
    const { user } = open({ startPhone });
    await user.click(button('Login with Phone'));
    await write(user, await screen.findByLabelText('Phone number'), '8175550112');
    await user.click(button('Send code'));

    expect(await screen.findByText('We sent a code to (817) 555-0112.')).toBeVisible();
    expect(startPhone).toHaveBeenCalledWith('+18175550112', { ownDevice: true });
    await write(user, screen.getByLabelText('Code'), '123456');
    await user.click(button('Login'));
    await waitFor(() => expect(confirm).toHaveBeenCalledWith('123456'));
  });

  it('reports a wrong code, and sends a new one', async () => {
    const startPhone = vi.fn(() => Promise.resolve({ confirm: refuse('wrong-code') }));
    const { user } = open({ startPhone }, '/login?view=phone');
    await write(user, await screen.findByLabelText('Phone number'), '8175550112');
    await user.click(button('Send code'));
    await write(user, await screen.findByLabelText('Code'), '999999');
    await user.click(button('Login'));
    expect(await alert()).toHaveTextContent('That is not the code we sent. Check it, or send a new one.');

    await user.click(button('Send a new code'));
    await waitFor(() => expect(startPhone).toHaveBeenCalledTimes(2));
  });

  it('keeps the number when it turns out to be another', async () => {
    const startPhone = vi.fn(() => Promise.resolve({ confirm: accept }));
    const { user } = open({ startPhone }, '/login?view=phone');
    await write(user, await screen.findByLabelText('Phone number'), '8175550112');
    await user.click(button('Send code'));
    await user.click(await screen.findByRole('button', { name: 'Use another number' }));
    expect(screen.getByLabelText('Phone number')).toHaveValue('(817) 555-0112');
  });

  it('asks for a complete number first', async () => {
    const startPhone = vi.fn(() => Promise.resolve({ confirm: accept }));
    const { user } = open({ startPhone }, '/login?view=phone');
    await write(user, await screen.findByLabelText('Phone number'), '817');
    await user.click(button('Send code'));
    expect(await screen.findByText('This does not look like a phone number.')).toBeVisible();
    expect(startPhone).not.toHaveBeenCalled();
  });
});

describe('a forgotten password', () => {
  it('answers the same whether there is an account or not, with the typed address carried over', async () => {
    const sendReset = vi.fn(accept);
    const { user } = open({ sendReset });
    await write(user, screen.getByLabelText('E-mail'), 'dana@hollis.example');
    await user.click(button('Forgot password?'));
    await screen.findByRole('button', { name: 'Send link' });
    expect(screen.getByLabelText('E-mail')).toHaveValue('dana@hollis.example');

    await user.click(button('Send link'));
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^If dana@hollis.example has an account, a link/,
    );
    expect(sendReset).toHaveBeenCalledWith('dana@hollis.example');
  });

  it('reports that the link could not be sent', async () => {
    const { user } = open({ sendReset: refuse('too-many-tries') }, '/login?view=reset');
    await write(user, await screen.findByLabelText('E-mail'), 'dana@hollis.example');
    await user.click(button('Send link'));
    expect(await alert()).toHaveTextContent('Too many tries.');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('the verification step', () => {
  const byMail: PendingUser = { uid: 'u1', email: 'dana@hollis.example', phone: '', providers: ['password'] };
  const byPhone: PendingUser = { uid: 'u1', email: '', phone: '+18175550112', providers: ['phone'] };

  it('names the address and sends the link again', async () => {
    const sendVerification = vi.fn(accept);
    const { user } = open({ sendVerification }, '/login', byMail);
    await screen.findByRole('heading', { name: 'Verify your e-mail' });
    expect(screen.getByText(/We sent a link to dana@hollis.example/)).toBeVisible();
    await user.click(button('Send the link again'));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'We sent the link to dana@hollis.example again.',
    );
    expect(sendVerification).toHaveBeenCalledOnce();
  });

  it('asks the server on "I have verified", and reports when it is not verified', async () => {
    const { user } = open({ refreshVerification: () => Promise.resolve(false) }, '/login', byMail);
    await screen.findByRole('heading', { name: 'Verify your e-mail' });
    await user.click(button('I have verified'));
    expect(await screen.findByRole('status')).toHaveTextContent(/^Not verified yet./);
  });

  it('sends the link to another address', async () => {
    const setEmail = vi.fn(accept);
    const { user } = open({ setEmail }, '/login', byMail);
    await screen.findByRole('heading', { name: 'Verify your e-mail' });
    await user.click(button('Change address'));
    await write(user, screen.getByLabelText('New e-mail'), 'office@hollis.example');
    await user.click(button('Send link'));
    expect(await screen.findByText(/We sent a link to office@hollis.example/)).toBeVisible();

    await user.click(button('Send the link again'));
    await waitFor(() => expect(setEmail).toHaveBeenCalledTimes(2));
    expect(setEmail).toHaveBeenLastCalledWith('office@hollis.example');
  });

  it('keeps the other address after a reload', async () => {
    const first = open({ setEmail: accept }, '/login', byMail);
    await first.user.click(await screen.findByRole('button', { name: 'Change address' }));
    await write(first.user, screen.getByLabelText('New e-mail'), 'office@hollis.example');
    await first.user.click(button('Send link'));
    await screen.findByText(/We sent a link to office@hollis.example/);
    first.unmount();
    open({}, '/login', byMail);
    expect(await screen.findByText(/We sent a link to office@hollis.example/)).toBeVisible();
  });

  it('lets a slip be taken back, and a refusal keeps the typed address', async () => {
    const { user } = open({ setEmail: refuse('email-in-use') }, '/login', byMail);
    await screen.findByRole('heading', { name: 'Verify your e-mail' });
    await user.click(button('Change address'));
    await user.keyboard('taken@hollis.example');
    await user.click(button('Send link'));
    expect(await alert()).toHaveTextContent(/There is already an account with this e-mail/);
    expect(screen.getByLabelText('New e-mail')).toHaveValue('taken@hollis.example');
    await user.click(button('Keep dana@hollis.example'));
    expect(button('I have verified')).toBeVisible();
  });

  it('mails a link to the owner of an address that another account has', async () => {
    const sendReset = vi.fn(accept);
    const { user } = open({ setEmail: refuse('email-in-use'), sendReset }, '/login', byPhone);
    await write(user, await screen.findByLabelText('E-mail'), 'dana@hollis.example');
    await user.click(button('Send link'));
    await user.click(await screen.findByRole('button', { name: 'E-mail me a link to choose a password' }));
    await waitFor(() => expect(sendReset).toHaveBeenCalledWith('dana@hollis.example'));
  });

  it('asks a user who came by phone for an e-mail first', async () => {
    const setEmail = vi.fn(accept);
    const { user } = open({ setEmail }, '/login', byPhone);
    expect(await screen.findByRole('heading', { name: 'Add your e-mail' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I have verified' })).not.toBeInTheDocument();
    await write(user, screen.getByLabelText('E-mail'), 'dana@hollis.example');
    await user.click(button('Send link'));
    expect(await screen.findByRole('heading', { name: 'Verify your e-mail' })).toBeVisible();
    expect(setEmail).toHaveBeenCalledWith('dana@hollis.example');
  });

  it('lets people out', async () => {
    const signOut = vi.fn(accept);
    const { user } = open({ signOut }, '/login', byMail);
    await screen.findByRole('heading', { name: 'Verify your e-mail' });
    await user.click(button('Log out'));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });
});

describe('links out of mails', () => {
  const about = { email: 'dana@hollis.example', previousEmail: '', isOwn: true };
  const readCode = () => Promise.resolve(about);
  const notOwn = (previousEmail = '') => Promise.resolve({ ...about, previousEmail, isOwn: false });

  it('redeems a verification link once and asks for the login', async () => {
    const applyActionCode = vi.fn(accept);
    const { user } = open({ readCode, applyActionCode }, '/login?mode=verifyEmail&oobCode=good-1');
    expect(await screen.findByRole('status')).toHaveTextContent('Your e-mail is verified. Log in to go on.');
    expect(applyActionCode).toHaveBeenCalledExactlyOnceWith('good-1');
    await user.click(screen.getByRole('link', { name: 'Login' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  it('verifies nothing for an account that is not signed in here until its password is typed', async () => {
    const applyActionCode = vi.fn(accept);
    const loginWithEmail = vi
      .fn<AuthDoor['loginWithEmail']>()
      .mockImplementationOnce(refuse('wrong-credentials'))
      .mockImplementationOnce(accept);
    const { user } = open(
      { readCode: () => notOwn(), applyActionCode, loginWithEmail },
      '/login?mode=verifyEmail&oobCode=foreign-1',
    );
    await screen.findByRole('heading', { name: 'Is this your sign-up?' });
    await write(user, screen.getByLabelText('Password'), 'ridge vent 46');
    await user.click(button('Confirm'));
    expect(await alert()).toHaveTextContent('That e-mail and password do not fit together.');
    expect(applyActionCode).not.toHaveBeenCalled();

    await user.click(button('Confirm'));
    expect(await screen.findByRole('status')).toHaveTextContent('Your e-mail is verified.');
    expect(loginWithEmail).toHaveBeenLastCalledWith('dana@hollis.example', 'ridge vent 46', {
      ownDevice: true,
    });
    expect(applyActionCode).toHaveBeenCalledExactlyOnceWith('foreign-1');
  });

  it('lets the owner of an address take it from the account that signed up with it', async () => {
    const sendReset = vi.fn(accept);
    const { user } = open(
      { readCode: () => notOwn(), sendReset },
      '/login?mode=verifyEmail&oobCode=foreign-2',
    );
    await user.click(await screen.findByRole('button', { name: 'E-mail me a link to choose a password' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^A link is on its way to dana@hollis.example./,
    );
    expect(sendReset).toHaveBeenCalledWith('dana@hollis.example');
  });

  it('asks for the password of the account that wants to change to an address', async () => {
    const loginWithEmail = vi.fn(accept);
    const applyActionCode = vi.fn(refuse('needs-recent-login'));
    const { user } = open(
      { readCode: () => notOwn('old@hollis.example'), loginWithEmail, applyActionCode },
      '/login?mode=verifyAndChangeEmail&oobCode=foreign-3',
    );
    expect(
      await screen.findByText(/The account of old@hollis.example asks to use dana@hollis.example/),
    ).toBeVisible();
    await write(user, screen.getByLabelText('Password'), 'ridge vent 46');
    await user.click(button('Confirm'));
    expect(await screen.findByRole('status')).toHaveTextContent('Your new e-mail is verified.');
    expect(loginWithEmail).toHaveBeenCalledWith('old@hollis.example', 'ridge vent 46', { ownDevice: true });
  });

  it('verifies nothing for another account while a user is logged in', async () => {
    renderWithData(<LoginPage />, {
      auth: { readCode: () => notOwn() },
      route: '/login?mode=verifyEmail&oobCode=foreign-4',
    });
    expect(await screen.findByRole('status')).toHaveTextContent(/^You are logged in as Sam Sender./);
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('reports an expired link', async () => {
    open({ readCode: refuse('expired-link') }, '/login?mode=verifyEmail&oobCode=old-1');
    expect(await alert()).toHaveTextContent('This link has expired or was used before. Ask for a new one.');
    expect(screen.getByRole('link', { name: 'To the login' })).toHaveAttribute('href', '/login');
  });

  it('retries after a temporary failure', async () => {
    const applyActionCode = vi
      .fn<AuthDoor['applyActionCode']>()
      .mockImplementationOnce(refuse('network'))
      .mockImplementationOnce(accept);
    const { user } = open({ readCode, applyActionCode }, '/login?mode=verifyAndChangeEmail&oobCode=flaky-1');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Your new e-mail is verified.');
  });

  it('counts a link as redeemed when the session here ended by it', async () => {
    open(
      { readCode, applyActionCode: refuse('needs-recent-login') },
      '/login?mode=verifyAndChangeEmail&oobCode=good-3',
    );
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Your new e-mail is verified. Log in with it to go on.',
    );
  });

  it('has the server set a new password, and leads to the login with the address filled in', async () => {
    const resetPassword = vi.fn(() => ({}));
    const { user } = open({ readCode }, '/login?mode=resetPassword&oobCode=good-2', null, { resetPassword });
    expect(await screen.findByText('For dana@hollis.example.')).toBeVisible();

    await write(user, screen.getByLabelText('New password'), 'short');
    await user.click(button('Save password'));
    expect(await screen.findByText('Choose a password of at least 8 characters.')).toBeVisible();
    expect(resetPassword).not.toHaveBeenCalled();

    await write(user, screen.getByLabelText('New password'), ' no longer');
    await user.click(button('Save password'));
    expect(await screen.findByRole('status')).toHaveTextContent('Your new password is saved.');
    expect(resetPassword).toHaveBeenCalledWith({ code: 'good-2', password: 'short no longer' });
    expect(screen.getByLabelText('E-mail')).toHaveValue('dana@hollis.example');
  });

  it('takes a changed address back on the server, and goes on to a new password', async () => {
    const sendReset = vi.fn(accept);
    const { user } = open({ sendReset }, '/login?mode=recoverEmail&oobCode=back-1', null, {
      recoverAddress: () => ({ email: 'dana@hollis.example' }),
    });
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^Your old e-mail dana@hollis.example is back, and every other way to log in/,
    );
    await user.click(button('E-mail me a link to choose a password'));
    await waitFor(() => expect(sendReset).toHaveBeenCalledWith('dana@hollis.example'));
  });

  it('offers a new link when a reset link has expired', async () => {
    open({ readCode: refuse('expired-link') }, '/login?mode=resetPassword&oobCode=old-2');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('alert')).toHaveTextContent('This link has expired or was used before.');
    expect(main.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/login?view=reset',
    );
  });
});
