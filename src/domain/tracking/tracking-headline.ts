import { writtenDay } from '../time/day-words';
import type { Place } from '../format/formats';
import type { PublicCopy } from './public-copy';
import type { HoldReason, TrackerStatus } from '../core/statuses';
import { dayOf } from '../time/time';
import type { Day } from '../time/time';

export type HeadlineSource = Pick<
  PublicCopy,
  'stage' | 'hold' | 'expectedStart' | 'expectedEnd' | 'visits' | 'summary'
>;

export type Headline = { readonly title: string; readonly text: string };

const HOLDS: Readonly<Record<HoldReason, Headline>> = {
  Weather: {
    title: 'The weather holds us up.',
    text: 'We never open a roof in the rain. As soon as we know the new day, you see it here.',
  },
  Materials: {
    title: 'We are waiting for materials.',
    text: 'As soon as they are here, we give you a new day.',
  },
  Permit: {
    title: 'We are waiting for the permit.',
    text: 'As soon as it is granted we go on.',
  },
  Insurance: {
    title: 'We are waiting for the insurance.',
    text: 'As soon as they have answered we go on.',
  },
  Client: {
    title: 'We are waiting for your answer.',
    text: 'Write to the office or call, and we go on.',
  },
  Crew: {
    title: 'Your crew is held up elsewhere.',
    text: 'As soon as they are free, we give you a new day.',
  },
};

const STAGES: Readonly<Record<TrackerStatus, Headline>> = {
  Sold: {
    title: 'Your job is booked.',
    text: 'We start with permits and paperwork. You see every step here.',
  },
  'Permits & Paperwork': {
    title: 'We are doing the paperwork.',
    text: 'Once the permits are in we order your materials.',
  },
  'Materials Ordered': {
    title: 'Your materials are ordered.',
    text: 'Once they are here we give you a fixed day to start.',
  },
  Scheduled: {
    title: 'Your job is on the schedule.',
    text: 'If the day moves, you see the new one here.',
  },
  'In Progress': {
    title: 'Work is under way.',
    text: 'You see every step here.',
  },
  'Final Inspection': {
    title: 'The work is done. Next comes the final inspection.',
    text: 'We look at everything once more before we call it finished.',
  },
  Invoiced: {
    title: 'The work is done and your invoice is on its way.',
    text: 'Write to the office if anything is not as it should be.',
  },
  Complete: {
    title: 'Your job is complete.',
    text: 'Thank you for having us. Keep this page for the dates.',
  },
  Cancelled: {
    title: 'This job was cancelled.',
    text: 'Call the office if this is not what you expected.',
  },
};

const UNSAID: Headline = {
  title: 'We keep you up to date here.',
  text: 'As soon as there is news, you see it on this page.',
};

/** A job's progress in words (`now` is epoch ms). A hold outranks all but an end; the summary is below. */
export function trackingHeadline(copy: HeadlineSource, now: number, place: Place): Headline {
  const said = headlineOf(copy, now, place);
  return copy.summary === '' ? said : { ...said, text: copy.summary };
}

function headlineOf(copy: HeadlineSource, now: number, { zone, country }: Place): Headline {
  const day = (expected: Day) => writtenDay(expected, country, { weekday: true });
  const { stage, expectedStart, expectedEnd } = copy;
  const today = dayOf(now, zone);
  const hold = heldBy(copy);
  if (hold) return heldHeadline(HOLDS[hold], copy, today, day);
  const said = stage === '' ? UNSAID : STAGES[stage];
  if (isBeforeWork(stage) && copy.visits.some((visit) => dayOf(visit.start, zone) === today)) {
    return { ...said, title: 'We come to you today.' };
  }
  if (stage === 'Scheduled' && expectedStart >= today) {
    return {
      ...said,
      title: expectedStart === today ? 'We start today.' : `We start ${day(expectedStart)}.`,
    };
  }
  if (stage === 'In Progress' && expectedEnd >= today) {
    return { ...said, text: `We plan to finish by ${day(expectedEnd)}.` };
  }
  return said;
}

/** Names a new day only if the office has set one. */
function heldHeadline(
  said: Headline,
  { hold, stage }: HeadlineSource,
  today: Day,
  write: (day: Day) => string,
): Headline {
  if (hold.resumesOn < today || hold.resumesOn === '') return said;
  const day = write(hold.resumesOn);
  const news = stage === 'In Progress' ? `We go on ${day}.` : `Your new start is ${day}.`;
  return { title: `${said.title} ${news}`, text: 'If the day moves again, you see the new one here.' };
}

/** The reason of a hold that still matters; a finished job has none. */
export function heldBy(copy: Pick<PublicCopy, 'stage' | 'hold'>): HoldReason | null {
  const isOver = copy.stage === 'Cancelled' || copy.stage === 'Complete' || copy.stage === 'Invoiced';
  return copy.hold.on && copy.hold.reason !== '' && !isOver ? copy.hold.reason : null;
}

function isBeforeWork(stage: PublicCopy['stage']): boolean {
  return stage === '' || stage === 'Materials Ordered' || stage === 'Scheduled';
}
