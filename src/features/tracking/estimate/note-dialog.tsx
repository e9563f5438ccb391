import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { TextInput } from '@/shared/forms/fields/text-input';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import type { Sending } from './use-answer';

/** Most characters of a note, as a decision keeps them. */
const MAX_NOTE = 2_000;

/** The answers in the client's own words. */
export type NoteKind = 'askEstimate' | 'requestChanges' | 'decline';

const WORDS: Readonly<
  Record<NoteKind, { title: string; text: string; label: string; action: string; missing: string }>
> = {
  askEstimate: {
    title: 'Ask a question',
    text: 'The office gets it at once. The estimate stays as it is.',
    label: 'Your question',
    action: 'Send question',
    missing: 'Write your question first.',
  },
  requestChanges: {
    title: 'Ask for changes',
    text: 'The office sends a new version, which appears on this page.',
    label: 'What should change',
    action: 'Ask for changes',
    missing: 'Write what should change.',
  },
  decline: {
    title: 'Decline this estimate',
    text: 'It can then no longer be signed here. Your reason helps the office.',
    label: 'Your reason',
    action: 'Decline',
    missing: 'Write a reason, even a short one.',
  },
};

export type NoteDialogProps = {
  readonly kind: NoteKind;
  readonly value: string;
  readonly onChange: (note: string) => void;
  readonly sending: Sending;
  readonly onSend: (note: string) => void;
  readonly onClose: () => void;
};

/** A question, a wish or a refusal in the client's words, which stay on the device until the office has them. */
export function NoteDialog({ kind, value, onChange, sending, onSend, onClose }: NoteDialogProps) {
  const [wasPressed, setPressed] = useState(false);
  const { title, text, label, action, missing } = WORDS[kind];
  const isEmpty = value.trim() === '';
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          color={kind === 'decline' ? 'error' : 'primary'}
          loading={sending.isSending}
          onClick={() => {
            setPressed(true);
            if (!isEmpty && !sending.isSending) onSend(value.trim());
          }}
        >
          {action}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <TextInput
        name="note"
        label={label}
        multiline
        minRows={4}
        maxRows={12}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={wasPressed && isEmpty ? missing : undefined}
        inputProps={{ maxLength: MAX_NOTE, dir: 'auto' }}
      />
      {sending.problem !== null && <Alert severity="error">{sending.problem}</Alert>}
    </FormDialog>
  );
}
