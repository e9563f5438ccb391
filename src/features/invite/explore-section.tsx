import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@/domain/navigation/paths';
import { PRODUCT_NAME } from '@/domain/core/product';
import { Section } from '@/features/home/public';
import { SiteLink } from '@/shared/navigation/navigation';

const PLACES = [
  {
    to: paths.home,
    title: 'What it does',
    text: 'From the first call to the last stage, on one page, with the questions people ask.',
  },
  {
    to: paths.pricing,
    title: 'What it costs',
    text: 'Basic use is free. See what Pro adds, and how to try it first.',
  },
  {
    to: paths.download,
    title: 'On your phone',
    text: 'Put it on the home screen of an iPhone, an iPad or an Android phone.',
  },
] as const;

/** Links to explore before leaving an address. */
export function ExploreSection() {
  return (
    <Section id="explore" title={`Explore ${PRODUCT_NAME}`}>
      <Box component="ul" sx={listStyles}>
        {PLACES.map(({ to, title, text }) => (
          <li key={to}>
            <Box component={SiteLink} to={to} sx={cardStyles}>
              <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
                {title}
              </Typography>
              <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
          </li>
        ))}
      </Box>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: 3,
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
} as const;

const cardStyles = {
  display: 'block',
  height: '100%',
  p: 3,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'text.primary' },
  '&:hover h3': { textDecoration: 'underline' },
} as const;
