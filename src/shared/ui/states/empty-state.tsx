import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  art?: ReactNode;
  title: string;
  /** `h1` where this fills the screen; screen frames bring their own. */
  heading?: 'h1' | 'h2';
  text?: string;
  actions?: ReactNode;
};

/** An empty list or part: a picture, its meaning, and the first step. */
export function EmptyState({ art, title, heading = 'h2', text, actions }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        flex: 1,
        px: 2,
        py: { xs: 4, md: 6 },
        textAlign: 'center',
      }}
    >
      {art}
      <Typography variant="h4" component={heading} sx={{ mt: art ? 3 : 0 }}>
        {title}
      </Typography>
      {text !== undefined && (
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '46ch', textWrap: 'pretty' }}>
          {text}
        </Typography>
      )}
      {actions !== undefined && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            mt: 3,
            flexWrap: 'wrap',
            justifyContent: 'center',
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
}
