import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@/domain/navigation/paths';
import { FREE_TIER, termsOf } from '@/domain/plans/tiers';
import { SiteLink } from '@/shared/navigation/navigation';
import { SITE_CONTENT } from '@/shared/ui/page/site-content';
import { columns } from '../section';
import { HeroPicture } from './hero-picture';

/** The first screen: the product, the sign-up buttons, and the picture of a job. */
export function Hero() {
  const { employees } = termsOf(FREE_TIER);
  return (
    <Box component="section" aria-labelledby="hero" sx={groundStyles}>
      <Box sx={{ ...SITE_CONTENT, ...gridStyles }}>
        <Box sx={{ position: 'relative', zIndex: 1, maxWidth: '36rem' }}>
          <Typography id="hero" variant="display" component="h1" sx={{ textWrap: 'balance' }}>
            Run every roof from first call to{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              five-star
            </Box>{' '}
            review.
          </Typography>
          <Typography variant="h4" component="p" sx={{ color: 'text.secondary', fontWeight: 400, mt: 2 }}>
            Leads, appointments, jobs and the work on the roof in one place. Your client follows it on their
            phone and stops calling to ask when you are coming.
          </Typography>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 4 }}>
            <Button variant="contained" size="large" component={SiteLink} to={paths.register}>
              Sign Up
            </Button>
            <Button variant="outlined" size="large" component={SiteLink} to={`${paths.home}#story`}>
              See how a job runs
            </Button>
          </Box>
          <Typography sx={{ color: 'text.secondary', mt: 2 }}>
            Basic use is free{employees ? ` for you and ${employees} more` : ''}. Pro is there if you need it.{' '}
            <TextLink component={SiteLink} to={paths.pricing}>
              See prices
            </TextLink>
          </Typography>
        </Box>
        <HeroPicture />
      </Box>
    </Box>
  );
}

const groundStyles = {
  overflow: 'hidden',
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: columns(25),
  alignItems: 'center',
  columnGap: 8,
  rowGap: 6,
  paddingBlock: { xs: 5, md: 8 },
} as const;
