import { changedOccurrences, eventsBetween } from '@/data/calendar/events';
import { now, unset } from '@/data/store/port';
import type { QuerySpec, Write } from '@/data/store/port';
import { DAY_MS, HOUR_MS } from '@/domain/time/time';
import { instant } from '@/domain/core/value';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { ACME, MADE_AT } from '@tests/factories/records';
import { create, patch, viewerOf } from '../acting';
import type { Data } from '../documents';
import { ADMIN, EMPLOYEES, OTHER, ROLES, SOLO } from '../roles';
import type { Role } from '../roles';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell } from './cell';

const { Sales, Manager, 'Field worker': FieldWorker } = EMPLOYEES;
const otto = ROLES.find(({ uid }) => uid === 'otto') ?? ADMIN;
const una = ROLES.find(({ uid }) => uid === 'una') ?? ADMIN;
const event = { collection: 'Events', id: 'Events-assigned' };
const others = { collection: 'Events', id: 'Events-unassigned' };
const secret: Data = { privacy: 'private' };
const hidden: readonly Write[] = [event, others].map((ref) => ({ kind: 'patch', ref, fields: secret }));

const span = { start: MADE_AT, end: MADE_AT + 7 * DAY_MS };
const asked = (role: Role, scope: 'mine' | 'everyone'): readonly QuerySpec[] =>
  eventsBetween(viewerOf(role), span, scope).map(({ spec }) => spec);

const reading = cellsOf('events are read by the people they are for', [
  ...[ADMIN, SOLO, Sales, FieldWorker].flatMap((role) => [
    ...asked(role, 'mine').map((spec, at) => lists(role, `own ${at}`, spec, true)),
    lists(role, 'changed days of a series', changedOccurrences(viewerOf(role), 'e1').spec, true),
  ]),
  ...asked(ADMIN, 'everyone').map((spec, at) => lists(ADMIN, `of everybody ${at}`, spec, true)),
  ...asked(Manager, 'everyone').map((spec, at) => lists(Manager, `of everybody ${at}`, spec, true)),
  ...asked(ADMIN, 'everyone')
    .slice(0, 2)
    .flatMap((spec, at) => [
      lists(FieldWorker, `of everybody, without the permission ${at}`, spec, false),
      lists(otto, `of another business ${at}`, spec, false),
      lists(una, `by an unverified person ${at}`, spec, false),
      lists(ADMIN, `too many ${at}`, { ...spec, limit: MOST_ROWS + 1 }, false),
      lists(
        ADMIN,
        `private ones of everybody ${at}`,
        {
          ...spec,
          where: spec.where.map((one) => (one.field === 'privacy' ? { ...one, value: 'private' } : one)),
        },
        false,
      ),
    ]),
  { ...gets(Sales, 'a private one, invited', event, true), given: hidden },
  { ...gets(ADMIN, 'a private one of another', others, false), given: hidden },
  { ...gets(Manager, 'a private one, by a manager', others, false), given: hidden },
  gets(Sales, 'one that is not there', { collection: 'Events', id: 'gone' }, true),
  gets(una, 'one that is not there, unverified', { collection: 'Events', id: 'gone' }, false),
]);

const made = (role: Role, change: Data): Write =>
  create(role, 'Events', 'e-new', ['ann', role.uid ?? ''], change);
const at = (ms: number) => instant(MADE_AT + ms);

