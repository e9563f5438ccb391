import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePages } from '@/data/live/use-live';
import { priceList } from '@/data/money/price-items';
import { useViewer } from '@/data/session/use-session';
import { measuredLines } from '@/domain/estimates/measured-lines';
import type { NewLine } from '@/domain/estimates/new-line';
import { MEASURES, measureOf, measureProblem } from '@/domain/jobs/measures';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';

export type MeasuresDialogProps = {
  readonly open: boolean;
  readonly taxRate: string;
  /** Adds lines; false where they do not fit. */
  readonly onAdd: (lines: readonly NewLine[]) => boolean;
  readonly onClose: () => void;
};

type Field = 'squares' | 'linearFeet' | 'waste';

const FIELDS = MEASURES.filter(({ field }) => field !== 'layers');
const BLANK: Readonly<Record<Field, string>> = { squares: '', linearFeet: '', waste: '' };

/** Makes lines of the price items sold by the square or the linear foot, with the typed measurements. */
export function MeasuresDialog({ open, taxRate, onAdd, onClose }: MeasuresDialogProps) {
  const { country } = useFormat();
  const [typed, setTyped] = useState(BLANK);
  const items = usePages(priceList(useViewer(), true));
  const problems = FIELDS.map((measure) => measureProblem(measure, typed[measure.field as Field], country));
  const value = (field: Field) => measureOf(typed[field], country);
  const lines = problems.some((problem) => problem !== null)
    ? []
    : measuredLines(
        items.rows,
        { squares: value('squares'), linearFeet: value('linearFeet'), waste: value('waste') },
        taxRate,
      );
  return (
    <FormDialog
      open={open}
      title="From measurements"
      width="small"
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          disabled={lines.length === 0}
          onClick={() => {
            if (!onAdd(lines)) return;
            setTyped(BLANK);
            onClose();
          }}
        >
          {lines.length === 0 ? 'Add lines' : `Add ${plural(lines.length, 'line', country)}`}
        </Button>
      }
    >
      {FIELDS.map(({ field, label }, at) => (
        <TextField
          key={field}
          label={label}
          value={typed[field as Field]}
          error={problems[at] !== null}
          helperText={problems[at]}
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', className: 'tn' } }}
        />
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Makes a line of every item that you sell by the square or the linear foot. Waste is added to products,
        not to work.
      </Typography>
    </FormDialog>
  );
}
