import Button from '@mui/material/Button';
import { useEffect, useId } from 'react';
import type { Person } from '@/data/employees/use-people';
import { useLive, usePages } from '@/data/live/use-live';
import { amountsOf } from '@/data/money/prices';
import { useViewer } from '@/data/session/use-session';
import { trackersAtStage } from '@/data/trackers/tracker-list';
import { may } from '@/domain/access/viewer';
import { IDS_AT_ONCE } from '@/data/customers/customers';
import type { TrackerStage } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { DropColumn } from '@/shared/dnd/drag-board';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
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
  const headingId = useId();
  const pages = usePages(trackersAtStage(viewer, stage, salesperson));
  const { rows, hasMore, loadMore, loadingMore, status, error, retry } = pages;
  const ids = rows.map(({ uuid }) => uuid).slice(0, IDS_AT_ONCE);
  const prices = useLive(
    may(viewer, 'pricing:show') && ids.length > 0 ? amountsOf(viewer, 'tracker', ids) : null,
  );
  const amountOf = new Map(prices.rows.map(({ uuid, amount }) => [uuid, amount]));
  const isWhole = prices.status === 'ready' && !hasMore && rows.length <= IDS_AT_ONCE;
  const report = useStableHandler(onShown);
  useEffect(() => report(rows), [rows, report]);
  return (
    <section className="jl-stage" aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{stage}</h2>
        <small className="tn">{count ?? (hasMore ? `${rows.length}+` : rows.length)}</small>
        {isWhole && (
          <small className="jl-stage-value">
            <MoneyText cents={[...amountOf.values()].reduce((sum, cents) => sum + cents, 0)} whole />
          </small>
        )}
      </header>
      {status === 'loading' && rows.length === 0 && <LineSkeleton rows={2} height={96} />}
      {status === 'error' && <ErrorLine text={error?.message ?? ''} onRetry={retry} />}
      <DropColumn id={stage}>
        {rows.map((tracker, at) => (
          <TrackerTile
            key={tracker.uuid}
            {...{ tracker, index: at, today, onOpen }}
            amount={amountOf.get(tracker.uuid) ?? null}
            person={byUid.get(tracker.salesperson) ?? null}
          />
        ))}
      </DropColumn>
      {hasMore && (
        <Button size="small" disabled={loadingMore} onClick={loadMore}>
          Show more
        </Button>
      )}
    </section>
  );
}
