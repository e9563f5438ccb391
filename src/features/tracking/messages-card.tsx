import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { PublicCopy } from '@/domain/tracking/public-copy';
import { formatDateTime } from '@/shared/format/dates';
import { firstName } from '@/shared/format/words';
import { cardSx, WIDE } from './progress-styles';
import type { Place } from '@/domain/format/formats';

type PublicMessage = PublicCopy['messages'][number];

export type MessagesCardProps = {
  id: string;
  messages: readonly PublicMessage[];
  now: number;
  place: Place;
  headingAs: 'h2' | 'h4';
  composer: ReactNode;
};

/** The messages between client and office, and a form for a new one. */
export function MessagesCard({ id, messages, now, place, headingAs, composer }: MessagesCardProps) {
  return (
    <Box
      component="section"
      id={id}
      sx={{
        ...cardSx,
        gridArea: 'messages',
        display: 'flex',
        flexDirection: 'column',
        // Stretches to its neighbour's height only with messages.
        ...(messages.length === 0 && { alignSelf: 'start' }),
        scrollMarginTop: 80,
      }}
    >
      <Typography variant="h4" component={headingAs} sx={{ mb: 2 }}>
        Messages with the office
      </Typography>
      {messages.length === 0 ? (
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          Nothing written yet. A question here reaches the whole office, not one phone.
        </Typography>
      ) : (
        <Box
          component="ol"
          aria-label="Messages"
          sx={{ display: 'grid', gap: 2, m: 0, mb: 3, p: 0, listStyle: 'none' }}
        >
          {messages.map((message) => (
            <Message key={message.id} message={message} now={now} place={place} />
          ))}
        </Box>
      )}
      {composer}
    </Box>
  );
}

function Message({ message, now, place }: { message: PublicMessage; now: number; place: Place }) {
  const isMine = message.from === 'client';
  const author = isMine ? 'You' : `${firstName(message.authorName) || 'The office'}, office`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.5,
        maxWidth: '88%',
        justifySelf: isMine ? 'end' : 'start',
        [WIDE]: { maxWidth: '76%' },
      }}
    >
      <Box
        component="p"
        dir="auto"
        sx={{
          p: '12px 16px',
          fontSize: '1rem',
          lineHeight: '1.5rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          border: '1px solid',
          borderColor: isMine ? 'transparent' : 'divider',
          bgcolor: isMine ? 'primary.tint' : 'background.default',
          borderRadius: '10px',
          [isMine ? 'borderEndEndRadius' : 'borderEndStartRadius']: '2px',
        }}
      >
        {message.body}
      </Box>
      <Typography
        variant="caption"
        component="span"
        className="tn"
        sx={{ fontWeight: 400, color: 'text.secondary', textAlign: isMine ? 'right' : 'left' }}
      >
        {author}, {formatDateTime(message.at, place, now)}
      </Typography>
    </Box>
  );
}
