import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { clientMail } from '@/domain/mail/client-mail';
import type { MailSender } from '@/domain/mail/client-mail';
import type { MailValues } from './mail-values';

export type MailPreviewProps = {
  readonly sender: MailSender;
  /** The words on the button to the client's page. */
  readonly button: string;
};

/** The mail as the client will read it, on request. */
export function MailPreview({ sender, button }: MailPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  const { values } = useFormikContext<MailValues>();
  const id = useId();
  const { subject, body, withPaper } = values;
  const link = { label: button, address: '' };
  const { before, after } = clientMail({ to: [], subject, body, link, sender });
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide the preview' : 'Preview the mail'}
      </Button>
      {isOpen && (
        <Box id={id} role="region" aria-label="The mail as the client reads it" sx={page}>
          <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>
          {before.map((text, at) => (
            // Paragraphs may be equal, and have no other name than their place.
            <Typography key={at} sx={{ whiteSpace: 'pre-line' }}>
              {text}
            </Typography>
          ))}
          <Typography sx={{ color: 'primary.main', fontWeight: 500 }}>{button}</Typography>
          {withPaper && <Typography>Attached as a PDF</Typography>}
          {after.map((text) => (
            <Typography key={text} variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}

const page = {
  mt: 1,
  p: 2,
  display: 'grid',
  gap: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflowWrap: 'anywhere',
} as const;
