import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '@tests/setup/expect-console';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { renderUi } from '@/shared/testing/render-ui';
import { DownloadPage, InvitePage, SecureInvitePage } from './pages';

type WireAnswer = readonly [number, string] | Error | Promise<never>;

/** Replaces the function's endpoint and records the requests. */
function answerWith(...answers: readonly WireAnswer[]) {
  const sent: unknown[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (address: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    sent.push([address, JSON.parse(body)]);
    const answer = left.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
    if (answer instanceof Promise) {
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    }
    const [status, text] = answer;
    return new Response(text, { status });
  });
  return sent;
}

const OK: WireAnswer = [200, '{"success":true}'];
const SILENCE = new Promise<never>(() => undefined);
const EMAIL = 'ray@lakesideroofing.example';
const field = () => screen.getByRole('textbox', { name: 'E-mail address' });
const eventsOf = () => (window.dataLayer ?? []).map((entry) => entry['event']);

async function send(page: 'secure' | 'hero', email = EMAIL) {
  const { user } = renderUi(page === 'secure' ? <SecureInvitePage /> : <InvitePage />);
  const button = screen.getByRole('button', { name: page === 'secure' ? 'Add To Invite List' : 'Learn How' });
  await user.click(field());
  if (email !== '') await user.paste(email);
  await user.click(button);
  return { user, button };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('/SecureInvite', () => {
  it('shows the specified content', () => {
    renderUi(<SecureInvitePage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Joblane: Secure Your Invite' })).toBeVisible();
    expect(screen.getByText('10,000+')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Complete user flows' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Questions' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Get Joblane on your phone/ })).toHaveAttribute(
      'href',
      '/download',
    );
    expect(screen.getByRole('img', { name: /^Joblane on a phone/ })).toBeVisible();
  });

  it.each(['', 'ray', 'ray@hollisroofing'])('sends nothing for %j', async (email) => {
    const sent = answerWith();
    await send('secure', email);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please Enter a Valid Email Address');
    expect(field()).toHaveValue(email);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Please Enter a Valid Email Address');
    expect(field()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('accepts an address in any case, confirms it everywhere, and offers the next steps', async () => {
    const sent = answerWith(OK);
    const { user } = await send('secure', EMAIL.toUpperCase());
    const dialog = await screen.findByRole('dialog', { name: "You've been Added!" });
    expect(dialog).toHaveTextContent('Please check your Junk Folder to schedule your Onboarding!');
    expect(sent).toEqual([['/Joblane_Invite', { email: EMAIL.toUpperCase(), page: 'registerView' }]]);
    expect(eventsOf()).toEqual(['invite_register']);
    expect(await screen.findByText(`${EMAIL.toUpperCase()} Added to List`)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'All Done!' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(screen.getByText(`Email Sent to ${EMAIL.toUpperCase()}`)).toBeVisible();
    expect(screen.getByText('Please Check Your Junk Folder if you do not see communication')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skip Invite, Make Account' })).toHaveAttribute(
      'href',
      '/register',
    );
    await user.click(screen.getByRole('button', { name: 'Add Different Email!' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.queryByText(/^Email Sent to/)).toBeNull();
  });

  it('shows a spinner and disables the button until an answer comes, ten seconds at most', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const sent = answerWith(SILENCE, OK);
    const { user, button } = await send('secure');
    expect(await screen.findByRole('progressbar', { name: 'Sending' })).toBeVisible();
    expect(button).toBeDisabled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.unavailable);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(field()).toHaveValue(EMAIL);
    await user.click(screen.getByRole('button', { name: 'Add To Invite List' }));
    expect(await screen.findByText(`Email Sent to ${EMAIL}`)).toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });

  it.each<readonly [string, WireAnswer, string]>([
    ['an error field', [400, '{"error":"The list is full."}'], 'The list is full.'],
    ['an error field of a call that went well', [200, '{"error":"The list is full."}'], 'The list is full.'],
    ['a broken function', [500, '{"error":"Come back later."}'], 'Come back later.'],
    ['a page instead of JSON', [200, '<!doctype html><title>Joblane</title>'], ERROR_SENTENCES.unavailable],
    ['a failed gateway', [502, 'Bad Gateway'], ERROR_SENTENCES.unavailable],
    ['JSON of another kind', [200, '[]'], ERROR_SENTENCES.unavailable],
    ['no answer', new Error('connection refused'), ERROR_SENTENCES.unavailable],
  ])('shows %s in an alert and keeps the address', async (_, answer, sentence) => {
    answerWith(answer);
    await send('secure');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('button', { name: 'Add To Invite List' })).toBeEnabled();
    expect(field()).toHaveValue(EMAIL);
    expect(eventsOf()).toEqual([]);
  });
});

describe('/invite', () => {
  it('shows the e-mail field and the links to explore', () => {
    renderUi(<InvitePage />);
    const explore = screen.getByRole('region', { name: 'Explore Joblane' });
    expect(
      within(explore)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/pricing', '/download']);
  });

  it('validates nothing itself: the server reports an invalid address', async () => {
    const sent = answerWith([400, '{"error":"Please Enter a Valid Email Address"}']);
    await send('hero', 'ray');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please Enter a Valid Email Address');
    expect(sent).toEqual([['/Joblane_Invite', { email: 'ray', page: 'pageText' }]]);
    expect(field()).toHaveValue('ray');
  });

  it('confirms that the address is on the list, and accepts another one', async () => {
    answerWith(OK);
    const { user } = await send('hero');
    const dialog = await screen.findByRole('dialog', { name: "You've been Added!" });
    expect(eventsOf()).toEqual(['Email Registered']);
    await user.click(within(dialog).getByRole('button', { name: 'All Done!' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(`Email Sent to ${EMAIL}`)).toBeVisible();
    expect(screen.getByText('Please Check Your Junk Folder if you do not see communication')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Skip Invite, Make Account' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Different Email!' }));
    expect(field()).toHaveValue('');
  });

  it('sends an address once, however often the button is pressed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const sent = answerWith(SILENCE);
    const { user, button } = await send('hero');
    expect(await screen.findByRole('progressbar', { name: 'Sending' })).toBeVisible();
    await user.click(button);
    expect(sent).toHaveLength(1);
    expectConsole('error', /The invite list did not take an address/);
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it.each<readonly [string, WireAnswer]>([
    ['a broken function', [500, '{"error":"Come back later."}']],
    ['a page instead of JSON', [200, '<!doctype html><title>Joblane</title>']],
    ['no answer', new Error('connection refused')],
  ])('only stops its spinner and logs after %s', async (_, answer) => {
    expectConsole('error', /The invite list did not take an address/);
    answerWith(answer);
    await send('hero');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field()).toHaveValue(EMAIL);
  });
});

it('/download explains the installation on each device', () => {
  renderUi(<DownloadPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Joblane on your phone' })).toBeVisible();
  for (const name of ['iPhone and iPad', 'Android', 'Computer']) {
    expect(within(screen.getByRole('region', { name })).getAllByRole('listitem')).toHaveLength(3);
  }
});
