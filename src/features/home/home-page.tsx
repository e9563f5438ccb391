import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { FREE_TIER, TIERS } from '@/domain/tiers';
import { FeatureBlurbs } from './feature-blurbs';
import { HeroPicture } from './hero-picture';
import { MarketingFigures } from './marketing-figures';
import { Questions } from './questions';
import { CONTENT } from './section';

/** `/`: what Joblane is, with the ways in. */
export function HomePage() {
  const free = TIERS.find((tier) => tier.name === FREE_TIER);
  return (
    <>
      <Box
        component="section"
        sx={{
          ...CONTENT,
          paddingBlock: { xs: 4, md: 8 },
          display: 'grid',
          gridTemplateColumns: { lg: 'minmax(0, 1fr) 520px' },
          alignItems: 'center',
          gap: { lg: 8 },
        }}
      >
        <Box sx={{ maxWidth: 640 }}>
          <Typography variant="display" component="h1">
            Run every roof from first call to the last stage.
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', marginBlock: 2 }}>
            Leads, appointments, jobs and the work on the roof in one place. Your client follows it on their
            phone and stops calling to ask when you are coming.
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button variant="contained" size="large" component={Link} to={paths.register}>
              Sign Up
            </Button>
            <Button variant="outlined" size="large" component={Link} to={paths.login}>
              Login
            </Button>
          </Box>
          <Typography variant="body1" sx={{ color: 'text.secondary', marginTop: 2 }}>
            Basic use is free{free?.employees ? ` for you and ${free.employees} more` : ''}. Pro is there if
            you need it.{' '}
            <TextLink component={Link} to={paths.pricing}>
              See prices
            </TextLink>
          </Typography>
        </Box>
        <HeroPicture />
      </Box>
      <MarketingFigures />
      <FeatureBlurbs />
      <Questions />
    </>
  );
}
