const KEY = 'computer-notices';

/** Held by each visible window of the app. */
const FRONT = 'joblane-in-front';

/** Whether this browser shows notices outside its window: chosen here, and still allowed. */
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

type ComputerNotice = { readonly title: string; readonly body: string; readonly tag: string };

/**
 * Shows a notice of this computer; false where the browser refuses, as on Android. One with the same tag is replaced,
 * also where another window showed it.
 */
export function showComputerNotice({ title, body, tag }: ComputerNotice, onPress: () => void): boolean {
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

/** Tells the app's other windows while this one is visible; returns how to end that. */
export function keepInFront(): () => void {
  let leave: (() => void) | null = null;
  const follow = () => {
    leave?.();
    leave = null;
    if (document.hidden) return;
    const left = new Promise<void>((resolve) => (leave = resolve));
    void navigator.locks?.request(FRONT, { mode: 'shared' }, () => left);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    leave?.();
  };
}

/** Shows a notice where that is chosen and no window of the app is visible: there the bell's count shows it. */
export async function noticeWhenAway(notice: ComputerNotice, onPress: () => void): Promise<void> {
  if (areNoticesOn() && !(await isSomeWindowInFront())) showComputerNotice(notice, onPress);
}

async function isSomeWindowInFront(): Promise<boolean> {
  if (!document.hidden) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === FRONT);
}
