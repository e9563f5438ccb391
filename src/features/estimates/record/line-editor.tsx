import { useState } from 'react';
import type { Estimate } from '@/domain/estimates/estimate';
import { inOrder } from '@/domain/estimates/line-order';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { AddLines } from './add-lines';
import { LineCards } from './line-cards';
import { LinesTable } from './lines-table';
import type { EstimateEdit } from './use-estimate-edit';

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
  const line = estimate.lines.find(({ id }) => id === opened);
  return (
    <>
      {isPhone ? (
        <LineCards {...shown} />
      ) : (
        <LinesTable {...shown} edit={edit} made={made} onMade={setMade} />
      )}
      {mayEdit && <AddLines estimate={estimate} edit={edit} onMade={isPhone ? setOpened : setMade} />}
      {line && (
        <LineDialog
          key={line.id}
          line={line}
          content={estimate}
          onSave={edit.changeLine}
          onRemove={edit.removeLine}
          onMove={(id, by) => edit.moveLine(id, inOrder(estimate.lines).indexOf(line) + by)}
          onClose={() => setOpened('')}
        />
      )}
    </>
  );
}
