import type { Shape } from '@/domain/core/shape';
import type { NounCollection } from '@/domain/nouns';
import { FIXED_STAMPS, POLICY_FIELDS } from '../../rules/generate/writes';
import type { Data } from './documents';
import type { Target } from './oracle';
import { illegalValues, legalValues, otherValue } from './values';
import type { WRITABLE } from './world';

/**
 * Fields the policy ties to other values keep theirs; their cases are in records, doors, transitions. A noun
 * without a row does not compile.
 */
const TIED: Partial<Record<Target, readonly string[]>> & Record<NounCollection, readonly string[]> = {
  Users: ['email'],
  Customers: ['salesperson', 'statusBy', 'appointmentOutcome', 'outcomeBy', 'importId'],
  Trackers: ['customerId', 'statusBy', 'importId'],
  Jobs: [
    ...[
      'trackerId',
      'customerId',
      'statusBy',
      'problemBy',
      'problemAt',
      'signature',
      'signedName',
      'signedAt',
    ],
    'importId',
  ],
  Tasks: ['statusBy', 'repeat'],
  Projects: ['statusBy'],
  Estimates: ['customerId', 'trackerId', 'status', 'statusBy', 'officeAt', 'officeBy', 'officeOf'],
  Invoices: ['customerId', 'trackerId', 'jobId', 'estimateId', 'creditOf', 'kind', 'status', 'statusBy'],
  Payments: ['customerId', 'trackerId', 'receivedOn', 'amount'],
  Decisions: ['estimateId', 'customerId', 'version', 'how'],
  Visits: ['jobId', 'trackerId', 'customerId', 'start', 'end', 'importId'],
  Prices: ['noun', 'customerId', 'trackerId'],
  Activity: ['recordId', 'timelineId', 'noun', 'kind', 'customerId', 'trackerId'],
  ClientMessages: ['trackerId', 'customerId', 'from'],
  ClientUpdates: ['state', 'dueAt'],
  Events: ['person', 'start', 'end', 'answers'],
  Mail: ['person', 'state'],
  MailLabels: ['person'],
  Files: ['assignees', 'noun', 'recordId', 'state', 'clientVisible'],
  Threads: ['type', 'participantIds', 'lastAt', 'unread', 'seen'],
  Messages: ['threadId', 'body', 'contentType', 'editedAt', 'deletedAt'],
  Tracking: ['trackerId', 'state'],
  Posts: ['readers', 'audience', 'likedBy'],
  PostComments: ['readers', 'postId'],
  PostReports: ['postId'],
  Imports: ['state', 'total'],
  ImportBatches: ['importId', 'index', 'noun'],
  BoardLists: ['boardId'],
  Cards: ['boardId'],
  CardComments: ['boardId', 'cardId'],
};

/** Fields that do not change together with the target's usual change (`changeOf`); its own cells try their bounds. */
const CHANGED_ALONE: Partial<Record<Target, readonly string[]>> = { Posts: ['text'] };

/** Whether a field must keep its value. */
export const isTied = (target: Target, name: string) =>
  POLICY_FIELDS.has(name) || TIED[target]?.includes(name) === true;

const STATUSES: ReadonlySet<string> = new Set(['customerStatus', 'status', 'previousStatus']);

export type Writable = (typeof WRITABLE)[number];

/** Fields a client may set freely on creation or change. */
export function freeFields({ target, shape, writes: allowed }: Writable, isNew: boolean) {
  return Object.entries(shape.fields).filter(
    ([name, field]) =>
      field.writer === 'client' &&
      !isTied(target, name) &&
      (isNew || !(STATUSES.has(name) || FIXED_STAMPS.has(name) || allowed.fixed.includes(name))) &&
      (isNew || CHANGED_ALONE[target]?.includes(name) !== true) &&
      (isNew || typeof allowed.update === 'string' || allowed.update.includes(name)),
  );
}

/** Contents for a document, and whether they are legal. */
export type Content = { readonly name: string; readonly fields: Data; readonly isLegal: boolean };

/** Every illegal content of each field; a patch replaces groups whole. */
export function tampered(shape: Shape): readonly Content[] {
  return Object.entries(shape.fields).flatMap(([name, field]) => {
    const refused = (why: string, value: Data[string]): Content => ({
      name: `${name}, ${why}`,
      fields: { [name]: value },
      isLegal: false,
    });
    // The same switch would be no change; a text always is.
    if (field.writer === 'server') {
      return [refused('which only functions set', field.kind === 'boolean' ? 'forged' : otherValue(field))];
    }
    if (FIXED_STAMPS.has(name)) {
      return [refused('which is fixed', field.kind === 'instant' ? otherValue(field) : 'forged')];
    }
    if (POLICY_FIELDS.has(name)) return [refused('forged', otherValue(field))];
    return [
      ...illegalValues(field).map(({ why, value }) => refused(why, value)),
      ...(field.kind === 'text' && name.endsWith('Id') ? [refused('with a slash', 'a/b')] : []),
    ];
  });
}

/** No special content, and every field at its bounds. */
export function legal(one: Writable, isNew: boolean): readonly Content[] {
  return [
    { name: 'as usual', fields: {}, isLegal: true },
    ...freeFields(one, isNew).flatMap(([name, field]) =>
      legalValues(field).map((value) => ({
        name: `${name} as ${JSON.stringify(value).slice(0, 40)}`,
        fields: { [name]: value },
        isLegal: true,
      })),
    ),
  ];
}
