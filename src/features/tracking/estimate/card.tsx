import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

import { cardLabelSx, cardSx } from '../progress-styles';

export type CardProps = {
  readonly title: string;
  readonly headingAs: 'h2' | 'h4';
  /** Given the id of the heading, for a group inside that is named by it. */
  readonly children: ReactNode | ((headingId: string) => ReactNode);
};

/** A bordered part of the client's estimate under a small heading. */
export function Card({ title, headingAs, children }: CardProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={cardSx}>
      <Typography
        id={id}
        component={headingAs}
        dir="auto"
        sx={{ ...cardLabelSx, mb: 1.5, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {typeof children === 'function' ? children(id) : children}
    </Box>
  );
}
