import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { newLabelCall, removeLabelCall, updateLabelCall } from '@/api/contract/mail';
import type { MailLabelInfo } from '@/api/contract/mail';
import { useSendCall } from '@/api/use-call';
import { toAppError } from '@/data/base/app-error';
import { SUB_STATUS_COLOURS } from '@/domain/core/sub-statuses';
import { colourLabel, colourName } from '@/shared/format/colour-name';
import { useFormat } from '@/shared/format/format-context';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { LabelDot } from './label-dot';

export type LabelDialogProps = {
  readonly open: boolean;
  /** The label to change; null makes a new one. */
  readonly label: MailLabelInfo | null;
  readonly onClose: () => void;
  readonly onRemoved: (label: MailLabelInfo) => void;
};

/** Creates, renames, recolours or removes an own label. */
export function LabelDialog({ open, label, onClose, onRemoved }: LabelDialogProps) {
  const { country } = useFormat();
  const [name, setName] = useState(label?.name ?? '');
  const [color, setColor] = useState(label?.color ?? 'blue');
  const [problem, setProblem] = useState('');
  const create = useSendCall(newLabelCall);
  const update = useSendCall(updateLabelCall);
  const remove = useSendCall(removeLabelCall);
  const run = (work: () => Promise<unknown>) => {
    work().then(onClose, (error: unknown) => setProblem(toAppError(error).message));
  };
  const handleSave = () => {
    const trimmed = name.trim();
    if (trimmed === '') setProblem('Give the label a name.');
    else if (trimmed.length > 40) setProblem('A label’s name has at most 40 characters.');
    else if (label) run(() => update({ labelId: label.id, update: { name: trimmed, color } }));
    else run(() => create({ name: trimmed, color }));
  };
  const handleRemove = () => {
    if (!label) return;
    run(() => remove({ labelId: label.id }).then(() => onRemoved(label)));
  };
  return (
    <FormDialog
      open={open}
      title={label ? 'Change label' : 'Add label'}
      width="small"
      fullScreenOnPhone={false}
      onClose={onClose}
      actions={
        <>
          {label && (
            <Button color="error" onClick={handleRemove} sx={{ marginInlineEnd: 'auto' }}>
              Remove
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" onClick={handleSave}>
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        value={name}
        autoFocus
        error={problem !== ''}
        helperText={problem}
        onChange={(event) => {
          setName(event.target.value);
          setProblem('');
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') handleSave();
        }}
      />
      <TextField
        select
        label={colourLabel(country)}
        value={color}
        onChange={(event) => setColor(event.target.value)}
      >
        {SUB_STATUS_COLOURS.map((one) => (
          <MenuItem key={one} value={one} sx={{ gap: 1 }}>
            <LabelDot label={{ color: one }} /> {colourName(one, country)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
