import { addCard, addComment, moveCard, removeComment, removeList } from '@/data/boards/board-intents';
import {
  archivedCardsOf,
  boardsOf,
  cardsDue,
  cardsOf,
  commentsOfBoard,
  commentsOfCard,
  listsOf,
} from '@/data/boards/boards';
import { now } from '@/data/store/port';
import type { QuerySpec, Ref } from '@/data/store/port';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { makeBoardList, makeCard, makeCardComment } from '@tests/factories/records';
import { create, patch, viewerOf } from '../acting';
import { ADMIN, EMPLOYEES, OTHER, ROLES, SOLO } from '../roles';
import type { Role } from '../roles';
import { idOf } from '../world';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell } from './cell';

const { Sales, 'Field worker': FieldWorker } = EMPLOYEES;
const otto = ROLES.find(({ uid }) => uid === 'otto') ?? ADMIN;
const una = ROLES.find(({ uid }) => uid === 'una') ?? ADMIN;

const at = (collection: string): Ref => ({ collection, id: `${collection}-unassigned` });
const NAMES = ['Boards', 'BoardLists', 'Cards', 'CardComments'] as const;

const asked = (role: Role): readonly QuerySpec[] =>
  [
    boardsOf(viewerOf(role)),
    listsOf(viewerOf(role), 'board-1'),
    cardsOf(viewerOf(role), 'board-1'),
    archivedCardsOf(viewerOf(role), 'board-1'),
    cardsDue(viewerOf(role), 1, 2),
    commentsOfBoard(viewerOf(role), 'board-1'),
    commentsOfCard(viewerOf(role), 'card-1'),
  ].map(({ spec }) => spec);

const reading = cellsOf('boards are read by everyone of the business', [
  ...[ADMIN, SOLO, FieldWorker].flatMap((role) =>
    asked(role).map((spec, index) => lists(role, `own ${index}`, spec, true)),
  ),
  ...asked(ADMIN).flatMap((spec, index) => [
    lists(otto, `of another business ${index}`, spec, false),
    lists(una, `unverified ${index}`, spec, false),
    lists(ADMIN, `too many ${index}`, { ...spec, limit: MOST_ROWS + 1 }, false),
    lists(
      ADMIN,
      `of every business ${index}`,
      { ...spec, where: spec.where.filter(({ field }) => field !== 'owner') },
      false,
    ),
  ]),
  ...NAMES.flatMap((name) => [
    gets(FieldWorker, `one of ${name}`, at(name), true),
    gets(otto, `one of ${name}, elsewhere`, at(name), false),
    gets(ADMIN, `one of ${name} that is not there`, { collection: name, id: 'gone' }, true),
    gets(una, `one of ${name} that is not there, unverified`, { collection: name, id: 'gone' }, false),
  ]),
]);

const card = makeCard({ uuid: 'Cards-unassigned', boardId: 'Boards-unassigned' });
const moved = (role: Role) => moveCard(viewerOf(role), card, { listId: 'list-2', position: 'k' }).writes;
const comment = (role: Role) => addComment(viewerOf(role), card, 'Ready.', 'new-comment').writes;
const newCard = (role: Role) => addCard(viewerOf(role), { ...card, uuid: 'new-card' }).writes;
const list = makeBoardList({ uuid: 'BoardLists-unassigned' });

const writing = cellsOf(
  'everyone of a business works on its cards, editors of the team’s rooms on its boards',
  [
    writes(FieldWorker, 'a new card', newCard(FieldWorker), true),
    writes(FieldWorker, 'a move', moved(FieldWorker), true),
    writes(otto, 'a move, elsewhere', moved(otto), false),
    writes(una, 'a move, unverified', [patch(una, at('Cards'), { listId: 'list-2', position: 'k' })], false),
    writes(FieldWorker, 'a comment', comment(FieldWorker), true),
    ...(
      [
        [FieldWorker, false],
        [Sales, true],
        [ADMIN, true],
        [SOLO, false],
      ] as const
    ).map(([role, isAllowed]) =>
      writes(
        role,
        'a list removed with its cards',
        removeList(viewerOf(role), list, [card]).writes,
        isAllowed,
      ),
    ),
    writes(otto, 'a list removed, elsewhere', [{ kind: 'delete', ref: at('BoardLists') }], false),
    ...NAMES.flatMap((name) => [
      writes(
        FieldWorker,
        `one of ${name} for another business`,
        [create(FieldWorker, name, 'made', [], { owner: OTHER })],
        false,
      ),
      writes(
        FieldWorker,
        `one of ${name} in the past`,
        [create(FieldWorker, name, 'made', [], { createdAt: 1 })],
        false,
      ),
    ]),
    {
      // Its board's id is the card's: the owner alone tells that the card is another business's.
      ...writes(
        FieldWorker,
        'a comment on a card of another business',
        [
          create(FieldWorker, 'CardComments', 'made', [], {
            boardId: 'Boards-unassigned',
            cardId: idOf('Cards', 'foreign'),
          }),
        ],
        false,
      ),
      given: [
        {
          kind: 'patch',
          ref: { collection: 'Cards', id: idOf('Cards', 'foreign') },
          fields: { boardId: 'Boards-unassigned' },
        },
      ],
    },
    {
      ...writes(FieldWorker, 'a comment on a full card', comment(FieldWorker), false),
      given: [{ kind: 'patch', ref: at('Cards'), fields: { commentsFull: true } }],
    },
    writes(
      FieldWorker,
      'a comment under the id of a card',
      [create(FieldWorker, 'CardComments', 'Cards-unassigned', [])],
      false,
    ),
    ...(['Boards', 'BoardLists', 'Cards'] as const).map((name) =>
      writes(
        Sales,
        `one of ${name} in another’s name`,
        [{ kind: 'patch', ref: at(name), fields: { name: 'Renamed', updatedAt: now(), updatedBy: 'ann' } }],
        false,
      ),
    ),
    ...(['BoardLists', 'Cards'] as const).map((name) =>
      writes(Sales, `one of ${name} to another board`, [patch(Sales, at(name), { boardId: 'b2' })], false),
    ),
    {
      ...writes(
        ADMIN,
        'a comment of one’s own deleted',
        removeComment(
          viewerOf(ADMIN),
          makeCardComment({ uuid: 'CardComments-unassigned', cardId: card.uuid }),
        ).writes,
        true,
      ),
      given: [{ kind: 'patch', ref: at('Cards'), fields: { commentCount: 1 } }],
    },
    writes(Sales, 'a comment of another deleted', [{ kind: 'delete', ref: at('CardComments') }], false),
    {
      ...writes(
        ADMIN,
        'a comment of one’s own deleted after leaving',
        [{ kind: 'delete', ref: at('CardComments') }],
        false,
      ),
      given: [{ kind: 'patch', ref: at('CardComments'), fields: { owner: OTHER } }],
    },
  ],
);

/** Boards: everyone of a business reads them and changes cards; authors alone delete comments. */
export const boardCells: readonly Cell[] = [...reading, ...writing];
