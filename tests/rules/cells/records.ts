import { now, unset } from '@/data/store/port';
import type { Ref, Write } from '@/data/store/port';
import { instant } from '@/domain/core/value';
import { LONGEST_VISIT } from '@/domain/jobs/visit';
import { DAY_MS, HOUR_MS } from '@/domain/time/time';
import { MADE_AT } from '@tests/factories/records';
import { create, customer, patch } from '../acting';
import type { Data } from '../documents';
import type { Target } from '../oracle';
import { ADMIN, employee, EMPLOYEES, NICK, VERA } from '../roles';
import type { Role } from '../roles';
import { people } from '../world';
import { cellsOf, gets, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales, Coordinator, Manager, 'Field worker': FieldWorker, Worker } = EMPLOYEES;

const visit: Ref = { collection: 'Visits', id: 'Visits-assigned' };
const job: Ref = { collection: 'Jobs', id: 'j-assigned' };

function makes(
  role: Role,
  what: string,
  isAllowed: boolean,
  ...parts: Parameters<typeof makeParts>
): CellRow {
  return writes(role, what, [makeParts(...parts)(role)], isAllowed);
}

const makeParts =
  (target: Target, change: Data = {}, assignees: readonly string[] = [], id = `${target}-made`) =>
  (role: Role): Write =>
    create(role, target, id, assignees, change);

const changes = (
  role: Role,
  what: string,
  isAllowed: boolean,
  ref: Ref,
  change: Data,
  before: Data = {},
): CellRow =>
  writes(
    role,
    what,
    [patch(role, ref, change)],
    isAllowed,
    Object.keys(before).length === 0 ? [] : [{ kind: 'patch', ref, fields: before }],
  );

const task: Ref = { collection: 'Tasks', id: 'Tasks-assigned' };
const RULES = [
  '',
  'Every two weeks',
  'FREQ=DAILY',
  'FREQ=WEEKLY;INTERVAL=99;BYDAY=SU,MO,TU,WE,TH,FR,SA;UNTIL=20991231',
  'FREQ=MONTHLY;BYDAY=-1MO;COUNT=500',
];
const NO_RULES = [
  'Every century',
  'FREQ=HOURLY',
  'FREQ=DAILY;INTERVAL=100',
  'FREQ=DAILY;UNTIL=21990101',
  'FREQ=DAILY;COUNT=1000',
  'FREQ=WEEKLY;BYDAY=XX',
  7,
];
const repeats = cellsOf(
  'how a task repeats',
  [...RULES, ...NO_RULES].flatMap((repeat, at) => [
    changes(ADMIN, `changed to ${repeat}`, at < RULES.length, task, { repeat }),
    makes(ADMIN, `made with ${repeat}`, at < RULES.length, 'Tasks', { repeat }),
  ]),
);

const assignments = cellsOf('a lead and its assignees', [
  changes(ADMIN, 'a salesperson who is not assigned', false, customer, { salesperson: 'unknown' }),
  changes(ADMIN, 'a salesperson who is assigned', true, customer, { salesperson: 'sally' }),
  changes(ADMIN, 'nobody as the salesperson', true, customer, { salesperson: '', assignees: [] }),
  makes(ADMIN, 'made for one who is not assigned', false, 'Customers', { salesperson: 'sally' }, ['max']),
  makes(ADMIN, 'made for one who is', true, 'Customers', { salesperson: 'sally' }, ['sally']),
  changes(Sales, 'handed over whole', false, customer, { assignees: ['max'] }),
  changes(
    Sales,
    'taken over by oneself',
    false,
    { collection: 'Customers', id: 'c-unassigned' },
    {
      assignees: ['sally'],
    },
  ),
  changes(Sales, 'shared', true, customer, { assignees: ['max', 'sally'] }),
  makes(Sales, 'made for another person', false, 'Customers', {}, ['max']),
  makes(Sales, 'made for themselves', true, 'Customers', {}, ['sally']),
  makes(Coordinator, 'made for another person', true, 'Customers', {}, ['max']),
  changes(ADMIN, 'moved to another business', false, customer, { owner: 'other' }),
]);

