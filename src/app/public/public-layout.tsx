import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, Outlet } from 'react-router-dom';
import { useSession } from '@/data/session/use-session';
import { paths } from '@/domain/paths';
import { Wordmark } from '@/shared/brand/wordmark';

/** The frame of public pages: a bar with Sign Up and Login, or Dashboard when signed in. */
export function PublicLayout() {
  const session = useSession();
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          height: 'var(--jl-topbar)',
          maxWidth: 1200,
          marginInline: 'auto',
          paddingInline: { xs: 2, md: 4 },
        }}
      >
        <Box component={Link} to={paths.home} aria-label="Joblane, to the start" sx={{ display: 'flex' }}>
          <Wordmark height={28} />
        </Box>
        <Box sx={{ flex: 1 }} />
        {session.state === 'signedIn' ? (
          <Button variant="contained" component={Link} to={paths.dashboard}>
            Dashboard
          </Button>
        ) : (
          <>
            <Button component={Link} to={paths.register}>
              Sign Up
            </Button>
            <Button variant="outlined" component={Link} to={paths.login}>
              Login
            </Button>
          </>
        )}
      </Box>
      <main>
        <Outlet />
      </main>
    </Box>
  );
}
