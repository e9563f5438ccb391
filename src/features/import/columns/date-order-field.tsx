import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DATE_ORDERS, readDay } from '@/domain/import/cells/dates';
import type { DateOrder } from '@/domain/import/cells/dates';
import { useFormat } from '@/shared/format/format-context';
import { writtenCell } from '../preview/written-cell';

const LABELS: Readonly<Record<DateOrder, string>> = {
  'month-first': 'March 4 (month first)',
  'day-first': '3 April (day first)',
};

export type DateOrderFieldProps = {
  readonly order: DateOrder;
  /** True when some date of the file is unambiguous. */
  readonly certain: boolean;
  readonly example: string;
  readonly onOrder: (order: DateOrder) => void;
};

/** The order of day and month in the file: detected from its values, and selectable where both are possible. */
export function DateOrderField({ order, certain, example, onOrder }: DateOrderFieldProps) {
  const formats = useFormat();
  const day = readDay(example, order);
  const said = certain ? 'Found in the dates of the file' : 'The dates of this file fit both: choose';
  const read =
    day === null ? `${example} cannot be read so` : `${example} is ${writtenCell('day', day, formats)}`;
  return (
    <TextField
      select
      size="small"
      label="A date such as 3/4/2026 means"
      value={order}
      error={day === null}
      helperText={`${said}. ${read}.`}
      onChange={(event) => {
        const chosen = DATE_ORDERS.find((one) => one === event.target.value);
        if (chosen) onOrder(chosen);
      }}
      sx={{ minWidth: 280, marginBottom: 2 }}
    >
      {DATE_ORDERS.map((value) => (
        <MenuItem key={value} value={value}>
          {LABELS[value]}
        </MenuItem>
      ))}
    </TextField>
  );
}
