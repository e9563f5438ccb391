import { array, boolean, nullable, number, optional, picklist, strictObject, string } from 'valibot';
import {
  addCard,
  addComment,
  editCard,
  moveCard,
  removeComment,
  subscribe,
} from '@/data/boards/board-intents';
import { commentRef } from '@/data/boards/boards';
import type { Changes } from '@/data/core/writes';
import { customerRef } from '@/data/customers/customers';
import { jobRef } from '@/data/jobs/jobs';
import { newId } from '@/data/core/ids';
import { now } from '@/data/store/port';
import { trackerRef } from '@/data/trackers/trackers';
import { CARD_COLOURS, MAX_CARD_NAME, MAX_COMMENT, MAX_DESCRIPTION, cardShape } from '@/domain/boards/board';
import type { Card } from '@/domain/boards/board';
import { positionAt } from '@/domain/boards/position';
import { shortNumber } from '@/domain/core/record-number';
import { initialOf } from '@/domain/core/shape';
import {
  moveCardCall,
  newCardCall,
  newCommentCall,
  removeCardCall,
  removeCommentCall,
  updateCardCall,
} from '../../contract/kanban';
import type { CardUpdate, KanbanCard } from '../../contract/kanban';
import { handle, missing } from '../handler';
import type { Handler, LocalContext } from '../handler';
import {
  cardOf,
  cardsIn,
  checkPlace,
  findBoard,
  findCard,
  findList,
  listsIn,
  membersOf,
  refuse,
  worded,
} from './kanban-answers';

const NAME = 'A card’s name';

/** Cards: new, changed, moved, archived, and their comments. */
export const cardHandlers: readonly Handler[] = [
  handle(newCardCall, {
    input: strictObject({ listId: string(), name: string() }),
    run: async (context, { listId, name }) => {
      const { viewer, commit } = context;
      const { uuid: ofList, boardId } = await findList(context, listId);
      const cards = await cardsIn(context, { uuid: ofList, boardId });
      const card = {
        uuid: newId(),
        boardId,
        listId: ofList,
        name: worded(name, MAX_CARD_NAME, NAME),
        position: positionAt(cards, cards.length),
      };
      commit(addCard(viewer, card));
      return {
        card: cardOf({ ...initialOf(cardShape.fields), ...card, subscriberIds: [viewer.uid] }, viewer.uid),
      };
    },
  }),
  handle(updateCardCall, {
    input: strictObject({
      cardId: string(),
      update: strictObject({
        name: optional(string()),
        description: optional(string()),
        due: optional(nullable(number())),
        cover: optional(nullable(picklist(CARD_COLOURS))),
        labelIds: optional(array(string())),
        memberIds: optional(array(string())),
        isSubscribed: optional(boolean()),
        isArchived: optional(boolean()),
        record: optional(
          nullable(
            strictObject({ noun: picklist(['customer', 'tracker', 'job']), id: string(), number: string() }),
          ),
        ),
      }),
    }),
    run: async (context, { cardId, update }) => {
      const { viewer, commit } = context;
      const card = await findCard(context, cardId);
      const changes = await changesOf(context, card, update);
      const { isSubscribed } = update;
      const isChanged = Object.keys(changes).length > 0;
      if (!isChanged && isSubscribed === undefined) throw refuse('Nothing to change was given.');
      if (isChanged) {
        const label =
          update.isArchived === undefined
            ? 'Card changed'
            : update.isArchived
              ? 'Card archived'
              : 'Card restored';
        commit(editCard(viewer, card, changes, label));
      }
      if (isSubscribed !== undefined) commit(subscribe(viewer, card.uuid, isSubscribed));
      const answer = cardOf(card, viewer.uid);
      return { card: { ...answer, ...given(update, changes) } };
    },
  }),
  handle(moveCardCall, {
    input: strictObject({ cardId: string(), position: number(), listId: optional(string()) }),
    run: async (context, { cardId, position, listId }) => {
      const card = await findCard(context, cardId);
      if (card.archivedAt !== null) throw missing('This card is in the archive. Restore it first.');
      const list = await findList(context, listId ?? card.listId);
      if (list.boardId !== card.boardId) throw refuse('This list is on another board.');
      const others = (await cardsIn(context, list)).filter(({ uuid }) => uuid !== card.uuid);
      checkPlace(position, others.length, 'cards');
      const to = { listId: list.uuid, position: positionAt(others, position) };
      context.commit(moveCard(context.viewer, card, to));
      return true as const;
    },
  }),
  handle(removeCardCall, {
    input: strictObject({ cardId: string() }),
    run: async (context, { cardId }) => {
      const card = await findCard(context, cardId);
      context.commit(editCard(context.viewer, card, { archivedAt: now() }, 'Card archived'));
      return true as const;
    },
  }),
  handle(newCommentCall, {
    input: strictObject({ cardId: string(), message: string() }),
    run: async (context, { cardId, message: given }) => {
      const { viewer, commit, now: time } = context;
      const card = await findCard(context, cardId);
      const message = worded(given, MAX_COMMENT, 'A comment');
      const id = newId();
      commit(addComment(viewer, card, message, id));
      return { comment: { id, cardId: card.uuid, memberId: viewer.uid, createdAt: time(), message } };
    },
  }),
  handle(removeCommentCall, {
    input: strictObject({ commentId: string() }),
    run: async ({ viewer, readRecord, commit }, { commentId }) => {
      const isId = commentId !== '' && !commentId.includes('/');
      const comment = isId ? await readRecord(commentRef(commentId)) : null;
      if (!comment || comment.owner !== viewer.owner || comment.createdBy !== viewer.uid) {
        throw missing('This comment is not there, or not yours.');
      }
      commit(removeComment(viewer, comment));
      return true as const;
    },
  }),
];

