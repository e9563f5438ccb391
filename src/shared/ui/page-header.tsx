import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { BackLink, type BackLinkProps } from './back-link';

export type PageHeaderProps = {
  title: string;
  /** Muted beside the title: a count ("31 of 48"), a date, a range. */
  count?: ReactNode;
  actions?: ReactNode;
  back?: BackLinkProps;
};

/** The title of a screen, what it counts, and its one primary action. */
export function PageHeader({ title, count, actions, back }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ flex: 'none' }}>
      {back && <BackLink {...back} />}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          columnGap: 1,
          rowGap: 1.5,
          minHeight: 40,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1.5, flexWrap: 'wrap', minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {count !== undefined && (
            <Typography
              component="span"
              sx={{
                color: 'text.secondary',
                fontSize: { xs: '1.25rem', md: '1.75rem' },
                lineHeight: { xs: '1.75rem', md: '2.25rem' },
                letterSpacing: '-.022em',
              }}
            >
              {typeof count === 'number' ? count.toLocaleString('en-US') : count}
            </Typography>
          )}
        </Box>
        {actions !== undefined && (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              marginInlineStart: 'auto',
              flexWrap: 'wrap',
            }}
          >
            {actions}
          </Box>
        )}
      </Box>
    </Box>
  );
}
