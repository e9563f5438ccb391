import { check, number, pipe } from 'valibot';
import { boardsOf, boardRef, cardRef, cardsOf, commentsOfCard, listRef, listsOf } from '@/data/boards/boards';
import { recordRef } from '@/data/core/query';
import type { TypedRef } from '@/data/core/query';
import { filesBeside } from '@/data/files/files';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { Board, BoardList, Card, CardComment, CheckItem } from '@/domain/boards/board';
import { byPosition } from '@/domain/boards/position';
import { rosterShape } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import type { FileRecord } from '@/domain/files/file';
import type {
  KanbanAttachment,
  KanbanBoard,
  KanbanCard,
  KanbanCheckItem,
  KanbanChecklist,
  KanbanComment,
  KanbanList,
} from '../../contract/kanban';
import { missing } from '../handler';
import type { LocalContext } from '../handler';

/** Begins sentences about a card's name. */
export const CARD_NAME = 'A card’s name';

/** Throws AppError('invalid') for users who may not set up boards and lists: 'denied' answers like a missing board. */
export function assertArranges(viewer: Viewer): void {
  if (!may(viewer, 'team:edit')) throw refuse('Boards and lists are set up by people who may edit them.');
}

/** A refusal of input, in a sentence. */
export const refuse = (sentence: string): AppError => new AppError('invalid', { sentence });

/** A trimmed text within bounds. `noun` begins the sentences: "A card's name". @throws AppError('invalid') */
export function worded(given: string, most: number, noun: string): string {
  const text = given.trim();
  if (text === '') throw refuse(`${noun} is empty. Write something first.`);
  if (text.length > most) {
    throw refuse(`${noun} has at most ${most} characters, and this one has ${text.length}.`);
  }
  return text;
}

async function found<T extends { readonly owner: string }>(
  { viewer, readRecord }: LocalContext,
  ref: (id: string) => TypedRef<T>,
  id: string,
  noun: string,
): Promise<T> {
  const record = await readRecord(ref(id));
  if (!record || record.owner !== viewer.owner) throw missing(`This ${noun} is not there.`);
  return record;
}

/** A board of the business. @throws 404 */
export const findBoard = (context: LocalContext, id: string): Promise<Board> =>
  found(context, boardRef, id, 'board');
/** A list of the business. @throws 404 */
export const findList = (context: LocalContext, id: string): Promise<BoardList> =>
  found(context, listRef, id, 'list');
/** A card of the business, an archived one included. @throws 404 */
export const findCard = (context: LocalContext, id: string): Promise<Card> =>
  found(context, cardRef, id, 'card');

/** The business's first board; null before there is one. */
export async function firstBoard({ viewer, read }: LocalContext): Promise<Board | null> {
  return (await read(boardsOf(viewer)))[0] ?? null;
}

/** A board's lists in their order. */
export async function listsIn(
  { viewer, read }: LocalContext,
  boardId: string,
): Promise<readonly BoardList[]> {
  return (await read(listsOf(viewer, boardId))).toSorted(byPosition);
}

/** A list's cards in their order. */
export async function cardsIn(
  { viewer, read }: LocalContext,
  { boardId, uuid }: Pick<BoardList, 'boardId' | 'uuid'>,
): Promise<readonly Card[]> {
  const cards = await read(cardsOf(viewer, boardId));
  return cards.filter(({ listId }) => listId === uuid).toSorted(byPosition);
}

/** A place among others, 0 for the first. */
export const placeInput = pipe(
  number(),
  check((place) => Number.isInteger(place) && place >= 0, 'A position is a whole number, 0 for the first.'),
);

/** What a changed card carries beside it; without a connection what the device has. */
export async function besideCard(
  { viewer, read }: LocalContext,
  { uuid, owner, commentCount }: Card,
): Promise<Pick<KanbanCard, 'comments' | 'attachments'>> {
  const [comments, files] = await Promise.all([
    commentCount > 0 ? read(commentsOfCard(viewer, uuid)).catch(() => []) : [],
    read(filesBeside(viewer, { holder: 'card', recordId: uuid, owner })).catch(() => []),
  ]);
  return besideOf(comments, files);
}

