import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import History from 'lucide-react/icons/history';
import ListPlus from 'lucide-react/icons/list-plus';
import PencilLine from 'lucide-react/icons/pencil-line';
import Ruler from 'lucide-react/icons/ruler';
import { useState } from 'react';
import type { Estimate } from '@/domain/estimates/estimate';
import { usualRate } from '@/domain/estimates/new-content';
import { BLANK_LINE } from '@/domain/estimates/new-line';
import type { NewLine } from '@/domain/estimates/new-line';
import { PriceListDialog } from '@/features/money-lines/public';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { Icon } from '@/shared/ui/text/icon';
import type { EstimateEdit } from './use-estimate-edit';

const MeasuresDialog = lazyDialog(async () => (await import('./measures-dialog')).MeasuresDialog);
const EarlierDialog = lazyDialog(async () => (await import('../earlier/earlier-dialog')).EarlierDialog);
const TemplateDialog = lazyDialog(async () => (await import('../templates/template-dialog')).TemplateDialog);

export type AddLinesProps = {
  readonly estimate: Estimate;
  readonly edit: EstimateEdit;
  /** Adds an own line, which is empty at first. */
  readonly onOwn: (line: NewLine) => void;
};

type Way = 'prices' | 'measures' | 'template' | 'earlier';

/** The ways to add lines: price list, the roof's measurements, an own one, a template, or an earlier estimate. */
export function AddLines({ estimate, edit, onOwn }: AddLinesProps) {
  const [dialog, setDialog] = useState<Way | null>(null);
  const taxRate = usualRate(estimate);
  const onAdd = (lines: readonly NewLine[]) => edit.addLines(lines) !== null;
  const onClose = () => setDialog(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1 }}>
      <Button startIcon={<Icon of={ListPlus} size={18} />} onClick={() => setDialog('prices')}>
        From price list
      </Button>
      <Button startIcon={<Icon of={Ruler} size={18} />} onClick={() => setDialog('measures')}>
        From measurements
      </Button>
      <Button
        startIcon={<Icon of={PencilLine} size={18} />}
        onClick={() => onOwn({ ...BLANK_LINE, taxRate })}
      >
        Own line
      </Button>
      <MenuButton
        variant="outlined"
        label="More ways to add lines"
        items={[
          {
            id: 'template',
            label: 'From a template',
            icon: ClipboardList,
            onSelect: () => setDialog('template'),
          },
          {
            id: 'earlier',
            label: 'From an earlier estimate',
            icon: History,
            onSelect: () => setDialog('earlier'),
          },
        ]}
      >
        More
      </MenuButton>
      <PriceListDialog open={dialog === 'prices'} {...{ taxRate, onAdd, onClose }} />
      <MeasuresDialog open={dialog === 'measures'} {...{ taxRate, onAdd, onClose }} />
      <EarlierDialog open={dialog === 'earlier'} {...{ estimate, onAdd, onClose }} />
      <TemplateDialog open={dialog === 'template'} submitLabel="Insert" onUse={edit.fill} onClose={onClose} />
    </Box>
  );
}
