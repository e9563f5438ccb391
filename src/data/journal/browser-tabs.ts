import { newId } from '../ids';
import type { JoinTabs } from './tabs';

/**
 * Tabs by the browser's own means: messages by BroadcastChannel, and a lock per tab that the browser lets go
 * when the tab is closed or dies, so that nobody is waited for in vain.
 */
export const joinBrowserTabs: JoinTabs = (uid, onMessage) => {
  const id = newId();
  const prefix = `joblane-tab-${uid}-`;
  const channel = new BroadcastChannel(`joblane-${uid}`);
  const gone = new AbortController();
  let release = (): void => undefined;
  let isClosed = false;

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'leaving' || data === 'staying' || data === 'journal') onMessage(data);
  });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks.request(prefix + id, { signal: gone.signal }, () => held).catch(ignoreAbort);

  /** Shared, so that any number of tabs may wait for the same one. */
  const wait = (name: string, signal: AbortSignal) =>
    navigator.locks.request(name, { mode: 'shared', signal }, () => undefined).catch(ignoreAbort);

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
    alone: async (maxMs) => {
      const { held: locks = [] } = await navigator.locks.query();
      const others = locks
        .map(({ name = '' }) => name)
        .filter((name) => name.startsWith(prefix) && name !== prefix + id);
      const patience = AbortSignal.timeout(maxMs);
      await Promise.all(others.map((name) => wait(name, patience)));
    },
    leave: () => {
      release();
      gone.abort();
    },
    close: () => {
      isClosed = true;
      channel.close();
    },
  };
};

/** Giving up waiting is one way to end it. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}
