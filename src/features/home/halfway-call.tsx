import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/domain/navigation/paths';
import { SiteLink } from '@/shared/navigation/navigation';
import { SITE_CONTENT } from '@/shared/ui/page/site-content';

/** The sign-up button half-way down the page on a phone, where the others are far away. */
export function HalfwayCall() {
  return (
    <Box sx={bandStyles}>
      <Box sx={{ ...SITE_CONTENT, display: 'grid', gap: 1.5 }}>
        <Typography variant="h4" component="p">
          Try it with your next call.
        </Typography>
        <Button variant="contained" size="large" component={SiteLink} to={paths.register}>
          Sign Up
        </Button>
        <Typography sx={{ color: 'text.secondary' }}>Basic use is free.</Typography>
      </Box>
    </Box>
  );
}

const bandStyles = {
  display: { md: 'none' },
  py: 4,
  bgcolor: 'primary.tint',
  borderBlock: '1px solid',
  borderColor: 'divider',
  textAlign: 'center',
} as const;