/** Old records hold people's names that any browser could write. */
const named: Data = { salespersonName: 'The Mayor' };

const earlierFields = cellsOf('a record that holds a field which is gone', [
  changes(Sales, 'edited', true, customer, { companyName: 'Oak Inc.' }, named),
  changes(Sales, 'the field', false, customer, { salespersonName: 'Max' }, named),
  changes(Sales, 'the field, taken away', false, customer, { salespersonName: unset() }, named),
]);

const asking = cellsOf('a status that asks a reason, from the start', [
  makes(ADMIN, 'a lead without', false, 'Customers', { customerStatus: 'Not Qualified' }),
  makes(ADMIN, 'a lead with', true, 'Customers', { customerStatus: 'Not Qualified', statusReason: 'Price' }),
  makes(ADMIN, 'a tracker without', false, 'Trackers', { status: 'Cancelled' }),
  makes(ADMIN, 'a tracker with', true, 'Trackers', { status: 'Cancelled', statusReason: 'Price' }),
  makes(ADMIN, 'a job without', false, 'Jobs', { status: 'On Hold' }),
  makes(ADMIN, 'a job with', true, 'Jobs', { status: 'On Hold', statusReason: 'Permit' }),
  makes(ADMIN, 'a project without', false, 'Projects', { status: 'On Hold' }),
  makes(ADMIN, 'a project with', true, 'Projects', { status: 'On Hold', statusReason: 'Permit' }),
]);

const underWay = { status: 'Working', previousStatus: 'Planned', startedAt: now() };
const ofFred = { crew: ['fred'] };
const going = { status: 'In Progress', previousStatus: 'Unscheduled', statusAt: now(), statusBy: 'fred' };
const partly = { subStatus: 'sub-1' };
const onHold = { status: 'On Hold', previousStatus: 'Unscheduled', statusBy: 'fred' };

const strip = { id: 'k1', text: 'Strip old shingles' };
const steps = { checklist: [strip, { id: 'k2', text: 'Clean the yard' }] };
const ticked = { stepsDone: ['k1'] };
const measured = { squares: 24.33, pitch: '6/12', layers: 2, waste: 12.5, linearFeet: 180.5 };
const problem = { problem: 'Rotten decking.', problemAt: now(), problemBy: 'fred' };
const signed = { signature: 'M1 1l2 2', signedName: 'Nadia Sorensen', signedAt: now() };
const unsigned = { signature: '', signedName: '', signedAt: null };
const jobOfOthers: Ref = { collection: 'Jobs', id: 'j-unassigned' };

const trackerOfJob: Ref = { collection: 'Trackers', id: 't-assigned' };
const called = (ref: Ref): Write => ({
  kind: 'patch',
  ref,
  fields: { status: 'Cancelled', statusReason: 'Price', previousStatus: 'Sold' },
});
const withCrew = (fields: Data = {}): Write => ({
  kind: 'patch',
  ref: visit,
  fields: { ...ofFred, ...fields },
});
const onTheWay = { status: 'On The Way', previousStatus: 'Planned' };
const done = { status: 'Done', previousStatus: 'Working', endedAt: now() };

