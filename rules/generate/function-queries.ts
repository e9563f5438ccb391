import type { OrderBy, QuerySpec } from '@/data/store/port';
import { COLLECTIONS } from '@/domain/core/collections';
import type { CollectionName } from '@/domain/core/collections';
import { NOUNS } from '@/domain/nouns';
import type { Noun } from '@/domain/nouns/define-noun';

/** A query of Cloud Functions and its source file; values do not matter for indexes. */
export type FunctionQuery = { readonly source: string; readonly spec: QuerySpec };

const newestFirst: OrderBy = { field: 'createdAt', direction: 'desc' };

/** Equalities with these fields; values do not matter. */
const equals = (...fields: readonly string[]): QuerySpec['where'] =>
  fields.map((field) => ({ field, op: '==', value: '' }));

const newest = (source: string, collection: CollectionName, fields: readonly string[]): FunctionQuery => ({
  source,
  spec: {
    collection,
    where: equals(...fields),
    orderBy: [newestFirst],
    limit: 1,
  },
});

const since = (
  source: string,
  collection: string,
  field: string,
  where: QuerySpec['where'],
): FunctionQuery => ({
  source,
  spec: { collection, where, orderBy: [{ field, direction: 'asc' }], limit: 500 },
});

const openOf = ({ shape: { collection }, openWork }: Noun): readonly FunctionQuery[] =>
  openWork === null
    ? []
    : [
        {
          source: 'company/open-work.ts',
          spec: {
            collection,
            where: [
              { field: 'owner', op: '==', value: '' },
              { field: 'assignees', op: 'array-contains', value: '' },
              { field: openWork.open.field, op: '==', value: '' },
            ],
            orderBy: [],
            limit: 100,
          },
        },
      ];

/** A person's records of a span. */
function ofPerson(
  source: string,
  collection: CollectionName,
  where: QuerySpec['where'],
  orderBy: readonly OrderBy[],
): FunctionQuery {
  const mine = [
    { field: 'owner', op: '==', value: '' },
    { field: 'assignees', op: 'array-contains', value: '' },
  ] as const;
  return { source, spec: { collection, where: [...mine, ...where], orderBy, limit: 500 } };
}

const FEED = 'calendar/calendar-feed.ts';

const ascending = (field: string): OrderBy => ({ field, direction: 'asc' });
const overlapping: QuerySpec['where'] = [
  { field: 'start', op: '>', value: 0 },
  { field: 'end', op: '>', value: 0 },
];
const feed: readonly FunctionQuery[] = [
  ofPerson(
    FEED,
    COLLECTIONS.events,
    [{ field: 'privacy', op: '==', value: '' }, { field: 'repeats', op: '==', value: false }, ...overlapping],
    [ascending('start'), ascending('end')],
  ),
  ofPerson(
    FEED,
    COLLECTIONS.events,
    [
      { field: 'privacy', op: '==', value: '' },
      { field: 'repeats', op: '==', value: true },
      { field: 'repeatsUntil', op: '>', value: 0 },
      { field: 'start', op: '<', value: 0 },
    ],
    [{ field: 'repeatsUntil', direction: 'desc' }, ascending('start')],
  ),
  ofPerson(
    FEED,
    COLLECTIONS.customers,
    [
      { field: 'listOrganizer', op: '==', value: '' },
      { field: 'appointmentTime', op: '>=', value: 0 },
    ],
    [ascending('appointmentTime')],
  ),
  ofPerson(FEED, COLLECTIONS.visits, overlapping, [ascending('start'), ascending('end')]),
  ofPerson(
    FEED,
    COLLECTIONS.tasks,
    [
      { field: 'listOrganizer', op: '==', value: '' },
      { field: 'status', op: 'in', value: [] },
      { field: 'due', op: '>=', value: '' },
    ],
    [ascending('due')],
  ),
  since(FEED, COLLECTIONS.cards, 'due', [
    { field: 'owner', op: '==', value: '' },
    { field: 'archivedAt', op: '==', value: null },
    { field: 'due', op: '>=', value: '' },
  ]),
];

/** What a former connection still reads of a person, or of one of their posts. */
const readBy = (collection: CollectionName, field: string): FunctionQuery => ({
  source: 'social/withdraw-posts.ts',
  spec: {
    collection,
    where: [
      { field, op: '==', value: '' },
      { field: 'readers', op: 'array-contains', value: '' },
    ],
    orderBy: [newestFirst],
    limit: 200,
  },
});

