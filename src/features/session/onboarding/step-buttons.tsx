import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export type StepButtonsProps = {
  /** Left out on the first step. */
  readonly onBack?: () => void;
  /** The button that goes on. */
  readonly children: ReactNode;
};

/** Back, and the one way on. */
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
