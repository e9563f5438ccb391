import { cancelTracker, holdFrom, holdOff } from '@/domain/trackers/stages';
import type { TrackerStage } from '@/domain/core/statuses';
import { MINUTE_MS } from '@/domain/time/time';
import { isPast, moveTracker } from './sale';
import type { Deed, Sale } from './sale';
import * as words from './sale-words';
import { workOn } from './work';

/** A hold and its end. */
export function holdDeeds({ book, plan, team, trackerId, time, day }: Sale): readonly Deed[] {
  const { hold } = plan;
  if (!hold) return [];
  const { on, off, reason, note, resumes, told } = hold;
  return [
    {
      at: time(on, '15:10'),
      write: (at) => {
        const tracker = book.get('tracker', trackerId);
        const answer = { reason, note, resumesOn: resumes === undefined ? '' : day(resumes) };
        book.change('tracker', trackerId, holdFrom(tracker, answer, at), { by: team.manager, at });
      },
    },
    ...(told === undefined
      ? []
      : [
          {
            at: time(on, '15:40'),
            write: (at: number) =>
              book.change('tracker', trackerId, { clientSummary: told }, { by: team.office, at }),
          },
        ]),
    ...(off === undefined
      ? []
      : [
          {
            at: time(off, '08:20'),
            write: (at: number) =>
              book.change('tracker', trackerId, { hold: holdOff() }, { by: team.manager, at }),
          },
        ]),
  ];
}

/** Inspection, invoice, payment and the archive, or an earlier end. */
export function endDeeds(sale: Sale): readonly Deed[] {
  const { book, plan, team, trackerId, jobId, time, random } = sale;
  const { office, manager } = team;
  const archived = (on: number): readonly Deed[] =>
    plan.isArchived
      ? [
          {
            at: time(on, '16:20'),
            write: (at) => book.change('job', jobId, { listOrganizer: 'Archive' }, { by: office, at }),
          },
          {
            at: time(on, '16:20') + MINUTE_MS * 15,
            write: (at) =>
              book.change('tracker', trackerId, { listOrganizer: 'Archive' }, { by: office, at }),
          },
        ]
      : [];
  if (plan.stage === 'Cancelled') {
    const why = { reason: 'Client changed their mind', note: 'Sells the house instead.' };
    return [
      {
        at: time(plan.sold + 4, '10:15'),
        write: (at) => {
          const stamp = { by: sale.seller, at };
          const job = book.get('job', jobId);
          const cancelled = {
            statusAt: at,
            statusBy: stamp.by,
            statusReason: why.reason,
            statusNote: why.note,
          };
          book.change(
            'tracker',
            trackerId,
            cancelTracker(book.get('tracker', trackerId), why, at, stamp.by),
            stamp,
          );
          book.change('job', jobId, { ...cancelled, status: 'Cancelled', previousStatus: job.status }, stamp);
        },
      },
      ...archived(plan.sold + 6),
    ];
  }
  const end = (plan.work ?? 0) + workOn(plan.product).visits.length - 1;
  const stage = (
    to: TrackerStage,
    on: number,
    clock: string,
    by: string,
    note: readonly string[],
  ): readonly Deed[] =>
    isPast(sale, to)
      ? [
          { at: time(on, clock), write: (at) => moveTracker(sale, to, { by, at }) },
          {
            at: time(on, clock) + 20 * MINUTE_MS,
            write: (at) => book.note('tracker', trackerId, random.pick(note), { by, at }),
          },
        ]
      : [];
  return [
    ...stage('Final Inspection', end + 1, '10:20', manager, words.INSPECTED),
    ...stage('Invoiced', end + 3, '14:15', office, words.INVOICE_NOTES),
    ...stage('Complete', end + 8, '11:35', office, words.PAID_NOTES),
    ...archived(end + 10),
  ];
}
