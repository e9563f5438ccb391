import type { CallOutcome } from '@/domain/history/activity';
import type { Customer } from '@/domain/customers/customer';
import { canMove, CUSTOMER_MOVES } from '@/domain/core/statuses';
import type { CustomerStatus } from '@/domain/core/statuses';
import { MINUTE_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { Random } from '../random';
import type { Chronicle, Stamp } from './chronicle';
import { ASKS, MET, MISSED, NOT_QUALIFIED, QUOTED, REACHED, VOICEMAIL } from './lead-words';
import { appointmentBefore, officeMoments } from './times';

export type LeadLife = {
  /** The final lead. */
  readonly target: Customer;
  /** The person who takes calls; the seller if there is no other. */
  readonly office: string;
  /** First and last day of the history. */
  readonly from: Day;
  readonly to: Day;
  /** In cents; null for leads without a price. */
  readonly quote: number | null;
  readonly zone: string;
  readonly random: Random;
};

/** One action of a person; `next` is the time of the next one (epoch ms). */
type Step = { readonly by: string; readonly write: (stamp: Stamp, next: number) => void };

/** Generates a lead's history from the first call on. */
export function tellLead(book: Chronicle, life: LeadLife): void {
  const { target, from, to, zone, random } = life;
  const steps = stepsOf(book, life);
  const moments = officeMoments(from, to, steps.length, { zone, random });
  steps.forEach(({ by, write }, index) => {
    const at = moments[index] ?? 0;
    write({ by, at }, moments[index + 1] ?? at);
  });
  const told = book.get('customer', target.uuid);
  if (told.customerStatus !== target.customerStatus || told.listOrganizer !== target.listOrganizer)
    throw new RangeError(`${target.name} ended as ${told.customerStatus}, not ${target.customerStatus}.`);
}

function stepsOf(book: Chronicle, life: LeadLife): readonly Step[] {
  const { target, office, random, zone } = life;
  const { uuid: id, salesperson, customerStatus: status } = target;
  const worker = salesperson || office;
  const takenBy = random.chance(0.5) ? office : worker;

  const doing = (by: string, changes: Partial<Customer>): Step => ({
    by,
    write: (stamp) => book.change('customer', id, changes, stamp),
  });
  const move = (to: CustomerStatus, more: Partial<Customer> = {}): Step => ({
    by: worker,
    write: (stamp) =>
      book.change('customer', id, { ...moveOf(book.get('customer', id), to, stamp), ...more }, stamp),
  });
  const call = (outcome: CallOutcome, to: CustomerStatus | null): Step => ({
    by: worker,
    write: (stamp) => {
      book.call(id, outcome, random.pick(CALL_WORDS[outcome]), stamp);
      const now = book.get('customer', id);
      if (to !== null && to !== now.customerStatus)
        book.change('customer', id, moveOf(now, to, stamp), stamp);
    },
  });
  const appointment: Step = {
    by: worker,
    write: (stamp, next) => {
      const appointmentTime = appointmentBefore(next, zone);
      const moved = moveOf(book.get('customer', id), 'Appointment Set', stamp);
      book.change('customer', id, { ...moved, appointmentTime }, stamp);
    },
  };
  const priced: Step = {
    by: worker,
    write: (stamp) => {
      if (life.quote !== null) book.price('customer', id, life.quote, stamp);
      book.note('customer', id, random.pick(QUOTED), stamp);
      book.change('customer', id, moveOf(book.get('customer', id), 'Quoted', stamp), stamp);
    },
  };
  const reviewed: Step = {
    by: worker,
    write: (stamp) => {
      book.note('customer', id, random.pick(MET), stamp);
      book.change('customer', id, moveOf(book.get('customer', id), 'Pre-Qualified', stamp), stamp);
    },
  };

  const asked = ASKS[target.productOfInterest];
  const isHandedOn = takenBy !== worker && salesperson !== '';
  const arrived: Step[] = [
    {
      by: takenBy,
      write: (stamp) => {
        book.create('customer', newLead(target, takenBy, stamp), stamp);
        const said = { ...stamp, at: stamp.at + CALL_MS };
        if (asked && random.chance(0.8)) book.note('customer', id, random.pick(asked), said);
      },
    },
    ...(isHandedOn ? [doing(takenBy, { salesperson, assignees: [salesperson] })] : []),
  ];
  const spoken = [
    ...(random.chance(0.4) ? [call('missed', 'Not Contacted')] : []),
    call('reached', 'Contacted'),
  ];
  const last = [
    ...(target.subStatus === '' ? [] : [doing(worker, { subStatus: target.subStatus })]),
    ...(target.nextFollowUp === '' ? [] : [doing(worker, { nextFollowUp: target.nextFollowUp })]),
  ];
  switch (status) {
    case 'Open Lead':
      return [...arrived, ...last];
    case 'Not Contacted':
      return [...arrived, call('missed', status), call('voicemail', null), ...last];
    case 'Contacted':
      return [...arrived, ...spoken, ...last];
    case 'Appointment Set':
      return [...arrived, ...spoken, move(status, { appointmentTime: target.appointmentTime }), ...last];
    case 'Pre-Qualified':
      return [...arrived, ...spoken, appointment, reviewed, ...last];
    case 'Quoted':
      return [...arrived, ...spoken, appointment, reviewed, priced, ...last];
    case 'Not Qualified': {
      const { reason, note: why } = random.pick(NOT_QUALIFIED);
      const tried =
        reason === 'No answer' ? [call('missed', 'Not Contacted'), call('voicemail', null)] : spoken;
      const refused = move(status, { statusReason: reason, statusNote: why });
      return [
        ...arrived,
        ...tried,
        refused,
        ...(target.listOrganizer === 'Archive' ? [archive(book, id, office)] : []),
      ];
    }
  }
}

/** Duration of a first call. */
const CALL_MS = 4 * MINUTE_MS;

const CALL_WORDS = { reached: REACHED, missed: MISSED, voicemail: VOICEMAIL } as const;

function archive(book: Chronicle, id: string, by: string): Step {
  return {
    by,
    write: (stamp) => book.change('customer', id, { listOrganizer: 'Archive', archivedAt: stamp.at }, stamp),
  };
}

/** The lead when it was created. */
function newLead(target: Customer, takenBy: string, { by, at }: Stamp): Customer {
  const isOwn = takenBy === target.salesperson;
  return {
    ...target,
    listOrganizer: 'Open',
    customerStatus: 'Open Lead',
    previousStatus: '',
    statusAt: at,
    statusBy: by,
    statusReason: '',
    statusNote: '',
    subStatus: '',
    salesperson: isOwn ? target.salesperson : '',
    assignees: isOwn ? [target.salesperson] : [],
    appointmentTime: null,
    nextFollowUp: '',
    archivedAt: null,
    soldAt: null,
    trackerId: '',
    importId: '',
  };
}

/**
 * A lead's changes with its status, as the app writes them.
 * @throws RangeError when the table of moves does not allow it
 */
function moveOf(before: Customer, to: CustomerStatus, { by, at }: Stamp): Partial<Customer> {
  if (!canMove(CUSTOMER_MOVES, before.customerStatus, to))
    throw new RangeError(`A lead does not go from ${before.customerStatus} to ${to}.`);
  return {
    customerStatus: to,
    previousStatus: before.customerStatus,
    statusAt: at,
    statusBy: by,
    statusReason: '',
    statusNote: '',
    subStatus: '',
  };
}
