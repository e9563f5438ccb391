import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export type ErrorLineProps = {
  text: string;
  onRetry?: (() => void) | undefined;
};

/** A part of a screen failed to load: a sentence and a retry, where a picture would be too large. */
export function ErrorLine({ text, onRetry }: ErrorLineProps) {
  return (
    <Box role="alert" sx={{ color: 'text.secondary', paddingBlock: 0.75, maxWidth: '72ch' }}>
      {text}
      {onRetry && (
        <Button size="small" variant="outlined" onClick={onRetry} sx={{ display: 'flex', marginBlock: 1 }}>
          Try again
        </Button>
      )}
    </Box>
  );
}
