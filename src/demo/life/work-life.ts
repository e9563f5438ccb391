import type { VisitStatus } from '@/domain/core/statuses';
import { MINUTE_MS } from '@/domain/time/time';
import { jobStatusAfterVisit, visitStatusChange } from '@/domain/jobs/visits';
import type { Stamp } from './chronicle';
import { isPast, moveTracker } from './sale';
import type { Deed, FileMark, Sale } from './sale';
import * as words from './sale-words';
import { planDeeds, statusMove, visitsOf } from './visit-plans';
import type { Planned } from './visit-plans';

/** A sale's days on the roof: planned, worked, reported. */
export function tellWork(sale: Sale): readonly Deed[] {
  const { plan } = sale;
  if (plan.work === undefined) return [];
  const visits = visitsOf(sale, plan.work);
  return [
    ...planDeeds(sale, visits),
    ...visits.flatMap((visit, index) =>
      visit.on < 0 ? dayDeeds(sale, visit, index === visits.length - 1) : [],
    ),
    ...problemDeeds(sale, plan.work),
  ];
}

/** One day on site: start, photos, ticked steps, report. The last one completes the job. */
function dayDeeds(sale: Sale, visit: Planned, isLast: boolean): readonly Deed[] {
  const { book, team, jobId, time, random } = sale;
  const { lead, office } = team;
  const hand = team.crew.at(-1) ?? lead;
  const { on, id } = visit;
  const isFirst = id.endsWith('visit');
  const report = (to: VisitStatus) => (at: number) => reportVisit(sale, id, to, { by: lead, at });
  const photo = (picture: FileMark['picture'], name: string) => (at: number) =>
    void sale.files.push({ noun: 'job', recordId: jobId, picture, name, by: hand, at });
  const tick = (share: number) => (at: number) => {
    const { checklist, stepsDone } = book.get('job', jobId);
    if (checklist.length === 0) return;
    const until = Math.ceil(checklist.length * share);
    const ticked = checklist.slice(0, until).map(({ id }) => id);
    book.change('job', jobId, { stepsDone: [...new Set([...stepsDone, ...ticked])] }, { by: lead, at });
  };
  const note = (body: string) => (at: number) => book.note('job', jobId, body, { by: hand, at });
  const isSingle = isFirst && isLast;
  return [
    ...(isFirst ? [{ at: time(on, '06:50'), write: report('On The Way') }] : []),
    { at: time(on, '07:35'), write: report('Working') },
    ...(isFirst
      ? [
          { at: time(on, '07:55'), write: photo('before', 'Before.png') },
          {
            at: time(on, '08:25'),
            write: (at: number) => moveTracker(sale, 'In Progress', { by: office, at }),
          },
        ]
      : []),
    { at: time(on, '11:50'), write: tick(visit.isRunning ? 0.4 : isFirst && !isSingle ? 0.25 : 0.8) },
    {
      at: time(on, '13:40'),
      write: photo(
        isFirst && !isSingle ? 'stripped' : 'half',
        isFirst && !isSingle ? 'Tear-off.png' : 'North slope.png',
      ),
    },
    ...(visit.isRunning
      ? [{ at: time(on, '16:25'), write: note(random.pick(words.DAY_REPORTS)) }]
      : [
          { at: time(on, '15:30'), write: tick(isLast ? 1 : 0.5) },
          {
            at: time(on, '16:05'),
            write: note(random.pick(isLast ? words.LAST_REPORTS : words.DAY_REPORTS)),
          },
          { at: time(on, '16:20'), write: report('Done') },
        ]),
    ...(isLast && isPast(sale, 'Final Inspection')
      ? [
          { at: time(on, '16:20') - 5 * MINUTE_MS, write: photo('done', 'Finished roof.png') },
          {
            at: time(on, '16:45'),
            write: (at: number) =>
              book.change('job', jobId, statusMove(book.get('job', jobId), 'Completed', { by: lead, at }), {
                by: lead,
                at,
              }),
          },
        ]
      : []),
  ];
}

function reportVisit({ book, jobId }: Sale, id: string, to: VisitStatus, stamp: Stamp): void {
  const job = book.get('job', jobId);
  book.change('visit', id, visitStatusChange(book.get('visit', id), to, stamp.at), stamp);
  const status = jobStatusAfterVisit(job, to);
  if (status !== null) book.change('job', jobId, statusMove(job, status, stamp), stamp);
}

/** A problem on the roof, the office's answer, and its cost. */
function problemDeeds(sale: Sale, on: number): readonly Deed[] {
  const { book, plan, team, jobId, trackerId, time, random } = sale;
  const { problem } = plan;
  if (!problem) return [];
  const hand = team.crew.at(-1) ?? team.lead;
  return [
    {
      at: time(on, '14:05'),
      write: (at) =>
        book.change(
          'job',
          jobId,
          { problem: problem.text, problemAt: at, problemBy: hand },
          { by: hand, at },
        ),
    },
    {
      at: time(on, '14:20'),
      write: (at) =>
        void sale.files.push({
          noun: 'job',
          recordId: jobId,
          picture: 'damage',
          name: 'Problem.png',
          by: hand,
          at,
        }),
    },
    ...(problem.isSolved
      ? [
          {
            at: time(on, '15:00'),
            write: (at: number) =>
              book.note('job', jobId, random.pick(words.SOLVED), { by: team.manager, at }),
          },
          {
            at: time(on, '15:15'),
            write: (at: number) =>
              book.change(
                'job',
                jobId,
                { problem: '', problemAt: null, problemBy: '' },
                { by: team.manager, at },
              ),
          },
          ...(problem.extra === undefined
            ? []
            : [
                {
                  at: time(on, '15:45') + 15 * MINUTE_MS,
                  write: (at: number) => raise(sale, problem.extra ?? 0, { by: sale.seller, at }),
                },
              ]),
        ]
      : []),
  ];

  function raise({ amount }: Sale, extra: number, stamp: Stamp): void {
    book.price('tracker', trackerId, amount + extra, stamp);
    book.price('job', jobId, amount + extra, stamp);
  }
}
