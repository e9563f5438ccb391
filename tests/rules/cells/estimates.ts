import { unset } from '@/data/store/port';
import type { Ref, Write } from '@/data/store/port';
import { DECISION_HOWS } from '@/domain/estimates/answers/decision';
import type { EstimateContent } from '@/domain/estimates/estimate-content';
import { ESTIMATE_STATUSES, isWritable } from '@/domain/estimates/estimate-status';
import { instant } from '@/domain/core/value';
import { MADE_AT } from '@tests/factories/records';
import { create, createWithout, patch } from '../acting';
import type { Data } from '../documents';
import { employee, EMPLOYEES, VERA } from '../roles';
import type { Role } from '../roles';
import { people } from '../world';
import { cellsOf, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales, Coordinator, Manager } = EMPLOYEES;
/** Approves, but edits no estimates. */
const Approver = employee('employee who only approves', 'appa', [
  'estimates:view',
  'pricing:show',
  'scope:all',
  'approve',
]);

const estimate: Ref = { collection: 'Estimates', id: 'Estimates-assigned' };
const at = (later: number) => instant(MADE_AT + later);
const given = (fields: Data): readonly Write[] => [{ kind: 'patch', ref: estimate, fields }];

const edits = (role: Role, name: string, isAllowed: boolean, change: Data, before: Data = {}): CellRow =>
  writes(role, name, [patch(role, estimate, change)], isAllowed, given({ contentAt: at(0), ...before }));

const made = (name: string, isAllowed: boolean, change: Data): CellRow =>
  writes(Sales, name, [create(Sales, 'Estimates', 'e-new', ['sally'], change)], isAllowed);

/** Another value of each part of the contents. */
const CHANGED: Readonly<Record<keyof EstimateContent, Data[string]>> = {
  options: [],
  lines: [],
  taxRates: [{}],
  defaultTaxRate: 'city',
  isTaxInclusive: true,
  discountPercent: 1_000,
  discount: 100,
  schedule: [{}],
  validUntil: '2027-01-01',
  clientText: 'Hello',
  terms: 'Net 30',
};

const drafts = cellsOf('a new estimate is a draft', [
  made('a draft', true, {}),
  ...ESTIMATE_STATUSES.filter((status) => status !== 'Draft').map((status) =>
    made(status, false, { status }),
  ),
  made('approved before', false, { officeAt: at(0) }),
  made('approved of contents', false, { officeOf: at(0) }),
  made('approved by its author', false, { officeBy: 'sally' }),
]);

const contents = cellsOf('a change of what is offered says so', [
  ...Object.entries(CHANGED).flatMap(([name, value]) => [
    edits(Sales, `${name} alone`, false, { [name]: value }),
    edits(Sales, `${name} at a new time`, true, { [name]: value, contentAt: at(1) }),
  ]),
  ...ESTIMATE_STATUSES.map((status) =>
    edits(Sales, `while ${status}`, isWritable(status), { discount: 100, contentAt: at(1) }, { status }),
  ),
  edits(Sales, 'the title of what is sold', true, { title: 'Roof' }, { status: 'Converted' }),
  edits(
    Sales,
    'back to the approved time',
    false,
    { discount: 100, contentAt: at(0) },
    {
      contentAt: at(1),
      officeAt: at(2),
      officeOf: at(0),
      officeBy: 'max',
    },
  ),
  edits(
    Sales,
    'away from the approved time',
    true,
    { discount: 100, contentAt: at(1) },
    {
      officeAt: at(2),
      officeOf: at(0),
      officeBy: 'max',
    },
  ),
  edits(
    Sales,
    'the words of an approved one',
    true,
    { title: 'Roof' },
    {
      officeAt: at(2),
      officeOf: at(0),
      officeBy: 'max',
    },
  ),
]);

const approval = (by: string, of = 0): Data => ({ officeAt: at(5), officeBy: by, officeOf: at(of) });

const office = cellsOf('the office approves the contents there are', [
  edits(Manager, 'by its right', true, approval('max')),
  edits(Sales, 'without it', false, approval('sally')),
  {
    ...edits(Approver, 'without the right to edit', false, approval('appa')),
    given: [...people([Approver]), ...given({ contentAt: at(0) })],
  },
  edits(Manager, 'in another’s name', false, approval('sally')),
  edits(Manager, 'other contents', false, approval('max', 1)),
  edits(Manager, 'at a time in words', false, { ...approval('max'), officeAt: 'soon' }),
  edits(Manager, 'no contents', false, { officeAt: at(5), officeBy: 'max', officeOf: null }),
  edits(Manager, 'taken back', true, { officeAt: null, officeBy: 'max', officeOf: null }, approval('max')),
  edits(Manager, 'taken back in half', false, { officeAt: null, officeBy: 'max' }, approval('max')),
  edits(
    Sales,
    'taken back without the right',
    false,
    { officeAt: null, officeBy: 'sally', officeOf: null },
    {
      ...approval('max'),
    },
  ),
  edits(Sales, 'dated anew without the right', false, { officeAt: at(9) }, approval('max')),
  edits(Sales, 'put on other contents without the right', false, { officeOf: at(3) }, approval('max')),
  edits(Sales, 'signed over to oneself', false, { officeBy: 'sally' }, approval('max')),
]);

