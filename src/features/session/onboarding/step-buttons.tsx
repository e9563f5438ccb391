import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export type StepButtonsProps = {
  readonly onBack?: () => void;
  readonly children: ReactNode;
};

/** The back button, and the one that continues. */
export function StepButtons({ onBack, children }: StepButtonsProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 3 }}>
      {onBack ? (
        <Button variant="outlined" size="large" onClick={onBack}>
          Back
        </Button>
      ) : (
        <span />
      )}
      {children}
    </Box>
  );
}
