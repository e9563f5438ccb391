import { useMemo, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import type { Intent } from '@/data/core/intent';
import { moveVisits } from '@/data/jobs/move-visits';
import { loadVisitContext } from '@/data/jobs/visit-context';
import { editVisit, moveVisit, planVisit } from '@/data/jobs/visits';
import type { VisitContext, VisitPlan } from '@/data/jobs/visits';
import { useStore } from '@/data/live/use-live';
import { useCommit, useCommitAll } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import type { Job } from '@/domain/jobs/job';
import type { VisitMove } from '@/domain/jobs/move-visits';
import type { Visit } from '@/domain/jobs/visit';
import type { Span } from '@/domain/time/spans';
import { notify } from '@/shared/feedback/notify';
import { useFormat } from '@/shared/format/format-context';
import { useVisitMoves } from './use-visit-moves';

/** Changes of visits from a calendar, which shows visits of many jobs. */
export type VisitPlanning = {
  /** The visits, moved ones already at their new time. */
  readonly visits: readonly Visit[];
  /** What tells planners who move the same visit at the same time. */
  readonly contested: Pick<ReturnType<typeof useVisitMoves>, 'free' | 'tellPlanned'>;
  readonly move: (visit: Visit, span: Span) => void;
  /** Moves visits in one step with one Undo. */
  readonly moveAll: (moves: readonly VisitMove[], told: string) => void;
  readonly edit: (visit: Visit, changes: Partial<VisitPlan>) => void;
  readonly plan: (job: Job, plan: VisitPlan) => void;
};

/** Where a visit shows until its change has arrived, and when it had been changed last (epoch ms). */
type Move = { readonly span: Span; readonly since: number };
type Moves = ReadonlyMap<string, Move>;

const NONE: Moves = new Map();

/**
 * Changes visits together with their jobs, whose other visits are read first; meanwhile a moved visit shows at its new
 * time. A job that cannot be read leaves the visit where it was, and is reported.
 */
export function useVisitPlanning(rows: readonly Visit[]): VisitPlanning {
  const viewer = useViewer();
  const store = useStore();
  const commit = useCommit();
  const commitAll = useCommitAll();
  const { zone } = useFormat();
  const [moved, setMoved] = useState(NONE);
  const arrived = rows
    .filter((visit) => isOver(visit, moved.get(visit.uuid), viewer.uid))
    .map(({ uuid }) => uuid);
  if (arrived.length > 0) setMoved(without(moved, arrived));

  const visits = useMemo(
    () => (moved.size === 0 ? rows : rows.map((visit) => ({ ...visit, ...moved.get(visit.uuid)?.span }))),
    [rows, moved],
  );
  const contested = useVisitMoves(visits);
  const change = async (jobId: string, intentOf: (context: VisitContext) => Intent) => {
    const context = await loadVisitContext(store, viewer, jobId, Date.now());
    const known = context.visits.map((visit) => ({ ...visit, ...moved.get(visit.uuid)?.span }));
    commit(intentOf({ ...context, visits: known }));
  };
  const report = (error: unknown) => notify.error(toAppError(error).message);

  return {
    visits,
    contested,
    move: (visit, span) => {
      const stored = rows.find(({ uuid }) => uuid === visit.uuid) ?? visit;
      contested.note(visit, { ...visit, ...span });
      setMoved((now) => new Map([...now, [visit.uuid, { span, since: stored.updatedAt }]]));
      change(visit.jobId, (context) => moveVisit(context, stored, span)).catch((error: unknown) => {
        setMoved((now) => without(now, [visit.uuid]));
        report(error);
      });
    },
    moveAll: (moves, told) => {
      for (const { visit, span } of moves) contested.note(visit, { ...visit, ...span });
      const ids = moves.map(({ visit }) => visit.uuid);
      setMoved(
        (now) =>
          new Map([
            ...now,
            ...moves.map(({ visit, span }) => [visit.uuid, { span, since: visit.updatedAt }] as const),
          ]),
      );
      const stored = moves.map((move) => ({
        ...move,
        visit: rows.find(({ uuid }) => uuid === move.visit.uuid) ?? move.visit,
        clientNote: null,
      }));
      moveVisits(store, viewer, stored, { at: Date.now(), zone }).then(
        (intents) => commitAll(intents, told),
        (error: unknown) => {
          setMoved((now) => without(now, ids));
          report(error);
        },
      );
    },
    edit: (visit, changes) => {
      contested.note(visit, { ...visit, ...changes });
      change(visit.jobId, (context) => editVisit(context, visit, changes)).catch(report);
    },
    plan: (job, plan) => {
      change(job.uuid, (context) => planVisit(context, plan)).catch(report);
    },
  };
}

/** Whether the stored visit is to be shown again: it is where it was moved, or another user has changed it since. */
function isOver(visit: Visit, move: Move | undefined, uid: string): boolean {
  if (!move) return false;
  const isThere = visit.start === move.span.start && visit.end === move.span.end;
  return isThere || (visit.updatedBy !== uid && visit.updatedAt > move.since);
}

function without(moved: Moves, ids: readonly string[]): Moves {
  return new Map([...moved].filter(([id]) => !ids.includes(id)));
}