const writing = cellsOf('an event is its organiser’s', [
  writes(Sales, 'a new one', [made(Sales, {})], true),
  writes(Sales, 'a new one in another’s name', [made(Sales, { person: 'ann' })], false),
  writes(Sales, 'a new one with answers', [made(Sales, { answers: { ann: 'accepted@1' } })], false),
  writes(Sales, 'a new one of another business', [made(Sales, { owner: OTHER })], false),
  writes(otto, 'a new one of a stranger', [made(otto, { owner: ACME })], false),
  writes(Sales, 'a new one that ends before it begins', [made(Sales, { end: at(0) })], false),
  writes(Sales, 'a new one of 45 days', [made(Sales, { end: at(45 * DAY_MS + HOUR_MS) })], true),
  writes(Sales, 'a new one of 46 days', [made(Sales, { end: at(46 * DAY_MS) })], false),
  writes(Sales, 'a new one made earlier', [made(Sales, { createdAt: at(0) })], false),
  writes(ADMIN, 'a change', [patch(ADMIN, event, { title: 'Moved' })], true),
  writes(ADMIN, 'a later start', [patch(ADMIN, event, { start: at(1) })], true),
  writes(ADMIN, 'a later end', [patch(ADMIN, event, { end: at(DAY_MS) })], true),
  writes(
    ADMIN,
    'another series for a changed day',
    [patch(ADMIN, event, { seriesId: 'e2', occurrenceOn: '2026-11-25' })],
    true,
  ),
  writes(Sales, 'another series, by an invited person', [patch(Sales, event, { seriesId: 'e2' })], false),
  writes(Sales, 'a change by an invited person', [patch(Sales, event, { title: 'Moved' })], false),
  writes(ADMIN, 'a change of 46 days', [patch(ADMIN, event, { end: at(46 * DAY_MS) })], false),
  writes(ADMIN, 'a change that ends before it begins', [patch(ADMIN, event, { end: at(0) })], false),
  writes(ADMIN, 'a change of the organiser', [patch(ADMIN, event, { person: 'bo' })], false),
  writes(ADMIN, 'a change of another’s answer', [patch(ADMIN, event, { 'answers.bo': 'accepted@1' })], false),
  writes(
    ADMIN,
    'a change without a stamp',
    [{ kind: 'patch', ref: event, fields: { title: 'Moved', updatedAt: now(), updatedBy: 'bo' } }],
    false,
  ),
  {
    ...writes(ADMIN, 'a change after leaving', [patch(ADMIN, event, { title: 'Moved' })], false),
    given: [{ kind: 'patch', ref: event, fields: { owner: OTHER } }],
  },
  writes(ADMIN, 'its removal', [{ kind: 'delete', ref: event }], true),
  writes(Manager, 'its removal by another', [{ kind: 'delete', ref: event }], false),
  {
    ...writes(ADMIN, 'its removal after leaving', [{ kind: 'delete', ref: event }], false),
    given: [{ kind: 'patch', ref: event, fields: { owner: OTHER } }],
  },
]);

