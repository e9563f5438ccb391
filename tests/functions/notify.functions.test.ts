import { describe, expect, it } from 'vitest';
import { preferencesShape } from '@/domain/account/preferences';
import { COLLECTIONS } from '@/domain/core/collections';
import { NOTIFICATION_MS } from '@/domain/notifications/notification';
import { MINUTE_MS } from '@/domain/time/time';
import { notify } from '../../functions/src/notifications/notify';
import type { News } from '../../functions/src/notifications/notify';
import { sweepNotifications } from '../../functions/src/notifications/sweep';
import { db, freshId, resident, staffedCompany } from './emulator';
import type { Resident } from './emulator';
import { aJob, put } from './rows';

const AT = Date.UTC(2026, 10, 20, 12, 10, 5);

async function told({ uid }: Pick<Resident, 'uid'>) {
  const found = await db.collection(COLLECTIONS.notifications).where('person', '==', uid).get();
  return found.docs.map((doc) => doc.data());
}

const message = (person: string, change: Partial<News> = {}): News => ({
  person,
  owner: null,
  by: 'somebody',
  kind: 'message',
  eventId: freshId(),
  at: AT,
  subject: 'thread',
  words: { title: 'Marcus Reed wrote', text: 'Hello', link: '/app/chat/thread' },
  joined: (count) => ({ title: `${count} messages from Marcus Reed` }),
  ...change,
});

describe('notify', () => {
  it('tells each event once, however often it is delivered', async () => {
    const ada = await resident();
    const news = message(ada.uid);
    const answers = await Promise.all([notify(db, news), notify(db, news), notify(db, news)]);
    expect(answers.toSorted()).toEqual(['known', 'known', 'told']);
    const [one, ...more] = await told(ada);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      owner: ada.uid,
      kind: 'message',
      title: 'Marcus Reed wrote',
      text: 'Hello',
      link: '/app/chat/thread',
      count: 1,
      readAt: null,
    });
    expect(one?.['expiresAt'].toMillis() - one?.['createdAt'].toMillis()).toBe(NOTIFICATION_MS);
  });

  it('joins events of one subject and minute, and shows them as unread again', async () => {
    const ada = await resident();
    const first = message(ada.uid);
    await notify(db, first);
    const [{ uuid }] = (await told(ada)) as [{ uuid: string }];
    await db.collection(COLLECTIONS.notifications).doc(uuid).update({ readAt: new Date() });
    await notify(db, message(ada.uid, { at: AT + 10_000 }));
    await notify(db, first);
    expect(await told(ada)).toEqual([
      expect.objectContaining({ title: '2 messages from Marcus Reed', count: 2, readAt: null }),
    ]);

    await notify(db, message(ada.uid, { at: AT + MINUTE_MS }));
    await notify(db, message(ada.uid, { subject: 'another thread' }));
    expect(await told(ada)).toHaveLength(3);
  });

  it('tells a further event of a window nothing when there are no words for several', async () => {
    const ada = await resident();
    const { joined: _joined, ...opened } = message(ada.uid);
    expect(await notify(db, opened)).toBe('told');
    expect(await notify(db, { ...opened, eventId: freshId() })).toBe('known');
    expect((await told(ada)).map(({ count }) => count)).toEqual([1]);
  });

  it('is silent about own acts, kinds switched off, and to people who are gone', async () => {
    const ada = await resident();
    expect(await notify(db, message(ada.uid, { by: ada.uid }))).toBe('own');
    expect(await notify(db, message(''))).toBe('own');
    expect(await notify(db, message(freshId()))).toBe('hidden');
    await put(preferencesShape, ada.uid, { uuid: ada.uid, mutedNotifications: ['message'] });
    expect(await notify(db, message(ada.uid))).toBe('muted');
    expect(await notify(db, message(ada.uid, { kind: 'mention' }))).toBe('told');
    expect((await told(ada)).map(({ kind }) => kind)).toEqual(['mention']);
  });

  it('says nothing of a muted conversation, mentions included', async () => {
    const ada = await resident();
    await put(preferencesShape, ada.uid, { uuid: ada.uid, mutedChats: ['thread-1'] });
    expect(await notify(db, message(ada.uid, { chat: 'thread-1' }))).toBe('muted');
    expect(await notify(db, message(ada.uid, { chat: 'thread-1', kind: 'mention' }))).toBe('muted');
    expect(await notify(db, message(ada.uid, { chat: 'thread-2' }))).toBe('told');
  });

  it('says nothing of what a person may not see', async () => {
    const { owner, founder, employee } = await staffedCompany();
    const theirs = await aJob(owner, 't1', { title: 'Tear off', assignees: [employee.uid] });
    const hidden = await aJob(owner, 't1', { title: 'Gutters', assignees: [founder.uid] });
    const about = (id: string, change: Partial<News> = {}) =>
      notify(db, message(employee.uid, { owner, subject: id, record: { noun: 'job', id }, ...change }));
    expect(await about(theirs)).toBe('told');
    expect(await about(hidden)).toBe('hidden');
    expect(await about(freshId())).toBe('hidden');
    expect(await about(theirs, { record: { noun: 'tracker', id: theirs } })).toBe('hidden');
    expect(await about(theirs, { owner: freshId(), eventId: freshId() })).toBe('hidden');
    expect(await about(theirs, { sees: () => false })).toBe('hidden');
    expect(await about(theirs, { subject: 's', sees: (viewer) => viewer.owner === owner })).toBe('told');
    expect(await told(employee)).toHaveLength(2);
  });

  it('cuts long words to what a notification holds', async () => {
    const ada = await resident();
    await notify(db, message(ada.uid, { words: { title: 'a '.repeat(400), text: 'b'.repeat(9_000) } }));
    const [one] = await told(ada);
    expect(one?.['title']).toHaveLength(200);
    expect(one?.['text']).toHaveLength(300);
    expect(one?.['text'].endsWith('…')).toBe(true);
  });
});

describe('the sweep', () => {
  it('deletes notifications after 90 days', async () => {
    const ada = await resident();
    await notify(db, message(ada.uid, { at: 1_000, subject: 'old' }));
    await notify(db, message(ada.uid, { at: 1_000 + MINUTE_MS, subject: 'newer' }));
    await sweepNotifications(db, 1_000 + NOTIFICATION_MS);
    expect((await told(ada)).map((one) => one['createdAt'].toMillis())).toEqual([1_000 + MINUTE_MS]);
  });
});
