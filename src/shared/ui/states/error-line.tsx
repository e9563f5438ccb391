import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export type ErrorLineProps = {
  /** What happened and what is safe. */
  text: string;
  onRetry?: (() => void) | undefined;
};

/** One part of a screen failed to load: a sentence and another try, where a picture would drown the rest. */
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
