import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useDraft } from '@/shared/forms/frame/use-draft';

export type ComposerProps = {
  readonly label: string;
  /** Where the unsent text is kept. */
  readonly draftKey: string;
  readonly maxLength: number;
  readonly submitLabel: string;
  readonly emptyError: string;
  readonly minRows?: number;
  /** The text to change, where it is not a new one. */
  readonly initial?: string;
  /** Why it cannot be sent yet, as a sentence; null when it can. */
  readonly obstacle?: string | null;
  readonly onSend: (text: string) => void;
  /** The author's picture, before the field. */
  readonly picture?: ReactNode;
  /** Under the field: what is chosen for the text. A line is between these and the buttons. */
  readonly choices?: ReactNode;
  /** Above the button: what is attached. */
  readonly attached?: ReactNode;
  /** Beside the button. */
  readonly children?: ReactNode;
};

/** A line across the card around the form. */
const lineSx = { mx: -2, mt: 0.5, px: 2, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' } as const;

/** A field for a text that is sent at once; typed text survives a reload. */
export function Composer(props: ComposerProps) {
  const {
    label,
    draftKey,
    maxLength,
    submitLabel,
    emptyError,
    minRows = 1,
    initial = '',
    obstacle = null,
    onSend,
    picture,
    choices,
    attached,
    children,
  } = props;
  const { draft, saveDraft, clearDraft } = useDraft(draftKey, { text: initial });
  const [text, setText] = useState(draft.text);
  const [error, setError] = useState('');
  const send = () => {
    const words = text.trim();
    if (obstacle !== null) return setError(obstacle);
    if (words === '') return setError(emptyError);
    if (words.length > maxLength) {
      return setError(`Use at most ${maxLength} characters; these are ${words.length}.`);
    }
    onSend(words);
    setText('');
    setError('');
    clearDraft();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        {picture}
        <TextField
          {...(picture === undefined ? { label } : { placeholder: label })}
          fullWidth
          multiline
          minRows={minRows}
          maxRows={10}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError('');
            saveDraft({ text: event.target.value });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          }}
          error={error !== ''}
          helperText={error || undefined}
          slotProps={{ htmlInput: { dir: 'auto', ...(picture !== undefined && { 'aria-label': label }) } }}
        />
      </Box>
      {choices}
      {attached}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          ...(choices !== undefined && lineSx),
        }}
      >
        {children}
        <Button type="submit" variant="contained" sx={{ marginInlineStart: 'auto' }}>
          {submitLabel}
        </Button>
      </Box>
    </Box>
  );
}