const off: Data = { timeOff: true, person: 'bo' };
const isOff: readonly Write[] = [{ kind: 'patch', ref: event, fields: { timeOff: true } }];
const planning = cellsOf('planners enter the time off of others', [
  writes(Manager, 'days off of another', [made(Manager, off)], true),
  writes(ADMIN, 'days off of another, by an administrator', [made(ADMIN, off)], true),
  writes(
    SOLO,
    'days off of another, alone',
    [create(SOLO, 'Events', 'e-new', [SOLO.uid ?? ''], { ...off, owner: SOLO.uid ?? '' })],
    true,
  ),
  writes(Sales, 'days off of another, without the permission', [made(Sales, off)], false),
  writes(Manager, 'work of another', [made(Manager, { person: 'bo' })], false),
  writes(Manager, 'days off in another business', [made(Manager, { ...off, owner: OTHER })], false),
  writes(una, 'days off, unverified', [made(una, { ...off, owner: ACME })], false),
  { ...writes(Manager, 'other days', [patch(Manager, event, { title: 'Moved' })], true), given: isOff },
  writes(Manager, 'a change of an event', [patch(Manager, event, { title: 'Moved' })], false),
  {
    ...writes(Manager, 'days off that become work', [patch(Manager, event, { timeOff: false })], false),
    given: isOff,
  },
  {
    ...writes(Manager, 'days off of another person', [patch(Manager, event, { person: 'bo' })], false),
    given: isOff,
  },
  {
    ...writes(
      Manager,
      'another’s answer',
      [patch(Manager, event, { [`answers.${Sales.uid ?? ''}`]: 'accepted@1' })],
      false,
    ),
    given: isOff,
  },
  {
    ...writes(Manager, 'days off of 46 days', [patch(Manager, event, { end: at(46 * DAY_MS) })], false),
    given: isOff,
  },
  {
    ...writes(Sales, 'other days, without the permission', [patch(Sales, event, { title: 'Moved' })], false),
    given: isOff,
  },
  {
    ...writes(
      Manager,
      'other days without a stamp',
      [{ kind: 'patch', ref: event, fields: { title: 'Moved', updatedAt: now(), updatedBy: 'bo' } }],
      false,
    ),
    given: isOff,
  },
  writes(Manager, 'private days off of another', [made(Manager, { ...off, ...secret })], false),
  ...(['title', 'privacy'] as const).map((name) => ({
    ...writes(
      Manager,
      `private days off, ${name}`,
      [patch(Manager, event, name === 'title' ? { title: 'Seen' } : { privacy: 'business' })],
      false,
    ),
    given: [...isOff, { kind: 'patch', ref: event, fields: secret } as const],
  })),
  {
    ...writes(Manager, 'days off that become private', [patch(Manager, event, secret)], false),
    given: isOff,
  },
  {
    ...writes(Manager, 'private days off removed', [{ kind: 'delete', ref: event }], false),
    given: [...isOff, { kind: 'patch', ref: event, fields: secret }],
  },
  { ...writes(Manager, 'their removal', [{ kind: 'delete', ref: event }], true), given: isOff },
  {
    ...writes(Sales, 'their removal, without the permission', [{ kind: 'delete', ref: event }], false),
    given: isOff,
  },
  {
    ...writes(otto, 'their removal from another business', [{ kind: 'delete', ref: event }], false),
    given: isOff,
  },
]);

const mine = (role: Role) => `answers.${role.uid ?? ''}`;
const answer = (role: Role, change: Data, ref = event) => [patch(role, ref, change)];
const answering = cellsOf('each person answers for themselves', [
  writes(Sales, 'an answer', answer(Sales, { [mine(Sales)]: 'accepted@1' }), true),
  {
    ...writes(Sales, 'an answer taken back', answer(Sales, { [mine(Sales)]: unset() }), true),
    given: [{ kind: 'patch', ref: event, fields: { [mine(Sales)]: 'maybe@1' } }],
  },
  writes(Sales, 'an answer of 40 characters', answer(Sales, { [mine(Sales)]: 'a'.repeat(40) }), true),
  writes(Sales, 'an answer of 41 characters', answer(Sales, { [mine(Sales)]: 'a'.repeat(41) }), false),
  writes(Sales, 'an answer that is a list', answer(Sales, { [mine(Sales)]: ['accepted'] }), false),
  writes(Sales, 'another’s answer', answer(Sales, { 'answers.ann': 'accepted@1' }), false),
  writes(
    Sales,
    'their own and another’s answer',
    answer(Sales, { [mine(Sales)]: 'accepted@1', 'answers.ann': 'declined@1' }),
    false,
  ),
  writes(
    Sales,
    'an answer and a title',
    answer(Sales, { [mine(Sales)]: 'accepted@1', title: 'Moved' }),
    false,
  ),
  writes(
    Manager,
    'an answer without an invitation',
    answer(Manager, { [mine(Manager)]: 'accepted@1' }, others),
    false,
  ),
  writes(otto, 'a stranger’s answer', answer(otto, { [mine(otto)]: 'accepted@1' }), false),
  writes(una, 'an unverified person’s answer', answer(una, { [mine(una)]: 'accepted@1' }), false),
  writes(
    Sales,
    'an answer without a stamp',
    [
      {
        kind: 'patch',
        ref: event,
        fields: { [mine(Sales)]: 'accepted@1', updatedAt: now(), updatedBy: 'ann' },
      },
    ],
    false,
  ),
]);

/** The calendar: who reads, organises and answers. */
export const calendarCells: readonly Cell[] = [...reading, ...writing, ...answering, ...planning];