/** What begins on cancelled work, and what ends there or goes on. */
const cancelledWork = cellsOf('work that is cancelled', [
  ...[job, trackerOfJob].flatMap((parent) => [
    writes(
      FieldWorker,
      `a visit begun below ${parent.collection}`,
      [patch(FieldWorker, visit, underWay)],
      false,
      [withCrew(), called(parent)],
    ),
    writes(
      FieldWorker,
      `on the way below ${parent.collection}`,
      [patch(FieldWorker, visit, onTheWay)],
      false,
      [withCrew(), called(parent)],
    ),
    writes(FieldWorker, `a visit ended below ${parent.collection}`, [patch(FieldWorker, visit, done)], true, [
      withCrew({ status: 'Working' }),
      called(parent),
    ]),
    writes(
      Worker,
      `the title of one under way below ${parent.collection}`,
      [patch(Worker, visit, { title: 'A' })],
      true,
      [withCrew({ status: 'Working' }), called(parent)],
    ),
    writes(
      FieldWorker,
      `a visit begun without its ${parent.collection}`,
      [patch(FieldWorker, visit, underWay)],
      true,
      [withCrew(), { kind: 'delete', ref: parent }],
    ),
  ]),
  writes(FieldWorker, 'a job begun', [patch(FieldWorker, job, going)], false, [called(trackerOfJob)]),
  writes(
    FieldWorker,
    'a job the crew is on the way to',
    [patch(FieldWorker, job, { ...going, status: 'On The Way', previousStatus: 'Scheduled' })],
    false,
    [called(trackerOfJob), { kind: 'patch', ref: job, fields: { status: 'Scheduled' } }],
  ),
  writes(
    Worker,
    'a job planned again',
    [patch(Worker, job, { ...going, status: 'Scheduled', statusBy: 'wanda' })],
    true,
    [called(trackerOfJob)],
  ),
  writes(FieldWorker, 'the measures of a job under way', [patch(FieldWorker, job, measured)], true, [
    called(trackerOfJob),
    { kind: 'patch', ref: job, fields: { status: 'In Progress' } },
  ]),
  writes(FieldWorker, 'a job begun without its tracker', [patch(FieldWorker, job, going)], true, [
    { kind: 'delete', ref: trackerOfJob },
  ]),
  writes(
    ADMIN,
    'a tracker taken up again with its visit',
    [
      patch(ADMIN, trackerOfJob, { status: 'Sold', statusReason: '', statusAt: now(), statusBy: ADMIN.uid }),
      patch(ADMIN, visit, underWay),
    ],
    true,
    [withCrew(), called(trackerOfJob)],
  ),
]);

