import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { inOrder } from '@/domain/estimates/line-order';
import { BLANK_LINE } from '@/domain/estimates/new-line';
import type { NewLine } from '@/domain/estimates/new-line';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import type { EditedLine, EditedPaper } from './edited-line';
import type { LineDialogProps } from './line-dialog';
import { LineCards } from './line-cards';
import { LinesTable } from './lines-table';
import type { LineEdit } from './use-line-edit';
import { WasteHint } from './waste-hint';

const LineDialog = lazyDialog(async () => (await import('./line-dialog')).LineDialog);

export type LineEditorProps = {
  readonly paper: EditedPaper;
  /** Which lines are shown: those of an estimate's option. */
  readonly isShown?: (line: EditedLine) => boolean;
  readonly collection: LineDialogProps['collection'];
  /** Begins the names of what is typed into dialogs: "estimate-line". */
  readonly draftKey: string;
  readonly mayEdit: boolean;
  readonly edit: LineEdit;
  /** The ways to add lines; the given function adds an own line, which is empty at first. */
  readonly renderAddLines: (addOwn: (line: NewLine) => void) => ReactNode;
};

/** The lines of an estimate or an invoice: a table to type in, or on a phone cards that open one at a time. */
export function LineEditor(props: LineEditorProps) {
  const { paper, isShown, collection, draftKey, mayEdit, edit, renderAddLines } = props;
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState('');
  const [made, setMade] = useState('');
  const onOpen = useStableHandler((line: string) => setOpened(line));
  const ordered = inOrder(paper.lines);
  const lines = isShown ? ordered.filter(isShown) : ordered;
  const line = paper.lines.find(({ id }) => id === opened);
  /** The opened line as it was last there, or a new one: another user may remove it while its dialog is open. */
  const [held, setHeld] = useState<EditedLine | null>(null);
  const begun = `${paper.uuid}-new`;
  if (line && line !== held) setHeld(line);
  const edited = line ?? (held?.id === opened ? held : null);
  const save = (id: string, changes: Partial<EditedLine>) => {
    if (!line) return edited !== null && edit.addLines([{ ...BLANK_LINE, ...edited, ...changes }]) !== null;
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
    if (!edit.hasRoom(1)) return;
    setHeld({ ...own, id: begun, position: 0 });
    setOpened(begun);
  };
  return (
    <>
      {isPhone ? (
        <LineCards {...{ lines, mayEdit, onOpen }} />
      ) : (
        <LinesTable {...{ paper, lines, mayEdit, edit, made, onOpen }} onMade={setMade} />
      )}
      <Box sx={foot}>
        {mayEdit && renderAddLines(addOwn)}
        {!isPhone && <WasteHint lines={lines} />}
      </Box>
      {edited && (
        <LineDialog
          key={edited.id}
          line={edited}
          {...(!line && { missing: edited.id === begun ? ('new' as const) : ('gone' as const) })}
          {...{ paper, collection }}
          draftKey={`${draftKey}:${edited.id}`}
          onSave={save}
          onRemove={edit.removeLine}
          onMove={(id, by) => edit.moveLine(id, ordered.indexOf(edited) + by)}
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
