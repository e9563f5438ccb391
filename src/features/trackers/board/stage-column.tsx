import { useMemo } from 'react';
import type { Person } from '@/data/employees/use-people';
import { IDS_AT_ONCE } from '@/data/core/query';
import { useSums } from '@/data/live/use-counts';
import { useLive, usePages } from '@/data/live/use-live';
import type { ListedPages } from '@/data/live/use-listed';
import { amountsOf, contractsAtStage } from '@/data/money/prices';
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
  /** The found or filtered trackers of the whole board; null while each stage reads its own. */
  readonly found: ListedPages<Tracker> | null;
  readonly isFolded: boolean;
  readonly onFold: (stage: string) => void;
  readonly onShown: (trackers: readonly Tracker[]) => void;
  readonly onOpen: (id: string) => void;
};

/** A stage with its trackers and the contract value of all of them; of one salesperson's or found ones once all are shown. */
export function StageColumn(props: StageColumnProps) {
  const { stage, salesperson, today, byUid, count, found, isFolded, onFold, onShown, onOpen } = props;
  const viewer = useViewer();
  const seesAmounts = may(viewer, 'pricing:show');
  const own = usePages(found === null ? trackersAtStage(viewer, stage, salesperson) : null);
  const foundRows = found?.rows;
  const theirs = useMemo(() => foundRows?.filter(({ status }) => status === stage), [foundRows, stage]);
  const pages = found && theirs ? { ...found, rows: theirs } : own;
  const { rows, hasMore } = pages;
  const ids = rows.map(({ uuid }) => uuid).slice(0, IDS_AT_ONCE);
  const prices = useLive(seesAmounts && ids.length > 0 ? amountsOf(viewer, 'tracker', ids) : null);
  const amountOf = new Map(prices.rows.map(({ uuid, amount }) => [uuid, amount]));
  const isCut = hasMore || rows.length > IDS_AT_ONCE;
  const isWhole = prices.status === 'ready' && !isCut;
  // What is loaded follows a drop at once; the store knows the amounts of the others.
  const isSummed = seesAmounts && isCut && salesperson === null && found === null;
  const sum = useSums(isSummed ? [contractsAtStage(viewer, stage)] : null, 'amount').values[0] ?? null;
  const value = isWhole ? [...amountOf.values()].reduce((all, cents) => all + cents, 0) : sum;
  return (
    <StatusColumn
      status={stage}
      {...{ pages, count, isFolded, onFold, onShown }}
      {...(value !== null && { value: <MoneyText cents={value} whole /> })}
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
