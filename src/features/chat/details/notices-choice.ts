const KEY = 'chat-notices';

/** Whether this browser shows notifications of new messages: chosen here, and still allowed. */
export function areNoticesOn(): boolean {
  return (
    'Notification' in globalThis &&
    Notification.permission === 'granted' &&
    localStorage.getItem(KEY) === 'on'
  );
}

type Notice = { readonly title: string; readonly body: string; readonly tag: string };

/** Shows a notification of this computer; false where the browser refuses, as on Android. */
export function showNotice({ title, body, tag }: Notice, onPress: () => void): boolean {
  try {
    const notice = new Notification(title, { body, tag });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
      onPress();
    });
    return true;
  } catch {
    return false;
  }
}

/** Keeps the choice for this browser. */
export function setNoticesOn(on: boolean): void {
  if (on) localStorage.setItem(KEY, 'on');
  else localStorage.removeItem(KEY);
}
