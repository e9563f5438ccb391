import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { STEPS } from './content';
import { columns, Section } from './section';

/** The five steps from signing up to the first link. */
export function GetStarted() {
  return (
    <Section
      id="get-started"
      title="Get started in five steps"
      lead="Signing up is enough to begin. Do the rest when you need it."
    >
      <Box component="ol" sx={listStyles}>
        {STEPS.map(({ title, text }, index) => (
          <Box component="li" key={title}>
            <Box aria-hidden sx={numberStyles}>
              {index + 1}
            </Box>
            <Typography variant="h2" component="h3" sx={{ mt: 2 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: columns(12),
  gap: 4,
  mt: 5,
  p: 0,
  listStyle: 'none',
} as const;

const numberStyles = {
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  background: 'var(--jl-primary-fill)',
  color: 'primary.contrastText',
  typography: 'subtitle2',
} as const;
