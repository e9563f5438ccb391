import type { Ref, Write } from '@/data/store/port';
import { create, patch } from '../acting';
import type { Data } from '../documents';
import { ADMIN } from '../roles';
import type { Role } from '../roles';
import { people } from '../world';
import {
  NoAmounts,
  NoCustomers,
  NoDelete,
  NoEdit,
  NoEstimates,
  NoJobs,
  NoTrackers,
  BILLERS,
} from './billers';
import { cellsOf, writes } from './cell';
import type { Cell, CellRow } from './cell';

const NEVER = [NoCustomers, NoAmounts, NoEdit];

const standing = people(BILLERS);
const invoice: Ref = { collection: 'Invoices', id: 'Invoices-assigned' };
const ofCustomer: Data = { trackerId: '', jobId: '', estimateId: '' };
const ofTracker: Data = { ...ofCustomer, trackerId: 't-assigned' };
const ofJob: Data = { ...ofTracker, jobId: 'j-assigned' };
const ofEstimate: Data = { ...ofCustomer, estimateId: 'Estimates-assigned' };

const made = (role: Role, name: string, isAllowed: boolean, fields: Data): CellRow =>
  writes(
    role,
    `made ${name}`,
    [create(role, 'Invoices', 'i-new', [role.uid ?? ''], fields)],
    isAllowed,
    standing,
  );

const changed = (role: Role, name: string, isAllowed: boolean, change: Data, before: Data = {}): CellRow => {
  const given: readonly Write[] = [...standing, { kind: 'patch', ref: invoice, fields: before }];
  return writes(role, `changed ${name}`, [patch(role, invoice, change)], isAllowed, given);
};

const FIELDS: Readonly<Record<string, string>> = {
  Trackers: 'trackerId',
  Jobs: 'jobId',
  Estimates: 'estimateId',
};

const movedJob: Write = {
  kind: 'patch',
  ref: { collection: 'Jobs', id: 'j-assigned' },
  fields: { customerId: 'c-unassigned' },
};

/** Of a record that names the same customer, and no tracker. */
const madeUnder = (path: string, isAllowed: boolean): CellRow => {
  const [collection = '', id = ''] = path.split('/');
  const same: Data = { customerId: 'c-assigned', ...(collection === 'Jobs' && { trackerId: '' }) };
  return {
    ...made(ADMIN, `of ${id} with its customer`, isAllowed, {
      ...ofCustomer,
      [FIELDS[collection] ?? '']: id,
    }),
    given: [...standing, { kind: 'patch', ref: { collection, id }, fields: same }],
  };
};

const deleted = (role: Role, isAllowed: boolean): CellRow =>
  writes(role, 'deleted', [{ kind: 'delete', ref: invoice }], isAllowed, standing);

/** The rights and the places that an invoice needs, each with its opposite. */
export const invoiceParentCells: readonly Cell[] = cellsOf('where an invoice is', [
  made(ADMIN, 'of a customer alone', true, ofCustomer),
  made(ADMIN, 'of a customer that is not there', false, { ...ofCustomer, customerId: 'nowhere' }),
  made(ADMIN, 'of another business’s customer', false, { ...ofCustomer, customerId: 'c-foreign' }),
  made(ADMIN, 'of a tracker', true, ofTracker),
  made(ADMIN, 'of another customer’s tracker', false, { ...ofCustomer, trackerId: 't-unassigned' }),
  ...(['Trackers/t-foreign', 'Jobs/j-foreign', 'Estimates/Estimates-foreign'] as const).map((path) =>
    madeUnder(path, false),
  ),
  ...(['Trackers/t-unassigned', 'Jobs/j-unassigned', 'Estimates/Estimates-unassigned'] as const).map((path) =>
    madeUnder(path, true),
  ),
  made(ADMIN, 'of a job', true, ofJob),
  { ...made(ADMIN, 'of a tracker’s job for another customer', false, ofJob), given: [...standing, movedJob] },
  made(ADMIN, 'of a job without its tracker', false, { ...ofJob, trackerId: '' }),
  made(ADMIN, 'of another customer’s job', false, { ...ofTracker, jobId: 'j-unassigned' }),
  made(ADMIN, 'of an estimate', true, ofEstimate),
  made(ADMIN, 'of another customer’s estimate', false, { ...ofCustomer, estimateId: 'Estimates-unassigned' }),
  ...BILLERS.flatMap((role) => [
    made(role, 'of a customer alone', !NEVER.includes(role), ofCustomer),
    made(role, 'of a tracker', ![...NEVER, NoTrackers].includes(role), ofTracker),
    made(role, 'of a job', ![...NEVER, NoJobs].includes(role), ofJob),
    made(role, 'of an estimate', ![...NEVER, NoEstimates].includes(role), ofEstimate),
    changed(role, 'in its title', ![NoAmounts, NoEdit].includes(role), { title: 'Roof' }),
    deleted(role, ![NoAmounts, NoDelete].includes(role)),
  ]),
  changed(ADMIN, 'to be of a tracker', true, { trackerId: 't-assigned' }, ofCustomer),
  changed(ADMIN, 'to another tracker', false, { trackerId: 't-assigned' }, { trackerId: 't-unassigned' }),
  changed(ADMIN, 'to no tracker', false, { trackerId: '' }, ofTracker),
  changed(NoTrackers, 'to be of a tracker they do not see', false, { trackerId: 't-assigned' }, ofCustomer),
  changed(ADMIN, 'to be of a job', true, { jobId: 'j-assigned' }, ofTracker),
  changed(NoJobs, 'to be of a job they do not see', false, { jobId: 'j-assigned' }, ofTracker),
  changed(ADMIN, 'to another job', false, { jobId: 'j-assigned' }, { ...ofTracker, jobId: 'j-unassigned' }),
  changed(ADMIN, 'to be of an estimate', true, { estimateId: 'Estimates-assigned' }, ofCustomer),
  changed(
    NoEstimates,
    'to be of one they do not see',
    false,
    { estimateId: 'Estimates-assigned' },
    ofCustomer,
  ),
  changed(
    ADMIN,
    'to another estimate',
    false,
    { estimateId: 'Estimates-assigned' },
    { ...ofCustomer, estimateId: 'Estimates-unassigned' },
  ),
]);
