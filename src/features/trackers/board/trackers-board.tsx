import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePeople } from '@/data/employees/use-people';
import { useCounts } from '@/data/live/use-counts';
import { useCount } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { openTrackersCount } from '@/data/trackers/tracker-list';
import { changeStage } from '@/data/trackers/trackers';
import { mayOn } from '@/domain/access/viewer';
import { TRACKER_STAGES } from '@/domain/core/statuses';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import type { TRACKER_LIST } from '@/domain/trackers/tracker-filters';
import { StatusBoard } from '@/shared/dnd/status-board';
import type { Drop } from '@/shared/dnd/drag-board';
import { useContestedMoves } from '@/shared/dnd/use-contested-moves';
import { useFoldedColumns } from '@/shared/dnd/use-folded-columns';
import { notify } from '@/shared/feedback/notify';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import type { AddressOf } from '@/shared/ui/list/use-list-address';
import { BoardFilters } from './board-filters';
import { StageColumn } from './stage-column';
import { useFoundTrackers } from './use-found-trackers';

/** The open trackers by stage: a card dropped in another column moves its tracker there. */
export function TrackersBoard({ address }: { readonly address: AddressOf<typeof TRACKER_LIST> }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const { zone } = useFormat();
  const today = dayOf(useNow(), zone);
  const { people, byUid, nameOf } = usePeople();
  const { salesperson } = address.state;
  const { folded, fold } = useFoldedColumns('trackers');
  const found = useFoundTrackers(address.state, today);
  const isWhole = salesperson === null && found === null;
  const counts = useCounts(
    isWhole ? TRACKER_STAGES.map((stage) => openTrackersCount(viewer, [stage])) : null,
  );
  const all = useCount(openTrackersCount(viewer)).value;
  const moves = useContestedMoves<Tracker>({
    uid: viewer.uid,
    nameOf,
    placeOf: ({ status }) => `“${status}”`,
  });
  /** The shown trackers by id, as their columns report them. */
  const shown = useRef(new Map<string, Tracker>());
  const drop = useStableHandler(({ id, from, column }: Drop) => {
    const tracker = shown.current.get(id);
    const stage = TRACKER_STAGES.find((one) => one === column);
    if (!tracker || !stage) return false;
    if (tracker.status !== from) {
      moves.tellTaken(tracker);
      return false;
    }
    if (stage === tracker.status) return false;
    if (!mayOn(viewer, 'trackers:edit', tracker)) {
      notify.error('You may see this tracker, and not change its stage.');
      return false;
    }
    moves.note(tracker, { ...tracker, status: stage });
    commit(changeStage(viewer, tracker, stage, Date.now()));
    return true;
  });
  return (
    <StatusBoard
      title="Open Tracker List"
      count={all}
      filters={<BoardFilters address={address} people={people} isWhole={isWhole} />}
      onList={() => address.choose('view', [])}
      onDrop={drop}
    >
      {TRACKER_STAGES.map((stage, at) => (
        <StageColumn
          key={stage}
          {...{ stage, salesperson, today, byUid, found }}
          count={counts.values[at] ?? null}
          isFolded={folded.includes(stage)}
          onFold={fold}
          onShown={(trackers) => {
            for (const tracker of trackers) shown.current.set(tracker.uuid, tracker);
            moves.see(trackers);
          }}
          onOpen={(id) => void navigate(paths.tracker(id))}
        />
      ))}
    </StatusBoard>
  );
}
