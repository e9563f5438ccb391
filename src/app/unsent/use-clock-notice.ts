import { useEffect } from 'react';
import { clockOffset } from '@/data/runtime/clock-offset';
import { clockSentence } from '@/domain/time/device-clock';
import { notify } from '@/shared/feedback/notify';

/** Says once when the clock of this device is far off. */
export function useClockNotice(): void {
  useEffect(() => {
    let hasLeft = false;
    void clockOffset().then((ahead) => {
      const sentence = ahead === null ? null : clockSentence(ahead);
      if (sentence !== null && !hasLeft) notify.error(sentence);
    });
    return () => {
      hasLeft = true;
    };
  }, []);
}
