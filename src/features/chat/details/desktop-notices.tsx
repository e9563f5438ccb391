import { useState } from 'react';

import { SwitchRow } from '@/shared/ui/page/switch-row';

import { areNoticesOn, setNoticesOn } from './notices-choice';

/** Switches notifications of this computer on; the browser asks only on this click. */
export function DesktopNotices() {
  const [isOn, setIsOn] = useState(areNoticesOn);
  const [isRefused, setIsRefused] = useState(false);
  if (!('Notification' in globalThis)) return null;
  const change = async (on: boolean) => {
    const allowed = !on || (await Notification.requestPermission()) === 'granted';
    setIsRefused(!allowed);
    setNoticesOn(on && allowed);
    setIsOn(on && allowed);
  };
  return (
    <SwitchRow
      label="Notify me on this computer"
      text={
        isRefused
          ? 'The browser does not allow it. Allow notifications for this site in its settings, then try again.'
          : 'While the chat is open in another tab or window.'
      }
      checked={isOn}
      onChange={(on) => void change(on)}
    />
  );
}
