import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { textParts } from '@/domain/social/post';

/** A text as typed; its http and https addresses are links. */
export function LinkedText({ text }: { readonly text: string }) {
  return (
    <Typography component="p" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {textParts(text).map((part, index) =>
        part.kind === 'words' ? (
          part.text
        ) : (
          <Link key={index} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </Link>
        ),
      )}
    </Typography>
  );
}
