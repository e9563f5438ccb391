import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { FREE_TIER, TIERS } from '@/domain/tiers';
import { BLURBS, QUESTIONS } from './content';
import { HeroPicture } from './hero-picture';

/** `/`: what Joblane is, with the ways in. */
export function HomePage() {
  const free = TIERS.find((tier) => tier.name === FREE_TIER);
  return (
    <Box sx={{ maxWidth: 1200, marginInline: 'auto', padding: { xs: '32px 16px', md: '80px 32px' } }}>
      <Box
        component="section"
        sx={{
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
      <Box
        component="section"
        aria-label="What you get"
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          marginBlock: { xs: 6, md: 10 },
        }}
      >
        {BLURBS.map(({ Art, title, text }) => (
          <Box key={title}>
            <Art width={180} />
            <Typography variant="h2" sx={{ marginBlock: 1 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary', maxWidth: 360 }}>{text}</Typography>
          </Box>
        ))}
      </Box>
      <Box component="section" aria-labelledby="questions" sx={{ maxWidth: 720 }}>
        <Typography variant="h5" component="h2" id="questions">
          Questions
        </Typography>
        {QUESTIONS.map(({ question, answer }) => (
          <Box
            component="details"
            key={question}
            sx={{
              borderBottom: 1,
              borderColor: 'divider',
              paddingBlock: 2,
              '& summary': { cursor: 'pointer' },
            }}
          >
            <Typography component="summary" variant="h2">
              {question}
            </Typography>
            <Typography sx={{ color: 'text.secondary', marginTop: 1 }}>{answer}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