const crew = cellsOf('what the crew reports', [
  changes(FieldWorker, 'a step ticked off', true, job, ticked, steps),
  changes(FieldWorker, 'a step added', false, job, { checklist: [...steps.checklist, strip] }, steps),
  changes(FieldWorker, 'a step taken away', false, job, { checklist: [strip] }, steps),
  changes(
    FieldWorker,
    'a step renamed',
    false,
    job,
    { checklist: [{ ...strip, text: 'Mine' }, ...steps.checklist.slice(1)] },
    steps,
  ),
  changes(FieldWorker, 'a step ticked off on a job of others', false, jobOfOthers, ticked, steps),
  changes(NICK, 'a step, without a right to see the job', false, job, ticked, steps),
  changes(FieldWorker, 'the measures', true, job, measured),
  changes(FieldWorker, 'the measures of a job of others', false, jobOfOthers, measured),
  changes(FieldWorker, 'a problem', true, job, problem),
  changes(
    FieldWorker,
    'a problem that is solved',
    true,
    job,
    { problem: '', problemAt: null, problemBy: '' },
    problem,
  ),
  changes(FieldWorker, 'a problem of a job of others', false, jobOfOthers, problem),
  changes(FieldWorker, 'a problem as another', false, job, { ...problem, problemBy: 'max' }),
  changes(FieldWorker, 'how a job goes while another told of a problem', true, job, going, {
    problemBy: 'max',
  }),
  changes(FieldWorker, 'the client’s signature', true, job, signed),
  ...(
    [
      ['29 days old', -29 * DAY_MS, true],
      ['31 days old', -31 * DAY_MS, false],
      ['of a clock that is an hour ahead', HOUR_MS, true],
      ['of the day after tomorrow', 2 * DAY_MS, false],
    ] as const
  ).flatMap(([what, ms, isAllowed]) => {
    const then = instant(Date.now() + ms);
    return [
      changes(FieldWorker, `a signature ${what}`, isAllowed, job, { ...signed, signedAt: then }),
      changes(FieldWorker, `a problem ${what}`, isAllowed, job, { ...problem, problemAt: then }),
    ];
  }),
  changes(FieldWorker, 'a signature at a text', false, job, { ...signed, signedAt: 'today' }),
  changes(FieldWorker, 'a problem at a text', false, job, { ...problem, problemAt: 'today' }),
  changes(FieldWorker, 'how a job goes with an old problem', true, job, going, {
    problemAt: instant(MADE_AT - 400 * DAY_MS),
  }),
  changes(FieldWorker, 'a typed signature', true, job, { ...signed, signature: '' }),
  changes(FieldWorker, 'the signature of a job of others', false, jobOfOthers, signed),
  changes(FieldWorker, 'a signature without a name', false, job, { ...signed, signedName: '' }),
  changes(FieldWorker, 'a signature without a time', false, job, { ...signed, signedAt: null }),
  changes(Worker, 'another signature', false, job, { signature: 'M2 2l3 3' }, signed),
  changes(Worker, 'another signer', false, job, { signedName: 'Bob' }, signed),
  changes(Worker, 'another time of signing', false, job, { signedAt: instant(MADE_AT) }, signed),
  changes(FieldWorker, 'a signature removed by the crew', false, job, unsigned, signed),
  changes(Worker, 'a signature removed', true, job, unsigned, signed),
  changes(FieldWorker, 'a signature at its longest', true, job, { ...signed, signature: 'M'.repeat(8_000) }),
  changes(FieldWorker, 'a signature that is too long', false, job, {
    ...signed,
    signature: 'M'.repeat(8_001),
  }),
  changes(FieldWorker, 'a signer at their longest', true, job, { ...signed, signedName: 'N'.repeat(120) }),
  changes(FieldWorker, 'a signer that is too long', false, job, { ...signed, signedName: 'N'.repeat(121) }),
  changes(Worker, 'a signature removed, but its name', false, job, { signature: '', signedAt: null }, signed),
  changes(
    Worker,
    'a signature removed, but its line',
    false,
    job,
    { signedName: '', signedAt: null },
    signed,
  ),
  changes(Worker, 'a signature removed, but its time', false, job, { signedName: '', signature: '' }, signed),
  changes(FieldWorker, 'how a signed job goes', true, job, going, signed),
  makes(ADMIN, 'a job with a problem', true, 'Jobs', { problemBy: 'ann' }),
  makes(ADMIN, 'a job with a problem as another', false, 'Jobs', { problemBy: 'max' }),
  changes(FieldWorker, 'the instructions', false, job, { instructions: 'Mine' }),
  changes(FieldWorker, 'the access notes', false, job, { accessNotes: 'Mine' }),
  changes(Worker, 'the access notes', true, job, { accessNotes: 'Gate code 4711' }),
  changes(Worker, 'a step added by who edits jobs', true, job, steps, { checklist: [strip] }),
  changes(FieldWorker, 'a visit they are not on', false, visit, underWay),
  changes(FieldWorker, 'a visit under way', true, visit, underWay, ofFred),
  changes(
    FieldWorker,
    'a visit done',
    true,
    visit,
    { status: 'Done', previousStatus: 'Working', endedAt: now() },
    { ...ofFred, status: 'Working' },
  ),
  changes(
    FieldWorker,
    'a move off the table',
    false,
    visit,
    { status: 'On The Way', previousStatus: 'Working' },
    {
      ...ofFred,
      status: 'Working',
    },
  ),
  changes(FieldWorker, 'when a visit is', false, visit, { start: instant(0) }, ofFred),
  changes(FieldWorker, 'who comes', false, visit, { crew: ['fred', 'max'] }, ofFred),
  changes(FieldWorker, 'how a job goes', true, job, going),
  changes(FieldWorker, 'a job on hold without a reason', false, job, onHold),
  changes(FieldWorker, 'a job on hold', true, job, {
    ...onHold,
    statusReason: 'Weather',
    statusNote: 'Rain until Friday.',
  }),
  changes(FieldWorker, 'which part of its status a job is in', true, job, partly),
  changes(
    FieldWorker,
    'how a job goes, with the part cleared',
    true,
    job,
    { ...going, subStatus: '' },
    partly,
  ),
  changes(
    FieldWorker,
    'a part of the status, of a job of others',
    false,
    { collection: 'Jobs', id: 'j-unassigned' },
    partly,
  ),
  changes(NICK, 'a part of the status, without a right to see the job', false, job, partly),
  changes(FieldWorker, 'a job’s title', false, job, { title: 'Mine' }),
  changes(FieldWorker, 'who is assigned', false, job, { assignees: ['fred', 'max'] }),
  changes(NICK, 'a visit, without a right to see it', false, visit, underWay, { crew: ['nick'] }),
  changes(NICK, 'a job, without a right to see it', false, job, { ...going, statusBy: 'nick' }),
  changes(
    VERA,
    'a job they see, but are not assigned to',
    false,
    { collection: 'Jobs', id: 'j-unassigned' },
    { ...going, statusBy: 'vera' },
  ),
  changes(FieldWorker, 'a job of others', false, { collection: 'Jobs', id: 'j-unassigned' }, going),
]);

