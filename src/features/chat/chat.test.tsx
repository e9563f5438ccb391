import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { DocStore } from '@/data/store/port';
import { memoryStoreWith, TEST_UID } from '@/data/testing/render-with-data';
import { BETWEEN_CONNECTIONS, pairThreadId } from '@/domain/chat/thread-id';
import { MAX_MESSAGE } from '@/domain/chat/message';
import { AppError } from '@/domain/core/errors';
import { instant } from '@/domain/core/value';
import { paths } from '@/domain/navigation/paths';

import { makeFile, makeMessage, makeNotification, makeRoster, makeThread } from '@tests/factories/records';
import { openPage } from '@tests/setup/open-page';
import { stubComputerNotices } from '@tests/setup/stub-computer-notices';
import { ChatPage } from './chat-page';

const OWNER = 'acme';
const MAX = 'max';
const person = (uid: string, name: string, more: Record<string, unknown> = {}) => ({
  ...makeRoster({}).people[0],
  ...{ uid, name, firstName: name.split(' ')[0] ?? '', role: 'Roofer', active: true },
  ...more,
});
const ROSTER = makeRoster({
  owner: OWNER,
  people: [
    person(TEST_UID, 'Sam Sender'),
    person(MAX, 'Max Weber', { role: 'Crew lead' }),
    person('eve', 'Eve Lindt'),
    person('gus', 'Gus Gone', { active: false }),
    person('pat', 'Patrick O’Brien'),
  ],
} as Parameters<typeof makeRoster>[0]);

const WITH_MAX = pairThreadId(OWNER, TEST_UID, MAX);
const WITH_GUS = pairThreadId(OWNER, TEST_UID, 'gus');
const WITH_BO = pairThreadId(BETWEEN_CONNECTIONS, TEST_UID, 'bo');
const HOUR = 3_600_000;
const at = (hoursAgo: number) => Date.now() - hoursAgo * HOUR;

const crew = makeThread({
  uuid: 'crew',
  owner: OWNER,
  name: 'Crew North',
  participantIds: [TEST_UID, MAX, 'eve'],
  lastMessage: { id: 'm2', senderId: 'eve', body: 'Dry so far.', kind: 'text' },
  lastAt: at(1),
  unread: { [TEST_UID]: 1 },
  seen: { [TEST_UID]: at(2), [MAX]: at(0) },
});
const pair = makeThread({
  uuid: WITH_MAX,
  owner: OWNER,
  type: 'ONE_TO_ONE',
  participantIds: [TEST_UID, MAX].toSorted(),
  lastMessage: { id: 'p1', senderId: MAX, body: 'Ladders are back.', kind: 'text' },
  lastAt: at(5),
});
const said = (uuid: string, createdBy: string, hoursAgo: number, body: string) =>
  makeMessage({ uuid, owner: OWNER, threadId: 'crew', createdBy, createdAt: at(hoursAgo), body });

const ROWS = {
  Rosters: [ROSTER],
  Connections: [
    {
      ...{ uuid: `${TEST_UID}_bo`, person: TEST_UID, other: 'bo', otherName: 'Bo Cole' },
      ...{ otherBusiness: 'Cole Gutters', state: 'connected' },
    },
  ],
  Threads: [crew, pair],
  Messages: [
    said('m1', TEST_UID, 3, 'How does it look?'),
    said('m2', 'eve', 1, 'Dry so far. @Sam Sender photos are up.'),
    makeMessage({ uuid: 'p1', owner: OWNER, threadId: WITH_MAX, createdBy: MAX, body: 'Ladders are back.' }),
  ].map((one) => (one.uuid === 'm2' ? { ...one, mentions: [TEST_UID] } : one)),
};
const USER = { companyUuid: OWNER, companyUser: true, owner: OWNER };

const open = (route: string, options: Parameters<typeof openPage>[1] = {}) =>
  openPage(
    <Routes>
      <Route path={paths.newChat} element={<ChatPage />} />
      <Route path={paths.chatThread(':threadKey')} element={<ChatPage />} />
    </Routes>,
    { rows: ROWS, user: USER, route, ...options },
  );
const stored = (store: Pick<DocStore, 'readServer'>, id: string) =>
  store.readServer({ collection: 'Threads', id });
const messages = () => screen.findByRole('log', { name: 'Messages' });
const composer = (name: RegExp) => screen.findByRole('textbox', { name });

