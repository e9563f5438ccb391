import { isDeepStrictEqual } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { actions, empty, readAll } from './client-state';
import type { Action, ClientState } from './client-state';
import { seededFirestore, seededMemory, strangerOver } from './stranger';
import type { DocStore } from '@/data/store/port';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 23, 15);
const RANGE = { from: START - HOUR, to: new Date(START + 22 * 24 * HOUR) };

/** How long a store may take to show a change to its readers, in ms, and the pause between two looks. */
const SHOWN_WITHIN = 5_000;
const LOOK_AGAIN = 20;

/** A client over a store; after each action its state is compared with what the store holds. */
function clientOver(store: DocStore) {
  const api = strangerOver(store);
  let state: ClientState = empty;
  const shown = async () => {
    const deadline = Date.now() + SHOWN_WITHIN;
    for (;;) {
      const stored = comparable(await readAll(api, RANGE));
      if (isDeepStrictEqual(stored, comparable(state)) || Date.now() > deadline) return stored;
      await setTimeout(LOOK_AGAIN);
    }
  };
  return {
    api,
    state: () => state,
    does: async (name: string, action: Action) => {
      state = await action(state, api);
      expect([name, comparable(state)]).toEqual([name, await shown()]);
    },
    /** The last list, card, event that the client made. */
    lastList: () => [...state.lists.keys()].at(-1) ?? '',
    lastCard: () => [...state.cards.keys()].at(-1) ?? '',
  };
}

/** A state without what a client counts by itself or asks the server for: unread counts, activity, moments of writes. */
function comparable({ lists, cards, threads, events }: ClientState): unknown {
  return JSON.parse(
    JSON.stringify({
      lists: sorted(lists),
      cards: sorted(cards),
      threads: sorted(threads),
      events: events.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    }),
    (key, value: unknown) => (LEFT_OUT.has(key) ? undefined : value),
  );
}

const LEFT_OUT = new Set(['createdAt', 'commentCount', 'unreadCount', 'lastActivity', 'isActive']);

const sorted = (map: ReadonlyMap<string, unknown>) =>
  [...map].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);

async function wholeOrder(store: DocStore): Promise<void> {
  const { does, state, lastList, lastCard } = clientOver(store);

  await does('a first list', actions.newList('To do'));
  const todo = lastList();
  await does('another list', actions.newList('Done'));
  const done = lastList();
  await does('a list renamed', actions.updateList(done, { name: 'Finished' }));
  await does('a card', actions.newCard(todo, 'Order felt'));
  const felt = lastCard();
  await does('another card', actions.newCard(todo, 'Call the yard'));
  const call = lastCard();
  await does('a comment', actions.comment(felt, 'Ordered.'));
  await does('a checklist', actions.newChecklist(felt, 'Before'));
  const checklist = () => state().cards.get(felt)?.checklists[0];
  const before = checklist()?.id ?? '';
  await does('an item', actions.newCheckItem(felt, before, 'Tarp'));
  const tarp = checklist()?.checkItems[0]?.id ?? '';
  await does('an item done', actions.updateCheckItem(felt, before, tarp, { state: 'complete' }));
  await does('a card changed', actions.updateCard(felt, { description: 'Ten rolls' }));
  await does('due at a Date', actions.updateCard(felt, { due: new Date(START) }));
  await does('due on a day', actions.updateCard(felt, { due: '2026-11-24' }));
  await does('a cover by hex', actions.updateCard(felt, { cover: '#1e88e5' }));
  await does('not due', actions.updateCard(felt, { due: null, cover: null }));
  await does('a checklist renamed', actions.updateChecklist(felt, before, { name: 'Before work' }));
  await does('a card up', actions.moveCard(call, 0));
  await does('a card past the end', actions.moveCard(call, 9));
  await does('a card to another list', actions.moveCard(felt, 5, done));
  await does('an item removed', actions.removeCheckItem(felt, before, tarp));
  await does('a checklist removed', actions.removeChecklist(felt, before));
  await does('a card removed', actions.removeCard(call));
  await does('a list cleared', actions.clearList(done));
  await does('a list removed', actions.removeList(done));

  await does('the threads', actions.getThreads());
  await does(
    'a first message',
    actions.say({ threadId: null, recipientIds: ['sally'] }, 'Seven at the yard.'),
  );
  const [thread = ''] = state().threads.keys();
  await does('an answer', actions.say({ threadId: thread, recipientIds: null }, 'Bring the tarp.'));
  await does('the threads again', actions.getThreads());
  expect(state().threads.get(thread)?.messages).toHaveLength(2);
  await does('seen by the key', actions.see('sally'));

  await does('an event of a Date', actions.newEvent({ title: 'Talk', start: new Date(START), end: null }));
  const talk = state().events.at(-1)?.id ?? '';
  await does(
    'an event of a text',
    actions.updateEvent(talk, { start: '2026-11-24T08:00', color: '#43a047' }),
  );
  const weekly = { title: 'Huddle', start: START, end: START + HOUR, repeat: 'FREQ=WEEKLY;COUNT=1' };
  await does('a series', actions.newEvent(weekly));
  const huddle = state().events.at(-1)?.id ?? '';
  await does('one day of it', actions.updateEvent(huddle, { title: 'Long huddle' }));
  await does('the same day again', actions.updateEvent(huddle, { title: 'Short huddle' }));
  await does('that day removed', actions.removeEvent(huddle));
  await does('an event removed', actions.removeEvent(talk));
}

describe('a client that believes the answers to its changes', () => {
  it('has after every call what the store in memory holds', () => wholeOrder(seededMemory()));

  it('has after every call what Firestore holds under the rules', async () => {
    const { store, close } = await seededFirestore('client-order');
    try {
      await wholeOrder(store);
    } finally {
      await close();
    }
  });
});
