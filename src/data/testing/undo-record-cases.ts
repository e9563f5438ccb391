import fc from 'fast-check';
import { customerShape } from '@/domain/customers/customer';
import { estimateShape } from '@/domain/estimates/estimate';
import { invoiceShape } from '@/domain/invoices/invoice';
import { jobShape } from '@/domain/jobs/job';
import { visitShape } from '@/domain/jobs/visit';
import { priceShape } from '@/domain/money/price';
import { projectShape } from '@/domain/projects/project';
import { taskShape } from '@/domain/tasks/task';
import { trackerShape } from '@/domain/trackers/tracker';
import * as statuses from '@/domain/core/statuses';
import { arbitraryRecord } from '@tests/factories/arbitrary';
import { changeSubStatus } from '../core/sub-status';
import * as customers from '../customers/customer-changes';
import { assignPerson } from '../employees/staff';
import { cancelJob } from '../jobs/cancel-job';
import { reportVisit } from '../jobs/field-week';
import { reportProblem, solveProblem } from '../jobs/problem';
import { completeJob } from '../jobs/sign-off';
import * as jobs from '../jobs/jobs';
import { createJobFor, createJobForNew } from '../jobs/new-work';
import * as visits from '../jobs/visits';
import * as estimates from '../estimates/estimates';
import * as invoices from '../invoices/invoices';
import { assignSalesperson } from '../money/assign-salesperson';
import { notePayment } from '../payments/payments';
import { draftChange } from '../estimates/signed-work';
import { editClaim } from '../money/claims';
import { editPrice } from '../money/prices';
import * as projects from '../projects/projects';
import * as tasks from '../tasks/tasks';
import { cancelOfCustomer, cancelWithJobs } from '../trackers/cancel-work';
import { markSold } from '../trackers/sold';
import * as trackers from '../trackers/trackers';
import type { UndoCase } from './undo-cases';
import type { World } from './undo-world';

const AT = 1_800_000_000_000;
const ZONE = 'America/Chicago';
const BO = { uid: 'bo', name: 'Bo Cole', firstName: 'Bo' };
const WHY = { reason: 'Weather', note: 'Rain' };
const moment = { at: AT, zone: ZONE };
const one = <T>({ draw }: World, from: readonly T[]) => draw(fc.constantFrom(...from));
const client = { name: 'Ann', phone: '', email: '', streetAddress: '', city: '', state: '', zipcode: '' };

const work = (world: World) => {
  const job = world.some(jobShape, { assignees: ['a'] });
  const visit = world.some(visitShape, { jobId: job.uuid, start: AT, end: AT + 3_600_000, crew: ['a'] });
  return { job, visit };
};
const planned = { start: AT, end: AT + 7_200_000, crew: ['bo'], clientNote: 'Gate', title: 'Install' };
const context = (viewer: Parameters<UndoCase>[0], { job, visit }: ReturnType<typeof work>) => ({
  viewer,
  job,
  visits: [visit],
  keep: [],
  at: AT,
});

