import type { Person } from '@/data/employees/use-people';
import { IDS_AT_ONCE } from '@/data/customers/customers';
import { useLive, usePages } from '@/data/live/use-live';
import { amountsOf } from '@/data/money/prices';
import { useViewer } from '@/data/session/use-session';
import { trackersAtStage } from '@/data/trackers/tracker-list';
import { may } from '@/domain/access/viewer';
import type { TrackerStage } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { StatusColumn } from '@/shared/dnd/status-column';
import { MoneyText } from '@/shared/ui/text/money-text';
import { TrackerTile } from './tracker-tile';

export type StageColumnProps = {
  readonly stage: TrackerStage;
  readonly salesperson: string | null;
  readonly today: Day;
  readonly byUid: ReadonlyMap<string, Person>;
  /** Of all trackers at the stage; null while unknown, or for one salesperson. */
  readonly count: number | null;
  readonly onShown: (trackers: readonly Tracker[]) => void;
  readonly onOpen: (id: string) => void;
};

/** A stage with its trackers, and their contract value once all of them are shown. */
export function StageColumn(props: StageColumnProps) {
  const { stage, salesperson, today, byUid, count, onShown, onOpen } = props;
  const viewer = useViewer();
  const pages = usePages(trackersAtStage(viewer, stage, salesperson));
  const { rows, hasMore } = pages;
  const ids = rows.map(({ uuid }) => uuid).slice(0, IDS_AT_ONCE);
  const prices = useLive(
    may(viewer, 'pricing:show') && ids.length > 0 ? amountsOf(viewer, 'tracker', ids) : null,
  );
  const amountOf = new Map(prices.rows.map(({ uuid, amount }) => [uuid, amount]));
  const isWhole = prices.status === 'ready' && !hasMore && rows.length <= IDS_AT_ONCE;
  return (
    <StatusColumn
      status={stage}
      {...{ pages, count, onShown }}
      {...(isWhole && {
        value: <MoneyText cents={[...amountOf.values()].reduce((sum, cents) => sum + cents, 0)} whole />,
      })}
      renderTile={(tracker, index) => (
        <TrackerTile
          key={tracker.uuid}
          {...{ tracker, index, today, onOpen }}
          amount={amountOf.get(tracker.uuid) ?? null}
          person={byUid.get(tracker.salesperson) ?? null}
        />
      )}
    />
  );
}
