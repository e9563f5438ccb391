import { useWeekOnDevice } from '@/data/live/use-week-on-device';
import { useNow } from '@/shared/format/use-now';

const HOUR = 3_600_000;

/** Renders nothing; while mounted, it keeps a field worker's coming week on this device. */
export function WeekOnDevice() {
  useWeekOnDevice(useNow(HOUR));
  return null;
}
