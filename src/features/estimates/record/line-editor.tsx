import Box from '@mui/material/Box';
import { useState } from 'react';
import type { EstimateLine } from '@/domain/estimates/estimate-content';
import type { Estimate } from '@/domain/estimates/estimate';
import { isInOption } from '@/domain/estimates/estimate-sums';
import { inOrder } from '@/domain/estimates/line-order';
import { lineRoomProblem } from '@/domain/estimates/line-room';
import type { NewLine } from '@/domain/estimates/new-line';
import { notify } from '@/shared/feedback/notify';
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
  /** The opened line as it was last there, or a new one: another user may remove it while its dialog is open. */
  const [held, setHeld] = useState<EstimateLine | null>(null);
  const begun = `${estimate.uuid}-new`;
  if (line && line !== held) setHeld(line);
  const edited = line ?? (held?.id === opened ? held : null);
  const save = (id: string, changes: Partial<EstimateLine>) => {
    if (!line) return edited !== null && edit.addLines([{ ...edited, ...changes }]) !== null;
    edit.changeLine(id, changes);
    return true;
  };
  /** Adds an empty line to type in; a phone's dialog adds it once it is saved, so that Cancel leaves nothing. */
  const addOwn = (own: NewLine) => {
    if (!isPhone) {
      const id = edit.addLines([own]);
      if (id !== null) setMade(id);
      return;
    }
    const problem = lineRoomProblem(estimate.lines.length, 1);
    if (problem !== null) {
      notify.error(problem);
      return;
    }
    setHeld({ ...own, id: begun, position: 0 });
    setOpened(begun);
  };
  return (
    <>
      {isPhone ? (
        <LineCards {...shown} />
      ) : (
        <LinesTable {...shown} edit={edit} made={made} onMade={setMade} />
      )}
      <Box sx={foot}>
        {mayEdit && <AddLines estimate={estimate} edit={edit} onOwn={addOwn} />}
        {!isPhone && <WasteHint lines={lines} />}
      </Box>
      {edited && (
        <LineDialog
          key={edited.id}
          line={edited}
          {...(!line && { missing: edited.id === begun ? ('new' as const) : ('gone' as const) })}
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
