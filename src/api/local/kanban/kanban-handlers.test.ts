import { describe, expect, it } from 'vitest';
import { TEST_UID } from '@/data/testing/render-with-data';
import { COMMENTS_FULL } from '@/domain/boards/board';
import {
  makeBoard,
  makeBoardList,
  makeCard,
  makeCardComment,
  makeFile,
  makeJob,
  makeRoster,
  MADE_AT,
} from '@tests/factories/records';
import {
  archiveCall,
  boardCall,
  boardsCall,
  clearListCall,
  moveCardCall,
  newBoardCall,
  newCardCall,
  newCheckItemCall,
  newChecklistCall,
  newCommentCall,
  newListCall,
  removeCardCall,
  removeCheckItemCall,
  removeChecklistCall,
  removeCommentCall,
  removeListCall,
  updateBoardCall,
  updateCardCall,
  updateCheckItemCall,
  updateChecklistCall,
  updateListCall,
} from '../../contract/kanban';
import { localClient } from '../../testing/local-client';

const own = { owner: TEST_UID };
const THUMB = 'data:image/png;base64,AA==';
const labels = [{ id: 'storm', name: 'Storm', colour: 'blue' }];
const checked = {
  checklists: [{ id: 'k', name: 'Checklist' }],
  checkItems: [{ id: 'i', checklistId: 'k', name: 'Shingles' }],
  itemsDone: ['i'],
};
const rows = {
  Rosters: [makeRoster({ owner: TEST_UID, people: [] })],
  Boards: [
    { ...makeBoard({ ...own }), labels },
    makeBoard({ ...own, uuid: 'board-2', name: 'Sales', createdAt: MADE_AT + 1 }),
    makeBoard({ uuid: 'foreign', owner: 'another' }),
  ],
  BoardLists: [
    makeBoardList({ ...own }),
    makeBoardList({ ...own, uuid: 'list-2', name: 'Done', position: 'k' }),
    makeBoardList({ ...own, uuid: 'list-3', boardId: 'board-2' }),
    makeBoardList({ uuid: 'foreign', owner: 'another' }),
  ],
  Jobs: [
    makeJob({ ...own, uuid: 'j', number: 1, numberPrefix: 'J-' }),
    makeJob({ uuid: 'foreign', owner: 'another' }),
  ],
  Cards: [
    { ...makeCard({ ...own, due: MADE_AT, commentCount: 1, subscriberIds: [TEST_UID] }), ...checked },
    makeCard({ ...own, uuid: 'card-2', name: 'Tarps', position: 'k' }),
    makeCard({ ...own, uuid: 'card-3', name: 'Gone', archivedAt: MADE_AT }),
    makeCard({ uuid: 'foreign', owner: 'another' }),
  ],
  Files: [
    makeFile({ ...own, noun: 'card', recordId: 'card-1', thumb: THUMB }),
    makeFile({ ...own, uuid: 'sending', noun: 'card', recordId: 'card-1', state: 'sending', thumb: THUMB }),
    makeFile({
      ...own,
      uuid: 'letter',
      noun: 'card',
      recordId: 'card-1',
      type: 'application/pdf',
      createdAt: MADE_AT - 1,
    }),
    makeFile({ ...own, uuid: 'of-another', noun: 'card', recordId: 'card-2', thumb: THUMB }),
  ],
  CardComments: [
    makeCardComment({ ...own, createdBy: TEST_UID }),
    makeCardComment({ ...own, uuid: 'comment-2', createdBy: 'max', createdAt: MADE_AT + 1 }),
  ],
};

const open = () => {
  const client = localClient({ rows });
  const cards = async (boardId = 'board-1') => (await client.send(boardCall, { boardId })).board;
  const order = async (listId: string) =>
    (await cards()).lists.find(({ id }) => id === listId)?.cardIds ?? null;
  return { ...client, board: cards, order };
};