const leadPart: Ref = { collection: 'Customers', id: 'c-assigned' };
const trackerPart: Ref = { collection: 'Trackers', id: 't-assigned' };

const parts = cellsOf('the part of a status a record is in', [
  ...[leadPart, trackerPart, job].flatMap((ref) => [
    changes(Sales, `${ref.collection}, by who may edit`, true, ref, partly),
    changes(Worker, `${ref.collection}, by who may only see`, ref === job, ref, partly),
    changes(ADMIN, `${ref.collection}, taken away`, true, ref, { subStatus: '' }, partly),
    changes(ADMIN, `${ref.collection}, as a number`, false, ref, { subStatus: 1 }),
  ]),
]);

const remove = (ref: Ref): readonly Write[] => [{ kind: 'delete', ref }];

const plan = cellsOf('a visit on the plan', [
  writes(Sales, 'taken off after it set out', remove(visit), false, [
    { kind: 'patch', ref: visit, fields: { status: 'Working' } },
  ]),
  writes(Sales, 'taken off before', remove(visit), true),
  writes(Manager, 'taken off after it set out, by who may delete', remove(visit), true, [
    { kind: 'patch', ref: visit, fields: { status: 'Working' } },
  ]),
  changes(ADMIN, 'ends before it starts', false, visit, { end: instant(0) }),
  changes(ADMIN, 'ends as it starts', true, visit, { start: instant(MADE_AT), end: instant(MADE_AT) }),
  changes(ADMIN, 'two weeks long, across the change of clocks', true, visit, {
    start: instant(MADE_AT),
    end: instant(MADE_AT + LONGEST_VISIT),
  }),
  changes(ADMIN, 'longer than two weeks', false, visit, {
    start: instant(MADE_AT),
    end: instant(MADE_AT + LONGEST_VISIT + 1),
  }),
  changes(ADMIN, 'in numbers', false, visit, { start: 1, end: 2 }),
  makes(ADMIN, 'made to end before it starts', false, 'Visits', { end: instant(0) }),
  makes(ADMIN, 'made to end as it starts', true, 'Visits', {
    start: instant(MADE_AT),
    end: instant(MADE_AT),
  }),
]);

const children = cellsOf(
  'records under another stay within the business',
  (
    [
      ['Trackers', { customerId: 'c-foreign' }],
      ['Trackers', { customerId: 'nowhere' }],
      ['Jobs', { trackerId: 't-foreign' }],
      ['Visits', { jobId: 'j-foreign', trackerId: 't-foreign' }],
      ['Visits', { trackerId: 't-unassigned' }],
      ['ClientMessages', { trackerId: 't-foreign' }],
      ['Tracking', { trackerId: 't-foreign' }],
      ['Tracking', { trackerId: 'nowhere' }],
      ['Activity', { recordId: 'c-foreign' }],
      ['Activity', { recordId: 'nowhere' }],
      ['Activity', { customerId: 'c-unassigned' }],
      ['Activity', { trackerId: 't-unassigned' }],
      ['Jobs', { customerId: 'c-unassigned' }],
      ['Visits', { customerId: 'c-unassigned' }],
      ['ClientMessages', { customerId: 'c-unassigned' }],
    ] satisfies [Target, Data][]
  ).flatMap(([target, change]) => [
    makes(ADMIN, `${target} with ${JSON.stringify(change)}`, false, target, change),
    makes(ADMIN, `${target} as it should be`, true, target),
  ]),
);

const beside = (isAllowed: boolean, id: string, noun: string) =>
  makes(
    ADMIN,
    `${noun} ${id}`,
    isAllowed,
    'Prices',
    {
      noun,
      ...((noun === 'customer' || noun === 'project') && { trackerId: '' }),
      ...(noun === 'project' && { customerId: '' }),
    },
    [],
    id,
  );

