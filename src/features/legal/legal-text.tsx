import Box from '@mui/material/Box';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SUPPORT_EMAIL } from '@/domain/core/product';

/** A part of the small print: a heading and what it says, one paragraph each. */
export type LegalPart = { readonly title: string; readonly paragraphs: readonly string[] };

export type LegalTextProps = {
  readonly title: string;
  readonly summary: string;
  /** Day of the last change as people write it. */
  readonly changed: string;
  readonly parts: readonly LegalPart[];
};

/** A page of small print, to be read from top to bottom. */
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
