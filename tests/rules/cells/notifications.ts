import {
  notificationsOf,
  readNotifications,
  unreadNotificationsOf,
} from '@/data/notifications/notifications';
import { now } from '@/data/store/port';
import type { QuerySpec, Ref, Write } from '@/data/store/port';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { ACME } from '@tests/factories/records';
import { viewerOf } from '../acting';
import type { Data } from '../documents';
import { ADMIN, EMPLOYEES, NOBODY, ROLES, SOLO } from '../roles';
import type { Role } from '../roles';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales, 'Field worker': FieldWorker } = EMPLOYEES;
const rita = ROLES.find(({ uid }) => uid === 'rita') ?? NOBODY;
const una = ROLES.find(({ uid }) => uid === 'una') ?? NOBODY;

const ofSales: Ref = { collection: 'Notifications', id: 'sally' };

const stating = (spec: QuerySpec, field: string, value: string): QuerySpec => ({
  ...spec,
  where: spec.where.map((one) => (one.field === field ? { ...one, value } : one)),
});

const without = (spec: QuerySpec, field: string): QuerySpec => ({
  ...spec,
  where: spec.where.filter((one) => one.field !== field),
});

const listed = cellsOf(
  'lists of one’s own notifications',
  [ADMIN, SOLO, Sales].flatMap((role) =>
    [notificationsOf(viewerOf(role)).spec, unreadNotificationsOf(viewerOf(role)).spec].flatMap((spec, at) => [
      lists(role, `own ${at}`, spec, true),
      lists(role, `of another ${at}`, stating(spec, 'person', 'max'), false),
      lists(role, `of another business ${at}`, stating(spec, 'owner', 'elsewhere'), false),
      lists(role, `of every person ${at}`, without(spec, 'person'), false),
      lists(role, `of every business ${at}`, without(spec, 'owner'), false),
      lists(role, `${MOST_ROWS + 1} of them ${at}`, { ...spec, limit: MOST_ROWS + 1 }, false),
    ]),
  ),
);

const unverified = cellsOf('notifications of an unverified person', [
  lists(una, 'list', stating(notificationsOf(viewerOf(ADMIN)).spec, 'person', 'una'), false),
]);

const elsewhere: Write = { kind: 'patch', ref: ofSales, fields: { owner: 'elsewhere' } };
const ofAcme: Write = {
  kind: 'patch',
  ref: { collection: 'Notifications', id: 'rita' },
  fields: { owner: ACME },
};

const read = (role: Role, name: string, fields: Data, isAllowed: boolean, given: readonly Write[] = []) =>
  writes(
    role,
    name,
    [{ kind: 'patch', ref: ofSales, fields: { updatedAt: now(), ...fields } }],
    isAllowed,
    given,
  );

const marks: readonly CellRow[] = [
  gets(Sales, 'one’s own', ofSales, true),
  gets(Sales, 'one that is gone', { collection: 'Notifications', id: 'gone' }, true),
  gets(una, 'one that is gone, unverified', { collection: 'Notifications', id: 'gone' }, false),
  { ...gets(Sales, 'about a business they left', ofSales, false), given: [elsewhere] },
  { ...gets(rita, 'about the business that removed them', ofAcme.ref, false), given: [ofAcme] },
  writes(
    Sales,
    'read, as the app does',
    readNotifications(viewerOf(Sales), [{ uuid: 'sally' }]).writes,
    true,
  ),
  writes(
    Sales,
    'unread again, as Undo does',
    readNotifications(viewerOf(Sales), [{ uuid: 'sally' }]).undo ?? [],
    true,
  ),
  read(Sales, 'read with a text instead of a moment', { readAt: 'now' }, false),

  read(Sales, 'read at another moment than it says', { readAt: now(), updatedAt: 1 }, false),
  read(Sales, 'read, about a business they left', { readAt: now() }, false, [elsewhere]),
  read(ADMIN, 'read by their administrator', { readAt: now() }, false),
  read(FieldWorker, 'read by a coworker', { readAt: now() }, false),
  ...(['title', 'text', 'link', 'kind', 'person', 'owner', 'recordId'] as const).map((field) =>
    read(Sales, `a changed ${field}`, { [field]: field === 'kind' ? 'client' : 'forged' }, false),
  ),
  read(Sales, 'a longer life', { expiresAt: now() }, false),
  read(Sales, 'another count', { count: 9 }, false),
];

/** Who reads a notification, and what they may change. */
export const notificationCells: readonly Cell[] = [
  ...listed,
  ...unverified,
  ...cellsOf('a notification is its reader’s', marks),
];