describe('GET /kanban/board', () => {
  it('answers the first board with its comments, as existing clients read it', async () => {
    const { board } = await open().send(boardCall, {});
    expect(board).toMatchObject({
      id: 'board-1',
      name: 'Production',
      lists: [
        { id: 'list-1', name: 'Materials', cardIds: ['card-1', 'card-2'] },
        { id: 'list-2', name: 'Done', cardIds: [] },
      ],
      members: [{ id: TEST_UID, name: 'Sam Sender', avatar: '' }],
    });
    expect(board.cards).toHaveLength(2);
    expect(board.cards[0]).toEqual({
      id: 'card-1',
      listId: 'list-1',
      name: 'Order shingles',
      description: '',
      due: MADE_AT,
      cover: null,
      coverPicture: null,
      isSubscribed: true,
      memberIds: [],
      labelIds: [],
      attachments: [
        { id: 'letter', name: 'Ridge.jpg', isPicture: false },
        { id: 'file-1', name: 'Ridge.jpg', isPicture: true },
      ],
      comments: [
        {
          id: 'comment-1',
          cardId: 'card-1',
          memberId: TEST_UID,
          createdAt: MADE_AT,
          message: 'They come on Tuesday.',
        },
        expect.objectContaining({ id: 'comment-2' }),
      ],
      commentCount: 1,
      checklists: [
        { id: 'k', name: 'Checklist', checkItems: [{ id: 'i', name: 'Shingles', state: 'complete' }] },
      ],
      record: null,
    });
  });

  it('answers a named board with the comments of the open card alone', async () => {
    const { send } = open();
    const closed = await send(boardCall, { boardId: 'board-1' });
    expect(closed.board.cards.flatMap(({ comments }) => comments)).toEqual([]);
    const opened = await send(boardCall, { boardId: 'board-1', cardId: 'card-1' });
    expect(opened.board.cards[0]?.comments).toHaveLength(2);
  });

  it('answers an empty board before there is one, and the first list makes it', async () => {
    const { send } = localClient({ rows: {} });
    expect((await send(boardCall, {})).board).toMatchObject({ id: '', lists: [], cards: [] });
    const { list } = await send(newListCall, { name: 'To do' });
    expect((await send(boardCall, {})).board.lists).toEqual([{ ...list, cardIds: [] }]);
  });
});

describe('boards', () => {
  it('are made from a template, renamed, labelled and archived', async () => {
    const { send } = open();
    const { board } = await send(newBoardCall, { name: ' Next season ', template: 'Production' });
    expect(board.name).toBe('Next season');
    const made = await send(boardCall, { boardId: board.id });
    expect(made.board.lists.map(({ name }) => name)).toEqual([
      'Ready to order',
      'Materials',
      'Scheduled',
      'On the roof',
      'Final check',
    ]);
    await send(updateBoardCall, { boardId: board.id, update: { name: 'Spring', isArchived: true } });
    expect((await send(boardsCall, {})).boards.map(({ name }) => name)).toEqual(['Production', 'Sales']);
  });
});

describe('people who may only view the team’s rooms', () => {
  it('work on cards, but set up no boards and lists', async () => {
    const { send, intents } = localClient({
      rows,
      user: { isAdmin: false, isCompanyAdmin: false, permissionLevel: ['team:view'] },
    });
    const denied = { code: 'invalid', message: expect.stringMatching(/^Boards and lists are set up/) };
    const boardId = 'board-1';
    await expect(send(newBoardCall, { name: 'Mine' })).rejects.toMatchObject(denied);
    await expect(send(updateBoardCall, { boardId, update: { name: 'Mine' } })).rejects.toMatchObject(denied);
    await expect(send(newListCall, { name: 'Mine' })).rejects.toMatchObject(denied);
    await expect(send(updateListCall, { listId: 'list-1', update: { name: 'Mine' } })).rejects.toMatchObject(
      denied,
    );
    await expect(send(removeListCall, { listId: 'list-1' })).rejects.toMatchObject(denied);
    expect(intents).toEqual([]);
    await send(newCardCall, { listId: 'list-1', name: 'Nails' });
    expect(intents).toHaveLength(1);
  });
});

