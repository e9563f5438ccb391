import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { MAX_STATUS_NOTE } from '@/domain/core/record';
import { ConfirmDialog } from './confirm-dialog';

export type ReasonOption = { value: string; label: string };

export type ReasonDialogProps = {
  open: boolean;
  title: string;
  text?: string;
  label: string;
  options: readonly ReasonOption[];
  noteLabel?: string;
  noteRequired?: boolean;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  /** Nothing can be confirmed, yet. */
  isBlocked?: boolean;
  /** Further choices, below the note. */
  children?: ReactNode;
  onConfirm: (answer: { reason: string; note: string }) => void;
  onClose: () => void;
};

/** Asks for the reason that a status requires: a choice and a note. */
export function ReasonDialog(props: ReasonDialogProps) {
  return props.open ? <OpenReasonDialog {...props} /> : null;
}

function OpenReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    text,
    label,
    options,
    noteLabel = 'Note',
    noteRequired = false,
    confirmLabel,
    tone = 'primary',
    isBlocked = false,
    children,
    onConfirm,
    onClose,
  } = props;
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const missingReason = wasTried && reason === '';
  const missingNote = wasTried && noteRequired && note.trim() === '';

  const confirm = () => {
    setWasTried(true);
    if (reason !== '' && (!noteRequired || note.trim() !== '')) onConfirm({ reason, note: note.trim() });
  };

  return (
    <ConfirmDialog
      open
      title={title}
      {...(text !== undefined && { text })}
      confirmLabel={confirmLabel}
      tone={tone}
      isBlocked={isBlocked}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        select
        required
        label={label}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={missingReason}
        helperText={missingReason ? 'Choose one' : undefined}
        sx={{ mt: text === undefined ? 0 : 2 }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        minRows={2}
        label={noteLabel}
        required={noteRequired}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={missingNote}
        helperText={missingNote ? 'Write a few words' : undefined}
        slotProps={{ htmlInput: { maxLength: MAX_STATUS_NOTE } }}
        sx={{ mt: 2 }}
      />
      {children}
    </ConfirmDialog>
  );
}
