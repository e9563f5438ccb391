import { useState } from 'react';

import { SwitchRow } from '@/shared/ui/page/switch-row';

import { areNoticesOn, setNoticesOn, showNotice } from './notices-choice';

/** Switches notifications of this computer on; the browser asks only on this click. */
export function DesktopNotices() {
  const [isOn, setIsOn] = useState(areNoticesOn);
  const [isRefused, setIsRefused] = useState(false);
  if (!('Notification' in globalThis)) return null;
  const change = async (on: boolean) => {
    const allowed = !on || ((await Notification.requestPermission()) === 'granted' && tryNotice());
    setIsRefused(!allowed);
    setNoticesOn(on && allowed);
    setIsOn(on && allowed);
  };
  return (
    <SwitchRow
      label="Notify me on this computer"
      text={
        isRefused
          ? 'The browser does not show them. Allow notifications for this site in its settings, or use another browser.'
          : 'While the chat is open in another tab or window.'
      }
      checked={isOn}
      onChange={(on) => void change(on)}
    />
  );
}

/** Some browsers give the permission and show nothing. */
function tryNotice(): boolean {
  const body = 'New messages show like this while the chat is not in front.';
  return showNotice({ title: 'Chat', body, tag: 'chat-notices' }, () => undefined);
}
