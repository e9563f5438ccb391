import { bookkeeping, called, people } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { labelsOf } from '../core/field-path';
import { LINKED_NOUNS } from '../core/noun-names';
import {
  boolean,
  choice,
  defineShape,
  groupList,
  integer,
  moment,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
  textList,
  tickedIn,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { MAX_THUMB_LENGTH } from '../files/file';

export const MAX_BOARD_NAME = 80;
export const MAX_CARD_NAME = 200;
export const MAX_DESCRIPTION = 10_000;
export const MAX_COMMENT = 5_000;
export const MOST_COMMENTS = 500;
export const MOST_LABELS = 30;
export const MOST_LISTS = 50;
export const MOST_CHECKLISTS = 20;
export const MOST_CHECK_ITEMS = 200;
const MAX_POSITION = 400;

export const COMMENTS_FULL = 'This card has 500 comments, the most it holds. Go on in a new card.';

/** Colours of labels and covers, by the theme's colours for people. */
export const CARD_COLOURS = ['blue', 'purple', 'green', 'teal', 'brown', 'pink'] as const;
export type CardColour = (typeof CARD_COLOURS)[number];

const stamps = {
  createdAt: bookkeeping(moment()),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
};

/** `Boards/{id}`: a Kanban board of a business. */
export const boardShape = defineShape(COLLECTIONS.boards, {
  uuid: bookkeeping(requiredText(64)),
  owner: bookkeeping(text(128)),
  name: requiredText(MAX_BOARD_NAME),
  labels: groupList(MOST_LABELS, { id: text(64), name: text(40), colour: choice(CARD_COLOURS) }),
  archivedAt: bookkeeping(optionalMoment()),
  ...stamps,
});
export type Board = Infer<typeof boardShape>;
export type Label = Board['labels'][number];

/** `BoardLists/{id}`: one list; a document of its own, so that two people reorder lists without loss. */
export const boardListShape = defineShape(COLLECTIONS.boardLists, {
  uuid: bookkeeping(requiredText(64)),
  owner: bookkeeping(text(128)),
  boardId: bookkeeping(requiredText(64)),
  name: requiredText(MAX_BOARD_NAME),
  /** See `position.ts`. */
  position: bookkeeping(requiredText(MAX_POSITION)),
  ...stamps,
});
export type BoardList = Infer<typeof boardListShape>;

/** `Cards/{id}`. Removed cards are archived, so that nothing is lost. */
export const cardShape = defineShape(COLLECTIONS.cards, {
  uuid: bookkeeping(requiredText(64)),
  owner: bookkeeping(text(128)),
  boardId: bookkeeping(requiredText(64)),
  listId: bookkeeping(requiredText(64)),
  position: bookkeeping(requiredText(MAX_POSITION)),
  name: requiredText(MAX_CARD_NAME),
  description: text(MAX_DESCRIPTION),
  cover: choice(['', ...CARD_COLOURS]),
  /** The picture of the card that is its cover, and a copy of its thumbnail; '' without one. */
  coverFileId: bookkeeping(text(64)),
  coverThumb: bookkeeping(text(MAX_THUMB_LENGTH)),
  labelIds: called('Labels', textList(MOST_LABELS, 64)),
  due: called('Due day', optionalMoment()),
  memberIds: called('Members', people(50)),
  /** People who are told of changes. */
  subscriberIds: bookkeeping(people(100)),
  checklists: groupList(MOST_CHECKLISTS, { id: text(64), name: text(MAX_CARD_NAME) }),
  /** Items of all checklists, in their order. */
  checkItems: groupList(MOST_CHECK_ITEMS, {
    id: text(64),
    checklistId: text(64),
    name: text(MAX_CARD_NAME),
  }),
  /** The ids of the items that are complete: a list of its own, so that two people tick without loss. */
  itemsDone: tickedIn('checkItems', MOST_CHECK_ITEMS, 64),
  /** The record it is about. People without the right to open it see the number alone. */
  recordNoun: bookkeeping(choice(['', ...LINKED_NOUNS])),
  recordId: bookkeeping(text(64)),
  recordNumber: called('About', text(30)),
  commentCount: bookkeeping(integer(0, 100_000)),
  /** Takes no further comments: functions count them. */
  commentsFull: bookkeeping(serverOnly(boolean())),
  archivedAt: bookkeeping(optionalMoment()),
  ...stamps,
});
export type Card = Infer<typeof cardShape>;

/** Names of its fields on screens. */
export const cardLabel = labelsOf(cardShape);
export type CheckItem = Card['checkItems'][number];

/** `CardComments/{id}`: a comment, deleted by its author alone. */
export const cardCommentShape = defineShape(COLLECTIONS.cardComments, {
  uuid: bookkeeping(requiredText(64)),
  owner: bookkeeping(text(128)),
  boardId: requiredText(64),
  cardId: requiredText(64),
  message: requiredText(MAX_COMMENT),
  ...stamps,
});
export type CardComment = Infer<typeof cardCommentShape>;

/** What new boards begin with. */
export const BOARD_TEMPLATES = {
  Production: {
    lists: ['Ready to order', 'Materials', 'Scheduled', 'On the roof', 'Final check'],
    labels: ['Insurance', 'Storm', 'Permit', 'Decking', 'Warranty', 'Call client'],
  },
  Sales: {
    lists: ['New', 'Inspection', 'Estimate sent', 'Follow up', 'Won'],
    labels: ['Insurance', 'Retail', 'Referral', 'Urgent'],
  },
  Blank: { lists: [], labels: [] },
} as const satisfies Readonly<
  Record<string, { readonly lists: readonly string[]; readonly labels: readonly string[] }>
>;
export type BoardTemplate = keyof typeof BOARD_TEMPLATES;

const COLOUR_OF: Readonly<Record<string, CardColour>> = {
  Insurance: 'purple',
  Storm: 'blue',
  Permit: 'teal',
  Decking: 'brown',
  Warranty: 'green',
  'Call client': 'pink',
};

/** The labels of a template, each in a colour. */
export function templateLabels(template: BoardTemplate): readonly Label[] {
  return BOARD_TEMPLATES[template].labels.map((name, at) => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    colour: COLOUR_OF[name] ?? CARD_COLOURS[at % CARD_COLOURS.length] ?? 'blue',
  }));
}
