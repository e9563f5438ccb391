import Box from '@mui/material/Box';
import { useState } from 'react';
import type { EstimateLine } from '@/domain/estimates/estimate-content';
import type { Estimate } from '@/domain/estimates/estimate';
import { isInOption } from '@/domain/estimates/estimate-sums';
import { inOrder } from '@/domain/estimates/line-order';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { AddLines } from './add-lines';
import { LineCards } from './line-cards';
import { LinesTable } from './lines-table';
import type { EstimateEdit } from './use-estimate-edit';
import { WasteHint } from './waste-hint';

const LineDialog = lazyDialog(async () => (await import('./line-dialog')).LineDialog);

export type LineEditorProps = {
  readonly estimate: Estimate;
  /** The shown option's id. */
  readonly option: string;
  readonly mayEdit: boolean;
  readonly edit: EstimateEdit;
};

/** The lines of an option: a table to type in, or on a phone cards that open one at a time. */
export function LineEditor({ estimate, option, mayEdit, edit }: LineEditorProps) {
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState('');
  const [made, setMade] = useState('');
  const onOpen = useStableHandler((line: string) => setOpened(line));
  const shown = { estimate, option, mayEdit, onOpen };
  const lines = inOrder(estimate.lines).filter((one) => isInOption(one, option));
  const line = estimate.lines.find(({ id }) => id === opened);
  /** The opened line as it was last there: somebody else may remove it while its dialog is open. */
  const [held, setHeld] = useState<EstimateLine | null>(null);
  if (line && line !== held) setHeld(line);
  const edited = line ?? (held?.id === opened ? held : null);
  const save = (id: string, changes: Partial<EstimateLine>) => {
    if (line) edit.changeLine(id, changes);
    else if (edited) edit.addLines([{ ...edited, ...changes }]);
  };
  return (
    <>
      {isPhone ? (
        <LineCards {...shown} />
      ) : (
        <LinesTable {...shown} edit={edit} made={made} onMade={setMade} />
      )}
      <Box sx={foot}>
        {mayEdit && <AddLines estimate={estimate} edit={edit} onMade={isPhone ? setOpened : setMade} />}
        {!isPhone && <WasteHint lines={lines} />}
      </Box>
      {edited && (
        <LineDialog
          key={edited.id}
          line={edited}
          isGone={!line}
          content={estimate}
          onSave={save}
          onRemove={edit.removeLine}
          onMove={(id, by) => edit.moveLine(id, inOrder(estimate.lines).indexOf(edited) + by)}
          onClose={() => setOpened('')}
        />
      )}
    </>
  );
}

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;
