import { TRACKER_STAGES } from '@/domain/core/statuses';
import type { TrackerStage } from '@/domain/core/statuses';

/** The job at one stage: the text on the client's phone, and the number of finished visits. */
export type Frame = {
  readonly title: string;
  readonly text: string;
  readonly visitsDone: number;
  readonly areDaysKnown: boolean;
};

const frame = (title: string, text: string, visitsDone: number, areDaysKnown = true): Frame => ({
  title,
  text,
  visitsDone,
  areDaysKnown,
});

export const FRAMES: Readonly<Record<TrackerStage, Frame>> = {
  Sold: frame('Your new roof is booked.', 'We get the permit first.', 0, false),
  'Permits & Paperwork': frame('We are doing the paperwork.', 'Then we order your shingles.', 0, false),
  'Materials Ordered': frame('Your shingles are ordered.', 'Next you get a day to start.', 0, false),
  Scheduled: frame('We start Tue, Nov 24.', 'If the day moves, you see the new one here.', 0),
  'In Progress': frame('Work is under way.', 'Tom and Rosa are on your roof.', 1),
  'Final Inspection': frame('The work is done.', 'On Friday we walk around the house with you.', 2),
  Invoiced: frame('Your invoice is on its way.', 'Write to us if anything is not right.', 3),
  Complete: frame('Your roof is complete.', 'Thank you for having us.', 3),
};

export const VISITS = [
  { day: 'Tue, Nov 24', what: 'Shingle delivery', crew: 'Tom' },
  { day: 'Wed, Nov 25', what: 'Tear-off, all slopes', crew: 'Tom and Rosa' },
  { day: 'Fri, Nov 27', what: 'Final walk with Maria', crew: 'Priya' },
] as const;

/** The stage of the still picture; the animation starts with it. */
export const RESTING = TRACKER_STAGES.indexOf('Scheduled');
