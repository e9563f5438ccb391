import { useMemo } from 'react';
import { useViewer } from '@/data/session/use-session';
import { mayOn } from '@/domain/access/viewer';
import { daysAround, slipMoves, stayingVisits } from '@/domain/jobs/weather-slip';
import type { VisitMove } from '@/domain/jobs/move-visits';
import type { Slip } from '@/domain/jobs/weather-slip';
import type { Visit } from '@/domain/jobs/visit';
import { endOfDay, startOfDay } from '@/domain/time/time';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { useAround } from './use-around';
import { useMoveVisits } from './use-move-visits';

/** The visits a slip moves, and the step that moves them. */
export type SlipPlan = {
  readonly status: 'loading' | 'ready' | 'error';
  readonly moves: readonly VisitMove[];
  /** Work of the days that is under way and stays as planned. */
  readonly stays: readonly Visit[];
  /** Others may be planned then, too: not all visits of these days were read. */
  readonly isCut: boolean;
  readonly isBusy: boolean;
  /** Moves all of them in one step with one Undo; false when that failed, which a notice reports. */
  readonly push: (note: string) => Promise<boolean>;
};

const NOTHING: Pick<SlipPlan, 'moves' | 'stays'> = { moves: [], stays: [] };

/** Plans a slip over the live visits of its days and those after; null for none. */
export function useSlip(slip: Slip | null): SlipPlan {
  const viewer = useViewer();
  const { isBusy, move } = useMoveVisits();
  const { zone, country } = useFormat();
  const days = slip && daysAround(slip);
  const around = useAround(days && { start: startOfDay(days.first, zone), end: endOfDay(days.last, zone) });
  const { visits, off } = around;
  const asked = JSON.stringify(slip);
  const { moves, stays } = useMemo(() => {
    const plan: Slip | null = JSON.parse(asked);
    if (!plan) return NOTHING;
    return {
      moves: slipMoves({ visits, off, zone }, plan).filter(({ visit }) => mayOn(viewer, 'jobs:edit', visit)),
      stays: stayingVisits(visits, plan, zone),
    };
  }, [visits, off, asked, zone, viewer]);
  return {
    status: around.status,
    moves,
    stays,
    isCut: around.isCut,
    isBusy,
    push: (note) => move(moves, note, `${plural(moves.length, 'visit', country)} pushed`),
  };
}
