import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';

import { changePrices } from '@/data/money/price-items';
import { useCommitAll } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { foldText } from '@/domain/format/fold-text';
import { writtenNumber } from '@/domain/format/number-words';
import { priceChanges, readPriceChange } from '@/domain/money/price-change';
import { PRICE_ITEM_KINDS } from '@/domain/money/price-item';
import type { PriceItem } from '@/domain/money/price-item';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { TextInput } from '@/shared/forms/fields/text-input';
import { SearchField } from '@/shared/ui/list/search-field';

import { PriceChangeTable } from './price-change-table';

const ALL = 'all';

export type PriceChangeFormProps = {
  readonly items: readonly PriceItem[];
  readonly onClose: () => void;
};

/** Changes the prices of all lines, or of those that fit, and shows old and new ones before. */
export function PriceChangeForm({ items, onClose }: PriceChangeFormProps) {
  const viewer = useViewer();
  const commitAll = useCommitAll();
  const { country } = useFormat();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<string>(ALL);
  const [search, setSearch] = useState('');
  const read = readPriceChange(typed, country);
  const percent = 'percent' in read ? read.percent : null;
  const changes = useMemo(() => {
    if (percent === null) return [];
    const wanted = foldText(search);
    const fits = (item: PriceItem) =>
      (kind === ALL || item.kind === kind) && foldText(`${item.name} ${item.description}`).includes(wanted);
    return priceChanges(items.filter(fits), percent);
  }, [items, percent, kind, search]);
  const apply = () => {
    commitAll(changePrices(viewer, changes), `${plural(changes.length, 'price', country)} changed`);
    onClose();
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <TextInput
          name="percent"
          label="Change in percent"
          helper={`${writtenNumber(2.5, country, 1)} raises prices, -${writtenNumber(2.5, country, 1)} lowers them. Costs stay.`}
          error={typed.trim() !== '' && 'problem' in read ? read.problem : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField select label="Lines" value={kind} onChange={(event) => setKind(event.target.value)}>
          <MenuItem value={ALL}>All lines</MenuItem>
          {PRICE_ITEM_KINDS.map((one) => (
            <MenuItem key={one} value={one}>{`${one}s`}</MenuItem>
          ))}
        </TextField>
      </Box>
      <SearchField value={search} onChange={setSearch} label="Only lines with these words" />
      {percent !== null && <PriceChangeTable changes={changes} />}
      <Box>
        <Button variant="contained" disabled={changes.length === 0} onClick={apply}>
          Change {plural(changes.length, 'price', country)}
        </Button>
      </Box>
    </>
  );
}
