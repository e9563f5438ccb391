import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';

import { statusLook, toneColour } from '../theme/status';
import { useStableHandler } from '../ui/hooks/use-stable-handler';
import { ErrorLine } from '../ui/states/error-line';
import { LineSkeleton } from '../ui/states/line-skeleton';
import { Icon } from '../ui/text/icon';
import { DropColumn, useHeldInDrag } from './drag-board';

export type StatusColumnProps<Row> = {
  readonly status: string;
  /** The column's records, page by page. */
  readonly pages: {
    readonly rows: readonly Row[];
    readonly status: string;
    readonly error: { readonly message: string } | null;
    readonly hasMore: boolean;
    readonly loadingMore: boolean;
    readonly loadMore: () => void;
    readonly retry: () => void;
  };
  /** Of all records with the status; null while unknown or filtered: then the loaded ones are counted. */
  readonly count: number | null;
  /** Under the name: what its records are worth. */
  readonly value?: ReactNode;
  /** Only its head is shown, and cards can still be dropped on it. */
  readonly isFolded: boolean;
  readonly onFold: (status: string) => void;
  /** Tells which records are shown, so that a drop knows its record. */
  readonly onShown: (rows: readonly Row[]) => void;
  readonly renderTile: (row: Row, index: number) => ReactNode;
};

/** A status with its records on a board. */
export function StatusColumn<Row>(props: StatusColumnProps<Row>) {
  const { status, pages, count, value, isFolded, onFold, onShown, renderTile } = props;
  const { rows, hasMore, loadMore, loadingMore, error, retry } = pages;
  const headingId = useId();
  const isKnown = pages.status === 'ready' || rows.length > 0;
  const loaded = hasMore ? `${rows.length}+` : rows.length;
  const shown = useHeldInDrag(rows);
  const report = useStableHandler(onShown);
  useEffect(() => report(rows), [rows, report]);
  return (
    <section className="jl-stage" aria-labelledby={headingId} data-folded={isFolded || undefined}>
      <header>
        <h2 id={headingId}>
          <ButtonBase
            aria-expanded={!isFolded}
            title={isFolded ? 'Unfold this column' : 'Fold this column'}
            onClick={() => onFold(status)}
          >
            <Icon of={statusLook(status).icon} size={16} color={toneColour(statusLook(status).tone).ink} />
            <span>{status}</span>
          </ButtonBase>
        </h2>
        <small className="tn">{count ?? (isKnown ? loaded : '…')}</small>
        {value !== undefined && <small className="jl-stage-value">{value}</small>}
      </header>
      {!isFolded && pages.status === 'loading' && rows.length === 0 && <LineSkeleton rows={2} height={96} />}
      {pages.status === 'error' && <ErrorLine text={error?.message ?? ''} onRetry={retry} />}
      <DropColumn id={status} name={status}>
        {isFolded ? null : shown.map(renderTile)}
      </DropColumn>
      {hasMore && !isFolded && (
        <Button size="small" disabled={loadingMore} onClick={loadMore}>
          Show more
        </Button>
      )}
    </section>
  );
}
