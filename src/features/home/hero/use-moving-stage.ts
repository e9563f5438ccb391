import { useEffect, useState } from 'react';
import { TRACKER_STAGES } from '@/domain/core/statuses';
import { RESTING } from './frames';

/** How long a stage is shown, and the delay of the client's phone after the office, in ms. */
const STAGE_MS = 3_200;
const PHONE_LAG_MS = 700;

const NO_MOTION = '(prefers-reduced-motion: reduce)';

/** The stages of the office and the client's phone, as indexes of TRACKER_STAGES. */
export type MovingStage = {
  readonly office: number;
  readonly phone: number;
  /** False also when the visitor prefers reduced motion. */
  readonly isMoving: boolean;
  readonly toggle: () => void;
};

/** Cycles the job through its stages until it is paused. Still when the visitor prefers reduced motion. */
export function useMovingStage(): MovingStage {
  const [stages, setStages] = useState({ office: RESTING, phone: RESTING });
  const [isMoving, setMoving] = useState(false);

  useEffect(() => {
    const query = window.matchMedia(NO_MOTION);
    const follow = () => setMoving(!query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!isMoving) return undefined;
    let lag: ReturnType<typeof setTimeout> | undefined;
    const timer = setInterval(() => {
      setStages(({ office, phone }) => ({ office: (office + 1) % TRACKER_STAGES.length, phone }));
      lag = setTimeout(() => setStages(({ office }) => ({ office, phone: office })), PHONE_LAG_MS);
    }, STAGE_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(lag);
    };
  }, [isMoving]);

  return { ...stages, isMoving, toggle: () => setMoving((was) => !was) };
}
