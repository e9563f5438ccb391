import { useEffect } from 'react';
import { clockOffset } from '@/data/clock-offset';
import { readOwnDevice } from '@/data/own-device';
import { clockSentence } from '@/domain/device-clock';
import { notify } from '@/shared/feedback/notify';

/** Says once what a person should know of this device: a clock that is far off, a storage that keeps nothing. */
export function useDeviceNotices(isLasting: boolean): void {
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

  const losesChanges = !isLasting && readOwnDevice();
  useEffect(() => {
    if (!losesChanges) return;
    notify.error('This device has no room for unsent changes. Keep this window open until they are sent.');
  }, [losesChanges]);
}
