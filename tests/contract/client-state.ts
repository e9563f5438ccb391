import type { Answer, Stranger } from './stranger';

type Item = { readonly id: string; readonly name: string; readonly state: string };
type Checklist = { readonly id: string; readonly name: string; readonly checkItems: readonly Item[] };
type Comment = { readonly id: string; readonly cardId: string; readonly message: string };
type Card = {
  readonly id: string;
  readonly listId: string;
  readonly comments: readonly Comment[];
  readonly checklists: readonly Checklist[];
};
type List = { readonly id: string; readonly cardIds: readonly string[] };
type Message = { readonly id: string; readonly body: string };
type Thread = { readonly id: string; readonly messages: readonly Message[]; readonly unreadCount: number };
type Event = { readonly id: string; readonly title: string };

/** The state of a client that reads everything once and then believes the answers to its changes. */
export type ClientState = {
  readonly lists: ReadonlyMap<string, List>;
  readonly cards: ReadonlyMap<string, Card>;
  readonly threads: ReadonlyMap<string, Thread>;
  readonly events: readonly Event[];
};

const NOTHING: ClientState = { lists: new Map(), cards: new Map(), threads: new Map(), events: [] };

/** What an action does to the state; how existing clients of the contract do it. */
export type Action = (state: ClientState, api: Stranger) => Promise<ClientState>;

/** The data of an answer. @throws for a refusal */
function dataOf<T>({ status, data }: Answer): T {
  if (status >= 400) throw new Error(`Status ${status}: ${JSON.stringify(data)}`);
  return data as T;
}

const byId = <T extends { readonly id: string }>(items: readonly T[]) =>
  new Map(items.map((item) => [item.id, item]));
const put = <T extends { readonly id: string }>(map: ReadonlyMap<string, T>, item: T) =>
  new Map([...map, [item.id, item]]);
const replaced = <T extends { readonly id: string }>(items: readonly T[], item: T) =>
  items.map((one) => (one.id === item.id ? item : one));
const without = <T extends { readonly id: string }>(items: readonly T[], id: string) =>
  items.filter((one) => one.id !== id);

function known<T>(map: ReadonlyMap<string, T>, id: string): T {
  const item = map.get(id);
  if (item === undefined) throw new Error(`The client does not know ${id}.`);
  return item;
}

