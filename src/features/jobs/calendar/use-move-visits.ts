import { moveVisits } from '@/data/jobs/move-visits';
import { useStore } from '@/data/live/use-live';
import { useCommitAll } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import type { VisitMove } from '@/domain/jobs/move-visits';
import { lineOf } from '@/domain/jobs/weather-slip';
import { useAction } from '@/shared/feedback/use-action';
import { useFormat } from '@/shared/format/format-context';

export type MoveVisits = {
  readonly isBusy: boolean;
  /** Moves visits with one Undo; `note` is the line for clients, '' keeps theirs. False, with a notice, if it failed. */
  readonly move: (moves: readonly VisitMove[], note: string, told: string) => Promise<boolean>;
};

/** Moves many visits together with their jobs, whose other visits are read first. */
export function useMoveVisits(): MoveVisits {
  const viewer = useViewer();
  const store = useStore();
  const commitAll = useCommitAll();
  const { zone } = useFormat();
  const { busy, run } = useAction();
  return {
    isBusy: busy,
    move: async (moves, note, told) => {
      let isDone = false;
      await run(async () => {
        const moved = moves.map(({ visit, span, crew }) => {
          return { visit, span, crew, clientNote: lineOf(note, visit) };
        });
        commitAll(await moveVisits(store, viewer, moved, { at: Date.now(), zone }), told);
        isDone = true;
      });
      return isDone;
    },
  };
}
