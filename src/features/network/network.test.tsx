import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { paths } from '@/domain/navigation/paths';

import { makeHandover } from '@tests/factories/records';
import { openPage } from '@tests/setup/open-page';
import { AddToNetworkPage } from './add-to-network-page';
import { MyNetworkPage } from './my-network-page';

const view = (uuid: string, otherName: string, state: string, more: Record<string, unknown> = {}) => ({
  uuid,
  person: TEST_UID,
  other: uuid,
  otherName,
  otherBusiness: 'Cole Gutters',
  state,
  ...more,
});

describe('My Network', () => {
  it('lists users by connection state, and answers them', async () => {
    const answerConnection = vi.fn(() => ({}));
    const rows = {
      Connections: [
        view('c1', 'Bo Cole', 'waiting', { message: 'Met at the show.' }),
        view('c2', 'Cy Dorn', 'connected'),
        view('c3', 'di@example.com', 'sent', { otherBusiness: '' }),
        view('c4', 'Ed Falk', 'blocked'),
        view('c5', 'Fay Gust', 'declined'),
        view('c6', 'Gil Hunt', 'connected', { person: 'somebody-else' }),
      ],
    };
    const { user } = openPage(<MyNetworkPage />, { rows, functions: { answerConnection } });
    const waiting = await screen.findByRole('region', { name: /Waiting for you/ });
    expect(within(waiting).getByText('“Met at the show.”')).toBeVisible();
    expect(screen.queryByText('Fay Gust')).not.toBeInTheDocument();
    expect(screen.queryByText('Gil Hunt')).not.toBeInTheDocument();

    expect(screen.getAllByRole('link', { name: /^Profile of/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Profile of Cy Dorn' })).toHaveAttribute(
      'href',
      paths.socialProfileOf('c2'),
    );

    await user.click(screen.getByRole('button', { name: 'Accept Bo Cole' }));
    expect(answerConnection).toHaveBeenLastCalledWith({ connection: 'c1', answer: 'accept' });
    expect(await screen.findByText('You are connected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw di@example.com' }));
    expect(answerConnection).toHaveBeenLastCalledWith({ connection: 'c3', answer: 'withdraw' });
    await user.click(screen.getByRole('button', { name: 'Unblock Ed Falk' }));
    expect(answerConnection).toHaveBeenLastCalledWith({ connection: 'c4', answer: 'unblock' });

    await user.click(screen.getByRole('button', { name: 'More about Cy Dorn' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
    const question = await screen.findByRole('dialog', { name: 'Block Cy Dorn?' });
    await user.click(within(question).getByRole('button', { name: 'Block' }));
    expect(answerConnection).toHaveBeenLastCalledWith({ connection: 'c2', answer: 'block' });
  });

  it('asks about trackers offered by connected users, and names the included parts', async () => {
    const answerHandover = vi.fn(() => ({}));
    const offer = {
      owner: TEST_UID,
      person: TEST_UID,
      side: 'taken',
      state: 'waiting',
      trackerId: '',
    } as const;
    const rows = {
      Connections: [view('bo', 'Bo Cole', 'connected')],
      Handovers: [
        makeHandover({ ...offer, uuid: 'o1', title: 'Gutters, 12 Oak St', parts: 'name address' }),
        makeHandover({ ...offer, uuid: 'o2', title: 'Of somebody removed', other: 'cy' }),
        makeHandover({ ...offer, uuid: 'o3', title: 'Taken already', state: 'active' }),
      ],
    };
    const { user } = openPage(<MyNetworkPage />, { rows, functions: { answerHandover } });
    const offered = within(await screen.findByRole('region', { name: 'Offered to you 1' }));
    expect(offered.getByText(/From Cole Gutters/)).toBeVisible();
    expect(offered.getByText(/Comes with the customer’s name and the address\./)).toBeVisible();
    await user.click(offered.getByRole('button', { name: 'Accept Gutters, 12 Oak St' }));
    expect(answerHandover).toHaveBeenLastCalledWith({ handover: 'o1', answer: 'accept' });
    expect(await screen.findByText('It is in your Open Tracker List')).toBeVisible();
    await user.click(offered.getByRole('button', { name: 'Decline Gutters, 12 Oak St' }));
    expect(answerHandover).toHaveBeenLastCalledWith({ handover: 'o1', answer: 'decline' });
  });

  it('teaches the first step while it is empty, and explains a refused answer', async () => {
    const first = openPage(<MyNetworkPage />);
    expect(await screen.findByText('Nobody in your network yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a person' })).toHaveAttribute('href', paths.addToNetwork);
    first.unmount();

    const answerConnection = () => {
      throw new AppError('conflict');
    };
    const rows = { Connections: [view('c1', 'Bo Cole', 'waiting')] };
    const { user } = openPage(<MyNetworkPage />, { rows, functions: { answerConnection } });
    await user.click(await screen.findByRole('button', { name: 'Decline Bo Cole' }));
    expect(await screen.findByText(/Another user changed this at the same time/)).toBeVisible();
  });
});

describe('Add to Network', () => {
  it('requests by address and keeps the typed text when refused', async () => {
    const requestConnection = vi.fn((): unknown => {
      throw new AppError('too-many-tries');
    });
    const { user } = openPage(<AddToNetworkPage />, { functions: { requestConnection } });
    const form = within(screen.getByRole('form', { name: 'By e-mail' }));
    const email = form.getByRole('textbox', { name: /E-mail/ });
    const send = form.getByRole('button', { name: 'Send request' });
    await user.type(email, 'bo');
    await user.click(send);
    expect((await form.findAllByText('This does not look like an e-mail address.'))[0]).toBeVisible();
    expect(requestConnection).not.toHaveBeenCalled();

    await user.type(email, '@example.com');
    await user.click(send);
    expect(await form.findByText(/Too many tries/)).toBeVisible();
    expect(email).toHaveValue('bo@example.com');
    requestConnection.mockReturnValue({ state: 'sent' });
    await user.click(send);
    await waitFor(() => expect(email).toHaveValue(''));
    expect(requestConnection).toHaveBeenLastCalledWith({ by: 'email', to: 'bo@example.com', message: '' });
    expect(await screen.findByText(/If they are here, they have your request now/)).toBeVisible();
  });

  it('searches by name, sends a request, and reports an empty result', async () => {
    const findPeople = vi.fn(() => ({ people: [{ uid: 'u2', name: 'Bo Cole', business: 'Cole Gutters' }] }));
    const requestConnection = vi.fn(() => ({ state: 'sent' }));
    const { user } = openPage(<AddToNetworkPage />, { functions: { findPeople, requestConnection } });
    const form = within(screen.getByRole('form', { name: 'By name' }));
    await user.type(form.getByRole('textbox'), 'bo cole');
    await user.click(form.getByRole('button', { name: 'Search' }));
    await user.click(await screen.findByRole('button', { name: 'Connect with Bo Cole' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Bo Cole to connect' }));
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(requestConnection).toHaveBeenLastCalledWith({ by: 'person', to: 'u2', message: '' });
    expect(await screen.findByText('Request sent')).toBeVisible();

    findPeople.mockReturnValue({ people: [] });
    await user.click(form.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText(/Nobody by that name chose to be found/)).toBeVisible();
  });

  it("creates and renews the user's own link, and makes the user findable only on request", async () => {
    const ownCode = vi.fn((input: unknown) => ({
      code: Reflect.get(Object(input), 'use') === 'renew' ? 'new1' : 'old1',
    }));
    const account = { uuid: TEST_UID, email: 'sam@example.com' };
    const { user, store } = openPage(<AddToNetworkPage />, {
      functions: { ownCode },
      rows: { Users: [account] },
    });
    await user.click(screen.getByRole('button', { name: 'Show my link' }));
    expect(await screen.findByDisplayValue(/addToNetwork\?invite=old1$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make a new link' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Make a new link' }));
    expect(await screen.findByDisplayValue(/invite=new1$/)).toBeInTheDocument();

    const findable = await screen.findByRole('switch', { name: /Let people find me by name/, hidden: true });
    expect(findable).not.toBeChecked();
    await waitFor(() => expect(findable).toBeEnabled());
    await user.click(findable);
    await waitFor(async () => {
      const { rows } = await store.page({ collection: 'Users', where: [], orderBy: [], limit: 1 });
      expect(rows[0]?.data).toMatchObject({ findable: true });
    });
  });

  it("accepts another user's link, and reports an ended one", async () => {
    const requestConnection = vi.fn((): unknown => {
      throw new AppError('expired-link', { sentence: 'This invitation link has ended. Ask for a new one.' });
    });
    const { user, router } = openPage(<AddToNetworkPage />, {
      route: `${paths.addToNetwork}?invite=abc`,
      functions: { requestConnection },
    });
    await user.click(screen.getByRole('button', { name: 'Ask to connect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask to connect' }));
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('This invitation link has ended. Ask for a new one.')).toBeVisible();
    requestConnection.mockReturnValue({ state: 'connected' });
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.myNetwork));
    expect(requestConnection).toHaveBeenLastCalledWith({ by: 'code', to: 'abc', message: '' });
  });
});
