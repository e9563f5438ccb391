import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { newLinkId } from '@/data/core/ids';
import type { TrackingReader } from '@/data/tracking/tracking-reader';
import { AppError } from '@/domain/core/errors';
import { thumbButtonSx } from './progress-styles';

export type MailChoiceProps = { readonly reader: TrackingReader; readonly link: string };

type Choice = 'asked' | 'stopped' | 'started';

const SAID: Readonly<Record<Choice, { readonly text: string; readonly action: string }>> = {
  asked: {
    text: 'You get a mail when your project moves on or a visit is planned. This page stays as it is.',
    action: 'Stop these mails',
  },
  stopped: {
    text: 'You get no more mails about your projects here. This page goes on to show what happens.',
    action: 'Send me mails again',
  },
  started: { text: 'You get mails about your projects again.', action: 'Stop these mails' },
};

/** Where the link in a mail leads: the client stops the mails of the business, or starts them again. */
export function MailChoice({ reader, link }: MailChoiceProps) {
  const [choice, setChoice] = useState<Choice>('asked');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { text, action } = SAID[choice];

  const send = async () => {
    const kind = choice === 'stopped' ? 'startMails' : 'stopMails';
    setIsSending(true);
    setProblem(null);
    try {
      await reader.respond({ link, requestId: newLinkId(), kind });
      setChoice(kind === 'stopMails' ? 'stopped' : 'started');
    } catch (error) {
      const why = error instanceof AppError && !error.retryable ? error.message : 'Try again in a moment.';
      setProblem(`That did not work. ${why}`);
    }
    setIsSending(false);
  };

  return (
    <Box
      component="section"
      aria-label="Mails about your project"
      sx={{
        maxWidth: 720,
        mx: 'auto',
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography role="status" sx={{ flex: '1 1 260px' }}>
        {text}
      </Typography>
      <Button variant="outlined" disabled={isSending} onClick={() => void send()} sx={thumbButtonSx}>
        {action}
      </Button>
      {problem !== null && (
        <Typography role="alert" sx={{ flexBasis: '100%', color: 'error.main' }}>
          {problem}
        </Typography>
      )}
    </Box>
  );
}