describe('a card with the most comments', () => {
  it('takes no more', async () => {
    const full = makeCard({ ...own, uuid: 'full', commentsFull: true });
    const { send, intents } = localClient({ rows: { ...rows, Cards: [full] } });
    const message = 'One more.';
    await expect(send(newCommentCall, { cardId: 'full', message })).rejects.toMatchObject({
      message: COMMENTS_FULL,
    });
    expect(intents).toEqual([]);
  });
});

describe('lists', () => {
  it('are added, renamed and moved', async () => {
    const { send, board } = open();
    const { list } = await send(newListCall, { name: 'On the roof' });
    await send(updateListCall, { listId: list.id, update: { position: 0, name: 'Roof' } });
    expect((await board()).lists.map(({ name }) => name)).toEqual(['Roof', 'Materials', 'Done']);
  });

  it('are cleared and removed into the archive, with Undo', async () => {
    const { send, board, intents, store } = open();
    await send(clearListCall, { listId: 'list-1' });
    expect((await board()).cards).toEqual([]);
    await store.commit(intents.at(-1)?.undo ?? []);
    expect((await board()).cards).toHaveLength(2);
    await send(removeListCall, { listId: 'list-1' });
    expect((await board()).lists.map(({ id }) => id)).toEqual(['list-2']);
    expect((await send(archiveCall, { boardId: 'board-1' })).cards).toHaveLength(3);
    await store.commit(intents.at(-1)?.undo ?? []);
    expect((await board()).lists[0]).toEqual({
      id: 'list-1',
      name: 'Materials',
      cardIds: ['card-1', 'card-2'],
    });
  });
});

