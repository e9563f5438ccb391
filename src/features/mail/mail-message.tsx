import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import EyeOff from 'lucide-react/icons/eye-off';
import { useMemo, useState } from 'react';
import type { MailMessage, MailPerson } from '@/api/contract/mail';
import { formatDateTime, formatExact } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { Icon } from '@/shared/ui/text/icon';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { MailFiles } from './mail-files';
import { safeHtml } from './safe-html';

const nameOf = ({ name, email }: MailPerson) => name || email;
const named = ({ name, email }: MailPerson) =>
  name !== '' && email !== '' ? `${name}, ${email}` : name || email;

const bodySx = {
  mt: 1.5,
  overflowWrap: 'anywhere',
  contain: 'content',
  '& p': { my: 0, minHeight: '1lh' },
  '& a': { color: 'primary.main' },
  '& blockquote': {
    mx: 0,
    my: 1,
    paddingInlineStart: 2,
    borderInlineStart: '2px solid',
    borderColor: 'divider',
    color: 'text.secondary',
  },
  '& ul, & ol': { my: 0.5, paddingInlineStart: 3 },
  '& pre': { whiteSpace: 'pre-wrap' },
  '& h1, & h2, & h3, & h4': { fontSize: '1rem', my: 1 },
  '& table': { display: 'block', overflowX: 'auto' },
} as const;

export type MailMessageViewProps = {
  readonly mail: MailMessage;
  /** Shown whole; otherwise as a line that opens it. */
  readonly isOpen: boolean;
  readonly children?: React.ReactNode;
};

/** One mail of a conversation: author, recipients, time and the sanitized body. */
export function MailMessageView({ mail, isOpen, children }: MailMessageViewProps) {
  const [isShown, setIsShown] = useState(isOpen);
  const formats = useFormat();
  const names = (people: typeof mail.to) => people.map(isShown ? named : nameOf).join('; ');
  const to = names([...mail.to, ...mail.cc]);
  const people = [to && `to ${to}`, mail.bcc.length > 0 && `bcc ${names(mail.bcc)}`].filter(Boolean);
  return (
    <Box
      component="article"
      aria-label={`Mail from ${nameOf(mail.from)}`}
      sx={{ display: 'flex', gap: 1.5, py: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <PersonAvatar name={nameOf(mail.from)} size={32} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography component="h3" sx={{ fontWeight: 600, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {nameOf(mail.from)}
          </Typography>
          <Typography
            component="time"
            variant="body2"
            title={formatExact(mail.createdAt, formats)}
            sx={{ color: 'text.secondary', flex: 'none' }}
          >
            {formatDateTime(mail.createdAt, formats)}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {people.join('; ') || 'No recipients yet'}
        </Typography>
        {isShown ? (
          <>
            <MailBody html={mail.body} />
            {(mail.attachmentCount > 0 || mail.messageId === '') && (
              <MailFiles messageId={mail.messageId || mail.id} />
            )}
          </>
        ) : (
          <Button
            size="small"
            onClick={() => setIsShown(true)}
            sx={{
              mx: -0.5,
              maxWidth: '100%',
              textAlign: 'left',
              whiteSpace: 'normal',
              overflowWrap: 'anywhere',
            }}
          >
            {mail.message === '' ? 'Show this mail' : `Show: ${mail.message.slice(0, 70)}`}
          </Button>
        )}
        {children}
      </Box>
    </Box>
  );
}

function MailBody({ html }: { readonly html: string }) {
  const { html: safe, pictures } = useMemo(() => safeHtml(html), [html]);
  return (
    <>
      {pictures > 0 && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 1,
            mt: 1.5,
            px: 1.5,
            py: 0.5,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '10px',
            color: 'text.secondary',
          }}
        >
          <Icon of={EyeOff} size={16} />
          <Typography variant="body2" sx={{ flex: 1 }}>
            Pictures from the web are links here. Opening one may tell the sender that you read this mail.
          </Typography>
        </Box>
      )}
      {/* Sanitized just above. */}
      <Box sx={bodySx} dangerouslySetInnerHTML={{ __html: safe }} />
    </>
  );
}