const amounts = cellsOf('an amount belongs to a record of the business', [
  beside(false, 't-foreign', 'tracker'),
  beside(false, 't-assigned', 'job'),
  beside(true, 't-assigned', 'tracker'),
  beside(true, 'c-assigned', 'customer'),
  beside(false, 'c-foreign', 'customer'),
  beside(true, 'j-assigned', 'job'),
  beside(true, 'Projects-assigned', 'project'),
  beside(false, 'j-assigned', 'project'),
  beside(false, 'Visits-assigned', 'visit'),
  beside(false, 'Visits-assigned', 'nonsense'),
  makes(ADMIN, 'of another tracker', false, 'Prices', { trackerId: 't-unassigned' }, [], 'j-assigned'),
  makes(ADMIN, 'of no tracker', false, 'Prices', { trackerId: '' }, [], 'j-assigned'),
  makes(ADMIN, 'of another customer', false, 'Prices', { customerId: 'c-unassigned' }, [], 'j-assigned'),
]);

/** Rights on the record below are not enough: the user must see its parent. */
const { viewless, both } = {
  viewless: employee('employee who edits trackers and jobs and sees neither they nor leads', 'nina', [
    'trackers:edit',
    'jobs:edit',
    'scope:all',
  ]),
  both: employee('employee who edits and sees them', 'bo', [
    ...(['customers:view', 'trackers:view', 'trackers:edit', 'jobs:edit', 'scope:all'] as const),
  ]),
};

const parents = cellsOf(
  'a parent has to be seen',
  ([viewless, both] as const).flatMap((role) =>
    (['Trackers', 'Jobs'] as const).map((target): CellRow => ({
      ...makes(role, target, role === both, target),
      given: people([role]),
    })),
  ),
);

const FIRST_STATUS: Readonly<Record<string, string>> = { Customers: 'Open Lead', Jobs: 'Unscheduled' };

const signing = cellsOf('a change of status carries its author', [
  ...(
    [
      [leadPart, 'customerStatus', 'Contacted'],
      [trackerPart, 'status', 'Scheduled'],
      [job, 'status', 'In Progress'],
    ] as const
  ).flatMap(([ref, field, status]) => {
    const moved = {
      [field]: status,
      ...(ref !== trackerPart && { previousStatus: FIRST_STATUS[ref.collection] }),
    };
    return [
      writes(
        Sales,
        `${ref.collection}, themselves`,
        [patch(Sales, ref, { ...moved, statusBy: 'sally' })],
        true,
      ),
      writes(
        Sales,
        `${ref.collection}, as another`,
        [patch(Sales, ref, { ...moved, statusBy: 'max' })],
        false,
      ),
      writes(Sales, `${ref.collection}, unsigned`, [patch(Sales, ref, moved)], false),
      writes(Sales, `${ref.collection}, for what stays`, [patch(Sales, ref, { statusBy: 'sally' })], true),
      writes(
        Sales,
        `${ref.collection}, another for what stays`,
        [patch(Sales, ref, { statusBy: 'max' })],
        false,
      ),
    ];
  }),
  ...(['Customers', 'Trackers', 'Jobs'] as const).flatMap((target) => [
    makes(Sales, `a new one of ${target} as another`, false, target, { statusBy: 'max' }, ['sally']),
    makes(Sales, `a new one of ${target}, unsigned`, true, target, { statusBy: '' }, ['sally']),
    makes(Sales, `a new one of ${target} themselves`, true, target, {}, ['sally']),
  ]),
]);

const KEPT = { appointmentOutcome: 'Kept', outcomeBy: 'sally' };