describe('cards', () => {
  it('are added, and moved within a list, to another and to a place', async () => {
    const { send, order } = open();
    const { card } = await send(newCardCall, { listId: 'list-1', name: 'Order nails' });
    expect(card).toMatchObject({ name: 'Order nails', isSubscribed: true });
    expect(await order('list-1')).toEqual(['card-1', 'card-2', card.id]);
    await send(moveCardCall, { cardId: card.id, position: 1 });
    expect(await order('list-1')).toEqual(['card-1', card.id, 'card-2']);
    await send(moveCardCall, { cardId: 'card-1', position: 0, listId: 'list-2' });
    await send(moveCardCall, { cardId: 'card-2', position: 0, listId: 'list-2' });
    expect(await order('list-2')).toEqual(['card-2', 'card-1']);
  });

  it('are changed field by field', async () => {
    const { send, board } = open();
    const update = {
      name: 'Order 62 bundles',
      description: 'Onyx Black',
      due: null,
      cover: 'green' as const,
      labelIds: ['storm'],
      memberIds: [TEST_UID],
      isSubscribed: false,
      record: { noun: 'job' as const, id: 'j', number: 'J-1' },
    };
    const { card } = await send(updateCardCall, { cardId: 'card-1', update });
    expect(card).toMatchObject(update);
    expect((await board()).cards[0]).toMatchObject(update);
  });

  it('are about records that the caller sees, under their own number', async () => {
    const { send } = open();
    const link = (noun: 'job' | 'tracker', id: string) =>
      send(updateCardCall, { cardId: 'card-1', update: { record: { noun, id, number: 'X-9' } } });
    expect((await link('job', 'j')).card.record).toEqual({ noun: 'job', id: 'j', number: 'J-1' });
    for (const [noun, id] of [
      ['job', 'foreign'],
      ['tracker', 'j'],
      ['job', ''],
      ['job', 'a/b'],
    ] as const)
      await expect(link(noun, id)).rejects.toMatchObject({ message: 'This record is not there.' });
  });

  it('are archived and restored, into the first list when theirs is gone', async () => {
    const { send, order } = open();
    await send(removeCardCall, { cardId: 'card-1' });
    expect(await order('list-1')).toEqual(['card-2']);
    await send(removeListCall, { listId: 'list-1' });
    await send(updateCardCall, { cardId: 'card-1', update: { isArchived: false } });
    expect(await order('list-2')).toEqual(['card-1']);
  });

  it('have comments, which their authors alone remove', async () => {
    const { send } = open();
    const { comment } = await send(newCommentCall, { cardId: 'card-2', message: ' Ready. ' });
    expect(comment).toMatchObject({ memberId: TEST_UID, message: 'Ready.' });
    const read = async () => (await send(boardCall, { boardId: 'board-1', cardId: 'card-2' })).board.cards[1];
    expect(await read()).toMatchObject({ commentCount: 1, comments: [{ id: comment.id }] });
    await send(removeCommentCall, { commentId: comment.id });
    expect(await read()).toMatchObject({ commentCount: 0, comments: [] });
    await expect(send(removeCommentCall, { commentId: 'comment-2' })).rejects.toMatchObject({
      message: 'This comment is not there, or not yours.',
    });
  });

  it('have checklists with items', async () => {
    const { send, board } = open();
    const { checklist } = await send(newChecklistCall, { cardId: 'card-2', name: 'Order' });
    const at = { cardId: 'card-2', checklistId: checklist.id };
    const { checkItem } = await send(newCheckItemCall, { ...at, name: 'Nails' });
    await send(updateCheckItemCall, { ...at, checkItemId: checkItem.id, update: { state: 'complete' } });
    await send(updateChecklistCall, { ...at, update: { name: 'Orders' } });
    expect((await board()).cards[1]?.checklists).toEqual([
      { id: checklist.id, name: 'Orders', checkItems: [{ ...checkItem, state: 'complete' }] },
    ]);
    await send(removeCheckItemCall, { ...at, checkItemId: checkItem.id });
    expect((await board()).cards[1]?.checklists[0]?.checkItems).toEqual([]);
    await send(removeChecklistCall, at);
    expect((await board()).cards[1]?.checklists).toEqual([]);
  });

  it('have one of their pictures as cover', async () => {
    const { send, board } = open();
    const cover = (coverAttachmentId: string | null) =>
      send(updateCardCall, { cardId: 'card-1', update: { coverAttachmentId } });
    const shown = { attachmentId: 'file-1', thumb: THUMB };
    expect((await cover('file-1')).card.coverPicture).toEqual(shown);
    expect((await board()).cards[0]?.coverPicture).toEqual(shown);
    for (const id of ['letter', 'of-another', 'gone', '', 'a/b']) {
      await expect(cover(id)).rejects.toMatchObject({ message: 'This picture is not there.' });
    }
    expect((await cover(null)).card.coverPicture).toBeNull();
  });

  it('keep the ticks of two people who work from the same list, and Undo takes back one’s own alone', async () => {
    const { send, board, intents, store } = open();
    const at = {
      cardId: 'card-2',
      checklistId: (await send(newChecklistCall, { cardId: 'card-2', name: 'Order' })).checklist.id,
    };
    const add = async (name: string) => (await send(newCheckItemCall, { ...at, name })).checkItem.id;
    const [nails, felt] = [await add('Nails'), await add('Felt')];
    await Promise.all(
      [nails, felt].map((checkItemId) =>
        send(updateCheckItemCall, { ...at, checkItemId, update: { state: 'complete' } }),
      ),
    );
    const states = async () =>
      (await board()).cards[1]?.checklists[0]?.checkItems.map(({ name, state }) => `${name} ${state}`);
    expect(await states()).toEqual(['Nails complete', 'Felt complete']);
    await store.commit(intents.at(-2)?.undo ?? []);
    expect(await states()).toEqual(['Nails incomplete', 'Felt complete']);
    await send(removeCheckItemCall, { ...at, checkItemId: felt });
    expect(await states()).toEqual(['Nails incomplete']);
    await store.commit(intents.at(-1)?.undo ?? []);
    expect(await states()).toEqual(['Nails incomplete', 'Felt complete']);
    await send(removeChecklistCall, at);
    await store.commit(intents.at(-1)?.undo ?? []);
    expect(await states()).toEqual(['Nails incomplete', 'Felt complete']);
  });
});

