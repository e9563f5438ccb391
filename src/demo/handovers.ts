import { networkName } from '@/domain/network/connection';
import { copyForPartner, handoverShape } from '@/domain/network/handover';
import type { Handover, HandoverPart } from '@/domain/network/handover';
import { initialOf } from '@/domain/core/shape';
import { moveToStage } from '@/domain/trackers/stages';
import { atWallClock, MINUTE_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import type { UserRecord } from '@/domain/account/user';
import { openChronicle } from './life/chronicle';
import type { Office, Story } from './life/chronicle';
import { workingDay } from './working-days';

/** Trackers handed to another business, and the result of the accepted one. */
export type ExampleHandovers = { readonly handovers: readonly Handover[]; readonly story: Story };

export type HandoversInput = {
  readonly giver: UserRecord;
  readonly taker: UserRecord;
  /** One accepted days ago, one offered yesterday. */
  readonly accepted: { readonly tracker: Tracker; readonly product: string };
  readonly waiting: { readonly tracker: Tracker; readonly product: string };
  readonly office: Office;
  readonly today: Day;
  readonly zone: string;
};

const EVERYTHING: readonly HandoverPart[] = ['name', 'contact', 'address', 'notes'];
const ADDRESS: readonly HandoverPart[] = ['address'];

/** Two handed over trackers, as the network's functions write them: one accepted and planned, one unanswered. */
export function exampleHandovers(input: HandoversInput): ExampleHandovers {
  const { giver, taker, accepted, waiting, office, today, zone } = input;
  const at = (day: number, clock: string) => atWallClock(workingDay(today, day), clock, zone);
  const business = giver.company;
  const ids = {
    customerId: `${accepted.tracker.customerId}-taken`,
    trackerId: `${accepted.tracker.uuid}-copy`,
  };
  const to = { owner: taker.companyUuid, uid: taker.uuid };
  const takenAt = at(-5, '16:05');
  const copy = copyForPartner({ ...accepted, business }, { ...to, ...ids }, EVERYTHING, takenAt);

  const book = openChronicle(ids.trackerId, office);
  const by = taker.uuid;
  book.create('customer', copy.customer, { by, at: takenAt });
  book.create('tracker', copy.tracker, { by, at: takenAt });
  book.note('tracker', ids.trackerId, NOTE, { by, at: takenAt + 12 * MINUTE_MS });
  const dates = { expectedStart: workingDay(today, 3), expectedEnd: workingDay(today, 3) };
  book.change('tracker', ids.trackerId, dates, { by, at: at(-3, '09:25') });
  const scheduledAt = at(-3, '09:40');
  book.change('tracker', ids.trackerId, moveToStage(copy.tracker, 'Scheduled', scheduledAt, by), {
    by,
    at: scheduledAt,
  });

  const nobody = { owner: '', uid: '', customerId: '', trackerId: '' };
  const offered = copyForPartner({ ...waiting, business }, nobody, ADDRESS, 0).tracker.title;
  return {
    story: book.close(),
    handovers: [
      ...views(input, accepted.tracker, {
        at: at(-5, '10:20'),
        updatedAt: scheduledAt,
        updatedBy: by,
        state: 'active',
        parts: EVERYTHING,
        status: 'Scheduled',
        statusAt: scheduledAt,
        copyId: ids.trackerId,
        title: copy.tracker.title,
      }),
      ...views(input, waiting.tracker, {
        at: at(-1, '14:30'),
        updatedAt: at(-1, '14:30'),
        updatedBy: giver.uuid,
        state: 'waiting',
        parts: ADDRESS,
        status: 'Sold',
        statusAt: at(-1, '14:30'),
        copyId: '',
        title: offered,
      }),
    ],
  };
}

const NOTE = 'From Dana, their gutter man is out for two weeks. Same price, we invoice them.';

type Offer = Pick<Handover, 'state' | 'status' | 'statusAt' | 'title' | 'updatedAt' | 'updatedBy'> & {
  readonly at: number;
  readonly parts: readonly HandoverPart[];
  readonly copyId: string;
};

/** Each side's view of an offered tracker. */
function views(
  { giver, taker }: HandoversInput,
  tracker: Tracker,
  { at, parts, copyId, title, ...offer }: Offer,
): readonly Handover[] {
  const [given, taken] = [`${tracker.uuid}_given`, `${tracker.uuid}_taken`];
  const common = {
    ...initialOf(handoverShape.fields),
    ...offer,
    createdAt: at,
    createdBy: giver.uuid,
    parts: parts.join(' '),
  };
  return [
    {
      ...common,
      uuid: given,
      twin: taken,
      side: 'given',
      owner: tracker.owner,
      assignees: tracker.assignees,
      trackerId: tracker.uuid,
      title: tracker.title,
      person: giver.uuid,
      other: taker.uuid,
      otherName: networkName(taker),
      otherBusiness: taker.company,
    },
    {
      ...common,
      uuid: taken,
      twin: given,
      side: 'taken',
      owner: taker.companyUuid,
      assignees: [taker.uuid],
      trackerId: copyId,
      title,
      person: taker.uuid,
      other: giver.uuid,
      otherName: networkName(giver),
      otherBusiness: giver.company,
    },
  ];
}
