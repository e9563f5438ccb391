import { describe, expect, it, vi } from 'vitest';
import { listsOf } from '@/domain/mail/mail-lists';
import type { Mail } from '@/domain/mail/mail';
import { mailKeys } from '@/domain/mail/mail-find';
import { makeMail, makeMailLabel } from '@tests/factories/records';
import { memoryStoreWith, signedInAs } from '@/data/testing/render-with-data';
import { localClient } from '../../testing/local-client';
import {
  discardDraftCall,
  labelsCall,
  mailCall,
  mailsCall,
  newLabelCall,
  removeLabelCall,
  saveDraftCall,
  sendMailCall,
  takeBackCall,
  updateLabelCall,
  updateMailsCall,
} from '../../contract/mail';

const { viewer } = signedInAs();
const own = { owner: viewer.owner, person: viewer.uid };

function mail(change: Partial<Mail> = {}): Mail {
  const made = { ...makeMail(own), ...change };
  return { ...made, lists: listsOf(made), find: mailKeys(made) };
}
const got = (uuid: string, change: Partial<Mail> = {}) =>
  mail({
    uuid,
    conversationId: uuid,
    isReceived: true,
    box: 'inbox',
    state: 'sent',
    fromUid: 'omar',
    fromName: 'Omar',
    ...change,
  });

function open(...mails: readonly Mail[]) {
  const labels = [makeMailLabel({ ...own, uuid: 'l1' })];
  return localClient({ rows: { Mail: mails, MailLabels: labels } });
}
const content = {
  conversationId: 'c1',
  to: [{ uid: '', name: 'June', email: 'june@example.com' }],
  cc: [],
  subject: 'Hello',
  body: '<p>Hi</p>',
  record: null,
};
/** A device whose changes show some time after their commit. */
function openSlowly() {
  const store = memoryStoreWith({});
  const later = () => new Promise((resolve) => setTimeout(resolve, 60));
  const commit: typeof store.commit = (writes) => later().then(() => store.commit(writes));
  const readLocal: typeof store.readLocal = (ref) => later().then(() => store.readLocal(ref));
  return localClient({ store: { ...store, commit, readLocal } });
}
const stateOf = ({ store }: ReturnType<typeof open>, id: string) =>
  store.server.read({ collection: 'Mail', id })?.['state'];

