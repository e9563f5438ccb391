import { useState } from 'react';
import { areNoticesOn, setNoticesOn, showComputerNotice } from './computer-notices';

/** The choice of notices of this computer as a switch shows it. */
export type ComputerNoticesChoice = {
  readonly label: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** Switches notices of this computer on and off; the browser asks only on the click. Null where it has none. */
export function useComputerNotices(): ComputerNoticesChoice | null {
  const [isOn, setIsOn] = useState(areNoticesOn);
  const [isRefused, setIsRefused] = useState(false);
  if (!('Notification' in globalThis)) return null;
  const change = async (on: boolean) => {
    const allowed = !on || ((await Notification.requestPermission()) === 'granted' && tryNotice());
    setIsRefused(!allowed);
    setNoticesOn(on && allowed);
    setIsOn(on && allowed);
  };
  return {
    label: 'Notify me on this computer',
    text: isRefused
      ? 'The browser does not show them. Allow notifications for this site in its settings, or use another browser.'
      : 'Of messages and all that waits under the bell, while the app is open and not in front.',
    isOn,
    onChange: (on) => void change(on),
  };
}

/** Some browsers give the permission and show nothing. */
function tryNotice(): boolean {
  const body = 'Notifications show like this while the app is not in front.';
  return showComputerNotice({ title: 'Notifications', body, tag: 'computer-notices' }, () => undefined);
}
