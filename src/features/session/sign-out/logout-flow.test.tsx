import { configure, screen, within } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { editProfile } from '@/data/account/profile';
import { useUser } from '@/data/session/use-session';
import { memoryStoreWith, renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import { useCommit } from '@/data/runtime/use-commit';
import { UnsentError } from '@/data/session/leave';
import { LogoutFlow } from './logout-flow';

function Leaver({ onAnswer }: { readonly onAnswer: (hasLeft: boolean) => void }) {
  const user = useUser();
  const commit = useCommit();
  const [isLeaving, setIsLeaving] = useState(false);
  const handleDone = (hasLeft: boolean) => {
    setIsLeaving(false);
    onAnswer(hasLeft);
  };
  return (
    <>
      <button type="button" onClick={() => commit(editProfile(user, { city: 'Plano' }))}>
        Move
      </button>
      <button type="button" onClick={() => setIsLeaving(true)}>
        Logout
      </button>
      {isLeaving && <LogoutFlow onDone={handleDone} />}
    </>
  );
}

async function leaveWithSomethingUnsent(
  file: string | null = null,
  also: ConstructorParameters<typeof UnsentError>[1] = {},
) {
  // The flow is a separate chunk, which a busy machine loads slowly.
  configure({ asyncUtilTimeout: 10_000 });
  const store = memoryStoreWith({ Users: [{ uuid: TEST_UID }] });
  store.goOffline();
  const signOut = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new UnsentError(file, also));
  const onAnswer = vi.fn();
  const user = userEvent.setup();
  renderWithData(<Leaver onAnswer={onAnswer} />, { store, auth: { signOut } });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const question = within(await screen.findByRole('dialog', { name: '1 change not sent' }));
  return { store, signOut, onAnswer, user, question };
}

describe('logging out with an unfinished import', () => {
  it('names the file beside the changes', async () => {
    const { question } = await leaveWithSomethingUnsent('leads.csv');
    const [change, file] = question.getAllByRole('listitem');
    expect(change).toHaveTextContent(/^Profile saved/);
    expect(file).toHaveTextContent('The file leads.csv; customers that are in already stay');
  });

  it('still asks about the file once everything is sent', async () => {
    const { store, question } = await leaveWithSomethingUnsent('leads.csv');
    expect(question.getByRole('button', { name: 'Discard and log out' })).toBeVisible();
    store.goOnline();
    const dialog = within(await screen.findByRole('dialog', { name: 'Your import is not finished' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent('leads.csv');
    expect(dialog.getByRole('button', { name: 'Discard and log out' })).toBeVisible();
  });
});

describe('logging out with something unsent', () => {
  it('names it, and stays on request', async () => {
    const { signOut, onAnswer, user, question } = await leaveWithSomethingUnsent();
    expect(question.getByRole('listitem')).toHaveTextContent(/^Profile saved/);
    await user.click(question.getByRole('button', { name: 'Stay logged in' }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('goes when it may be discarded', async () => {
    const { signOut, onAnswer, user, question } = await leaveWithSomethingUnsent();
    await user.click(question.getByRole('button', { name: 'Discard and log out' }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true);
    expect(signOut).toHaveBeenCalledTimes(2);
  });

  it("still asks about another tab's changes once everything here is sent", async () => {
    const { store, question } = await leaveWithSomethingUnsent(null, { isElsewhere: true });
    expect(question.getAllByRole('listitem').at(-1)).toHaveTextContent('Changes in another tab');
    store.goOnline();
    const dialog = within(await screen.findByRole('dialog', { name: 'Another tab is not done sending' }));
    expect(dialog.getByRole('button', { name: 'Discard and log out' })).toBeVisible();
  });

  it('names photos that wait for a connection', async () => {
    const { store, question } = await leaveWithSomethingUnsent(null, { photos: 2 });
    expect(question.getAllByRole('listitem').at(-1)).toHaveTextContent('2 photos or files, not sent yet');
    store.goOnline();
    expect(await screen.findByRole('dialog', { name: 'Photos are not sent yet' })).toBeVisible();
  });

  it('notices that they were sent meanwhile', async () => {
    const { store, user, onAnswer } = await leaveWithSomethingUnsent();
    store.goOnline();
    const question = within(await screen.findByRole('dialog', { name: 'Everything is sent now' }));
    await user.click(question.getByRole('button', { name: 'Log out' }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true);
  });
});