describe('the lists of mail', () => {
  it('answers system and own labels with what is unread', async () => {
    const client = open(
      got('m1', { isUnread: true, labelIds: ['l1'] }),
      got('m2', { isUnread: true, box: 'trash' }),
      mail({ uuid: 'd1' }),
    );
    const { labels } = await client.send(labelsCall, {});
    expect(labels.map(({ id }) => id)).toEqual([
      'all',
      'inbox',
      'sent',
      'drafts',
      'trash',
      'spam',
      'starred',
      'important',
      'l1',
    ]);
    expect(labels.find(({ id }) => id === 'inbox')).toMatchObject({ type: 'system_label', unreadCount: 1 });
    expect(labels.find(({ id }) => id === 'drafts')).toMatchObject({ totalCount: 1 });
    expect(labels.at(-1)).toEqual({
      id: 'l1',
      type: 'custom_label',
      name: 'Insurance',
      color: 'violet',
      unreadCount: 1,
    });
  });

  it.each([
    [{ systemLabel: 'inbox' }, ['m1']],
    [{ systemLabel: 'trash' }, ['m2']],
    [{ customLabel: 'l1' }, ['m1']],
    [{ systemLabel: 'all', query: 'ridge omar' }, ['m1']],
    [{ systemLabel: 'all', query: 'gutter' }, []],
    [{ systemLabel: 'drafts', query: 'ridge' }, []],
  ])('%j answers %j', async (filter, ids) => {
    const client = open(got('m1', { subject: 'Ridge vent', labelIds: ['l1'] }), got('m2', { box: 'trash' }));
    const { mails } = await client.send(mailsCall, filter);
    expect(mails.map(({ id }) => id)).toEqual(ids);
  });

  it('go on page by page, also among mails of one moment', async () => {
    const client = open(...Array.from({ length: 30 }, (_, at) => got(`m${at + 10}`)));
    const first = await client.send(mailsCall, { systemLabel: 'inbox' });
    expect(first.mails).toHaveLength(25);
    const second = await client.send(mailsCall, { systemLabel: 'inbox', ...first.next });
    expect(second).toMatchObject({ next: null });
    expect(new Set([...first.mails, ...second.mails].map(({ id }) => id)).size).toBe(30);
  });

  it('refuse an endless search in the words of the screen', async () => {
    const refused = open().send(mailsCall, { query: 'x'.repeat(201) });
    await expect(refused).rejects.toMatchObject({
      message: 'The search is too long: at most 200 characters.',
    });
  });

  it('of a search begin with the first hit of the list, however many mails of other lists come before', async () => {
    const inTrash = Array.from({ length: 60 }, (_, at) =>
      got(`t${at}`, { subject: 'Ridge vent', box: 'trash', sentAt: 1_000 + at }),
    );
    const client = open(...inTrash, got('m1', { subject: 'Ridge vent', sentAt: 1 }));
    const { mails, next } = await client.send(mailsCall, { systemLabel: 'inbox', query: 'ridge' });
    expect([mails.map(({ id }) => id), next]).toEqual([['m1'], null]);
  });

  it('that do not exist answer 404, and unknown filters are refused', async () => {
    const client = open();
    for (const filter of [{ systemLabel: 'nothing' }, { customLabel: 'nothing' }]) {
      await expect(client.send(mailsCall, filter)).rejects.toMatchObject({ code: 'not-found' });
    }
    await expect(client.send(mailsCall, { folder: 'x' } as never)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('a mail', () => {
  it('is answered with its conversation, oldest first', async () => {
    const client = open(
      got('m1', { sentAt: 2 }),
      got('m2', { conversationId: 'm1', sentAt: 1 }),
      got('m3', { conversationId: 'm1', sentAt: 3, box: 'trash' }),
    );
    const { mail: shown, conversation } = await client.send(mailCall, { mailId: 'm1' });
    expect(shown).toMatchObject({
      id: 'm1',
      from: { uid: 'omar', name: 'Omar', avatar: null },
      folder: 'inbox',
      createdAt: 2,
    });
    expect(conversation.map(({ id }) => id)).toEqual(['m2', 'm1']);
  });

  it.each(['nothing', '', 'a/b', '..'])(
    'that is not there answers 404 with a sentence: “%s”',
    async (mailId) => {
      const { send } = open();
      for (const call of [mailCall, sendMailCall, takeBackCall, discardDraftCall]) {
        await expect(send<{ mailId: string }, unknown>(call, { mailId })).rejects.toEqual({
          code: 'not-found',
          message: 'This mail is not there any more.',
        });
      }
    },
  );
});

describe('a draft', () => {
  it('is kept, changed, sent, taken back and thrown away', async () => {
    const client = open();
    const becomes = (state: unknown) => vi.waitFor(() => expect(stateOf(client, 'd1')).toBe(state));
    await client.send(saveDraftCall, { mailId: 'd1', content });
    await becomes('draft');
    await client.send(saveDraftCall, { mailId: 'd1', content: { ...content, subject: 'Hello June' } });
    await vi.waitFor(() =>
      expect(client.store.server.read({ collection: 'Mail', id: 'd1' })).toMatchObject({
        subject: 'Hello June',
        preview: 'Hi',
      }),
    );
    await client.send(sendMailCall, { mailId: 'd1' });
    await becomes('sending');
    await client.send(takeBackCall, { mailId: 'd1' });
    await becomes('draft');
    await client.send(discardDraftCall, { mailId: 'd1' });
    await becomes(undefined);
  });

  it('is sent right after it was kept, with its last words', async () => {
    const client = openSlowly();
    await client.sendAtOnce(saveDraftCall, { mailId: 'd9', content: { ...content, to: [] } });
    await client.sendAtOnce(saveDraftCall, { mailId: 'd9', content });
    await client.sendAtOnce(sendMailCall, { mailId: 'd9' });
    expect(client.intents.map(({ label }) => label)).toEqual(['Draft kept', 'Draft kept', 'Sending']);
  });

  it('is let go after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const client = open(mail({ uuid: 'd1' }));
    const { sendAt } = await client.send(sendMailCall, { mailId: 'd1' });
    expect(sendAt - Date.now()).toBe(10_000);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(stateOf(client, 'd1')).toBe('sending');
    await vi.advanceTimersByTimeAsync(2);
    expect(stateOf(client, 'd1')).toBe('queued');
    vi.useRealTimers();
  });

  it.each([
    ['without recipients', mail({ uuid: 'd1', to: [] }), 'Add at least one recipient.'],
    ['that is sent', mail({ uuid: 'd1', state: 'sent' }), 'This mail has been sent already.'],
  ])('%s is refused with a sentence', async (_what, stored, message) => {
    await expect(open(stored).send(sendMailCall, { mailId: 'd1' })).rejects.toMatchObject({ message });
  });

  const crowd = Array.from({ length: 51 }, (_, at) => ({ uid: '', name: '', email: `p${at}@acme.example` }));

  it.each([
    ['longer than 500 kB', { body: 'x'.repeat(500_001) }, 'too long'],
    ['with a long subject', { subject: 'x'.repeat(201) }, 'at most 200 characters'],
    ['to 51 people', { to: crowd }, 'A mail goes to at most 50 people. Remove some of them.'],
    [
      'to an endless address',
      { to: [{ uid: '', name: '', email: 'x'.repeat(321) }] },
      'An address is too long: at most 320 characters.',
    ],
  ])('%s is refused', async (_what, change, words) => {
    await expect(
      open().send(saveDraftCall, { mailId: 'd1', content: { ...content, ...change } }),
    ).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining(words) });
  });

  it('left on its way by a closed window is let go by the next', async () => {
    const client = open(mail({ uuid: 'd1', state: 'sending', sendAt: 1 }));
    await client.send(labelsCall, {});
    await vi.waitFor(() => expect(stateOf(client, 'd1')).toBe('queued'));
  });
});

describe('changes of mails', () => {
  it('move to the trash and back, with one Undo for all', async () => {
    const client = open(got('m1'), got('m2'));
    await client.send(updateMailsCall, { mailIds: ['m1', 'm2'], update: { folder: 'trash' } });
    expect(client.intents.at(-1)).toMatchObject({ label: '2 mails moved to the trash', undo: [{}, {}] });
    expect((await client.send(mailsCall, { systemLabel: 'trash' })).mails).toHaveLength(2);
    await client.send(updateMailsCall, { mailIds: ['m1'], update: { folder: 'back' } });
    expect((await client.send(mailsCall, { systemLabel: 'inbox' })).mails).toHaveLength(1);
  });

  it('delete for good only from the trash, which Undo brings back', async () => {
    const client = open(got('m1'), got('m2', { box: 'trash' }));
    await expect(
      client.send(updateMailsCall, { mailIds: ['m1'], update: { folder: 'deleted' } }),
    ).rejects.toMatchObject({ code: 'invalid' });
    await client.send(updateMailsCall, { mailIds: ['m2'], update: { folder: 'deleted' } });
    await expect(client.send(mailCall, { mailId: 'm2' })).rejects.toMatchObject({ code: 'not-found' });
    expect(client.intents.at(-1)?.undo).not.toBeNull();
  });

  it('star, label and unlabel', async () => {
    const client = open(got('m1'));
    await client.send(updateMailsCall, { mailIds: ['m1'], update: { isStarred: true, addLabel: 'l1' } });
    expect((await client.send(mailsCall, { customLabel: 'l1' })).mails).toMatchObject([
      { isStarred: true, labelIds: ['l1'] },
    ]);
    await client.send(updateMailsCall, { mailIds: ['m1'], update: { removeLabel: 'l1' } });
    expect((await client.send(mailsCall, { customLabel: 'l1' })).mails).toEqual([]);
  });

  it('of unknown fields or mails are refused', async () => {
    const client = open(got('m1'));
    await expect(
      client.send(updateMailsCall, { mailIds: ['m1'], update: { from: 'me' } as never }),
    ).rejects.toMatchObject({ code: 'invalid' });
    await expect(client.send(updateMailsCall, { mailIds: ['mx'], update: {} })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('own labels', () => {
  it('are made, renamed and removed', async () => {
    const client = open(got('m1', { labelIds: ['l1'] }));
    const { label } = await client.send(newLabelCall, { name: ' Permits ', color: 'teal' });
    expect(label).toMatchObject({ name: 'Permits', color: 'teal' });
    await client.send(updateLabelCall, { labelId: label.id, update: { name: 'Papers' } });
    await client.send(removeLabelCall, { labelId: 'l1' });
    const { labels } = await client.send(labelsCall, {});
    expect(labels.filter(({ type }) => type === 'custom_label').map(({ name }) => name)).toEqual(['Papers']);
  });

  it.each([
    ['a name twice', newLabelCall, { name: 'insurance', color: 'teal' }, 'conflict'],
    ['no name', newLabelCall, { name: ' ', color: 'teal' }, 'invalid'],
    ['a long name', newLabelCall, { name: 'x'.repeat(41), color: 'teal' }, 'invalid'],
    ['an unknown colour', newLabelCall, { name: 'x', color: 'gold' }, 'invalid'],
    ['an unknown label', removeLabelCall, { labelId: 'nothing' }, 'not-found'],
  ])('refuse %s', async (_what, call, input, code) => {
    await expect(open().send(call as typeof newLabelCall, input as never)).rejects.toMatchObject({ code });
  });
});
