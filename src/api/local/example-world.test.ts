import { describe, expect, it } from 'vitest';
import { buildWorld } from '@/demo/build-world';
import { sessionUser } from '@/domain/session/session';
import { eventsCall } from '../contract/calendar';
import { contactsCall, threadCall, threadsCall } from '../contract/chat';
import { boardCall, boardsCall } from '../contract/kanban';
import { labelsCall, mailCall, mailsCall } from '../contract/mail';
import { notificationsCall } from '../contract/notifications';
import { localClient } from '../testing/local-client';

const TODAY = '2026-11-23';
const world = buildWorld(1, TODAY);

/** The calls of the administrator of the example's company, over a memory store. */
function dana() {
  const account = world.users.find(({ uuid }) => uuid === 'dana-hollis');
  if (!account) throw new Error('The example world has its administrator.');
  const company = world.companies.find(({ uuid }) => uuid === account.companyUuid) ?? null;
  return localClient({
    user: sessionUser(account, company),
    rows: {
      Boards: world.boards.boards,
      BoardLists: world.boards.lists,
      Cards: world.boards.cards,
      CardComments: world.boards.comments,
      Threads: world.chats.threads,
      Messages: world.chats.messages,
      Mail: world.mail.mails,
      MailLabels: world.mail.mailLabels,
      Notifications: world.notifications,
      Events: world.events,
      Connections: world.network.connections,
    },
  });
}

describe('the example world on the memory store', () => {
  it('has boards with cards of every kind', async () => {
    const { send } = dana();
    expect((await send(boardsCall, {})).boards.map(({ name }) => name)).toEqual(['Production', 'Sales']);
    const { lists, cards } = (await send(boardCall, {})).board;
    expect(lists.every(({ cardIds }) => cardIds.length > 0)).toBe(true);
    const some = (fits: (card: (typeof cards)[number]) => boolean) => expect(cards.some(fits)).toBe(true);
    some(({ comments }) => comments.length > 0);
    some(({ checklists }) => checklists.length > 0);
    some(({ record }) => record !== null);
    some(({ due, memberIds, labelIds }) => due !== null && memberIds.length > 0 && labelIds.length > 0);
  });

  it('has conversations', async () => {
    const { send } = dana();
    expect((await send(contactsCall, {})).contacts.length).toBeGreaterThan(0);
    const { threads } = await send(threadsCall, {});
    expect(new Set(threads.map(({ type }) => type))).toEqual(new Set(['GROUP', 'ONE_TO_ONE']));
    const { thread } = await send(threadCall, { threadKey: threads[0]?.id ?? '' });
    expect(thread?.messages.length).toBeGreaterThan(1);
  });

  it('has mail in its lists and labels', async () => {
    const { send } = dana();
    const { labels } = await send(labelsCall, {});
    expect(labels.some(({ type }) => type === 'custom_label')).toBe(true);
    for (const systemLabel of ['inbox', 'sent', 'drafts', 'starred']) {
      const { mails } = await send(mailsCall, { systemLabel });
      expect([systemLabel, mails.length]).not.toEqual([systemLabel, 0]);
      const [first] = mails;
      expect((await send(mailCall, { mailId: first?.id ?? '' })).mail).toEqual(first);
    }
  });

  it('has notifications and events', async () => {
    const { send } = dana();
    expect((await send(notificationsCall, {})).notifications.length).toBeGreaterThan(0);
    const from = Date.parse(TODAY);
    const week = { from, to: from + 7 * 86_400_000 };
    expect((await send(eventsCall, week)).events.length).toBeGreaterThan(0);
  });
});
