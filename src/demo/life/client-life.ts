import { isPast } from './sale';
import type { Deed, Sale } from './sale';
import * as words from './sale-words';

/** The client's visits and messages on the tracking page. */
export function clientDeeds(sale: Sale): readonly Deed[] {
  const { book, plan, team, trackerId, time, random } = sale;
  const { sold } = plan;
  const isCancelled = plan.stage === 'Cancelled';
  const [question, answer] = random.pick(words.QUESTIONS);
  const opens = [sold, sold + 3, sold + 7, (plan.work ?? sold) + 1, (plan.work ?? sold) + 2].filter(
    (on) => on < 0,
  );
  const asksOn = sold + 2;
  const thanksOn = (plan.work ?? 0) + 3;
  return [
    ...[...new Set(opens)].map((on) => ({
      at: time(on, '19:05'),
      write: (at: number) => book.opened(trackerId, at),
    })),
    ...(asksOn < -1 && !isCancelled && plan.unread === undefined
      ? [
          {
            at: time(asksOn, '18:20'),
            write: (at: number) => book.clientWrites(trackerId, question, at, time(asksOn + 1, '08:05')),
          },
          {
            at: time(asksOn + 1, '08:30'),
            write: (at: number) => book.officeWrites(trackerId, answer, { by: team.office, at }),
          },
        ]
      : []),
    ...(isPast(sale, 'Invoiced') && thanksOn < -1
      ? [
          {
            at: time(thanksOn, '20:10'),
            write: (at: number) =>
              book.clientWrites(trackerId, random.pick(words.THANKS), at, time(thanksOn + 1, '08:10')),
          },
          {
            at: time(thanksOn + 1, '09:15'),
            write: (at: number) => book.officeWrites(trackerId, words.THANKS_BACK, { by: sale.seller, at }),
          },
        ]
      : []),
    ...(plan.unread === undefined
      ? []
      : [
          {
            at: time(-1, '18:40'),
            write: (at: number) => book.clientWrites(trackerId, plan.unread ?? '', at, null),
          },
        ]),
  ];
}
