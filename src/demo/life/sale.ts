import type { FileNoun } from '@/domain/core/noun-names';
import { moveToStage } from '@/domain/trackers/stages';
import { TRACKER_STAGES } from '@/domain/core/statuses';
import type { TrackerStage } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import type { RoofPicture } from '../pictures/roof-pictures';
import type { SitePicture } from '../pictures/site-pictures';
import type { Random } from '../random';
import type { Chronicle, Stamp } from './chronicle';
import type { SalePlan } from './sale-plans';
import type { Team } from './team';

export type FileMark = Stamp & {
  readonly noun: FileNoun | 'post' | 'card';
  readonly recordId: string;
  readonly picture: RoofPicture | SitePicture | 'front' | 'hail' | 'agreement';
  readonly name: string;
  /** What the photo shows, for the client too. */
  readonly caption?: string;
};

export type SaleLife = {
  readonly customerId: string;
  readonly plan: SalePlan;
  readonly team: Team;
  readonly amount: number;
  readonly squares: number;
  readonly today: Day;
  readonly zone: string;
  readonly random: Random;
};

/** An action at a time (epoch ms). */
export type Deed = { readonly at: number; readonly write: (at: number) => void };

/** The data shared by the actions of a sale. */
export type Sale = SaleLife & {
  readonly book: Chronicle;
  readonly trackerId: string;
  readonly jobId: string;
  readonly seller: string;
  readonly files: FileMark[];
  /** The day so many working days from today. */
  readonly day: (count: number) => Day;
  readonly time: (count: number, clock: string) => number;
};

/** True when the plan has passed this stage. */
export function isPast(sale: Pick<SaleLife, 'plan'>, stage: TrackerStage): boolean {
  const { stage: end } = sale.plan;
  return end !== 'Cancelled' && TRACKER_STAGES.indexOf(end) >= TRACKER_STAGES.indexOf(stage);
}

/** Moves the tracker to a stage, as the app does. */
export function moveTracker(sale: Sale, to: TrackerStage, stamp: Stamp, more: Partial<Tracker> = {}): void {
  const { book, trackerId } = sale;
  const moved = moveToStage(book.get('tracker', trackerId), to, stamp.at, stamp.by);
  book.change('tracker', trackerId, { ...moved, ...more }, stamp);
}
