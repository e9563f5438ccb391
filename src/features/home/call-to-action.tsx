import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/domain/navigation/paths';
import { LANE_PATH, ROOF_PATH } from '@/shared/brand/mark';
import { SiteLink } from '@/shared/navigation/navigation';
import { SITE_CONTENT } from '@/shared/ui/page/site-content';

/** The band with the sign-up button. */
export function CallToAction() {
  return (
    <Box component="section" aria-labelledby="begin" sx={bandStyles}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={markStyles}>
        <path d={ROOF_PATH} />
        <path d={LANE_PATH} />
      </Box>
      <Box sx={{ ...SITE_CONTENT, ...rowStyles }}>
        <div>
          <Typography id="begin" variant="display" component="h2">
            Put your next job on Joblane.
          </Typography>
          <Typography variant="h4" component="p" sx={{ fontWeight: 400, mt: 1 }}>
            The next call is enough to try it.
          </Typography>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button size="large" component={SiteLink} to={paths.register} sx={signUpStyles}>
            Sign Up
          </Button>
          <Button size="large" component={SiteLink} to={paths.login} sx={loginStyles}>
            Login
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const bandStyles = {
  position: 'relative',
  overflow: 'hidden',
  py: 8,
  bgcolor: 'band',
  color: 'common.white',
  '& :focus-visible': { outlineColor: 'currentColor' },
} as const;

const markStyles = {
  position: 'absolute',
  insetInlineEnd: '20%',
  top: -40,
  width: 480,
  height: 480,
  fill: 'currentColor',
  opacity: 0.06,
} as const;

const rowStyles = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
} as const;

const signUpStyles = {
  bgcolor: 'common.white',
  color: 'band',
  fontWeight: 600,
  '&:hover': { bgcolor: 'common.white', textDecoration: 'underline' },
} as const;

const loginStyles = {
  color: 'inherit',
  border: '1px solid',
  borderColor: 'currentColor',
  '&:hover': { background: 'none', textDecoration: 'underline' },
} as const;
