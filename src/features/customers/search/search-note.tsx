import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

export type SearchNoteProps = {
  /** Null while all customers are searched. */
  readonly text: string | null;
};

/** Explains above a list why its search is incomplete. */
export function SearchNote({ text }: SearchNoteProps) {
  return (
    // Mounted from the start, so that a screen reader announces its content.
    <Box role="status" sx={{ mx: { md: 'var(--jl-gutter)' }, flex: 'none' }}>
      {text && (
        <Alert severity="info" sx={{ marginBlockEnd: 1.5 }}>
          {text}
        </Alert>
      )}
    </Box>
  );
}
