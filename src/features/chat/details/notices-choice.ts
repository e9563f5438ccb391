const KEY = 'chat-notices';

/** Whether this browser shows notifications of new messages: chosen here, and still allowed. */
export function areNoticesOn(): boolean {
  return (
    'Notification' in globalThis &&
    Notification.permission === 'granted' &&
    localStorage.getItem(KEY) === 'on'
  );
}

/** Keeps the choice for this browser. */
export function setNoticesOn(on: boolean): void {
  if (on) localStorage.setItem(KEY, 'on');
  else localStorage.removeItem(KEY);
}
