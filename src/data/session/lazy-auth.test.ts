import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthDoor } from './auth-door';
import { createLazyAuth } from './lazy-auth';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service that notes what is asked of it, and the lazy one before it. */
function service(storesAccount: boolean) {
  const asked: string[] = [];
  const told: unknown[] = [];
  const door = {
    watch: (onAccount: (account: null) => void) => {
      asked.push('watch');
      onAccount(null);
      return () => asked.push('leave');
    },
    signOut: async () => void asked.push('signOut'),
  };
  const auth = createLazyAuth(
    async () => {
      asked.push('load');
      return door as unknown as AuthDoor;
    },
    () => storesAccount,
  );
  const leave = auth.watch(
    (account) => told.push(account),
    (error) => told.push(error),
  );
  return { auth, asked, told, leave };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('the sign-in service', () => {
  it('is asked at once where an account is stored', async () => {
    const { asked, told } = service(true);
    await settled();
    expect(asked).toEqual(['load', 'watch']);
    expect(told).toEqual([null]);
  });

  it('waits until after the first screen of a visitor, who is told of at once', async () => {
    const { asked, told } = service(false);
    await settled();
    expect(told).toEqual([null]);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toEqual(['load', 'watch']);
  });

  it('is listened to before its first use', async () => {
    const { auth, asked } = service(false);
    await auth.signOut();
    expect(asked).toEqual(['load', 'watch', 'signOut']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.filter((one) => one === 'watch')).toHaveLength(1);
  });

  it('that does not load is reported at its use alone, and loads at the next one', async () => {
    const failures: unknown[] = [];
    let isOffline = true;
    const auth = createLazyAuth(
      async () => {
        if (isOffline) throw new Error('Unable to preload CSS for /assets/a.css');
        const door = { watch: () => () => undefined, signOut: async () => undefined };
        return door as unknown as AuthDoor;
      },
      () => false,
    );
    auth.watch(
      () => undefined,
      (error) => failures.push(error),
    );
    await expect(auth.signOut()).rejects.toMatchObject({ code: 'network' });
    isOffline = false;
    await auth.signOut();
    expect(failures).toEqual([]);
  });

  it('is left alone by a visitor who left before, and left by one who listened', async () => {
    const gone = service(false);
    gone.leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(gone.asked).toEqual([]);
    expect(gone.told).toEqual([]);
    const listening = service(false);
    await vi.advanceTimersByTimeAsync(3_000);
    listening.leave();
    expect(listening.asked.at(-1)).toBe('leave');
  });
});
