import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { MAX_TEXT_MESSAGE } from '@/domain/client-updates/text-message';
import { sampleValues } from '@/domain/client-updates/values';
import { updateText } from '@/domain/client-updates/update-text';
import { fillIn } from '@/domain/client-updates/wording';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

/** As long as a real one. */
const EXAMPLE_LINK = 'A1b2C3d4E5f6G7h8I9j0K1';

export type UpdatePreviewProps = {
  readonly subject: string;
  readonly text: string;
  readonly businessName: string;
  /** Whether it also goes as a text message. */
  readonly isTexted: boolean;
};

/** How a mail reads, with the values of an example project. */
export function UpdatePreview({ subject, text, businessName, isTexted }: UpdatePreviewProps) {
  const place = useFormat();
  const now = useNow();
  const address = window.location.origin;
  const words = fillIn({ subject, text }, sampleValues(businessName, place, now));
  const message = updateText({ wording: words, link: EXAMPLE_LINK, app: address, business: businessName });
  return (
    <Box
      role="group"
      aria-label="Preview"
      sx={{ bgcolor: 'action.hover', borderRadius: '10px', p: 2, overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{words.subject}</Typography>
      {words.text.split('\n\n').map((paragraph, index) => (
        // Paragraphs have no identity but their place.
        <Typography key={index} sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {paragraph}
        </Typography>
      ))}
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        Follow your project: the tracking link. Stop these mails: a link.
      </Typography>
      {isTexted && (
        <>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            Text message, {message.length} of {MAX_TEXT_MESSAGE} characters
          </Typography>
          <Typography
            sx={{
              mt: 0.5,
              px: 1.5,
              py: 1,
              maxWidth: 360,
              borderRadius: '10px',
              bgcolor: 'background.paper',
              border: '1px solid',
              borderColor: 'divider',
            }}
          >
            {message}
          </Typography>
        </>
      )}
    </Box>
  );
}