/** Comments and files of a card (newest first, as the store answers them) as callers read them, oldest first. */
export function besideOf(
  comments: readonly CardComment[],
  files: readonly FileRecord[],
): Pick<KanbanCard, 'comments' | 'attachments'> {
  return {
    comments: comments.map(commentOf).toReversed(),
    attachments: files
      .filter(({ state }) => state === 'ready')
      .map(attachmentOf)
      .toReversed(),
  };
}

/** A checklist as callers read it. */
export function checklistOf(
  card: Pick<Card, 'checkItems' | 'itemsDone'>,
  list: Card['checklists'][number],
): KanbanChecklist {
  return {
    id: list.id,
    name: list.name,
    checkItems: card.checkItems
      .filter(({ checklistId }) => checklistId === list.id)
      .map((item) => itemOf(card, item)),
  };
}

/** An item of a checklist as callers read it. */
export function itemOf({ itemsDone }: Pick<Card, 'itemsDone'>, { id, name }: CheckItem): KanbanCheckItem {
  return { id, name, state: itemsDone.includes(id) ? 'complete' : 'incomplete' };
}

/** A comment as callers read it. */
function commentOf({ uuid, cardId, createdBy, createdAt, message }: CardComment): KanbanComment {
  return { id: uuid, cardId, memberId: createdBy, createdAt, message };
}

/** A file of a card as callers read it. */
function attachmentOf({ uuid, name, thumb }: FileRecord): KanbanAttachment {
  return { id: uuid, name, isPicture: thumb !== '' };
}

/** A card's cover picture as callers read it; null without one. */
export function coverPictureOf({
  coverFileId,
  coverThumb,
}: Pick<Card, 'coverFileId' | 'coverThumb'>): KanbanCard['coverPicture'] {
  return coverThumb === '' ? null : { attachmentId: coverFileId, thumb: coverThumb };
}

/** A card as callers read it. */
export function cardOf(
  card: Card,
  uid: string,
  beside: Partial<Pick<KanbanCard, 'comments' | 'attachments'>> = {},
): KanbanCard {
  const { cover, recordNoun, recordId, recordNumber } = card;
  return {
    id: card.uuid,
    listId: card.listId,
    name: card.name,
    description: card.description,
    due: card.due,
    cover: cover === '' ? null : cover,
    coverPicture: coverPictureOf(card),
    isSubscribed: card.subscriberIds.includes(uid),
    memberIds: card.memberIds,
    labelIds: card.labelIds,
    attachments: beside.attachments ?? [],
    comments: beside.comments ?? [],
    commentCount: Math.max(0, card.commentCount),
    checklists: card.checklists.map((list) => checklistOf(card, list)),
    record: recordNoun === '' ? null : { noun: recordNoun, id: recordId, number: recordNumber },
  };
}

/** A list as callers read it. */
export function listOf({ uuid, name }: Pick<BoardList, 'uuid' | 'name'>, cards: readonly Card[]): KanbanList {
  return { id: uuid, name, cardIds: cards.map((card) => card.uuid) };
}

/** The people of the business; a person alone has a board of their own. */
export async function membersOf({ viewer, user, readRecord }: LocalContext): Promise<KanbanBoard['members']> {
  const roster = await readRecord(recordRef(rosterShape, viewer.owner));
  const people = (roster?.people ?? []).map(({ uid, name, photo, active }) => ({
    id: uid,
    name,
    avatar: photo,
    isFormer: !active,
  }));
  const self = { id: viewer.uid, name: user.displayName, avatar: '', isFormer: false };
  return people.some(({ id }) => id === viewer.uid) ? people : [...people, self];
}