describe('refusals', () => {
  const gone = ['gone', 'foreign', '', 'a/b'];

  it.each(gone)('answers like a missing one: “%s”', async (id) => {
    const { send } = open();
    const refusals = await Promise.allSettled([
      send(boardCall, { boardId: id }),
      send(archiveCall, { boardId: id }),
      send(updateBoardCall, { boardId: id, update: { name: 'x' } }),
      send(newListCall, { boardId: id, name: 'x' }),
      send(updateListCall, { listId: id, update: { name: 'x' } }),
      send(clearListCall, { listId: id }),
      send(removeListCall, { listId: id }),
      send(newCardCall, { listId: id, name: 'x' }),
      send(updateCardCall, { cardId: id, update: { name: 'x' } }),
      send(moveCardCall, { cardId: id, position: 0 }),
      send(moveCardCall, { cardId: 'card-1', position: 0, listId: id }),
      send(removeCardCall, { cardId: id }),
      send(newCommentCall, { cardId: id, message: 'x' }),
      send(removeCommentCall, { commentId: id }),
      send(newChecklistCall, { cardId: id, name: 'x' }),
      send(updateChecklistCall, { cardId: 'card-1', checklistId: id, update: { name: 'x' } }),
      send(removeChecklistCall, { cardId: 'card-1', checklistId: id }),
      send(newCheckItemCall, { cardId: 'card-1', checklistId: id, name: 'x' }),
      send(updateCheckItemCall, {
        cardId: 'card-1',
        checklistId: 'k',
        checkItemId: id,
        update: { name: 'x' },
      }),
      send(removeCheckItemCall, { cardId: 'card-1', checklistId: 'k', checkItemId: id }),
      send(updateCardCall, { cardId: 'card-1', update: { labelIds: [id] } }),
      send(updateCardCall, { cardId: 'card-1', update: { memberIds: [id] } }),
    ]);
    expect(refusals).toEqual(
      refusals.map(() => ({
        status: 'rejected',
        reason: { code: 'not-found', message: expect.stringMatching(/is not there/) as unknown },
      })),
    );
  });

  it('say what is wrong with the input', async () => {
    const { send, intents } = open();
    const said = async (answer: Promise<unknown>) =>
      answer.then(
        () => null,
        ({ message }: { message: string }) => message,
      );
    expect(await said(send(newCardCall, { listId: 'list-1', name: ' ' }))).toBe(
      'A card’s name is empty. Write something first.',
    );
    expect(await said(send(newCardCall, { listId: 'list-1', name: 'x'.repeat(201) }))).toBe(
      'A card’s name has at most 200 characters, and this one has 201.',
    );
    for (const position of [-1, 0.5, NaN]) {
      expect(await said(send(moveCardCall, { cardId: 'card-1', position }))).toMatch(/position/);
    }
    expect(await said(send(moveCardCall, { cardId: 'card-1', position: 0, listId: 'list-3' }))).toBe(
      'This list is on another board.',
    );
    expect(await said(send(moveCardCall, { cardId: 'card-3', position: 0 }))).toBe(
      'This card is in the archive. Restore it first.',
    );
    expect(await said(send(updateListCall, { listId: 'list-1', update: { position: -1 } }))).toMatch(
      /whole number, 0 for the first/,
    );
    expect(await said(send(updateCardCall, { cardId: 'card-1', update: {} }))).toBe(
      'Nothing to change was given.',
    );
    const unknown: object = { colour: 'red' };
    expect(await said(send(updateCardCall, { cardId: 'card-1', update: unknown }))).toBe(
      '“update.colour” cannot be read.',
    );
    for (const due of [-1, 1.5, 1e15]) {
      expect(await said(send(updateCardCall, { cardId: 'card-1', update: { due } }))).toMatch(
        /^A time is a whole number/,
      );
    }
    const label = { id: 'storm', name: 'Storm', colour: 'blue' as const };
    for (const given of [[label, label], [{ ...label, id: '' }]]) {
      expect(
        await said(send(updateBoardCall, { boardId: 'board-1', update: { labels: given } })),
      ).not.toBeNull();
    }
    expect(intents).toEqual([]);
  });
});
