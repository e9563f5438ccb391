import { describe, expect, it } from 'vitest';
import { boardListShape, cardCommentShape, cardShape } from '@/domain/boards/board';
import { storedAnswer } from '@/domain/calendar/answers';
import { eventShape, FOREVER } from '@/domain/calendar/event';
import { COLLECTIONS } from '@/domain/core/collections';
import { DAY_MS, dayOf, HOUR_MS } from '@/domain/time/time';
import { makeCard, makeEvent } from '@tests/factories/records';
import { tellCard, tellCardComment } from '../../functions/src/notifications/tell-cards';
import { tellEvent } from '../../functions/src/notifications/tell-events';
import { storedRecord } from '../../functions/src/records';
import { db, freshId, resident } from './emulator';
import { changeOf, COLD, put } from './rows';

async function office() {
  const owner = freshId();
  const at = { companyUuid: owner, companyUser: true, permissionLevel: ['team:view'] };
  await db.collection(COLLECTIONS.companies).doc(owner).set({ uuid: owner, name: 'Acme', administrator: [] });
  const dana = await resident({ ...at, userFirstName: 'Dana', userLastName: 'Hollis' });
  const omar = await resident({ ...at, userFirstName: 'Omar', userLastName: 'Haddad' });
  const stranger = await resident();
  const shutOut = await resident({ ...at, permissionLevel: ['jobs:view'] });
  return { shutOut: shutOut.uid, owner, dana: dana.uid, omar: omar.uid, stranger: stranger.uid };
}

const told = async (uid: string) =>
  (await db.collection(COLLECTIONS.notifications).where('person', '==', uid).get()).docs
    .map((doc) => String(doc.get('title')))
    .toSorted();

const card = (of: Awaited<ReturnType<typeof office>>, more: object = {}) =>
  storedRecord(cardShape, {
    ...makeCard({ uuid: freshId(), owner: of.owner, name: 'Order shingles', updatedBy: of.dana }),
    subscriberIds: [of.dana, of.omar, of.stranger, of.shutOut],
    ...more,
  });

describe('a card that people subscribed to', () => {
  it('tells them of a move, once, and neither its author nor strangers', async () => {
    const of = await office();
    const list = await put(boardListShape, freshId(), {
      owner: of.owner,
      name: 'Done',
      boardId: 'b',
      position: 'a',
    });
    const before = card(of);
    const change = changeOf(freshId(), before, { ...before, listId: list });
    await tellCard(db, change);
    await tellCard(db, change);
    expect(await told(of.omar)).toEqual(['Dana Hollis moved to Done: Order shingles']);
    // A coworker without the right to boards reads nothing of them in the bell.
    for (const uid of [of.dana, of.stranger, of.shutOut]) expect(await told(uid)).toEqual([]);
  });

  it('names no list of another business', async () => {
    const of = await office();
    const list = await put(boardListShape, freshId(), {
      owner: freshId(),
      name: 'Secret',
      boardId: 'b',
      position: 'a',
    });
    const before = card(of);
    await tellCard(db, changeOf(freshId(), before, { ...before, listId: list }));
    expect(await told(of.omar)).toEqual(['Dana Hollis moved to another list: Order shingles']);
  });

  it.each([
    [{ archivedAt: Date.now() }, ['Dana Hollis archived Order shingles']],
    [{ due: Date.now() }, ['Dana Hollis changed the due day of Order shingles']],
    [{ description: 'Onyx Black' }, []],
  ])('tells them of %o', async (more, titles) => {
    const of = await office();
    const uuid = freshId();
    await tellCard(db, changeOf(uuid, card(of, { uuid }), card(of, { uuid, ...more })));
    expect(await told(of.omar)).toEqual(titles);
  });

  it('tells new members that they were added, and several cards together', async () => {
    const of = await office();
    const add = async (memberIds: readonly string[]) => {
      const uuid = freshId();
      await tellCard(db, changeOf(uuid, card(of, { uuid }), card(of, { uuid, memberIds })));
    };
    await add([of.dana, of.omar, of.stranger]);
    expect(await told(of.omar)).toEqual(['Dana Hollis added you to Order shingles']);
    await add([of.omar]);
    const all = await told(of.omar);
    expect(['Dana Hollis added you to 2 cards', 'Dana Hollis added you to Order shingles']).toContain(all[0]);
    expect([await told(of.dana), await told(of.stranger)]).toEqual([[], []]);
  });

  it('tells them of a comment', async () => {
    const of = await office();
    const uuid = freshId();
    await db.collection(COLLECTIONS.cards).doc(uuid).set(card(of, { uuid }));
    const comment = { uuid: freshId(), owner: of.owner, cardId: uuid, message: 'Ready.', createdBy: of.dana };
    await tellCardComment(db, changeOf(comment.uuid, null, storedRecord(cardCommentShape, comment)));
    expect(await told(of.omar)).toEqual(['Dana Hollis commented on Order shingles']);
  });
});