/** The changes of the business's records, by file and function. */
export const RECORD_CASES: Readonly<Record<string, UndoCase>> = {
  'core/sub-status changeSubStatus': (viewer, { some }) =>
    changeSubStatus(viewer, 'customer', some(customerShape), null),
  'customers/customer-changes createCustomer': (viewer) =>
    customers.createCustomer(viewer, { uuid: 'new', ...client }),
  'customers/customer-changes editCustomer': (viewer, { some, draw }) => {
    const { name, phone, email, notes, insurance, customFields, nextFollowUp } = draw(
      arbitraryRecord(customerShape.fields),
    );
    const changes = { name, phone, email, notes, insurance, customFields, nextFollowUp, salesperson: 'bo' };
    return customers.editCustomer(viewer, some(customerShape, { assignees: ['a'] }), changes);
  },
  'customers/customer-changes changeCustomerStatus': (viewer, world) =>
    customers.changeCustomerStatus(viewer, world.some(customerShape), one(world, statuses.CUSTOMER_STATUSES)),
  'customers/customer-changes assignSalesperson': (viewer, { some }) =>
    customers.assignSalesperson(viewer, some(customerShape, { assignees: ['a'] }), BO),
  'customers/customer-changes rescheduleAppointment': (viewer, { some }) =>
    customers.rescheduleAppointment(viewer, some(customerShape), AT),
  'customers/customer-changes setFollowUp': (viewer, { some }) =>
    customers.setFollowUp(viewer, some(customerShape), '2026-05-04'),
  'employees/staff assignPerson': (viewer, { some }) =>
    assignPerson(viewer, 'customers', some(customerShape, { assignees: ['a'] }), BO),
  'jobs/cancel-job cancelJob': (viewer, world) => {
    const { job, visit } = work(world);
    return cancelJob(viewer, job, [visit], WHY, AT);
  },
  'jobs/field-week reportVisit': (viewer, world) => {
    const { job, visit } = work(world);
    return reportVisit(viewer, job, visit, one(world, statuses.VISIT_STATUSES), AT);
  },
  'jobs/sign-off completeJob': (viewer, world) => {
    const { job, visit } = work(world);
    return completeJob(viewer, job, [visit], AT);
  },
  'jobs/problem reportProblem': (viewer, { some }) => reportProblem(viewer, some(jobShape), 'Rot', AT),
  'jobs/problem solveProblem': (viewer, { some }) =>
    solveProblem(viewer, some(jobShape, { problemAt: AT }), AT),
  'jobs/jobs createJob': (viewer, { some, draw }) =>
    jobs.createJob(viewer, some(trackerShape), { ...draw(arbitraryRecord(jobShape.fields)), amount: 5 }, AT)
      .intent,
  'jobs/jobs changeJobStatus': (viewer, world) =>
    jobs.changeJobStatus(viewer, world.some(jobShape), one(world, statuses.JOB_STATUSES), WHY, AT),
  'jobs/jobs assignJob': (viewer, { some }) =>
    jobs.assignJob(viewer, some(jobShape, { assignees: ['a'] }), BO),
  'jobs/new-work createJobFor': (viewer, { some, draw }) => {
    const typed = { ...draw(arbitraryRecord(jobShape.fields)), amount: 5 };
    return createJobFor(viewer, some(customerShape, { trackerId: '' }), typed, moment).intent;
  },
  'jobs/new-work createJobForNew': (viewer, { draw }) =>
    createJobForNew(viewer, client, { ...draw(arbitraryRecord(jobShape.fields)), amount: 5 }, moment).intent,
  'jobs/visits planVisit': (viewer, world) => visits.planVisit(context(viewer, work(world)), planned),
  'jobs/visits editVisit': (viewer, world) => {
    const held = work(world);
    return visits.editVisit(context(viewer, held), held.visit, planned);
  },
  'jobs/visits moveVisit': (viewer, world) => {
    const held = work(world);
    return visits.moveVisit(context(viewer, held), held.visit, { start: AT + 60_000, end: AT + 7_200_000 });
  },
  'jobs/visits changeVisitStatus': (viewer, world) => {
    const held = work(world);
    return visits.changeVisitStatus(context(viewer, held), held.visit, one(world, statuses.VISIT_STATUSES));
  },
  'money/prices editPrice': (viewer, { some }) => {
    const record = some(customerShape);
    const known = { uuid: record.uuid, assignees: [], customerId: record.uuid, trackerId: '' };
    return editPrice(viewer, {
      noun: 'customer',
      record: known,
      amount: 7,
      price: some(priceShape, { uuid: record.uuid }),
    });
  },
  'money/claims editClaim': (viewer, { some, draw }) => {
    const tracker = some(trackerShape);
    const { claim, supplements } = draw(arbitraryRecord(priceShape.fields));
    const price = some(priceShape, { uuid: tracker.uuid });
    return editClaim(viewer, { ...tracker, trackerId: tracker.uuid }, { claim, supplements }, price);
  },
  'estimates/estimates createEstimate': (viewer, { some }) =>
    estimates.createEstimate(viewer, some(customerShape, { assignees: ['a'] }), { title: 'Roof' }, AT).intent,
  'estimates/estimates editContent': (viewer, { some, draw }) => {
    const { lines, options, discount, validUntil, terms } = draw(arbitraryRecord(estimateShape.fields));
    return estimates.editContent(
      viewer,
      some(estimateShape),
      { lines, options, discount, validUntil, terms },
      AT,
    );
  },
  'estimates/estimates editWords': (viewer, { some }) =>
    estimates.editWords(viewer, some(estimateShape), { title: 'Roof', internalNotes: 'Steep' }),
  'estimates/estimates askOffice': (viewer, { some }) =>
    estimates.askOffice(viewer, some(estimateShape, { status: 'Draft' }), AT),
  'estimates/signed-work draftChange': (viewer, { some }) =>
    draftChange(viewer, some(estimateShape, { assignees: ['a'] }), AT, () => 'new').intent,
  'estimates/estimates copyEstimate': (viewer, { some }) =>
    estimates.copyEstimate(viewer, some(estimateShape, { assignees: ['a'] }), AT, () => 'new').intent,
  'invoices/invoices createInvoice': (viewer, { some }) =>
    invoices.createInvoice(
      viewer,
      some(customerShape, { assignees: ['a'] }),
      { title: 'Deposit', content: { currency: 'USD' } },
      AT,
    ).intent,
  'invoices/invoices editInvoice': (viewer, { some, draw }) => {
    const { lines, payers, discount, dueOn, terms } = draw(arbitraryRecord(invoiceShape.fields));
    return invoices.editInvoice(viewer, some(invoiceShape), { lines, payers, discount, dueOn, terms }, AT);
  },
  'invoices/invoices editInvoiceWords': (viewer, { some }) =>
    invoices.editInvoiceWords(viewer, some(invoiceShape), {
      title: 'Deposit',
      internalNotes: 'Called twice',
    }),
  'money/assign-salesperson assignSalesperson': (viewer, { some }) =>
    assignSalesperson(invoices.invoiceIntents.change, viewer, some(invoiceShape, { assignees: ['a'] }), 'bo'),
  'payments/payments notePayment': (viewer, { some }) =>
    notePayment(viewer, some(customerShape, { assignees: ['a'] }), {
      ...{ receivedOn: '2026-05-04', amount: 50_000, currency: 'USD', method: 'Check' },
    }),
  'projects/projects createProject': (viewer, { draw }) =>
    projects.createProject(viewer, draw(arbitraryRecord(projectShape.fields)), 5, AT).intent,
  'projects/projects editProject': (viewer, { some, draw }) => {
    const { title, description, city, startOn, assignees } = draw(arbitraryRecord(projectShape.fields));
    return projects.editProject(viewer, some(projectShape), { title, description, city, startOn, assignees });
  },
  'projects/projects moveProject': (viewer, world) =>
    projects.moveProject(viewer, world.some(projectShape), one(world, statuses.PROJECT_STATUSES), WHY, AT),
  'projects/projects assignProject': (viewer, { some }) =>
    projects.assignProject(viewer, some(projectShape, { assignees: ['a'] }), BO),
  'projects/projects setBudget': (viewer, { some }) =>
    projects.setBudget(viewer, some(projectShape), 5, null),
  'projects/projects placeTracker': (viewer, { some }) =>
    projects.placeTracker(viewer, some(trackerShape), [some(jobShape)], 'p1'),
  'projects/projects placeJob': (viewer, { some }) => projects.placeJob(viewer, some(jobShape), 'p1'),
  'tasks/tasks createTask': (viewer, { draw }) =>
    tasks.createTask(viewer, { ...draw(arbitraryRecord(taskShape.fields)), repeat: '' }, aboutNothing, AT)
      .intent,
  'tasks/tasks editTask': (viewer, { some, draw }) => {
    const { title, details, priority, dueOn, assignees } = draw(arbitraryRecord(taskShape.fields));
    return tasks.editTask(viewer, some(taskShape, { repeat: '' }), {
      title,
      details,
      priority,
      dueOn,
      assignees,
    });
  },
  'tasks/tasks moveTask': (viewer, world) =>
    tasks.moveTask(viewer, world.some(taskShape), one(world, statuses.TASK_STATUSES), AT),
  'tasks/tasks assignTask': (viewer, { some }) =>
    tasks.assignTask(viewer, some(taskShape, { assignees: ['a'] }), BO),
  'trackers/cancel-work cancelWithJobs': (viewer, world) => {
    const { job, visit } = work(world);
    return cancelWithJobs(viewer, world.some(trackerShape), { jobs: [job], visits: [visit] }, WHY, AT);
  },
  'trackers/cancel-work cancelOfCustomer': (viewer, world) => {
    const { job, visit } = work(world);
    const below = { trackers: [], jobs: [job], visits: [visit] };
    return cancelOfCustomer(viewer, job.customerId, below, WHY, AT);
  },
  'trackers/sold markSold': (viewer, { some, draw }) => {
    const terms = {
      ...draw(arbitraryRecord(jobShape.fields)),
      product: '',
      amount: 5,
      crewLead: '',
      makeLink: true,
    };
    const input = { terms: { ...terms, expectedStart: '2026-05-04' }, price: null, ...moment } as const;
    return markSold(viewer, { ...input, customer: some(customerShape, { trackerId: '' }) }).intent;
  },
  'trackers/trackers changeStage': (viewer, world) =>
    trackers.changeStage(viewer, world.some(trackerShape), one(world, statuses.TRACKER_STAGES), AT),
  'trackers/trackers cancelWork': (viewer, { some }) =>
    trackers.cancelWork(viewer, some(trackerShape), WHY, AT),
  'trackers/trackers holdTracker': (viewer, { some }) =>
    trackers.holdTracker(viewer, some(trackerShape), { reason: 'Weather', note: '', resumesOn: '' }, AT),
  'trackers/trackers releaseTracker': (viewer, { some }) =>
    trackers.releaseTracker(viewer, some(trackerShape)),
  'trackers/trackers assignTracker': (viewer, { some }) =>
    trackers.assignTracker(viewer, some(trackerShape, { assignees: ['a'] }), BO),
  'trackers/trackers shareWithClient': (viewer, { some }) =>
    trackers.shareWithClient(viewer, some(trackerShape), 'crew', true),
};

const aboutNothing = {
  recordNoun: '',
  recordId: '',
  recordTitle: '',
  customerId: '',
  customerName: '',
  trackerId: '',
} as const;
