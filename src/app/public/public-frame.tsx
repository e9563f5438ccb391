import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSession } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { Wordmark } from '@/shared/brand/wordmark';
import { SiteLink } from '@/shared/navigation/navigation';
import { SITE_CONTENT } from '@/shared/ui/page/site-content';
import { PublicFooter } from './public-footer';
import { HOME_PARTS } from './home-parts';

export type PublicFrameProps = { readonly children: ReactNode };

/** The frame of public pages: a bar with Sign Up and Login, or Dashboard when signed in, and the footer. */
export function PublicFrame({ children }: PublicFrameProps) {
  // Neither, until it is known: a signed-in user must not be asked to log in.
  const { state } = useSession();
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', bgcolor: 'background.default' }}
    >
      <Box component="header" sx={headerStyles}>
        <Box sx={barStyles}>
          <Box
            component={SiteLink}
            to={paths.home}
            aria-label="Joblane, to the start"
            sx={{ display: 'flex' }}
          >
            <Wordmark height={28} />
          </Box>
          <Box component="nav" aria-label="Parts of the site" sx={navStyles}>
            {HOME_PARTS.map(({ title, to }) => (
              <Button key={to} component={SiteLink} to={to} sx={{ color: 'text.primary' }}>
                {title}
              </Button>
            ))}
          </Box>
          <Box sx={{ flex: 1 }} />
          {state === 'signedIn' && (
            <Button variant="contained" component={SiteLink} to={paths.dashboard}>
              Dashboard
            </Button>
          )}
          {state === 'signedOut' && (
            <>
              <Button component={SiteLink} to={paths.login} sx={{ color: 'text.primary' }}>
                Login
              </Button>
              <Button variant="contained" component={SiteLink} to={paths.register}>
                Sign Up
              </Button>
            </>
          )}
        </Box>
      </Box>
      <Box component="main" sx={{ flex: 1 }}>
        {children}
      </Box>
      <PublicFooter />
    </Box>
  );
}

const headerStyles = {
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 'var(--jl-topbar)',
  ...SITE_CONTENT,
} as const;

const navStyles = {
  display: { xs: 'none', md: 'flex' },
  paddingInlineStart: 4,
} as const;
