import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSearched } from '@/data/live/use-searched';
import { priceList } from '@/data/money/price-items';
import { useViewer } from '@/data/session/use-session';
import { lineOfItem } from '@/domain/estimates/new-line';
import type { NewLine } from '@/domain/estimates/new-line';
import type { PriceItem } from '@/domain/money/price-item';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { SearchField } from '@/shared/ui/list/search-field';
import { ShowMore } from '@/shared/ui/list/show-more';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyPlan, EmptySearch } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { MoneyText } from '@/shared/ui/text/money-text';

export type PriceListDialogProps = {
  readonly open: boolean;
  readonly taxRate: string;
  /** Adds lines; false where they do not fit. */
  readonly onAdd: (lines: readonly NewLine[]) => boolean;
  readonly onClose: () => void;
};

const textOf = ({ name, description }: PriceItem) => `${name} ${description}`;

/** Picks lines of the price list, in the order they are ticked. */
export function PriceListDialog({ open, taxRate, onAdd, onClose }: PriceListDialogProps) {
  const { country } = useFormat();
  const [picked, setPicked] = useState<readonly PriceItem[]>([]);
  const { list, search, setSearch } = useSearched(priceList(useViewer(), true), textOf);
  const isPicked = ({ uuid }: PriceItem) => picked.some((one) => one.uuid === uuid);
  const toggle = (item: PriceItem) =>
    setPicked(isPicked(item) ? picked.filter(({ uuid }) => uuid !== item.uuid) : [...picked, item]);
  return (
    <FormDialog
      open={open}
      title="From price list"
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          disabled={picked.length === 0}
          onClick={() => {
            if (!onAdd(picked.map((item) => lineOfItem(item, { taxRate })))) return;
            setPicked([]);
            onClose();
          }}
        >
          {picked.length === 0 ? 'Add lines' : `Add ${plural(picked.length, 'line', country)}`}
        </Button>
      }
    >
      <SearchField label="Search the price list" value={search} onChange={setSearch} />
      <AsyncView
        status={list.status === 'idle' ? 'loading' : list.status}
        data={list.rows}
        error={list.error}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            art={search === '' ? <EmptyPlan width={160} /> : <EmptySearch width={160} />}
            title={search === '' ? 'Your price list is empty' : 'Nothing fits'}
            text={
              search === ''
                ? 'Add what you sell to the prices of your company settings.'
                : 'Try another word.'
            }
          />
        }
      >
        {(rows) => (
          <Stack sx={styles}>
            {rows.map((item) => (
              <FormControlLabel
                key={item.uuid}
                control={<Checkbox checked={isPicked(item)} onChange={() => toggle(item)} />}
                label={
                  <>
                    <span dir="auto">{item.name}</span>{' '}
                    <span className="tn">
                      <MoneyText cents={item.price} />
                      {item.unit !== '' && ` / ${item.unit}`}
                    </span>
                  </>
                }
              />
            ))}
            <ShowMore list={list} />
          </Stack>
        )}
      </AsyncView>
    </FormDialog>
  );
}

/** Rows to touch, with the prices in one column at the end. */
const styles = {
  '& .MuiFormControlLabel-root': { minHeight: 44, marginInlineEnd: 0 },
  '& .MuiFormControlLabel-label': {
    flexGrow: 1,
    display: 'flex',
    gap: 2,
    justifyContent: 'space-between',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& .tn': { flexShrink: 0 },
} as const;
