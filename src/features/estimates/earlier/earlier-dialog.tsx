import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { copiedLines } from '@/domain/estimates/copied-lines';
import { isInOption, shownOption } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { inOrder } from '@/domain/estimates/line-order';
import { lineRoomProblem } from '@/domain/estimates/line-room';
import type { NewLine } from '@/domain/estimates/new-line';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { SearchField } from '@/shared/ui/list/search-field';
import { ShowMore } from '@/shared/ui/list/show-more';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyPlan, EmptySearch } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { EarlierList } from './earlier-list';
import { LinePicker } from './line-picker';
import { useEarlierEstimates } from './use-earlier-estimates';

export type EarlierDialogProps = {
  readonly open: boolean;
  readonly estimate: Estimate;
  /** Adds lines; false where they do not fit. */
  readonly onAdd: (lines: readonly NewLine[]) => boolean;
  readonly onClose: () => void;
};

const NOTHING: ReadonlySet<string> = new Set();

/** Copies all or some lines of an earlier estimate: of this customer, or of any that the search finds. */
export function EarlierDialog({ open, estimate, onAdd, onClose }: EarlierDialogProps) {
  const { country } = useFormat();
  const { search, setSearch, found, estimates, ...list } = useEarlierEstimates(estimate);
  const [chosen, setChosen] = useState<Estimate | null>(null);
  const [picked, setPicked] = useState(NOTHING);
  const choose = (one: Estimate | null) => {
    setChosen(one);
    // Lines of all options together would be alternatives side by side.
    const shown = one?.lines.filter((line) => isInOption(line, shownOption(one)));
    setPicked(new Set(shown?.map(({ id }) => id)));
  };
  const close = () => {
    choose(null);
    onClose();
  };
  const lines = chosen ? inOrder(chosen.lines) : [];
  const problem = lineRoomProblem(estimate.lines.length, picked.size);
  return (
    <FormDialog
      open={open}
      title={chosen?.title ?? 'From an earlier estimate'}
      onClose={close}
      actions={
        chosen ? (
          <>
            <Button variant="outlined" onClick={() => choose(null)}>
              Other estimates
            </Button>
            <Button
              variant="contained"
              disabled={picked.size === 0 || problem !== null}
              onClick={() => {
                const copied = copiedLines(
                  lines.filter(({ id }) => picked.has(id)),
                  estimate,
                );
                if (onAdd(copied)) close();
              }}
            >
              {picked.size === 0 ? 'Add lines' : `Add ${plural(picked.size, 'line', country)}`}
            </Button>
          </>
        ) : (
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
        )
      }
    >
      {chosen ? (
        <>
          {problem !== null && <Alert severity="error">{problem}</Alert>}
          <LinePicker options={chosen.options} lines={lines} picked={picked} onPick={setPicked} />
        </>
      ) : (
        <>
          <SearchField label="Search all estimates" value={search} onChange={setSearch} />
          <AsyncView
            status={list.status === 'idle' ? 'loading' : list.status}
            data={list.status === 'loading' && estimates.length === 0 ? undefined : estimates}
            error={list.error}
            onRetry={list.retry}
            isEmpty={(rows) => rows.length === 0}
            empty={
              found ? (
                <EmptyState art={<EmptySearch width={160} />} title="Nothing fits" text="Try another word." />
              ) : (
                <EmptyState
                  art={<EmptyPlan width={160} />}
                  title={`No other estimate for ${estimate.customerName}`}
                  text="Search all estimates by number, title, customer or address."
                />
              )
            }
          >
            {(rows) => <EarlierList estimates={rows} onChoose={choose} />}
          </AsyncView>
          {found && <ShowMore list={found} />}
        </>
      )}
    </FormDialog>
  );
}
