import type { BoardTemplate, CardColour, Label } from '@/domain/boards/board';
import type { LinkedNoun } from '@/domain/core/noun-names';
import { get, post } from '../call';
import type { ApiTime } from './time';

export type KanbanCheckItem = {
  readonly id: string;
  readonly name: string;
  readonly state: 'incomplete' | 'complete';
};
export type KanbanChecklist = {
  readonly id: string;
  readonly name: string;
  readonly checkItems: readonly KanbanCheckItem[];
};
export type KanbanComment = {
  readonly id: string;
  readonly cardId: string;
  readonly memberId: string;
  readonly createdAt: number;
  readonly message: string;
};
export type KanbanAttachment = {
  readonly id: string;
  readonly name: string;
  /** Whether it can be the card's cover. */
  readonly isPicture: boolean;
};
export type KanbanCoverPicture = {
  readonly attachmentId: string;
  /** A thumbnail, as a data URL. */
  readonly thumb: string;
};
export type KanbanRecord = {
  readonly noun: LinkedNoun;
  readonly id: string;
  readonly number: string;
};

/**
 * Times are epoch milliseconds. `comments` and `attachments` of a board are those that the call asked for; a changed
 * card comes with its own.
 */
export type KanbanCard = {
  readonly id: string;
  readonly listId: string;
  readonly name: string;
  readonly description: string;
  readonly due: number | null;
  /** A colour of `CARD_COLOURS`, or null. */
  readonly cover: CardColour | null;
  readonly coverPicture: KanbanCoverPicture | null;
  readonly isSubscribed: boolean;
  readonly memberIds: readonly string[];
  readonly labelIds: readonly string[];
  readonly attachments: readonly KanbanAttachment[];
  readonly comments: readonly KanbanComment[];
  readonly commentCount: number;
  readonly checklists: readonly KanbanChecklist[];
  readonly record: KanbanRecord | null;
};
export type KanbanList = { readonly id: string; readonly name: string; readonly cardIds: readonly string[] };
export type KanbanMember = { readonly id: string; readonly name: string; readonly avatar: string };
export type KanbanBoard = {
  /** '' before the business has a board. */
  readonly id: string;
  readonly name: string;
  readonly labels: readonly Label[];
  readonly lists: readonly KanbanList[];
  readonly cards: readonly KanbanCard[];
  /** Former people included, for the names of what they wrote; `isFormer` tells them. */
  readonly members: readonly (KanbanMember & { readonly isFormer: boolean })[];
};
export type KanbanBoardName = { readonly id: string; readonly name: string };

/** Changes of a card; what is not named stays. */
export type CardUpdate = {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly due?: ApiTime | null | undefined;
  readonly cover?: CardColour | null | undefined;
  /** A picture of the card; null for none. */
  readonly coverAttachmentId?: string | null | undefined;
  readonly labelIds?: readonly string[] | undefined;
  readonly memberIds?: readonly string[] | undefined;
  readonly isSubscribed?: boolean | undefined;
  readonly isArchived?: boolean | undefined;
  readonly record?: KanbanRecord | null | undefined;
};

type OfList = { readonly listId: string };
type OfCard = { readonly cardId: string };
type OfChecklist = OfCard & { readonly checklistId: string };
type OfItem = OfChecklist & { readonly checkItemId: string };
type Updating<T> = { readonly update: { readonly [K in keyof T]?: T[K] | undefined } };
type CardAnswer = { readonly card: KanbanCard };
type ListAnswer = { readonly list: KanbanList };

/** The boards in use, the first one first; with `isArchived` the archived ones, the latest first. */
export const boardsCall = get<
  { readonly isArchived?: boolean | undefined },
  { readonly boards: readonly KanbanBoardName[] }
>('/kanban/boards');
/** The first board with its newest 300 comments and attachments; with `boardId` that one, with those of `cardId`. */
export const boardCall = get<
  { readonly boardId?: string | undefined; readonly cardId?: string | undefined },
  { readonly board: KanbanBoard }
>('/kanban/board');
/** The board's archived cards, the latest first. */
export const archiveCall = get<{ readonly boardId: string }, { readonly cards: readonly KanbanCard[] }>(
  '/kanban/archive',
);
export const newBoardCall = post<
  { readonly name: string; readonly template?: BoardTemplate | undefined },
  { readonly board: KanbanBoardName }
>('/kanban/boards/new');
export const updateBoardCall = post<
  { readonly boardId: string } & Updating<{
    readonly name: string;
    readonly labels: readonly Label[];
    readonly isArchived: boolean;
  }>,
  { readonly board: KanbanBoardName }
>('/kanban/boards/update');

/** On the first board unless `boardId` names another. */
export const newListCall = post<{ readonly name: string; readonly boardId?: string | undefined }, ListAnswer>(
  '/kanban/lists/new',
);
/** `position`: the place among the board's other lists, 0 for the first; beyond them it is the last. */
export const updateListCall = post<
  OfList & Updating<{ readonly name: string; readonly position: number }>,
  ListAnswer
>('/kanban/list/update');
export const clearListCall = post<OfList, true>('/kanban/lists/clear');
export const removeListCall = post<OfList, true>('/kanban/lists/remove');

export const newCardCall = post<OfList & { readonly name: string }, CardAnswer>('/kanban/cards/new');
export const updateCardCall = post<OfCard & { readonly update: CardUpdate }, CardAnswer>(
  '/kanban/cards/update',
);
/** `position`: the place among the list's other cards, 0 for the first; beyond them it is the last. Without `listId` in the same list. */
export const moveCardCall = post<
  OfCard & { readonly position: number; readonly listId?: string | undefined },
  true
>('/kanban/cards/move');
/** Into the archive. */
export const removeCardCall = post<OfCard, true>('/kanban/cards/remove');

export const newCommentCall = post<
  OfCard & { readonly message: string },
  { readonly comment: KanbanComment }
>('/kanban/comments/new');
export const removeCommentCall = post<{ readonly commentId: string }, true>('/kanban/comments/remove');

type ChecklistAnswer = { readonly checklist: KanbanChecklist };
export const newChecklistCall = post<OfCard & { readonly name: string }, ChecklistAnswer>(
  '/kanban/checklists/new',
);
export const updateChecklistCall = post<OfChecklist & Updating<{ readonly name: string }>, ChecklistAnswer>(
  '/kanban/checklists/update',
);
export const removeChecklistCall = post<OfChecklist, true>('/kanban/checklists/remove');

type ItemAnswer = { readonly checkItem: KanbanCheckItem };
export const newCheckItemCall = post<OfChecklist & { readonly name: string }, ItemAnswer>(
  '/kanban/checkitems/new',
);
export const updateCheckItemCall = post<
  OfItem & Updating<{ readonly name: string; readonly state: KanbanCheckItem['state'] }>,
  ItemAnswer
>('/kanban/checkitems/update');
export const removeCheckItemCall = post<OfItem, true>('/kanban/checkitems/remove');