/** Everything that the client shows, as a fresh client reads it. */
export async function readAll(api: Stranger, range: object): Promise<ClientState> {
  const { board } = dataOf<{ board: { lists: readonly List[]; cards: readonly Card[] } }>(
    await api.get('/kanban/board'),
  );
  const { threads } = dataOf<{ threads: readonly Thread[] }>(await api.get('/chat/threads'));
  const whole = await Promise.all(
    threads.map(async ({ id }) =>
      dataOf<{ thread: Thread }>(await api.get('/chat/thread', { threadKey: id })),
    ),
  );
  const { events } = dataOf<{ events: readonly Event[] }>(await api.get('/calendar/events', range));
  return {
    lists: byId(board.lists),
    cards: byId(board.cards),
    threads: byId(whole.map(({ thread }) => thread)),
    events: events.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

export const empty = NOTHING;

const cardChange = (cardId: string, change: (card: Card) => Partial<Card>) => (state: ClientState) => {
  const card = known(state.cards, cardId);
  return { ...state, cards: put(state.cards, { ...card, ...change(card) }) };
};
const checklistChange = (cardId: string, checklistId: string, change: (list: Checklist) => Checklist) =>
  cardChange(cardId, ({ checklists }) => ({
    checklists: checklists.map((list) => (list.id === checklistId ? change(list) : list)),
  }));

/** The actions of a board, chat and calendar client. Each sends one call. */
export const actions = {
  newList:
    (name: string): Action =>
    async (state, api) => {
      const { list } = dataOf<{ list: List }>(await api.post('/kanban/lists/new', { name }));
      return { ...state, lists: put(state.lists, list) };
    },
  updateList:
    (listId: string, update: object): Action =>
    async (state, api) => {
      const { list } = dataOf<{ list: List }>(await api.post('/kanban/list/update', { listId, update }));
      return { ...state, lists: put(state.lists, list) };
    },
  clearList:
    (listId: string): Action =>
    async (state, api) => {
      dataOf(await api.post('/kanban/lists/clear', { listId }));
      const gone = known(state.lists, listId).cardIds;
      return {
        ...state,
        cards: new Map([...state.cards].filter(([id]) => !gone.includes(id))),
        lists: put(state.lists, { ...known(state.lists, listId), cardIds: [] }),
      };
    },
  removeList:
    (listId: string): Action =>
    async (state, api) => {
      dataOf(await api.post('/kanban/lists/remove', { listId }));
      return {
        ...state,
        lists: new Map([...state.lists].filter(([id]) => id !== listId)),
        cards: new Map([...state.cards].filter(([, card]) => card.listId !== listId)),
      };
    },
  newCard:
    (listId: string, name: string): Action =>
    async (state, api) => {
      const { card } = dataOf<{ card: Card }>(await api.post('/kanban/cards/new', { listId, name }));
      const list = known(state.lists, card.listId);
      return {
        ...state,
        cards: put(state.cards, card),
        lists: put(state.lists, { ...list, cardIds: [...list.cardIds, card.id] }),
      };
    },
  updateCard:
    (cardId: string, update: object): Action =>
    async (state, api) => {
      const { card } = dataOf<{ card: Card }>(await api.post('/kanban/cards/update', { cardId, update }));
      return cardChange(cardId, () => card)(state);
    },
  moveCard:
    (cardId: string, position: number, listId?: string): Action =>
    async (state, api) => {
      dataOf(await api.post('/kanban/cards/move', { cardId, position, listId }));
      const card = known(state.cards, cardId);
      const from = known(state.lists, card.listId);
      const left = put(state.lists, { ...from, cardIds: from.cardIds.filter((id) => id !== cardId) });
      const to = known(left, listId ?? card.listId);
      const lists = put(left, { ...to, cardIds: to.cardIds.toSpliced(position, 0, cardId) });
      return { ...state, lists, cards: put(state.cards, { ...card, listId: to.id }) };
    },
  removeCard:
    (cardId: string): Action =>
    async (state, api) => {
      dataOf(await api.post('/kanban/cards/remove', { cardId }));
      const list = known(state.lists, known(state.cards, cardId).listId);
      return {
        ...state,
        cards: new Map([...state.cards].filter(([id]) => id !== cardId)),
        lists: put(state.lists, { ...list, cardIds: list.cardIds.filter((id) => id !== cardId) }),
      };
    },
  comment:
    (cardId: string, message: string): Action =>
    async (state, api) => {
      const { comment } = dataOf<{ comment: Comment }>(
        await api.post('/kanban/comments/new', { cardId, message }),
      );
      return cardChange(cardId, ({ comments }) => ({ comments: [...comments, comment] }))(state);
    },
  newChecklist:
    (cardId: string, name: string): Action =>
    async (state, api) => {
      const { checklist } = dataOf<{ checklist: Checklist }>(
        await api.post('/kanban/checklists/new', { cardId, name }),
      );
      return cardChange(cardId, ({ checklists }) => ({ checklists: [...checklists, checklist] }))(state);
    },
  updateChecklist:
    (cardId: string, checklistId: string, update: object): Action =>
    async (state, api) => {
      const { checklist } = dataOf<{ checklist: Checklist }>(
        await api.post('/kanban/checklists/update', { cardId, checklistId, update }),
      );
      return checklistChange(cardId, checklistId, () => checklist)(state);
    },
  removeChecklist:
    (cardId: string, checklistId: string): Action =>
    async (state, api) => {
      dataOf(await api.post('/kanban/checklists/remove', { cardId, checklistId }));
      return cardChange(cardId, ({ checklists }) => ({ checklists: without(checklists, checklistId) }))(
        state,
      );
    },
  newCheckItem:
    (cardId: string, checklistId: string, name: string): Action =>
    async (state, api) => {
      const { checkItem } = dataOf<{ checkItem: Item }>(
        await api.post('/kanban/checkitems/new', { cardId, checklistId, name }),
      );
      return checklistChange(cardId, checklistId, (list) => ({
        ...list,
        checkItems: [...list.checkItems, checkItem],
      }))(state);
    },
  updateCheckItem:
    (cardId: string, checklistId: string, checkItemId: string, update: object): Action =>
    async (state, api) => {
      const { checkItem } = dataOf<{ checkItem: Item }>(
        await api.post('/kanban/checkitems/update', { cardId, checklistId, checkItemId, update }),
      );
      return checklistChange(cardId, checklistId, (list) => ({
        ...list,
        checkItems: replaced(list.checkItems, checkItem),
      }))(state);
    },
  removeCheckItem:
    (cardId: string, checklistId: string, checkItemId: string): Action =>
    async (state, api) => {
      dataOf(await api.post('/kanban/checkitems/remove', { cardId, checklistId, checkItemId }));
      return checklistChange(cardId, checklistId, (list) => ({
        ...list,
        checkItems: without(list.checkItems, checkItemId),
      }))(state);
    },
  getThreads: (): Action => async (state, api) => {
    const { threads } = dataOf<{ threads: readonly Thread[] }>(await api.get('/chat/threads'));
    return { ...state, threads: byId(threads) };
  },
  say:
    (
      to: { readonly threadId?: string | null; readonly recipientIds?: readonly string[] | null },
      body: string,
    ): Action =>
    async (state, api) => {
      const { threadId, message } = dataOf<{ threadId: string; message: Message }>(
        await api.post('/chat/messages/new', { ...to, body }),
      );
      const thread = state.threads.get(threadId);
      if (thread) {
        const messages = [...thread.messages, message];
        return { ...state, threads: put(state.threads, { ...thread, messages }) };
      }
      const asked = dataOf<{ thread: Thread }>(await api.get('/chat/thread', { threadKey: threadId }));
      return { ...state, threads: put(state.threads, asked.thread) };
    },
  see:
    (threadKey: string): Action =>
    async (state, api) => {
      dataOf(await api.get('/chat/thread/mark-as-seen', { threadKey }));
      return state;
    },
  newEvent:
    (fields: object): Action =>
    async (state, api) => {
      const { event } = dataOf<{ event: Event }>(await api.post('/calendar/events/new', fields));
      return { ...state, events: [...state.events, event] };
    },
  updateEvent:
    (eventId: string, update: object): Action =>
    async (state, api) => {
      const { event } = dataOf<{ event: Event }>(
        await api.post('/calendar/events/update', { eventId, update }),
      );
      return { ...state, events: replaced(state.events, event) };
    },
  removeEvent:
    (eventId: string): Action =>
    async (state, api) => {
      dataOf(await api.post('/calendar/events/remove', { eventId }));
      return { ...state, events: without(state.events, eventId) };
    },
};
