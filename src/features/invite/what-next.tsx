import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '@/features/home/public';

const STEPS = [
  {
    when: 'Today',
    title: 'You are on the list',
    text: 'A message comes to your address. Look in the junk folder too, and answer with times that suit you.',
  },
  {
    when: 'When it suits you',
    title: 'We set up your company',
    text: 'Together we bring in your customers from a CSV file and invite your crew.',
  },
  {
    when: 'Your next job',
    title: 'The first link goes out',
    text: 'Your client follows the roof on their phone and stops calling to ask.',
  },
] as const;

/** The next steps after leaving an address on the invite list. */
export function WhatNext() {
  return (
    <Section id="next" title="What happens next" ground="default">
      <Box component="ol" sx={listStyles}>
        {STEPS.map(({ when, title, text }) => (
          <Box component="li" key={title} sx={{ pt: 3, borderTop: '2px solid', borderColor: 'primary.main' }}>
            <Typography variant="subtitle2" component="p" sx={{ color: 'primary.main' }}>
              {when}
            </Typography>
            <Typography variant="h4" component="h3" sx={{ my: 1 }}>
              {title}
            </Typography>
            <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', maxWidth: '40ch' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: 4,
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
} as const;
