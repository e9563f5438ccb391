import { describe, expect, it, vi } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { HOUR_MS } from '@/domain/time/time';
import type { Step } from './change';
import { recordTrigger } from './record-trigger';

const failing: Step = () => Promise.reject(new Error('The store did not answer.'));

/** Delivers one write of `age` ms ago and returns which steps ran. */
async function deliver(steps: readonly Step[], age: number) {
  const seen: string[] = [];
  const noting: Step = (_, change) => {
    seen.push(`${change.id} ${change.eventId}`);
    return Promise.resolve();
  };
  const trigger = recordTrigger(COLLECTIONS.jobs, [...steps, noting]);
  const event = {
    id: 'event-1',
    time: new Date(Date.now() - age).toISOString(),
    params: { id: 'job-1' },
    data: undefined,
  };
  // Only the parts of an event that record triggers read.
  const outcome = Promise.resolve(trigger.run(event as unknown as Parameters<typeof trigger.run>[0]));
  return { seen, outcome };
}

describe('a record trigger', () => {
  it('is delivered again when a step failed, after the other steps ran', async () => {
    const { seen, outcome } = await deliver([failing], 0);
    await expect(outcome).rejects.toThrow('The store did not answer.');
    expect(seen).toEqual(['job-1 event-1']);
  });

  it('gives up on a write that has failed for an hour', async () => {
    const { seen, outcome } = await deliver([failing], HOUR_MS + 1_000);
    await expect(outcome).resolves.toBeUndefined();
    expect(seen).toEqual(['job-1 event-1']);
  });

  it.each([
    ['the library', 'Value for argument "documentPath" must point to a document, but was "Users/a/b".', {}],
    ['the server', 'The document name is reserved.', { code: 3 }],
  ])('drops a record whose address %s refuses, at once', async (_who, message, more) => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    let tries = 0;
    const refusing: Step = () => {
      tries += 1;
      return Promise.reject(Object.assign(new Error(message), more));
    };
    const { seen, outcome } = await deliver([refusing], 0);
    await expect(outcome).resolves.toBeUndefined();
    expect([seen, tries]).toEqual([['job-1 event-1'], 1]);
  });

  it('tries a failed step again on the emulators, which deliver once', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    let fails = 4;
    const { outcome } = await deliver([(...call) => (fails-- > 0 ? failing(...call) : Promise.resolve())], 0);
    await expect(outcome).resolves.toBeUndefined();
    expect(fails).toBe(-1);
  });
});
