import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { sampleValues } from '@/domain/client-updates/values';
import { fillIn } from '@/domain/client-updates/wording';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

export type UpdatePreviewProps = {
  readonly subject: string;
  readonly text: string;
  readonly businessName: string;
};

/** How a mail reads, with the values of an example project. */
export function UpdatePreview({ subject, text, businessName }: UpdatePreviewProps) {
  const place = useFormat();
  const now = useNow();
  const words = fillIn({ subject, text }, sampleValues(businessName, place, now));
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
    </Box>
  );
}