const outcomes = cellsOf('whether an appointment took place carries its author', [
  ...['Kept', 'No-show', 'Moved'].map((appointmentOutcome) =>
    changes(Sales, appointmentOutcome, true, leadPart, { ...KEPT, appointmentOutcome }),
  ),
  changes(Sales, 'in other words', false, leadPart, { ...KEPT, appointmentOutcome: 'Perhaps' }),
  changes(Sales, 'as another', false, leadPart, { ...KEPT, outcomeBy: 'max' }),
  changes(Sales, 'unsigned', false, leadPart, { appointmentOutcome: 'Kept' }),
  changes(Sales, 'in another’s name', false, leadPart, { outcomeBy: 'max' }, KEPT),
  changes(
    Sales,
    'otherwise than another said, unsigned',
    false,
    leadPart,
    { appointmentOutcome: 'Moved' },
    {
      ...KEPT,
      outcomeBy: 'max',
    },
  ),
  changes(Sales, 'not any more', true, leadPart, { appointmentOutcome: '', outcomeBy: '' }, KEPT),
  changes(Sales, 'not any more, signed', false, leadPart, { appointmentOutcome: '' }, KEPT),
  changes(
    Sales,
    'as it was while another told it',
    true,
    leadPart,
    { notes: 'Two dogs.' },
    {
      ...KEPT,
      outcomeBy: 'max',
    },
  ),
  changes(FieldWorker, 'without a right to change the customer', false, leadPart, {
    appointmentOutcome: 'Kept',
    outcomeBy: 'fred',
  }),
  makes(Sales, 'a new customer with an outcome', true, 'Customers', KEPT, ['sally']),
  makes(Sales, 'a new customer with another’s', false, 'Customers', { ...KEPT, outcomeBy: 'max' }, ['sally']),
  makes(Sales, 'a new customer with a signature alone', false, 'Customers', { outcomeBy: 'sally' }, [
    'sally',
  ]),
]);

const HISTORY_IDS = {
  customer: 'c-assigned',
  tracker: 't-assigned',
  job: 'j-assigned',
  visit: visit.id,
  task: 'Tasks-assigned',
};

const entry = (kind: string, change: Data = {}) =>
  makes(Sales, `${kind} ${Object.keys(change).join()}`, false, 'Activity', { kind, ...change }, ['sally']);

const own = (id: string, role: Role, change: Data = {}): Write =>
  create(role, 'Activity', id, ['sally', 'ann'], change);

const history = cellsOf('history', [
  ...['note', 'call'].map((kind) => makes(Sales, kind, true, 'Activity', { kind }, ['sally'])),
  ...['created', 'changed', 'deleted', 'opened', 'message'].map((kind) => entry(kind)),
  entry('note', { changes: [{ field: 'a', before: '', after: '' }] }),
  entry('note', { createdBy: 'max' }),
  ...Object.entries(HISTORY_IDS).map(([noun, recordId]) =>
    makes(ADMIN, `a note on a ${noun}`, true, 'Activity', {
      noun,
      recordId,
      timelineId: noun === 'visit' ? job.id : recordId,
      trackerId: noun === 'customer' || noun === 'task' ? '' : 't-assigned',
      ...(noun === 'task' && { customerId: '' }),
    }),
  ),
  ...[
    ['a visit, told beside the visit', { noun: 'visit', recordId: visit.id, timelineId: visit.id }] as const,
    [
      'a visit, told at another job',
      { noun: 'visit', recordId: visit.id, timelineId: 'j-unassigned' },
    ] as const,
    ['a job, told at its tracker', { noun: 'job', recordId: job.id, timelineId: 't-assigned' }] as const,
  ].map(([what, change]) =>
    makes(ADMIN, `a note on ${what}`, false, 'Activity', { ...change, trackerId: 't-assigned' }),
  ),
  makes(ADMIN, 'a note told nowhere', false, 'Activity', { timelineId: '' }),
  makes(ADMIN, 'a note on a job, of no tracker', false, 'Activity', {
    noun: 'job',
    recordId: job.id,
    timelineId: job.id,
  }),
  ...[
    ['their tracker', 't-assigned', true] as const,
    ['another tracker', 't-unassigned', false] as const,
    ['no tracker', '', true] as const,
  ].map(([whose, trackerId, isAllowed]): CellRow => ({
    ...makes(ADMIN, `a note on a sold customer, of ${whose}`, isAllowed, 'Activity', { trackerId }),
    given: [{ kind: 'patch', ref: customer, fields: { trackerId: 't-assigned' } }],
  })),
  makes(ADMIN, 'a note on a visit, under another name', false, 'Activity', {
    noun: 'nonsense',
    recordId: visit.id,
    timelineId: visit.id,
  }),
  ...['note', 'call'].map((kind) =>
    writes(Sales, `their own ${kind} taken back`, remove({ collection: 'Activity', id: 'own' }), true, [
      own('own', Sales, { kind }),
    ]),
  ),
  ...[Sales, ADMIN].map((role) =>
    writes(role, 'another’s taken back', remove({ collection: 'Activity', id: 'other' }), false, [
      own('other', Manager),
    ]),
  ),
  writes(Sales, 'a trace taken away', remove({ collection: 'Activity', id: 'trace' }), false, [
    own('trace', Sales, { kind: 'changed' }),
  ]),
]);

