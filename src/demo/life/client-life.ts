import { atWallClock } from '@/domain/time/time';
import { isPast } from './sale';
import type { Deed, FileMark, Sale } from './sale';
import * as words from './sale-words';

/** Photos for the client before the work: days after the sale and times of day. */
const SHOWN = [
  { on: 0, clock: '14:12', picture: 'before', caption: () => 'Before, street side' },
  { on: 0, clock: '14:26', picture: 'soft-spot', caption: () => 'Soft spot by the chimney' },
  { on: 2, clock: '10:40', picture: 'samples', caption: (shingles: string) => `Your color, ${shingles}` },
  { on: 8, clock: '11:05', picture: 'driveway', caption: () => 'Where the pallets go' },
] as const;

/** The photos that the office shows a client who has chosen shingles. */
export function shownPhotos({ plan, seller, trackerId: recordId, day, zone }: Sale): readonly FileMark[] {
  const { shingles } = plan;
  if (shingles === undefined) return [];
  return SHOWN.map(({ on, clock, picture, caption }) => ({
    ...{ noun: 'tracker', recordId, picture, caption: caption(shingles), name: `${picture}.png`, by: seller },
    at: atWallClock(day(plan.sold + on), clock, zone),
  }));
}

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
