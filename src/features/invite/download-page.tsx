import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/domain/navigation/paths';
import { PRODUCT_NAME } from '@/domain/core/product';
import { SITE_CONTENT } from '@/shared/ui/page/site-content';
import { SiteLink } from '@/shared/navigation/navigation';

const DEVICES = [
  {
    name: 'iPhone and iPad',
    steps: [
      'Open this page in Safari.',
      'Tap Share: the square with an arrow that points up.',
      'Choose “Add to Home Screen”, then “Add”.',
    ],
  },
  {
    name: 'Android',
    steps: [
      'Open this page in Chrome.',
      'Tap the menu: the three dots at the top.',
      'Choose “Add to Home screen” or “Install app”, then confirm.',
    ],
  },
  {
    name: 'Computer',
    steps: [
      'Open this page in Chrome or Edge.',
      'Click the install sign at the end of the address bar.',
      'Confirm. The app opens in a window of its own.',
    ],
  },
] as const;

/** `/download`: how to install the web app on a phone or a computer. It is in no app store. */
export function DownloadPage() {
  return (
    <Box sx={{ ...SITE_CONTENT, paddingBlock: { xs: 6, md: 8 } }}>
      <Typography variant="display" component="h1">
        {PRODUCT_NAME} on your phone
      </Typography>
      <Typography
        variant="h4"
        component="p"
        sx={{ fontWeight: 400, color: 'text.secondary', mt: 2, maxWidth: '36em' }}
      >
        {PRODUCT_NAME} runs in the browser, so there is nothing to fetch from an app store. Put it on your
        home screen and it opens like any other app, also on a roof without signal.
      </Typography>
      <Box sx={devicesStyles}>
        {DEVICES.map(({ name, steps }) => (
          <Box component="section" key={name} aria-label={name} sx={deviceStyles}>
            <Typography variant="h4" component="h2">
              {name}
            </Typography>
            <Box component="ol" sx={{ paddingInlineStart: 2.5, mt: 1.5, mb: 0, '& li + li': { mt: 1 } }}>
              {steps.map((step) => (
                <Typography component="li" variant="subtitle1" key={step}>
                  {step}
                </Typography>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
        <Button variant="contained" size="large" component={SiteLink} to={paths.register}>
          Sign Up
        </Button>
        <Button variant="outlined" size="large" component={SiteLink} to={paths.login}>
          Login
        </Button>
      </Box>
    </Box>
  );
}

const devicesStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: 3,
  mt: 5,
} as const;

const deviceStyles = {
  p: 3,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
} as const;
