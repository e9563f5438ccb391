import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';

import type { AuthDoor } from '@/data/session/auth-door';
import type { Session } from '@/data/session/session';
import { renderWithData } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { LINK_SENTENCES } from '@/domain/employees/invitation';

import { JoinPage } from './join-page';

const invitation = {
  condition: 'good',
  company: 'Slate & Sons',
  inviter: 'Noor Adler',
  jobRole: 'Roofer',
  email: 'kim@example.com',
  isProof: true,
  hasAccount: false,
};
const signedOut: Session = { state: 'signedOut', pendingUser: null };

/** Replaces the server for the one endpoint that is no callable. */
function answerWith(...answers: readonly (readonly [number, unknown] | Error)[]) {
  const sent: unknown[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const answer = left.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return sent;
}

function open(
  change: Partial<typeof invitation> = {},
  auth: Partial<AuthDoor> = {},
  session: Session = signedOut,
) {
  const ui = (
    <Routes>
      <Route path="/employee/:empId" element={<JoinPage />} />
      <Route path="*" element={<p>somewhere else</p>} />
    </Routes>
  );
  const functions = { readInvitation: () => ({ ...invitation, ...change }) };
  return {
    user: userEvent.setup(),
    ...renderWithData(ui, { route: '/employee/the-link', auth, session, functions }),
  };
}

async function join(user: ReturnType<typeof userEvent.setup>, password = 'three quiet ladders') {
  const field = await screen.findByLabelText('Choose a password');
  await user.clear(field);
  await user.click(field);
  await user.paste(password);
  await user.click(screen.getByRole('button', { name: 'Join' }));
}

describe('/employee/{empId}', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    delete window.dataLayer;
  });

  it('shows the inviting company, helps with the password, registers and logs in', async () => {
    const sent = answerWith([200, { success: true }]);
    const loginWithEmail = vi.fn(async () => undefined);
    const { user } = open({}, { loginWithEmail });
    expect(await screen.findByRole('heading', { name: 'Join Slate & Sons' })).toBeVisible();
    expect(screen.getByText(/Noor Adler invites you to work with Slate & Sons as Roofer/)).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('kim@example.com');

    await join(user, 'roof');
    expect(screen.getByText('Choose a password of at least 8 characters.')).toBeVisible();
    expect(sent).toEqual([]);
    await join(user);
    await waitFor(() =>
      expect(loginWithEmail).toHaveBeenCalledWith('kim@example.com', 'three quiet ladders', {
        ownDevice: true,
      }),
    );
    expect(sent).toEqual([{ email: 'kim@example.com', empId: 'the-link', password: 'three quiet ladders' }]);
    await waitFor(() => expect(window.dataLayer).toEqual([{ event: 'empLogin', method: 'password' }]));
  });

  it('shows a refusal in a sentence, with the serialized error, and keeps the password', async () => {
    const message = 'This invitation is for another address. Use the e-mail your company invited.';
    answerWith([403, { code: 'denied', message }], new Error('no network'));
    const { user } = open();
    await join(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveTextContent(JSON.stringify({ code: 'denied', message }));
    expect(screen.getByLabelText('Choose a password')).toHaveValue('three quiet ladders');
    await join(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('"code":"unavailable"'));
  });

  it('logs in after a lost answer, and reports a used link when the password differs', async () => {
    const used: [number, unknown] = [410, { code: 'used-link', message: LINK_SENTENCES.accepted }];
    answerWith(used, used);
    const loginWithEmail = vi
      .fn<AuthDoor['loginWithEmail']>()
      .mockRejectedValueOnce(new AppError('wrong-credentials'))
      .mockResolvedValueOnce(undefined);
    const { user } = open({}, { loginWithEmail });
    await join(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('This invitation was used already.');
    await join(user);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('sends a verification mail to a user with a copied link, and goes to the login', async () => {
    answerWith([200, { success: true }]);
    const sendVerification = vi.fn(async () => undefined);
    const pending: Session = {
      state: 'signedOut',
      pendingUser: { uid: 'u1', email: 'kim@example.com', phone: '', providers: ['password'] },
    };
    const { user, router } = open(
      { isProof: false },
      { loginWithEmail: async () => undefined, sendVerification },
      pending,
    );
    await join(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(sendVerification).toHaveBeenCalledOnce();
  });

  it.each(['expired', 'accepted', 'revoked', 'declined', 'unknown'] as const)(
    'explains a link that is %s',
    async (condition) => {
      open({ condition });
      expect(await screen.findByRole('alert')).toHaveTextContent(LINK_SENTENCES[condition]);
      expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    },
  );

  it('leads a user with an account to the login with their address', async () => {
    const { user, router } = open({ hasAccount: true });
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { email: 'kim@example.com' } });
  });
});
