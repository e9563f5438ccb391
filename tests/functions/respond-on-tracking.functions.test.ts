import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { MESSAGES_PER_HOUR, OPENED_PER_HOUR } from '@/domain/tracking/link-limits';
import { respondOnTracking } from '../../functions/src/callables/public/respond-on-tracking';
import { call, db, freshId, person } from './emulator';
import { aLink, aTracker, COLD, entriesOf, get } from './rows';

const HALF_PAST = Date.UTC(2026, 10, 20, 12, 30);

async function activeLink(overrides: Parameters<typeof aTracker>[1] = {}, linkOverrides = {}) {
  const { uid: owner } = await person();
  const trackerId = await aTracker(owner, { assignees: [owner], ...overrides });
  const link = await aLink(owner, trackerId, { state: 'active', ...linkOverrides });
  return { owner, trackerId, link };
}

const message = (link: string, body = 'When do you come?') => ({
  link,
  requestId: freshId(),
  kind: 'message',
  body,
});
const opened = (link: string) => ({ link, requestId: freshId(), kind: 'opened' });

const messagesOf = async (trackerId: string) =>
  (await db.collection(COLLECTIONS.clientMessages).where('trackerId', '==', trackerId).get()).docs.map(
    (doc) => doc.data(),
  );
const ofKind = async (trackerId: string, kind: string) =>
  (await entriesOf('Activity', trackerId)).filter((entry) => entry['kind'] === kind);