describe('an event with other people', () => {
  const soon = Date.now() + HOUR_MS;
  const event = (of: Awaited<ReturnType<typeof office>>, more: object = {}) => ({
    ...makeEvent({ uuid: freshId(), owner: of.owner, title: 'Huddle', person: of.dana, place: 'Shop' }),
    assignees: [of.dana, of.omar, of.stranger],
    start: soon,
    end: soon + HOUR_MS,
    repeatsUntil: soon + HOUR_MS,
    ...more,
  });
  const stored = (one: ReturnType<typeof event>) => storedRecord(eventShape, one);

  it('invites them by its trigger', async () => {
    const of = await office();
    const one = event(of);
    await db.collection(COLLECTIONS.events).doc(one.uuid).set(stored(one));
    await expect.poll(() => told(of.omar), COLD).toEqual(['Dana Hollis invited you to Huddle']);
    expect([await told(of.dana), await told(of.stranger)]).toEqual([[], []]);
  });

  it('tells them of another time and of its end, and its organiser of answers', async () => {
    const of = await office();
    const one = event(of);
    await tellEvent(db, changeOf(freshId(), stored(one), stored({ ...one, start: soon + 1 })));
    expect(await told(of.omar)).toEqual(['Dana Hollis moved Huddle']);
    const two = event(of);
    await tellEvent(db, changeOf(freshId(), stored(two), null));
    expect(await told(of.omar)).toEqual(['Dana Hollis cancelled Huddle', 'Dana Hollis moved Huddle']);
    const answers = { [of.omar]: storedAnswer(two, 'accepted') };
    await tellEvent(db, changeOf(freshId(), stored(two), stored({ ...two, answers })));
    expect(await told(of.dana)).toEqual(['Omar Haddad accepted Huddle']);
  });

  const weekly = (of: Awaited<ReturnType<typeof office>>, more: object = {}) => {
    const series = event(of, { rrule: 'FREQ=DAILY', repeats: true, repeatsUntil: FOREVER, ...more });
    return { series, tomorrow: dayOf(soon + DAY_MS, 'UTC') };
  };
  const newest = async (uid: string) => {
    const found = await db.collection(COLLECTIONS.notifications).where('person', '==', uid).get();
    return found.docs.map((doc) => doc.data());
  };

  it('leads to its next time, of a series that began long ago too', async () => {
    const of = await office();
    const began = Date.now() - 400 * DAY_MS;
    const { series } = weekly(of, { start: began, end: began + HOUR_MS });
    await tellEvent(db, changeOf(freshId(), stored(series), stored({ ...series, place: 'Yard' })));
    const [one] = await newest(of.omar);
    expect(one?.['text']).toMatch(/ · Every day · Yard$/);
    const address = new URL(one?.['link'], 'https://joblane.app');
    const day = address.searchParams.get('day') ?? '';
    expect(address.pathname).toBe('/app/calendar');
    expect(address.searchParams.get('event')).toBe(`${series.uuid}_${day}`);
    expect(Date.parse(day)).toBeGreaterThan(Date.now() - 2 * DAY_MS);
  });

  it('tells of a day that is taken out of a series, and of one that is changed instead', async () => {
    const of = await office();
    const { series, tomorrow } = weekly(of);
    const without = { ...series, exceptions: [tomorrow] };
    await tellEvent(db, changeOf(freshId(), stored(series), stored(without)));
    expect(await told(of.omar)).toEqual(['Dana Hollis cancelled Huddle']);
    expect((await newest(of.omar))[0]?.['text']).not.toMatch(/Every day/);

    const next = await office();
    const { series: other } = weekly(next);
    const uuid = freshId();
    await put(eventShape, uuid, {
      ...event(next),
      uuid,
      title: 'Huddle',
      seriesId: other.uuid,
      occurrenceOn: tomorrow,
    });
    await tellEvent(db, changeOf(freshId(), stored(other), stored({ ...other, exceptions: [tomorrow] })));
    await expect.poll(() => told(next.omar), COLD).toEqual(['Dana Hollis moved Huddle']);
  });

  it('says nothing of one that is over', async () => {
    const of = await office();
    const over = event(of, { repeatsUntil: Date.now() - HOUR_MS });
    await tellEvent(db, changeOf(freshId(), stored(over), null));
    expect(await told(of.omar)).toEqual([]);
  });
});
