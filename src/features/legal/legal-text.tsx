import Box from '@mui/material/Box';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SUPPORT_EMAIL } from '@/domain/core/product';

/** A section of a legal text: a heading and its paragraphs. */
export type LegalPart = { readonly title: string; readonly paragraphs: readonly string[] };

export type LegalTextProps = {
  readonly title: string;
  readonly summary: string;
  readonly changed: string;
  readonly parts: readonly LegalPart[];
};

/** A legal page. */
export function LegalText({ title, summary, changed, parts }: LegalTextProps) {
  return (
    <Box sx={pageStyles}>
      <Typography variant="display" component="h1">
        {title}
      </Typography>
      <Typography variant="h4" component="p" sx={{ color: 'text.secondary', fontWeight: 400, mt: 2 }}>
        {summary}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>Last changed {changed}</Typography>
      {parts.map((part) => (
        <Box component="section" key={part.title} aria-label={part.title} sx={{ mt: 5 }}>
          <Typography variant="h4" component="h2">
            {part.title}
          </Typography>
          {part.paragraphs.map((paragraph) => (
            <Typography
              key={paragraph}
              variant="subtitle1"
              component="p"
              sx={{ mt: 1.5, textWrap: 'pretty' }}
            >
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
      <Typography variant="subtitle1" component="p" sx={{ mt: 5 }}>
        Questions? Write to <TextLink href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</TextLink>.
      </Typography>
    </Box>
  );
}

const pageStyles = {
  maxWidth: '72ch',
  marginInline: 'auto',
  py: { xs: 5, md: 8 },
  paddingInline: 2,
  fontSize: '1rem',
} as const;
