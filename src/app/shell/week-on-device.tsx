import { useWeekOnDevice } from '@/data/live/use-week-on-device';
import { useNow } from '@/shared/format/use-now';

/** How often a new day is looked for, in ms. */
const HOUR = 3_600_000;

/** Draws nothing; while it is there, the coming week of somebody who goes out to jobs is on this device. */
export function WeekOnDevice() {
  useWeekOnDevice(useNow(HOUR));
  return null;
}
