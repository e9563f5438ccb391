import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { AuthDoor } from '@/data/session/auth-door';
import type { Session } from '@/data/session/session';
import { renderWithData } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';

import { RegisterPage } from './register-page';

const refuse = (code: ErrorCode) => () => Promise.reject(new AppError(code));
const accept = () => Promise.resolve();
const signedOut: Session = { state: 'signedOut', pendingUser: null };

function open(auth: Partial<AuthDoor> = {}, options: RenderWithDataOptions = { session: signedOut }) {
  const user = userEvent.setup();
  return { user, ...renderWithData(<RegisterPage />, { route: '/register', auth, ...options }) };
}

const button = (name: string) => screen.getByRole('button', { name });

async function fill(user: UserEvent, password = 'ridge vent 46') {
  await write(user, screen.getByLabelText('First name'), 'Dana');
  await write(user, screen.getByLabelText('Last name'), 'Hollis');
  await write(user, screen.getByLabelText('E-mail'), 'dana@hollis.example');
  await write(user, screen.getByLabelText('Password'), password);
  await user.click(button('Sign Up'));
}

async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

describe('signing up', () => {
  it('makes an account with name, e-mail and password', async () => {
    const registerWithEmail = vi.fn(accept);
    const { user } = open({ registerWithEmail });
    await fill(user);
    await waitFor(() =>
      expect(registerWithEmail).toHaveBeenCalledWith(
        'dana@hollis.example',
        'ridge vent 46',
        { ownDevice: true },
        { firstName: 'Dana', lastName: 'Hollis' },
      ),
    );
  });

  it('asks for at least 8 characters before sending', async () => {
    const registerWithEmail = vi.fn(accept);
    const { user } = open({ registerWithEmail });
    await fill(user, 'ridge');
    expect(await screen.findByText('Choose a password of at least 8 characters.')).toBeVisible();
    expect(registerWithEmail).not.toHaveBeenCalled();
  });

  it.each([
    ['email-in-use', 'There is already an account with this e-mail. Log in, or reset its password.'],
    ['weak-password', 'Choose a password of at least 8 characters.'],
    ['network', 'No connection. What you typed is safe; try again when you are back online.'],
  ] as const)('shows why it was refused (%s), and keeps the typed text', async (code, sentence) => {
    const { user } = open({ registerWithEmail: refuse(code) });
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('First name')).toHaveValue('Dana');
    expect(screen.getByLabelText('E-mail')).toHaveValue('dana@hollis.example');
    expect(screen.getByLabelText('Password')).toHaveValue('ridge vent 46');
  });

  it('mails the owner of an address a link to its account', async () => {
    const sendReset = vi.fn(accept);
    const { user } = open({ registerWithEmail: refuse('email-in-use'), sendReset });
    await fill(user);
    await user.click(await screen.findByRole('button', { name: 'E-mail me a link to choose a password' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^A link is on its way to dana@hollis.example./,
    );
    expect(sendReset).toHaveBeenCalledWith('dana@hollis.example');
    expect(screen.getByLabelText('Password')).toHaveValue('ridge vent 46');
  });

  it('offers the other services and phone', async () => {
    const loginWithPopup = vi.fn(accept);
    const { user, router } = open({ loginWithPopup });
    await user.click(button('Sign Up with Apple'));
    expect(loginWithPopup).toHaveBeenCalledWith('apple', { ownDevice: true });
    await user.click(button('Sign Up with Phone'));
    await waitFor(() =>
      expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/login?view=phone'),
    );
  });

  it('leads a new account on to the login, which shows the verification step', async () => {
    const pendingUser = {
      uid: 'u1',
      email: 'dana@hollis.example',
      phone: '',
      providers: ['password' as const],
    };
    const session: Session = { state: 'signedOut', pendingUser };
    const { user, router } = open({ registerWithEmail: accept }, { session });
    await fill(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

describe('/register-unprotected while signed in', () => {
  const unprotected = { route: '/register-unprotected' };

  it('shows the form, asks on sending, signs out, and only then signs up', async () => {
    const steps: string[] = [];
    const { user } = open(
      {
        signOut: async () => void steps.push('signed out'),
        registerWithEmail: async () => void steps.push('registered'),
      },
      unprotected,
    );
    await fill(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out first?' }));
    expect(dialog.getByText(/You are logged in as Sam Sender/)).toBeVisible();
    expect(steps).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Log out and sign up' }));
    await waitFor(() => expect(steps).toEqual(['signed out', 'registered']));
  });

  it('changes nothing when the question is closed', async () => {
    const signOut = vi.fn(accept);
    const { user } = open({ signOut }, unprotected);
    await fill(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(signOut).not.toHaveBeenCalled();
    expect(screen.getByLabelText('First name')).toHaveValue('Dana');
  });
});
