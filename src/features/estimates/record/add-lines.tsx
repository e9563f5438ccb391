import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListPlus from 'lucide-react/icons/list-plus';
import PencilLine from 'lucide-react/icons/pencil-line';
import Ruler from 'lucide-react/icons/ruler';
import { useState } from 'react';
import type { Estimate } from '@/domain/estimates/estimate';
import { usualRate } from '@/domain/estimates/new-content';
import { BLANK_LINE } from '@/domain/estimates/new-line';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { Icon } from '@/shared/ui/text/icon';
import type { EstimateEdit } from './use-estimate-edit';

const PriceListDialog = lazyDialog(async () => (await import('./price-list-dialog')).PriceListDialog);
const MeasuresDialog = lazyDialog(async () => (await import('./measures-dialog')).MeasuresDialog);

export type AddLinesProps = {
  readonly estimate: Estimate;
  readonly edit: EstimateEdit;
  /** Told of the id of an own line, which is empty at first. */
  readonly onMade: (line: string) => void;
};

/** The ways to add lines: from the price list, from the roof's measurements, or an own one. */
export function AddLines({ estimate, edit, onMade }: AddLinesProps) {
  const [dialog, setDialog] = useState<'prices' | 'measures' | null>(null);
  const taxRate = usualRate(estimate);
  const addOwn = () => onMade(edit.addLines([{ ...BLANK_LINE, taxRate }]));
  const close = () => setDialog(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1 }}>
      <Button startIcon={<Icon of={ListPlus} size={18} />} onClick={() => setDialog('prices')}>
        From price list
      </Button>
      <Button startIcon={<Icon of={Ruler} size={18} />} onClick={() => setDialog('measures')}>
        From measurements
      </Button>
      <Button startIcon={<Icon of={PencilLine} size={18} />} onClick={addOwn}>
        Own line
      </Button>
      <PriceListDialog
        open={dialog === 'prices'}
        taxRate={taxRate}
        onAdd={(lines) => edit.addLines(lines)}
        onClose={close}
      />
      <MeasuresDialog
        open={dialog === 'measures'}
        taxRate={taxRate}
        onAdd={(lines) => edit.addLines(lines)}
        onClose={close}
      />
    </Box>
  );
}