const readers = cellsOf(
  'history by noun',
  Object.keys(HISTORY_IDS).flatMap((noun) =>
    [FieldWorker, Worker].map((role): CellRow => {
      const ref: Ref = { collection: 'Activity', id: 'about' };
      const isAllowed = noun !== 'customer' || role === Worker;
      return {
        ...gets(role, noun, ref, isAllowed),
        given: [create(ADMIN, 'Activity', ref.id, ['fred', 'wanda'], { noun })],
      };
    }),
  ),
);

const nameless: Ref = { collection: 'Activity', id: 'about-nothing' };

const unknownNoun = cellsOf(
  'history of a noun there is not',
  [FieldWorker, Coordinator, Sales].map((role) => ({
    ...gets(role, 'read', nameless, false),
    given: [create(ADMIN, 'Activity', nameless.id, ['fred', 'sally'], { noun: 'nonsense' })],
  })),
);

const message: Ref = { collection: 'ClientMessages', id: 'ClientMessages-assigned' };

const words = cellsOf('words to the client', [
  makes(Sales, 'as the client', false, 'ClientMessages', { from: 'client' }, ['sally']),
  makes(Sales, 'as another person', false, 'ClientMessages', { createdBy: 'max' }, ['sally']),
  makes(Sales, 'from the office', true, 'ClientMessages', {}, ['sally']),
  changes(Sales, 'put into other words', false, message, { body: 'Never said that.' }),
  changes(Sales, 'read', true, message, { readAt: now() }),
]);

const update: Ref = { collection: 'ClientUpdates', id: 'ClientUpdates-assigned' };
const at = (state: string): Write => ({ kind: 'patch', ref: update, fields: { state } });

const again: Data = { state: 'waiting', dueAt: now() };
const gone: Data = { state: 'sent' };

const updates = cellsOf('mails to the client', [
  changes(Sales, 'stopped', true, update, { state: 'stopped' }),
  { ...changes(Sales, 'stopped, then let go', true, update, { state: 'waiting' }), given: [at('stopped')] },
  { ...changes(Sales, 'not sent, then tried again', true, update, again), given: [at('unsent')] },
  { ...changes(Sales, 'not sent, then said to be sent', false, update, gone), given: [at('unsent')] },
  { ...changes(Sales, 'sent, then once more', false, update, again), given: [at('sent')] },
  { ...changes(Sales, 'settled, then sent', false, update, again), given: [at('settled')] },
  { ...changes(Sales, 'sent, then stopped', false, update, { state: 'stopped' }), given: [at('sent')] },
  changes(Sales, 'said to be sent', false, update, { state: 'sent' }),
  changes(Sales, 'let go at once', true, update, { dueAt: now() }),
  changes(Sales, 'put off', false, update, { dueAt: instant(MADE_AT + 1) }),
  changes(Sales, 'put into other words', false, update, { subject: 'Hello' }),
  writes(Sales, 'without a stamp', [{ kind: 'patch', ref: update, fields: { state: 'stopped' } }], false),
]);

/** The policy's further conditions per collection, each with its opposite. */
export const recordCells: readonly Cell[] = [
  ...assignments,
  ...repeats,
  ...earlierFields,
  ...asking,
  ...cancelledWork,
  ...crew,
  ...parts,
  ...plan,
  ...children,
  ...amounts,
  ...parents,
  ...signing,
  ...outcomes,
  ...history,
  ...readers,
  ...unknownNoun,
  ...words,
  ...updates,
];
