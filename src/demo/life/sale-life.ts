import type { Job } from '@/domain/jobs/job';
import { saleTitle, sellCustomer } from '@/domain/trackers/sold';
import type { TrackerStage } from '@/domain/core/statuses';
import { checklistOf } from '@/domain/jobs/checklist';
import { MINUTE_MS } from '@/domain/time/time';
import type { Tracker, TrackingLink } from '@/domain/trackers/tracker';
import { EXAMPLE_SUB_STATUSES, EXAMPLE_TEMPLATES } from '../own-lists';
import { workingDay } from '../working-days';
import type { Chronicle, Stamp } from './chronicle';
import { clientDeeds, shownPhotos } from './client-life';
import { endDeeds, holdDeeds } from './end-life';
import { isPast, moveTracker } from './sale';
import type { Deed, FileMark, Sale, SaleLife } from './sale';
import * as words from './sale-words';
import { about } from './times';
import { workOn } from './work';
import { tellWork } from './work-life';

/** The results of a sale outside its chronicle. */
export type SoldLeftovers = { readonly link: TrackingLink; readonly files: readonly FileMark[] };

/** Generates a quoted lead's sale and its work, up to the stage of its plan. */
export function tellSale(book: Chronicle, life: SaleLife): SoldLeftovers {
  const { customerId, plan, today, zone, random, team } = life;
  const day = (count: number) => workingDay(today, count);
  const sale: Sale = {
    ...life,
    book,
    trackerId: `${customerId}-tracker`,
    jobId: `${customerId}-job`,
    seller: book.get('customer', customerId).salesperson || team.office,
    files: [],
    day,
    time: (count, clock) => about(day(count), clock, { zone, random }),
  };
  const link = sell(sale, about(day(plan.sold), '15:20', { zone, random }));
  const deeds = [
    ...officeDeeds(sale),
    ...tellWork(sale),
    ...clientDeeds(sale),
    ...holdDeeds(sale),
    ...endDeeds(sale),
  ];
  for (const { at, write } of deeds.toSorted((a, b) => a.at - b.at)) write(at);
  return { link, files: [...sale.files, ...shownPhotos(sale)] };
}

function sell(sale: Sale, at: number): TrackingLink {
  const { book, customerId, plan, seller, amount, zone, trackerId, jobId, day } = sale;
  const customer = book.get('customer', customerId);
  const work = workOn(plan.product);
  const template = EXAMPLE_TEMPLATES.find(({ name }) => name === work.template);
  const steps = (template?.steps ?? []).map((text, index) => ({ id: String(index), text, from: '' }));
  const {
    tracker,
    job,
    link,
    customer: changes,
  } = sellCustomer({
    customer,
    price: null,
    terms: {
      title: saleTitle(customer),
      product: plan.product,
      amount,
      jobType: work.jobType,
      checklist: checklistOf(steps, counted('step')),
      expectedStart: plan.isLate
        ? day(-1)
        : plan.work === undefined && plan.stage !== 'Cancelled'
          ? day(9)
          : '',
      crewLead: '',
      makeLink: true,
    },
    seller,
    at,
    zone,
    // A readable id, so that the example's links can be shown; real ones are random.
    ids: { tracker: trackerId, job: jobId, link: `example-${customerId}` },
  });
  if (!link) throw new Error('The example sale was made with a link.');
  const stamp = { by: seller, at };
  book.create('tracker', tracker, stamp);
  book.create('job', { ...job, ...measuresOf(sale) }, stamp);
  book.price('tracker', trackerId, amount, stamp);
  book.price('job', jobId, amount, stamp);
  book.change('customer', customerId, changes, stamp);
  sale.files.push({
    noun: 'tracker',
    recordId: trackerId,
    picture: 'agreement',
    name: 'Agreement.pdf',
    ...stamp,
  });
  return { ...link, state: 'active', updatedAt: at + MINUTE_MS, updatedBy: '' };
}

function measuresOf({ plan, squares, random }: Sale): Partial<Job> {
  if (workOn(plan.product).price.per === 'whole') return { instructions: workOn(plan.product).instructions };
  return {
    instructions: workOn(plan.product).instructions,
    squares,
    pitch: random.pick(['4/12', '6/12', '8/12']),
    layers: random.pick([1, 1, 1, 2]),
    waste: random.pick([10, 12, 15]),
    linearFeet: squares * 11 + random.whole(0, 40),
  };
}

/** Permits, materials, the date, and the client's page. */
function officeDeeds(sale: Sale): readonly Deed[] {
  const { book, plan, team, trackerId, time, random } = sale;
  const { office, manager } = team;
  const { sold } = plan;
  const shared = (changes: Partial<Tracker['clientVisible']>, at: number) => {
    const { clientVisible } = book.get('tracker', trackerId);
    book.change(
      'tracker',
      trackerId,
      { clientVisible: { ...clientVisible, ...changes } },
      { by: office, at },
    );
  };
  const stage = (
    to: TrackerStage,
    days: number,
    clock: string,
    by: string,
    note: readonly string[],
  ): Deed[] => {
    const labelled = plan.stage === to && plan.subStatus !== undefined;
    return [
      { at: time(sold + days, clock), write: (at) => moveTracker(sale, to, { by, at }) },
      {
        at: time(sold + days, clock) + 20 * MINUTE_MS,
        write: (at) => book.note('tracker', trackerId, random.pick(note), { by, at }),
      },
      ...(labelled
        ? [{ at: time(sold + days + 2, '11:10'), write: (at: number) => label(sale, { by, at }) }]
        : []),
    ];
  };
  return [
    {
      at: time(sold, '16:10'),
      write: (at) => book.officeWrites(trackerId, words.WELCOME, { by: sale.seller, at }),
    },
    ...(isPast(sale, 'Permits & Paperwork') && !plan.isSmall
      ? stage('Permits & Paperwork', 2, '09:40', office, words.PERMIT_NOTES)
      : []),
    ...(isPast(sale, 'Materials Ordered') && !plan.isSmall
      ? [
          ...stage('Materials Ordered', 4, '10:30', manager, words.ORDERED),
          { at: time(sold + 4, '15:05'), write: (at: number) => shared({ crew: true }, at) },
          {
            at: time(sold + 4, '15:40'),
            write: (at: number) =>
              book.change(
                'tracker',
                trackerId,
                { clientSummary: random.pick(words.SUMMARIES) },
                { by: office, at },
              ),
          },
        ]
      : []),
    ...(plan.stage === 'Invoiced' && plan.subStatus !== undefined
      ? [{ at: time((plan.work ?? 0) + 6, '11:10'), write: (at: number) => label(sale, { by: office, at }) }]
      : []),
  ];
}

function label({ book, trackerId, plan }: Sale, stamp: Stamp): void {
  const found = EXAMPLE_SUB_STATUSES.find(
    ({ noun, status, label: text }) => noun === 'tracker' && status === plan.stage && text === plan.subStatus,
  );
  if (!found) throw new RangeError(`There is no sub-status ${plan.subStatus ?? ''}.`);
  book.change('tracker', trackerId, { subStatus: found.id }, stamp);
}

function counted(prefix: string): () => string {
  let last = 0;
  return () => `${prefix}-${(last += 1)}`;
}
