import { TRACKER_STAGES } from '@/domain/core/statuses';
import type { TrackerStage } from '@/domain/core/statuses';

/**
 * The job at one stage: the text on the client's phone, and the number of finished visits. Titles and texts take two
 * lines each on the phone, so that nothing around them moves.
 */
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
  Sold: frame(
    'Your new roof is booked for November.',
    'We get the permit first. You can follow everything here.',
    0,
    false,
  ),
  'Permits & Paperwork': frame(
    'We are taking care of the permit.',
    'Once we have it, we order your shingles in Pewter.',
    0,
    false,
  ),
  'Materials Ordered': frame(
    'Your shingles in Pewter are ordered.',
    'Once they are in stock, you get a day to start.',
    0,
    false,
  ),
  Scheduled: frame(
    'We start on Tuesday, November 24.',
    'If the day moves, you see the new one here at once.',
    0,
  ),
  'In Progress': frame(
    'Tom and Rosa are working on your roof.',
    'The back slope is open, and dry by this evening.',
    1,
  ),
  'Final Inspection': frame(
    'Your roof is done. Next is the final walk.',
    'On Friday we walk around the house with you.',
    2,
  ),
  Invoiced: frame(
    'All done. Your invoice is on its way.',
    'Write to us here if there is anything to put right.',
    3,
  ),
  Complete: frame(
    'Your roof is complete. Thank you!',
    'Keep this page: it has the dates and the warranty.',
    3,
  ),
};

export const VISITS = [
  { day: 'Tue, Nov 24', what: 'Shingle delivery', crew: 'Tom' },
  { day: 'Wed, Nov 25', what: 'Tear-off, all slopes', crew: 'Tom and Rosa' },
  { day: 'Fri, Nov 27', what: 'Final walk with Maria', crew: 'Priya' },
] as const;

/** The stage of the still picture; the animation starts with it. */
export const RESTING = TRACKER_STAGES.indexOf('Scheduled');
