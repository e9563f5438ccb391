import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { notify } from '../../feedback/notify';

export type KeptTextProps = {
  readonly text: string;
  readonly onDiscard: () => void;
};

/** Offers typed text for copying after the user lost the right to save it. */
export function KeptText({ text, onDiscard }: KeptTextProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.info('Copied');
    } catch {
      notify.error('The browser does not let us copy. Select the text and copy it by hand.');
    }
  };
  return (
    <Alert severity="warning">
      You may not change this any more. What you typed is not saved; copy what you need.
      <Typography dir="auto" sx={{ marginBlock: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => void copy()}>
          Copy text
        </Button>
        <Button size="small" variant="text" onClick={onDiscard}>
          Discard
        </Button>
      </Box>
    </Alert>
  );
}