/** The functions' queries with sorting, ranges or lists; others need no composite index. */
export const FUNCTION_QUERIES: readonly FunctionQuery[] = [
  ofPerson(
    'calendar/events-of-leaver.ts',
    COLLECTIONS.events,
    [{ field: 'repeatsUntil', op: '>', value: 0 }],
    [ascending('repeatsUntil')],
  ),
  newest('triggers/assignees.ts', COLLECTIONS.activity, ['owner', 'recordId']),
  newest('triggers/assignees.ts', COLLECTIONS.activityPriced, ['owner', 'recordId']),
  newest('triggers/assignees.ts', COLLECTIONS.clientMessages, ['owner', 'trackerId']),
  newest('triggers/assignees.ts', COLLECTIONS.clientUpdates, ['owner', 'trackerId']),
  newest('triggers/assignees.ts', COLLECTIONS.handovers, ['owner', 'trackerId']),
  newest('triggers/assignees.ts', COLLECTIONS.files, ['owner', 'recordId']),
  newest('triggers/assignees.ts', COLLECTIONS.issuedPapers, ['owner', 'recordId']),
  newest('triggers/assignees.ts', COLLECTIONS.decisions, ['owner', 'estimateId']),
  {
    source: 'files/orphans.ts',
    spec: {
      collection: COLLECTIONS.files,
      where: [
        { field: 'state', op: '==', value: '' },
        { field: 'createdAt', op: '<=', value: '' },
      ],
      orderBy: [],
      limit: 100,
    },
  },
  {
    source: 'files/orphans.ts',
    spec: {
      collection: COLLECTIONS.files,
      where: [{ field: 'recordGoneAt', op: '<=', value: '' }],
      orderBy: [],
      limit: 100,
    },
  },
  {
    source: 'notifications/sweep.ts',
    spec: {
      collection: COLLECTIONS.notifications,
      where: [{ field: 'expiresAt', op: '<=', value: '' }],
      orderBy: [],
      limit: 200,
    },
  },
  {
    source: 'notifications/remind-tasks.ts',
    spec: {
      collection: COLLECTIONS.tasks,
      where: [{ field: 'remindAt', op: '<=', value: '' }],
      orderBy: [{ field: 'remindAt', direction: 'asc' }],
      limit: 500,
    },
  },
  {
    source: 'follow-up/sweep-follow-ups.ts',
    spec: {
      collection: COLLECTIONS.moneySettings,
      where: [{ field: 'followUpDays', op: '>', value: 0 }],
      orderBy: [ascending('followUpDays')],
      limit: 500,
    },
  },
  {
    source: 'follow-up/sweep-follow-ups.ts',
    spec: {
      collection: COLLECTIONS.estimates,
      where: [...equals('owner', 'listOrganizer'), { field: 'status', op: 'in', value: [''] }],
      orderBy: [ascending('sentAt')],
      limit: 500,
    },
  },
  {
    source: 'invoice-reminders/sweep-invoice-reminders.ts',
    spec: {
      collection: COLLECTIONS.moneySettings,
      where: equals('mailsReminders'),
      orderBy: [ascending('owner')],
      limit: 500,
    },
  },
  {
    source: 'invoice-reminders/sweep-invoice-reminders.ts',
    spec: {
      collection: COLLECTIONS.invoices,
      where: [
        ...equals('owner'),
        { field: 'status', op: 'in', value: [''] },
        { field: 'dueOn', op: '>=', value: '' },
      ],
      orderBy: [ascending('dueOn')],
      limit: 500,
    },
  },
  {
    source: 'invoices/sweep-overdue.ts',
    spec: {
      collection: COLLECTIONS.invoices,
      where: [
        { field: 'status', op: 'in', value: [''] },
        { field: 'dueOn', op: '>=', value: '' },
      ],
      orderBy: [ascending('dueOn')],
      limit: 500,
    },
  },
  {
    source: 'client-updates/sweep-updates.ts',
    spec: {
      collection: COLLECTIONS.clientUpdates,
      where: [
        { field: 'state', op: '==', value: '' },
        { field: 'dueAt', op: '<=', value: '' },
      ],
      orderBy: [{ field: 'dueAt', direction: 'asc' }],
      limit: 500,
    },
  },
  {
    source: 'texts/sweep-texts.ts',
    spec: {
      collection: COLLECTIONS.texts,
      where: [
        { field: 'state', op: '==', value: '' },
        { field: 'createdAt', op: '<=', value: '' },
      ],
      orderBy: [],
      limit: 100,
    },
  },
  {
    source: 'mail/held-mails.ts',
    spec: {
      collection: COLLECTIONS.heldMails,
      where: [{ field: 'createdAt', op: '<=', value: '' }],
      orderBy: [],
      limit: 100,
    },
  },
  {
    source: 'mail/left-over.ts',
    spec: {
      collection: COLLECTIONS.mail,
      where: [
        { field: 'state', op: '==', value: '' },
        { field: 'sendAt', op: '<=', value: '' },
      ],
      orderBy: [],
      limit: 100,
    },
  },
  {
    source: 'mail/left-over.ts',
    spec: {
      collection: COLLECTIONS.mail,
      where: [
        { field: 'box', op: '==', value: '' },
        { field: 'updatedAt', op: '<=', value: '' },
      ],
      orderBy: [],
      limit: 100,
    },
  },
  {
    source: 'triggers/tracking-copy.ts',
    spec: {
      collection: COLLECTIONS.files,
      where: [
        { field: 'owner', op: '==', value: '' },
        { field: 'clientVisible', op: '==', value: true },
        { field: 'recordId', op: 'in', value: [''] },
      ],
      orderBy: [newestFirst],
      limit: 30,
    },
  },
  newest('triggers/tracking-copy.ts', COLLECTIONS.clientMessages, ['owner', 'trackerId']),
  since('callables/network/compare-members.ts', COLLECTIONS.trackers, 'createdAt', [
    { field: 'owner', op: '==', value: '' },
    { field: 'createdAt', op: '>=', value: '' },
  ]),
  {
    source: 'plans/lapse.ts',
    spec: {
      collection: COLLECTIONS.entitlements,
      where: [{ field: 'endsAt', op: '<=', value: '' }],
      orderBy: [],
      limit: 200,
    },
  },
  since('directory/read-changes.ts', COLLECTIONS.customers, 'updatedAt', [
    { field: 'owner', op: '==', value: '' },
    { field: 'updatedAt', op: '>', value: '' },
  ]),
  {
    source: 'callables/network/find-people.ts',
    spec: {
      collection: COLLECTIONS.findable,
      where: [{ field: 'keys', op: 'array-contains', value: '' }],
      orderBy: [],
      limit: 100,
    },
  },
  {
    source: 'erasure/erase-conversations.ts',
    spec: {
      collection: COLLECTIONS.threads,
      where: [
        { field: 'owner', op: '==', value: '' },
        { field: 'participantIds', op: 'array-contains', value: '' },
      ],
      orderBy: [],
      limit: 1,
    },
  },
  ...[
    [COLLECTIONS.trackers, 'customerId'] as const,
    [COLLECTIONS.jobs, 'customerId'] as const,
    [COLLECTIONS.estimates, 'customerId'] as const,
    [COLLECTIONS.invoices, 'customerId'] as const,
    [COLLECTIONS.payments, 'customerId'] as const,
    [COLLECTIONS.projects, 'clientId'] as const,
  ].map(([collection, field]): FunctionQuery => ({
    source: 'callables/customers/merge-pages.ts',
    spec: {
      collection,
      where: equals('owner', field),
      orderBy: [ascending('__name__')],
      limit: 100,
    },
  })),
  {
    source: 'invoices/handed-off.ts',
    spec: {
      collection: COLLECTIONS.handOffs,
      where: [...equals('owner'), { field: 'papers', op: 'array-contains', value: '' }],
      orderBy: [],
      limit: 1,
    },
  },
  {
    source: 'triggers/taken-back.ts',
    spec: {
      collection: COLLECTIONS.importBatches,
      where: [...equals('owner', 'importId'), { field: 'created', op: 'array-contains', value: '' }],
      orderBy: [],
      limit: 100,
    },
  },
  {
    source: 'erasure/erasures.ts',
    spec: {
      collection: COLLECTIONS.erasures,
      where: [{ field: 'owners', op: 'array-contains', value: '' }],
      orderBy: [],
      limit: 1,
    },
  },
  ofPerson('social/completed-jobs.ts', COLLECTIONS.jobs, [{ field: 'status', op: '==', value: '' }], []),
  readBy(COLLECTIONS.posts, 'createdBy'),
  readBy(COLLECTIONS.postComments, 'postId'),
  ...NOUNS.flatMap((noun) => openOf(noun)),
  ...feed,
];
