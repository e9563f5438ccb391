import type { Page } from '@playwright/test';
import { percentile } from './ceilings';
import { withTasks, workIn } from './main-thread';
import { forget, recorded, worstFrames } from './page-metrics';
import type { LongFrame } from './page-metrics';

export type WorkedFrame = Required<LongFrame>;

/** Long animation frames and scroll events of a page while something is done to it; the page must stay. */
export async function workedFrames(
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ readonly frames: readonly WorkedFrame[]; readonly scrolls: number }> {
  await forget(page);
  const { found, tasks } = await withTasks(page, async () => {
    await act();
    return recorded(page);
  });
  const frames = found.frames.map((frame): WorkedFrame => ({ ...frame, work: workIn(frame, tasks) }));
  return { frames, scrolls: found.scrolls };
}

export type FrameWork = {
  /** 99th percentile of a frame's work, in ms; frames below the browser's 50 ms count as 0. */
  readonly p99: number;
  readonly longestFrame: number;
  /** At least so many frames there were. */
  readonly frames: number;
  /** The longest ones, each with its scripts. */
  readonly worst: readonly string[];
};

/** The work of long frames among at least `count` frames. */
export function frameWork(frames: readonly WorkedFrame[], count: number): FrameWork {
  const short = Array.from({ length: Math.max(0, count - frames.length) }, () => 0);
  const work = frames.map((frame) => frame.work);
  return {
    p99: percentile([...work, ...short], 0.99),
    longestFrame: Math.max(0, ...work),
    frames: Math.max(count, frames.length),
    worst: worstFrames(frames),
  };
}