const answers = (name: string, isAllowed: boolean, change: Data, before: Data = {}): CellRow =>
  writes(Sales, name, [create(Sales, 'Decisions', 'd-new', ['sally'], change)], isAllowed, given(before));

/** Noted without the field, which then counts as 0. */
const withoutVersion = writes(
  Sales,
  'without a version',
  [createWithout('version', Sales, 'Decisions', 'd-new', ['sally'])],
  true,
  given({ version: unset() }),
);

const decisions = cellsOf('an employee notes an answer', [
  ...DECISION_HOWS.map((how) => answers(how, how !== 'Link', { how, signature: 'M0 0L9 9' })),
  answers('in person without a signature', false, { how: 'In person' }),
  answers('in person, declined', true, { how: 'In person', decision: 'Declined' }),
  answers('by phone without a signature', true, { how: 'By phone' }),
  answers('to the version that was sent', true, { version: 2 }, { version: 2 }),
  answers('to an earlier one', true, { version: 1 }, { version: 2 }),
  answers('to one that was not sent', false, { version: 3 }, { version: 2 }),
  // Devices write no field of functions, so a draft that was never sent has no version.
  answers('to a draft that was never sent', true, { version: 0 }, { version: unset() }),
  answers('to a version of such a draft', false, { version: 1 }, { version: unset() }),
  answers('to a part of a version', false, { version: 1.5 }, { version: 2 }),
  answers('to the last version there can be', true, { version: 9_999 }, { version: 9_999 }),
  answers('to one after it', false, { version: 10_000 }, { version: 10_000 }),
  withoutVersion,
  answers('of another customer', false, { customerId: 'c-unassigned' }),
  answers('to an estimate that is not there', false, { estimateId: 'nowhere' }),
  answers('to an estimate of others', false, {
    estimateId: 'Estimates-unassigned',
    customerId: 'c-unassigned',
  }),
]);

const link: Ref = { collection: 'Tracking', id: 'Tracking-assigned' };
const presale: Data = { trackerId: '', customerId: 'c-assigned' };

const fills = (role: Role, name: string, isAllowed: boolean, change: Data, before: Data = presale): CellRow =>
  writes(role, name, [patch(role, link, change)], isAllowed, [
    { kind: 'patch', ref: link, fields: { state: 'active', ...before } },
  ]);

const sales = cellsOf('the sale fills the tracker of an estimate’s link', [
  fills(Sales, 'with one of the same customer', true, { trackerId: 't-assigned' }),
  fills(
    Sales,
    'with one of another customer',
    false,
    { trackerId: 't-assigned' },
    {
      ...presale,
      customerId: 'c-unassigned',
    },
  ),
  fills(
    Sales,
    'with one of others',
    false,
    { trackerId: 't-unassigned' },
    {
      ...presale,
      customerId: 'c-unassigned',
    },
  ),
  fills(
    Coordinator,
    'with one of others, seeing all',
    true,
    { trackerId: 't-unassigned' },
    {
      ...presale,
      customerId: 'c-unassigned',
    },
  ),
  fills(VERA, 'with one they only look at', false, { trackerId: 't-assigned' }),
  fills(Sales, 'with one that is not there', false, { trackerId: 'nowhere' }),
  fills(
    Sales,
    'once more',
    false,
    { trackerId: 't-assigned' },
    { trackerId: 't-second', customerId: 'c-assigned' },
  ),
  fills(Sales, 'with the one it has', true, { trackerId: 't-assigned' }, { trackerId: 't-assigned' }),
  fills(Sales, 'with none', false, { state: 'paused' }),
  fills(Sales, 'of another business', false, { trackerId: 't-assigned' }, { ...presale, owner: 'other' }),
  writes(
    Sales,
    'together with the new tracker',
    [
      create(Sales, 'Trackers', 't-sold', ['sally'], { linkId: link.id }),
      patch(Sales, link, { trackerId: 't-sold' }),
    ],
    true,
    [{ kind: 'patch', ref: link, fields: { state: 'active', ...presale } }],
  ),
]);

/** What estimates, their answers and their links have beyond the uniform rules, each condition with its opposite. */
export const estimateCells: readonly Cell[] = [...drafts, ...contents, ...office, ...decisions, ...sales];
