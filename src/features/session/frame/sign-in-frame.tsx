import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/domain/navigation/paths';
import { Wordmark } from '@/shared/brand/wordmark';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

/** Decorative: the form does not wait for it, and does without it when the connection breaks off. */
const DayPicture = lazyOrNothing(async () => (await import('./day-picture')).DayPicture);

export type SignInFrameProps = {
  /** A drawing above the title, where there is no form. */
  readonly art?: ReactNode;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every sign-in screen: the form at the start, on wide screens a picture of a working day beside it. */
export function SignInFrame({ art, title, intro, children }: SignInFrameProps) {
  return (
    <Box sx={frameStyles}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          px: 2,
          pt: 3,
          pb: 4,
          minWidth: 0,
          [WIDE]: { p: '32px 48px' },
        }}
      >
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            width: '100%',
            maxWidth: COLUMN,
            height: 40,
            mx: 'auto',
          }}
        >
          <Link to={paths.home} style={{ display: 'inline-flex' }}>
            <Wordmark height={28} />
          </Link>
        </Box>
        <Box
          component="main"
          sx={{ width: '100%', maxWidth: COLUMN, m: '48px auto auto', [WIDE]: { m: 'auto', py: 3 } }}
        >
          {art !== undefined && <Box sx={{ mb: 3 }}>{art}</Box>}
          <Typography
            variant="h1"
            sx={{
              fontWeight: 650,
              letterSpacing: '-0.019em',
              mb: intro === undefined ? 4 : 1,
              textWrap: 'balance',
            }}
          >
            {title}
          </Typography>
          {intro !== undefined && (
            <Typography
              component="div"
              variant="subtitle1"
              sx={{ color: 'text.secondary', mb: 4, textWrap: 'pretty' }}
            >
              {intro}
            </Typography>
          )}
          {children}
        </Box>
      </Box>
      <DayPicture />
    </Box>
  );
}

const COLUMN = 384;
const WIDE = '@media (min-width:1000px)';

const frameStyles = {
  display: 'grid',
  minHeight: '100dvh',
  bgcolor: 'background.paper',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: '576px minmax(0, 1fr)' },
  '& main a:not(.MuiButton-root)': {
    color: 'primary.main',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
  },
  '& main a:not(.MuiButton-root):hover': { color: 'primary.strong' },
  '& .MuiButton-outlined': { borderColor: 'lineStrong' },
  // Sign-in fields are touch-sized, with more room under the label.
  '& .MuiInputLabel-root': { mb: 1, fontWeight: 550 },
  '& .MuiOutlinedInput-root': { minHeight: 48, fontSize: '1rem' },
  '& .MuiOutlinedInput-input': { px: 2, py: 1.25 },
} as const;
