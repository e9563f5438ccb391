import { useEffect } from 'react';
import { usePeople } from '@/data/employees/use-people';
import { useViewer } from '@/data/session/use-session';
import type { Visit } from '@/domain/jobs/visit';
import { isAhead } from '@/domain/jobs/visits';
import { useContestedMoves } from '@/shared/dnd/use-contested-moves';
import { useHeldAtPress } from '@/shared/dnd/use-held-at-press';
import { formatSpan } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { joinList } from '@/shared/format/words';

/** Moves of visits that several planners see. Pass the visits as they are shown. */
export function useVisitMoves(visits: readonly Visit[]) {
  const { uid } = useViewer();
  const { nameOf } = usePeople();
  const place = useFormat();
  const moves = useContestedMoves<Visit>({
    uid,
    nameOf,
    placeOf: ({ status, start, end, crew }) => {
      const when = formatSpan(start, end, place);
      const people = crew.length === 0 ? 'without people' : `with ${joinList(crew.map(nameOf).toSorted())}`;
      return isAhead(status) ? `${when} ${people}` : `${status}, ${when}`;
    },
  });
  const heldAtPress = useHeldAtPress(visits);
  const { see } = moves;
  useEffect(() => see(visits), [visits, see]);
  const find = (of: readonly Visit[], id: string) => of.find(({ uuid }) => uuid === id);

  return {
    note: moves.note,
    /**
     * The visit as it is now; null, and the planner is told, when another user has changed what the drag is about.
     * @param isSame whether the visit is still where the drag took it from
     */
    free: (id: string, isSame: (held: Visit, now: Visit) => boolean): Visit | null => {
      const held = find(heldAtPress(), id);
      const now = find(visits, id) ?? null;
      if (now && (!held || (isAhead(now.status) === isAhead(held.status) && isSame(held, now)))) return now;
      if (held) moves.tellTaken(now);
      return null;
    },
    /** Tells a planner that another user has planned the job meanwhile. */
    tellPlanned: (jobId: string) => moves.tellTaken(visits.find((visit) => visit.jobId === jobId) ?? null),
  };
}

/** Whether a visit's time is the same. */
export function hasSameTime(a: Visit, b: Visit): boolean {
  return a.start === b.start && a.end === b.end;
}
