import { useEffect } from 'react';
import { clockOffset } from '@/data/runtime/clock-offset';
import { clockSentence } from '@/domain/time/device-clock';
import { notify } from '@/shared/feedback/notify';

/** Warns once when this device's clock is far off. */
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
