import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

export type SearchNoteProps = {
  /** Null while everybody is searched. */
  readonly text: string | null;
};

/** Says above a list why its search finds less than usual. */
export function SearchNote({ text }: SearchNoteProps) {
  return (
    // There from the start, so that what appears in it is read out.
    <Box role="status" sx={{ mx: { md: 'var(--jl-gutter)' }, flex: 'none' }}>
      {text && (
        <Alert severity="info" sx={{ marginBlockEnd: 1.5 }}>
          {text}
        </Alert>
      )}
    </Box>
  );
}
