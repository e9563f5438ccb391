import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState } from 'react';

import { newLinkId } from '@/data/core/ids';
import type { TrackingReader } from '@/data/tracking/tracking-reader';
import { maxLengthOf } from '@/domain/core/bounds';
import { AppError } from '@/domain/core/errors';
import { clientMessageShape } from '@/domain/trackers/tracker';
import { thumbButtonSx } from './progress-styles';

const MAX_LENGTH = maxLengthOf(clientMessageShape, 'body');

/** Initial text of a message, from the visits card. */
export type ComposerStart = { readonly text: string };

type State =
  | { readonly step: 'writing' }
  | { readonly step: 'sending' }
  | { readonly step: 'sent' }
  | { readonly step: 'failed'; readonly why: string };

export type MessageComposerProps = {
  reader: TrackingReader;
  link: string;
  hours: string;
  /** A sentence that another card starts for the client; it never replaces typed text. */
  start?: ComposerStart | null;
};

/** The form for a message to the office. Typed text stays until the office has it. */
export function MessageComposer({ reader, link, hours, start = null }: MessageComposerProps) {
  const noteId = useId();
  const [body, setBody] = useState('');
  const [state, setState] = useState<State>({ step: 'writing' });
  const [taken, setTaken] = useState(start);
  if (start !== null && start !== taken) {
    setTaken(start);
    setState({ step: 'writing' });
    if (body.trim() === '') setBody(start.text);
  }
  // The same text keeps its id, so that a retry cannot send it twice.
  const request = useRef<{ readonly body: string; readonly id: string } | null>(null);

  const send = async () => {
    const text = body.trim();
    if (text === '') {
      // A second click right after sending is ignored.
      if (state.step !== 'sent') setState({ step: 'failed', why: 'Write a message first.' });
      return;
    }
    if (request.current?.body !== text) request.current = { body: text, id: newLinkId() };
    setState({ step: 'sending' });
    try {
      await reader.respond({ link, requestId: request.current.id, kind: 'message', body: text });
      request.current = null;
      setBody('');
      setState({ step: 'sent' });
    } catch (error) {
      const why = error instanceof AppError && !error.retryable ? error.message : 'Try again in a moment.';
      setState({ step: 'failed', why: `Not sent. ${why}` });
    }
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state.step !== 'sending') void send();
      }}
      sx={{ display: 'grid', gap: 1.5, mt: 'auto' }}
    >
      <FormControl fullWidth error={state.step === 'failed'}>
        <OutlinedInput
          placeholder="Write to the office"
          multiline
          minRows={2}
          maxRows={8}
          value={body}
          onChange={(event) => {
            setBody(event.target.value);
            setState({ step: 'writing' });
          }}
          aria-describedby={state.step === 'failed' ? noteId : undefined}
          slotProps={{
            input: {
              'aria-label': 'Your message',
              maxLength: MAX_LENGTH,
              dir: 'auto',
              // A disabled field would lose the focus.
              readOnly: state.step === 'sending',
            },
          }}
          sx={{ '& .MuiInputBase-input': { fontSize: '1rem', lineHeight: '1.5rem' } }}
        />
        {state.step === 'failed' && (
          <FormHelperText id={noteId} role="alert">
            {state.why}
          </FormHelperText>
        )}
      </FormControl>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box
          component="span"
          role="status"
          sx={{ color: state.step === 'sent' ? 'success.main' : 'text.secondary' }}
        >
          {state.step === 'sent' ? 'Sent. The office will answer here.' : hours && `Open ${hours}`}
        </Box>
        <Button type="submit" variant="contained" loading={state.step === 'sending'} sx={thumbButtonSx}>
          {state.step === 'failed' ? 'Try again' : 'Send'}
        </Button>
      </Box>
    </Box>
  );
}
