import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { maxLengthOf } from '@/domain/core/bounds';
import { clientMessageShape } from '@/domain/trackers/tracker';
import type { ClientMessage } from '@/domain/trackers/tracker';
import { KeptText } from '@/shared/forms/frame/kept-text';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { EmptyTalk } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { PendingMark } from '@/shared/ui/states/pending-mark';

export type MessageThreadProps = {
  readonly messages: readonly ClientMessage[];
  readonly pendingIds: ReadonlySet<string>;
  /** All people by uid, for the writers' names. */
  readonly people: ReadonlyMap<string, { readonly name: string }>;
  readonly isShared: boolean;
  readonly mayWrite: boolean;
  readonly draftKey: string;
  readonly onSend: (body: string) => void;
  readonly onEarlier?: () => void;
};

/** The messages with the client, oldest first, and a field to answer. */
export function MessageThread(props: MessageThreadProps) {
  const { messages, pendingIds, people, isShared, mayWrite, draftKey, onSend, onEarlier } = props;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      {!isShared && (
        <Alert severity="info">
          The client does not see messages now: they are switched off on the client page.
        </Alert>
      )}
      {onEarlier && (
        <Button variant="text" onClick={onEarlier} sx={{ justifySelf: 'start' }}>
          Show earlier
        </Button>
      )}
      {messages.length === 0 && (
        <EmptyState
          art={<EmptyTalk width={160} />}
          title="Nothing written yet"
          text="What you write here appears on the client's page."
        />
      )}
      <Box
        component="ol"
        aria-label="Messages"
        sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {messages.toReversed().map((message) => (
          <Message
            key={message.uuid}
            message={message}
            author={authorOf(message, people)}
            isPending={pendingIds.has(message.uuid)}
          />
        ))}
      </Box>
      {mayWrite ? <Composer draftKey={draftKey} onSend={onSend} /> : <Unsent draftKey={draftKey} />}
    </Box>
  );
}

function authorOf(message: ClientMessage, people: MessageThreadProps['people']): string {
  return message.from === 'office'
    ? people.get(message.createdBy)?.name || 'The office'
    : message.authorName || 'The client';
}

type MessageProps = {
  readonly message: ClientMessage;
  readonly author: string;
  readonly isPending: boolean;
};

function Message({ message, author, isPending }: MessageProps) {
  const place = useFormat();
  const isOurs = message.from === 'office';
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 0.5, maxWidth: '80%', justifySelf: isOurs ? 'end' : 'start' }}
    >
      <Box
        component="p"
        dir="auto"
        sx={{
          p: '8px 12px',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          border: '1px solid',
          borderColor: isOurs ? 'transparent' : 'divider',
          borderRadius: '10px',
          bgcolor: isOurs ? 'primary.tint' : 'background.default',
        }}
      >
        {message.body}
      </Box>
      <Typography
        variant="caption"
        component="span"
        sx={{ color: 'text.secondary', fontWeight: 400, textAlign: isOurs ? 'right' : 'left' }}
      >
        {author}, {formatDateTime(message.createdAt, place)} {isPending && <PendingMark />}
      </Typography>
    </Box>
  );
}

/** A message whose writer lost the right to send it. */
function Unsent({ draftKey }: Pick<MessageThreadProps, 'draftKey'>) {
  const { draft, clearDraft } = useDraft(draftKey, { body: '' });
  return draft.body === '' ? null : <KeptText text={draft.body} onDiscard={clearDraft} />;
}

function Composer({ draftKey, onSend }: Pick<MessageThreadProps, 'draftKey' | 'onSend'>) {
  const { draft, saveDraft, clearDraft } = useDraft(draftKey, { body: '' });
  const [body, setBody] = useState(draft.body);
  const [isEmpty, setIsEmpty] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const send = () => {
    if (body.trim() === '') {
      // The second press of a double click finds its text already sent.
      setIsEmpty(!isSent);
      return;
    }
    onSend(body.trim());
    setBody('');
    setIsSent(true);
    clearDraft();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}
    >
      <TextField
        label="Message to the client"
        multiline
        minRows={2}
        maxRows={8}
        value={body}
        onChange={(event) => {
          setBody(event.target.value);
          setIsEmpty(false);
          setIsSent(false);
          saveDraft({ body: event.target.value });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
        error={isEmpty}
        helperText={isEmpty ? 'Write a message first.' : undefined}
        slotProps={{ htmlInput: { maxLength: maxLengthOf(clientMessageShape, 'body'), dir: 'auto' } }}
      />
      <Button type="submit" variant="contained">
        Send
      </Button>
    </Box>
  );
}