describe('respondOnTracking', () => {
  it('delivers a client’s message to the office without a sign-in', async () => {
    const { owner, trackerId, link } = await activeLink();
    const request = { ...message(link), name: 'Iris' };
    expect(await call('respondOnTracking', request)).toMatchObject({ status: 200 });
    expect(await get(COLLECTIONS.clientMessages, request.requestId)).toMatchObject({
      owner,
      assignees: [owner],
      trackerId,
      from: 'client',
      authorName: 'Iris',
      body: 'When do you come?',
      readAt: null,
    });
    expect((await get(COLLECTIONS.trackers, trackerId))?.['unreadSince']).not.toBeNull();
    expect(await ofKind(trackerId, 'message')).toMatchObject([{ byName: 'Iris', body: 'When do you come?' }]);
  });

  it('records a visit once, however often it is sent', async () => {
    const { trackerId, link } = await activeLink();
    const request = opened(link);
    await call('respondOnTracking', request);
    await call('respondOnTracking', request);
    await call('respondOnTracking', opened(link));
    expect(await ofKind(trackerId, 'opened')).toHaveLength(2);
  });

  it('stores one message for repeated and simultaneous requests', async () => {
    const { trackerId, link } = await activeLink();
    const request = message(link);
    const answers = await Promise.all([
      call('respondOnTracking', request),
      call('respondOnTracking', request),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    await call('respondOnTracking', request);
    expect(await messagesOf(trackerId)).toHaveLength(1);
    expect(await ofKind(trackerId, 'message')).toHaveLength(1);
  });

  it('does not let a request replace another tracker’s message', async () => {
    const first = await activeLink();
    const second = await activeLink();
    const request = message(first.link);
    await call('respondOnTracking', request);
    expect(await call('respondOnTracking', { ...request, link: second.link })).toMatchObject({
      code: 'conflict',
    });
    expect(await messagesOf(first.trackerId)).toHaveLength(1);
    expect(await messagesOf(second.trackerId)).toHaveLength(0);
  });

  it('limits messages per hour and then asks for patience', async () => {
    const { trackerId, link } = await activeLink({}, { expiresAt: HALF_PAST * 2 });
    const send = (at: number) =>
      respondOnTracking(db, { link, requestId: freshId(), kind: 'message', body: 'Hello', name: '' }, at);
    for (let count = 0; count < MESSAGES_PER_HOUR; count += 1) await send(HALF_PAST);
    await expect(send(HALF_PAST)).rejects.toMatchObject({ code: 'too-many-tries' });
    expect(await messagesOf(trackerId)).toHaveLength(MESSAGES_PER_HOUR);
    await send(HALF_PAST + 3_600_000);
    expect(await messagesOf(trackerId)).toHaveLength(MESSAGES_PER_HOUR + 1);
  });

  it('counts visits apart from messages, and expires the counts', async () => {
    const { link } = await activeLink({}, { expiresAt: HALF_PAST * 2 });
    const open = () =>
      respondOnTracking(db, { link, requestId: freshId(), kind: 'opened', body: '', name: '' }, HALF_PAST);
    for (let count = 0; count < OPENED_PER_HOUR; count += 1) await open();
    await expect(open()).rejects.toMatchObject({ code: 'too-many-tries' });
    await respondOnTracking(
      db,
      { link, requestId: freshId(), kind: 'message', body: 'Hello', name: '' },
      HALF_PAST,
    );
    const limit = await get(COLLECTIONS.limits, `opened_${link}_${Math.floor(HALF_PAST / 3_600_000)}`);
    expect(limit).toMatchObject({ count: OPENED_PER_HOUR });
    expect(limit?.['expiresAt'].toMillis()).toBeGreaterThan(HALF_PAST + 1_800_000);
  });

  it('says of every wrong link only that it does not exist', async () => {
    const guesses = [freshId(), 'AAAAAAAAAAAAAAAAAAAAAA', 'short', '../Users/x', 'x'.repeat(200)];
    for (const guess of guesses) {
      expect(await call('respondOnTracking', opened(guess))).toMatchObject({
        status: 404,
        code: 'not-found',
        message: 'This is not there any more.',
      });
    }
  });

  it.each([
    ['paused', { state: 'paused' }, 'This page is paused at the moment. Call the office if it is urgent.'],
    ['revoked', { state: 'revoked' }, 'This link has ended. Ask the office for a new one.'],
    ['expired', { expiresAt: 1_000 }, 'This link has ended. Ask the office for a new one.'],
  ])('refuses a %s link', async (_, overrides, sentence) => {
    const { trackerId, link } = await activeLink({}, overrides);
    expect(await call('respondOnTracking', message(link))).toMatchObject({
      code: 'expired-link',
      message: sentence,
    });
    expect(await messagesOf(trackerId)).toHaveLength(0);
  });

  it('refuses messages where the office has disabled them', async () => {
    const visible = {
      stages: true,
      dates: true,
      schedule: true,
      crew: false,
      summary: true,
      messages: false,
      contact: true,
    };
    const { trackerId, link } = await activeLink({ clientVisible: visible });
    expect(await call('respondOnTracking', message(link))).toMatchObject({ status: 403, code: 'denied' });
    expect(await call('respondOnTracking', opened(link))).toMatchObject({ status: 200 });
    expect(await messagesOf(trackerId)).toHaveLength(0);
  });

  it.each([
    ['an empty message', { body: '  ' }, 'Write a message first.'],
    ['an over-long message', { body: 'x'.repeat(2_001) }, 'A message has at most 2,000 characters.'],
    ['an unknown kind', { kind: 'erase' }, null],
    ['a request without an id', { requestId: '' }, null],
  ])('refuses %s', async (_, overrides, sentence) => {
    const { link } = await activeLink();
    const answer = await call('respondOnTracking', { ...message(link), ...overrides });
    expect(answer).toMatchObject({ status: 400, code: 'invalid', ...(sentence && { message: sentence }) });
  });

  it('clears the tracker’s unread mark once it is read', async () => {
    const { trackerId, link } = await activeLink();
    const request = message(link);
    await call('respondOnTracking', request);
    const sent = await get(COLLECTIONS.clientMessages, request.requestId);
    await db
      .collection(COLLECTIONS.clientMessages)
      .doc(request.requestId)
      .update({ readAt: sent?.['createdAt'] });
    await expect
      .poll(async () => (await get(COLLECTIONS.trackers, trackerId))?.['unreadSince'], COLD)
      .toBeNull();
  });
});