describe('the list of conversations', () => {
  it('shows the newest first with its last message and what is unread', async () => {
    open(paths.newChat);
    const list = await screen.findByRole('region', { name: 'Conversations' });
    const links = await within(list).findAllByRole('link', { name: /Crew North|Max Weber/ });
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^Crew NorthEve: Dry so far\..*1 unread$/),
      expect.stringMatching(/Max WeberLadders are back\./),
    ]);
  });

  it('marks a person who has left', async () => {
    const gone = { ...pair, uuid: WITH_GUS, participantIds: [TEST_UID, 'gus'] };
    open(paths.newChat, { rows: { ...ROWS, Threads: [gone, pair] } });
    const list = within(await screen.findByRole('region', { name: 'Conversations' }));
    expect(await list.findByRole('link', { name: /Gus Gone ?Has left · / })).toBeVisible();
    expect(list.getByRole('link', { name: /Max Weber/ })).not.toHaveTextContent('Has left');
  });

  it('is narrowed to what is unread, groups or people, and by a search', async () => {
    const { user } = open(paths.newChat);
    const list = within(await screen.findByRole('region', { name: 'Conversations' }));
    await list.findByText('Crew North');
    await user.click(list.getByRole('button', { name: 'People' }));
    expect(list.queryByText('Crew North')).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'All' }));
    await user.type(list.getByRole('searchbox', { name: 'People, groups, last messages' }), 'lindt');
    expect(list.queryByText('Max Weber')).not.toBeInTheDocument();
    expect(list.getByText('Crew North')).toBeVisible();
    await user.type(list.getByRole('searchbox', { name: 'People, groups, last messages' }), 'xyz');
    expect(list.getByRole('heading', { name: 'No conversation fits' })).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Show all conversations' }));
    expect(await list.findByText('Max Weber')).toBeVisible();
  });

  it('finds a conversation behind the first page', async () => {
    const newer = Array.from({ length: 40 }, (_, n) =>
      makeThread({ ...crew, uuid: `crew-${n}`, name: `Crew ${n}`, lastAt: at(n / 100), unread: {} }),
    );
    const { user } = open(paths.newChat, { rows: { ...ROWS, Threads: [...newer, crew, pair] } });
    const list = within(await screen.findByRole('region', { name: 'Conversations' }));
    await list.findByText('Crew 1');
    expect(list.queryByText('Max Weber')).not.toBeInTheDocument();
    await user.type(list.getByRole('searchbox', { name: 'People, groups, last messages' }), 'ladders');
    expect(await list.findByText('Max Weber')).toBeVisible();
    await user.click(list.getByRole('button', { name: /^Unread/ }));
    await user.clear(list.getByRole('searchbox', { name: 'People, groups, last messages' }));
    expect(await list.findByText('Crew North')).toBeVisible();
  });

  it('teaches the first step while it is empty, and says why it shows nothing to an administrator as another', async () => {
    const first = open(paths.newChat, { rows: { Rosters: [ROSTER] } });
    expect(await screen.findByText('No conversations yet')).toBeVisible();
    first.unmount();
    const store = memoryStoreWith(ROWS, {
      readable: (collection) => (collection === 'Threads' ? new AppError('denied') : null),
    });
    open(paths.newChat, { store });
    expect(await screen.findByText(/Chats are private/)).toBeVisible();
  });
});

