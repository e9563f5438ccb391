import { useEffect } from 'react';
import { useWeekOnDevice } from '@/data/jobs/use-week-on-device';
import { loadFieldDay } from '@/features/jobs/public';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

const HOUR = 3_600_000;

/** Renders nothing; while mounted, it keeps a field worker's coming week and the code for it on this device. */
export function WeekOnDevice() {
  const { zone } = useFormat();
  useWeekOnDevice(useNow(HOUR), zone);
  useEffect(() => {
    // A part that does not come loads when it is pressed.
    loadFieldDay().catch(() => undefined);
  }, []);
  return null;
}
