import { array, boolean, nullable, optional, picklist, strictObject, string } from 'valibot';
import {
  addCard,
  addComment,
  editCard,
  moveCard,
  removeComment,
  subscribe,
} from '@/data/boards/board-intents';
import { commentRef } from '@/data/boards/boards';
import { newId } from '@/data/core/ids';
import { now } from '@/data/store/port';
import { CARD_COLOURS, cardShape, COMMENTS_FULL, MAX_CARD_NAME, MAX_COMMENT } from '@/domain/boards/board';
import { positionAt } from '@/domain/boards/position';
import { AppError } from '@/domain/core/errors';
import { LINKED_NOUNS } from '@/domain/core/noun-names';
import { initialOf } from '@/domain/core/shape';
import {
  moveCardCall,
  newCardCall,
  newCommentCall,
  removeCardCall,
  removeCommentCall,
  updateCardCall,
} from '../../contract/kanban';
import { handle, missing } from '../handler';
import type { Handler } from '../handler';
import { absent } from '../inputs/absent';
import { colourInput } from '../inputs/colour-input';
import { timeInput } from '../inputs/time-input';
import { changesOf, given } from './card-changes';
import {
  besideCard,
  CARD_NAME,
  cardOf,
  cardsIn,
  findCard,
  findList,
  placeInput,
  refuse,
  worded,
} from './kanban-answers';

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
        name: worded(name, MAX_CARD_NAME, CARD_NAME),
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
        due: optional(nullable(timeInput)),
        cover: optional(nullable(colourInput(CARD_COLOURS))),
        coverAttachmentId: optional(nullable(string())),
        labelIds: optional(array(string())),
        memberIds: optional(array(string())),
        isSubscribed: optional(boolean()),
        isArchived: optional(boolean()),
        record: optional(
          nullable(strictObject({ noun: picklist(LINKED_NOUNS), id: string(), number: string() })),
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
      const answer = cardOf(card, viewer.uid, await besideCard(context, card));
      return { card: { ...answer, ...given(update, changes) } };
    },
  }),
  handle(moveCardCall, {
    input: strictObject({ cardId: string(), position: placeInput, listId: absent(string()) }),
    run: async (context, { cardId, position, listId }) => {
      const card = await findCard(context, cardId);
      if (card.archivedAt !== null) throw missing('This card is in the archive. Restore it first.');
      const list = await findList(context, listId ?? card.listId);
      if (list.boardId !== card.boardId) throw refuse('This list is on another board.');
      const others = (await cardsIn(context, list)).filter(({ uuid }) => uuid !== card.uuid);
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
      if (card.commentsFull) throw new AppError('invalid', { sentence: COMMENTS_FULL });
      const id = newId();
      commit(addComment(viewer, card, message, id));
      return { comment: { id, cardId: card.uuid, memberId: viewer.uid, createdAt: time(), message } };
    },
  }),
  handle(removeCommentCall, {
    input: strictObject({ commentId: string() }),
    run: async ({ viewer, readRecord, commit }, { commentId }) => {
      const comment = await readRecord(commentRef(commentId));
      if (!comment || comment.owner !== viewer.owner || comment.createdBy !== viewer.uid) {
        throw missing('This comment is not there, or not yours.');
      }
      commit(removeComment(viewer, comment));
      return true as const;
    },
  }),
];
