import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { Understood } from './understood';
import { useQuickTask } from './use-quick-task';

export type QuickAddDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** One line becomes a task: "call the inspector tomorrow 9am #J-12 @tom". What was understood shows below it. */
export function QuickAddDialog({ open, onClose }: QuickAddDialogProps) {
  return open && <OpenQuickAdd onClose={onClose} />;
}

function OpenQuickAdd({ onClose }: Pick<QuickAddDialogProps, 'onClose'>) {
  const { draft, saveDraft, clearDraft } = useDraft('quick-task', { line: '' });
  const [line, setLine] = useState(draft.line);
  const { problem, waitsFor, understood, noteTyped, save } = useQuickTask(line, () => {
    clearDraft();
    onClose();
  });
  const type = (text: string) => {
    setLine(text);
    saveDraft({ line: text });
    noteTyped(text);
  };
  return (
    <FormDialog
      open
      title="Quick task"
      onClose={onClose}
      fullScreenOnPhone={false}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" disabled={waitsFor !== ''} onClick={save}>
            {waitsFor === '' ? 'Add task' : `Looking for ${waitsFor}…`}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        fullWidth
        label="What, when, for whom"
        placeholder="Call the inspector tomorrow 9am #J-12 @tom"
        value={line}
        error={problem !== ''}
        helperText={problem || 'A date, # with a record’s number, @ with a first name.'}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <Understood {...understood} />
    </FormDialog>
  );
}
