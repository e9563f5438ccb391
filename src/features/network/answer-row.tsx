import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type AnswerRowProps = {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly about: ReactNode;
  readonly note?: ReactNode;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
};

/** A row of a network list: its subject and its actions. */
export function AnswerRow({ picture, title, about, note, actions, children }: AnswerRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {picture}
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }} dir="auto">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{about}</Typography>
        {note !== undefined && <Typography sx={{ mt: 0.5 }}>{note}</Typography>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
      {children}
    </Box>
  );
}