describe('a conversation', () => {
  it('shows who said what, what is new, and that the reader has seen it', async () => {
    const { store } = open(paths.chatThread('crew'));
    const log = within(await messages());
    expect(await log.findByText('How does it look?')).toBeVisible();
    expect(log.getByText('Eve Lindt')).toBeVisible();
    expect(log.getByText('New')).toBeVisible();
    expect(log.getByText('@Sam Sender')).toHaveAttribute('data-me', 'true');
    expect(log.getByText('Seen by Max')).toBeVisible();
    await expect.poll(async () => (await stored(store, 'crew'))?.['unread']).toEqual({ [TEST_UID]: 0 });
  });

  it('marks what the bell says of it as read, and nothing else', async () => {
    const told = (uuid: string, link: string) =>
      makeNotification({
        ...{ uuid, link, owner: OWNER },
        ...{ person: TEST_UID, kind: 'message' as const },
      });
    const Notifications = [
      told('here', paths.chatThread('crew')),
      told('elsewhere', paths.chatThread(WITH_MAX)),
    ];
    const { store } = open(paths.chatThread('crew'), { rows: { ...ROWS, Notifications } });
    const readAt = async (id: string) =>
      (await store.readServer({ collection: 'Notifications', id }))?.['readAt'];
    await expect.poll(() => readAt('here')).not.toBeNull();
    expect(await readAt('elsewhere')).toBeNull();
  });

  it('sends on Enter, mentions from the menu, and keeps what is typed over a reload', async () => {
    const first = open(paths.chatThread('crew'));
    await first.user.type(await composer(/Message Crew North/), 'Great, @ma');
    first.unmount();
    const { user } = open(paths.chatThread('crew'));
    const field = await composer(/Message Crew North/);
    expect(field).toHaveValue('Great, @ma');
    await user.type(field, 'x');
    expect(await screen.findByRole('option', { name: /^Max Weber ?Crew lead/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Great, @Max Weber ');
    await user.type(field, 'stop at noon.{Enter}');
    expect(field).toHaveValue('');
    const log = within(await messages());
    expect(await log.findByText('@Max Weber')).toBeVisible();
    expect(log.getByText(/stop at noon/)).toBeVisible();
  });

  it('mentions the chosen one of two people with one name, also after a reload, and offers none who left', async () => {
    const people = [
      ...ROSTER.people,
      { ...person('tom1', 'Tom Reed', { role: 'Roofer' }) },
      { ...person('tom2', 'Tom Reed', { role: 'Estimator' }) },
    ];
    const group = { ...crew, participantIds: [TEST_UID, 'gus', 'tom1', 'tom2'] };
    const rows = { ...ROWS, Rosters: [{ ...ROSTER, people }], Threads: [group] };
    const first = open(paths.chatThread('crew'), { rows });
    await first.user.type(await composer(/Message Crew North/), '@g');
    expect(screen.queryByRole('option')).toBeNull();
    await first.user.keyboard('{Backspace}tom');
    await screen.findByRole('option', { name: /Estimator/ });
    await first.user.keyboard('{ArrowDown}{Enter}');
    first.unmount();
    const { user, store } = open(paths.chatThread('crew'), { rows });
    await user.type(await composer(/Message Crew North/), 'please call{Enter}');
    await waitFor(() => {
      const sent = [...store.server.rows('Messages').values()].map(({ data }) => data);
      expect(sent.find(({ body }) => body === '@Tom Reed please call')?.['mentions']).toEqual(['tom2']);
    });
  });

  it('sends photos and files with or without a text, to the people of the thread', async () => {
    const { user, store } = open(paths.chatThread('crew'));
    await composer(/Message Crew North/);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    const note = new File(['Seven at the yard.'], 'Plan.txt', { type: 'text/plain' });
    await user.upload(screen.getByLabelText('Photos or files to add'), [note]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const log = within(await messages());
    expect(await log.findByText('Plan.txt')).toBeVisible();
    await waitFor(() =>
      expect(within(screen.getByRole('form', { name: 'New message' })).queryByText('Plan.txt')).toBeNull(),
    );
    const rows = (name: string) => [...store.server.rows(name).values()].map(({ data }) => data);
    const sent = rows('Messages').find(({ contentType }) => contentType === 'file');
    expect(sent).toMatchObject({ body: '', threadId: 'crew', createdBy: TEST_UID });
    expect(rows('Files')).toMatchObject([
      { noun: 'thread', recordId: 'crew', partId: sent?.['uuid'], assignees: [TEST_UID, MAX, 'eve'] },
    ]);
  });

  it('shows the files of a message’s sender alone', async () => {
    const at = { ...{ owner: OWNER, noun: 'thread' as const, recordId: 'crew' }, assignees: [TEST_UID] };
    const file = (uuid: string, createdBy: string, name: string) =>
      makeFile({ ...at, uuid, createdBy, name, type: 'application/pdf', partId: 'm2' });
    open(paths.chatThread('crew'), {
      rows: {
        ...ROWS,
        Messages: ROWS.Messages.map((one) => (one.uuid === 'm2' ? { ...one, contentType: 'file' } : one)),
        Files: [file('f1', 'eve', 'Permit.pdf'), file('f2', MAX, 'Slipped in.pdf')],
      },
    });
    const log = within(await messages());
    expect(await log.findByText('Permit.pdf')).toBeVisible();
    expect(log.queryByText('Slipped in.pdf')).not.toBeInTheDocument();
  });

  it('changes and deletes own messages, with a way back', async () => {
    const { user } = open(paths.chatThread('crew'));
    const log = within(await messages());
    await log.findByText('How does it look?');
    await user.click(log.getByRole('button', { name: /More about your message/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const field = await composer(/Message Crew North/);
    expect(field).toHaveValue('How does it look?');
    await waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    await user.type(field, 'How is it?{Enter}');
    expect(await log.findByText('How is it?')).toBeVisible();
    expect(log.getByText('edited')).toBeVisible();
    await user.click(log.getByRole('button', { name: /More about your message/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await log.findByText('Message deleted')).toBeVisible();
    expect(log.queryByText('How is it?')).not.toBeInTheDocument();
  });

  it('refuses a message that is too long and keeps it', async () => {
    const { user } = open(paths.chatThread('crew'));
    const field = await composer(/Message Crew North/);
    await user.click(field);
    await user.paste('x'.repeat(MAX_MESSAGE + 1));
    expect(await screen.findByText(/at most 10,000 characters, and this one has 10,001/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('stays readable after the other person left, and is not shown to a stranger', async () => {
    const first = open(paths.chatThread(WITH_GUS), {
      rows: {
        ...ROWS,
        Threads: [{ ...pair, uuid: WITH_GUS, participantIds: ['gus', TEST_UID] }],
        Messages: [
          makeMessage({ uuid: 'g', owner: OWNER, threadId: WITH_GUS, createdBy: 'gus', body: 'Bye!' }),
        ],
      },
    });
    expect(await screen.findByText('Bye!')).toBeVisible();
    expect((await messages()).textContent).toContain('Gus Gone');
    expect(screen.getByText(/has left the company/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Message/ })).not.toBeInTheDocument();
    first.unmount();
    open(paths.chatThread('nobody'));
    expect(await screen.findByText(/or you do not take part in it/)).toBeVisible();
  });

  it('lists its people, who can be added and taken out', async () => {
    const { user } = open(paths.chatThread('crew'));
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const details = within(screen.getByRole('complementary', { name: 'Details' }));
    await user.click(details.getByRole('button', { name: 'More about Eve Lindt' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Take out of the group' }));
    await waitFor(() => expect(details.queryByText('Eve Lindt')).not.toBeInTheDocument());
    await user.click(details.getByRole('button', { name: 'Add' }));
    await user.type(await screen.findByRole('combobox', { name: 'Coworkers' }), 'obrien');
    expect(await screen.findByRole('option', { name: 'Patrick O’Brien' })).toBeVisible();
    await user.clear(screen.getByRole('combobox', { name: 'Coworkers' }));
    await user.click(await screen.findByRole('option', { name: 'Eve Lindt' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }));
    expect(await details.findByText('Eve Lindt')).toBeVisible();
  });
});

describe('the search in a conversation', () => {
  const openSearch = async () => {
    const opened = open(paths.chatThread('crew'));
    await opened.user.click(await screen.findByRole('button', { name: 'Search this conversation' }));
    return { ...opened, field: await screen.findByRole('searchbox', { name: 'Words of this conversation' }) };
  };

  it('finds messages by their words, and shows one among its neighbours', async () => {
    const { user, field } = await openSearch();
    await user.type(field, 'phot dry');
    const found = within(await screen.findByRole('list', { name: 'Found messages' }));
    await user.click(await found.findByRole('button', { name: /Eve Lindt.*Dry so far/ }));
    const around = within(await screen.findByRole('log', { name: 'Messages around it' }));
    expect(await around.findByText('How does it look?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the results' }));
    expect(await screen.findByRole('searchbox', { name: 'Words of this conversation' })).toHaveValue(
      'phot dry',
    );
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(await within(await messages()).findByText('How does it look?')).toBeVisible();
  });

  it('says what to type and when nothing fits', async () => {
    const { user, field } = await openSearch();
    expect(screen.getByText('Type a word that was written here.')).toBeVisible();
    await user.type(field, 'd');
    expect(await screen.findByText('Type two letters of a word.')).toBeVisible();
    await user.type(field, 'rain');
    expect(await screen.findByText('No message here has these words.')).toBeVisible();
  });
});

describe('notices of this computer', () => {
  const wanted = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const choice = await screen.findByRole('switch', { name: /Notify me on this computer/ });
    await user.click(choice);
    return choice;
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.removeItem('computer-notices');
  });

  it('tell of a new message while the window is hidden, and lead to it', async () => {
    const shown = stubComputerNotices();
    const { user, store, router } = open(paths.chatThread(WITH_MAX));
    await wanted(user);
    expect(shown.splice(0).map(({ title }) => title)).toEqual(['Notifications']);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const fields = {
      lastMessage: { id: 'm3', senderId: 'eve', body: 'All up.', kind: 'text' },
      lastAt: instant(Date.now()),
      unread: { [TEST_UID]: 2 },
    };
    const crew = { collection: 'Threads', id: 'crew' };
    act(() => store.server.put(crew, { ...store.server.read(crew), ...fields }));
    await waitFor(() => expect(shown).toMatchObject([{ title: 'Crew North', body: 'Eve: All up.' }]));
    shown[0]?.dispatchEvent(new Event('click'));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.chatThread('crew')));
  });

  it('stay off where the browser shows none, as on Android', async () => {
    stubComputerNotices(() => {
      throw new TypeError('Illegal constructor');
    });
    const { user } = open(paths.chatThread('crew'));
    const choice = await wanted(user);
    expect(await screen.findByText(/The browser does not show them/)).toBeVisible();
    expect(choice).not.toBeChecked();
  });
});

describe('a muted conversation', () => {
  it('is chosen in its details by each person, and marked in the list', async () => {
    const { user, store } = open(paths.chatThread('crew'));
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    await user.click(await screen.findByRole('switch', { name: /Mute this conversation/ }));
    const list = within(screen.getByRole('region', { name: 'Conversations' }));
    expect(await list.findByText('Muted')).toBeInTheDocument();
    const kept = async () =>
      (await store.readServer({ collection: 'Preferences', id: TEST_UID }))?.['mutedChats'];
    await expect.poll(kept).toEqual(['crew']);
    await user.click(screen.getByRole('switch', { name: /Mute this conversation/ }));
    await waitFor(() => expect(list.queryByText('Muted')).not.toBeInTheDocument());
    await expect.poll(kept).toEqual([]);
  });
});

describe('a new conversation', () => {
  it('starts with a person, from the first message on', async () => {
    const { user, store } = open(paths.newChat);
    await user.click(await screen.findByRole('combobox', { name: 'To' }));
    await user.click(await screen.findByRole('option', { name: /Bo Cole/ }));
    await user.type(await composer(/Message Bo Cole/), 'Would you take a small one?{Enter}');
    expect(await within(await messages()).findByText('Would you take a small one?')).toBeVisible();
    expect(await stored(store, WITH_BO)).toMatchObject({ owner: '', type: 'ONE_TO_ONE' });
  });

  it('leads a user without coworkers and connections to the network', async () => {
    open(paths.newChat, { rows: {} });
    expect(await screen.findByRole('link', { name: 'Add to network' })).toHaveAttribute(
      'href',
      paths.addToNetwork,
    );
  });

  it('keeps a name that is being typed when the conversations change meanwhile', async () => {
    const { user, store } = open(paths.newChat);
    const to = await screen.findByRole('combobox', { name: 'To' });
    await user.type(to, 'darl');
    const roster = { collection: 'Rosters', id: OWNER };
    const people = [...ROSTER.people, person('dee', 'Darlene Dee')];
    act(() => store.server.put(roster, { ...store.server.read(roster), people }));
    expect(await screen.findByRole('option', { name: /Darlene Dee/ })).toBeVisible();
    expect(to).toHaveValue('darl');
  });

  it.each([
    ['one person', [/Max Weber/]],
    ['a group', [/Max Weber/, /Eve Lindt/]],
  ])(
    'takes photos before its first message, and keeps its people while it has some: %s',
    async (_, names) => {
      const { user, container } = open(paths.newChat);
      const to = await screen.findByRole('combobox', { name: 'To' });
      for (const name of names) {
        await user.click(to);
        await user.click(await screen.findByRole('option', { name }));
      }
      const button = await screen.findByRole('button', { name: 'Add photos or files' });
      await waitFor(() => expect(button).toBeEnabled());
      const input = container.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('There is no field for files.');
      await user.upload(input, new File(['x'], 'Permit.pdf', { type: 'application/pdf' }));
      expect(await screen.findByText('Permit.pdf')).toBeVisible();
      await waitFor(() => expect(to).toBeDisabled());
      const send = screen.getByRole('button', { name: 'Send' });
      await waitFor(() => expect(send).toBeEnabled());
      await user.click(send);
      expect(await within(await messages()).findByText('Permit.pdf')).toBeVisible();
    },
  );

  it('becomes a group with several coworkers, never with a connection', async () => {
    const { user } = open(paths.newChat);
    const to = await screen.findByRole('combobox', { name: 'To' });
    for (const name of [/Max Weber/, /Bo Cole/]) {
      await user.click(to);
      await user.click(await screen.findByRole('option', { name }));
    }
    expect(screen.getByText('A group is for coworkers. Write to Bo Cole alone.')).toBeVisible();
    await user.keyboard('{Backspace}');
    await user.click(to);
    await user.click(await screen.findByRole('option', { name: /Eve Lindt/ }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the group' }), 'Crew South');
    await user.type(await composer(/Message Max Weber, Eve Lindt/), 'Seven at the yard.{Enter}');
    expect(await within(await messages()).findByText('Seven at the yard.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Crew South' })).toBeVisible();
  });
});
