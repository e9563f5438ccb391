import { newId } from '../core/ids';
import type { JoinTabs, TabMessage } from './tabs';

const MESSAGES: readonly TabMessage[] = ['leaving', 'staying', 'journal', 'full', 'failed'];

/** Connects tabs by BroadcastChannel, with one lock per tab, which the browser releases even after a crash. */
export const joinBrowserTabs: JoinTabs = (uid, onMessage) => {
  const id = newId();
  const prefix = `joblane-tab-${uid}-`;
  const unsentPrefix = `joblane-unsent-${uid}-`;
  const channel = new BroadcastChannel(`joblane-${uid}`);
  const gone = new AbortController();
  let release = (): void => undefined;
  let letGoUnsent: (() => void) | null = null;
  let isClosed = false;

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = MESSAGES.find((one) => one === data);
    if (message) onMessage(message);
  });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks.request(prefix + id, { signal: gone.signal }, () => held).catch(ignoreAbort);

  /** A shared lock, so that any number of tabs may wait for the same one. */
  const wait = (name: string, signal: AbortSignal) =>
    navigator.locks.request(name, { mode: 'shared', signal }, () => undefined).catch(ignoreAbort);

  const freeOfOthers = async (kind: string, maxMs: number): Promise<boolean> => {
    const { held: locks = [] } = await navigator.locks.query();
    const others = locks
      .map(({ name = '' }) => name)
      .filter((name) => name.startsWith(kind) && name !== kind + id);
    const patience = AbortSignal.timeout(maxMs);
    await Promise.all(others.map((name) => wait(name, patience)));
    return !patience.aborted;
  };

  const holdUnsent = (isHeld: boolean) => {
    if (isHeld === (letGoUnsent !== null)) return;
    letGoUnsent?.();
    letGoUnsent = null;
    if (!isHeld || gone.signal.aborted) return;
    const until = new Promise<void>((resolve) => {
      letGoUnsent = resolve;
    });
    navigator.locks.request(unsentPrefix + id, () => until).catch(ignoreAbort);
  };

  return {
    id,
    // A channel is of one origin by itself: there is none to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (message) => isClosed || channel.postMessage(message),
    whenGone: (tab, run) => {
      void wait(prefix + tab, gone.signal).then(() => {
        if (!gone.signal.aborted) run();
      });
    },
    alone: async (maxMs) => void (await freeOfOthers(prefix, maxMs)),
    holdUnsent,
    othersSent: (maxMs) => freeOfOthers(unsentPrefix, maxMs),
    inTurn: async (act) => {
      await navigator.locks
        .request(`joblane-compare-${uid}`, { signal: gone.signal }, act)
        .catch(ignoreAbort);
    },
    leave: () => {
      holdUnsent(false);
      release();
      gone.abort();
    },
    close: () => {
      isClosed = true;
      channel.close();
    },
  };
};

/** An aborted wait is no error. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}