/** What the card answers after the change. */
function given(
  { due, cover, isSubscribed, labelIds, memberIds, record }: CardUpdate,
  { name, description, recordNumber }: Changes<Card>,
): Partial<KanbanCard> {
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof description === 'string' && { description }),
    ...(due !== undefined && { due }),
    ...(cover !== undefined && { cover }),
    ...(isSubscribed !== undefined && { isSubscribed }),
    ...(labelIds && { labelIds }),
    ...(memberIds && { memberIds }),
    ...(record !== undefined && {
      record: record && { ...record, number: typeof recordNumber === 'string' ? recordNumber : '' },
    }),
  };
}

async function changesOf(context: LocalContext, card: Card, update: CardUpdate): Promise<Changes<Card>> {
  const { name, description, due, cover, labelIds, memberIds, isArchived, record } = update;
  if (description !== undefined && description.length > MAX_DESCRIPTION) {
    throw refuse(`A description has at most ${MAX_DESCRIPTION} characters.`);
  }
  if (labelIds) {
    const { labels } = await findBoard(context, card.boardId);
    if (labelIds.some((id) => !labels.some((label) => label.id === id)))
      throw missing('This label is not there.');
  }
  if (memberIds) {
    const members = await membersOf(context);
    const added = memberIds.filter((id) => !card.memberIds.includes(id));
    if (added.some((id) => !members.some((member) => member.id === id && !member.isFormer))) {
      throw missing('This person is not there.');
    }
  }
  return {
    ...(name !== undefined && { name: worded(name, MAX_CARD_NAME, NAME) }),
    ...(description !== undefined && { description: description.trim() }),
    ...(due !== undefined && { due }),
    ...(cover !== undefined && { cover: cover ?? '' }),
    ...(labelIds && { labelIds: [...new Set(labelIds)] }),
    ...(memberIds && { memberIds: [...new Set(memberIds)] }),
    ...(record !== undefined && (await linkTo(context, record))),
    ...(isArchived !== undefined && (await archiving(context, card, isArchived))),
  };
}

/** The stored link to a record that the caller sees, with the record's own number. @throws 404 */
async function linkTo(
  { viewer, readRecord }: LocalContext,
  record: KanbanCard['record'],
): Promise<Pick<Card, 'recordNoun' | 'recordId' | 'recordNumber'>> {
  if (!record) return { recordNoun: '', recordId: '', recordNumber: '' };
  const { noun, id } = record;
  const isId = id !== '' && !id.includes('/');
  const found = isId ? await readRecord<Linkable>(LINKS[noun](id)) : null;
  if (!found || found.owner !== viewer.owner) throw missing('This record is not there.');
  const { number = null, numberPrefix = '' } = found;
  const recordNumber = number === null ? '' : shortNumber({ number, numberPrefix });
  return { recordNoun: noun, recordId: id, recordNumber };
}

/** A record that a card may be about; customers have no number. */
type Linkable = { readonly owner: string; readonly number?: number | null; readonly numberPrefix?: string };
const LINKS = { customer: customerRef, tracker: trackerRef, job: jobRef } as const;

/** A restored card whose list was removed comes to the board's first list. */
async function archiving(context: LocalContext, card: Card, isArchived: boolean): Promise<Changes<Card>> {
  if (isArchived) return { archivedAt: now() };
  const lists = await listsIn(context, card.boardId);
  if (lists.some(({ uuid }) => uuid === card.listId)) return { archivedAt: null };
  const [first] = lists;
  if (!first) throw refuse('This board has no list for the card. Add one first.');
  return { archivedAt: null, listId: first.uuid };
}
