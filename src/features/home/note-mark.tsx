import Box from '@mui/material/Box';

/** The address of a note by its number, from 1. */
export const noteId = (note: number) => `note-${note}`;

/** A superscript mark that leads to its note at the foot of the page. */
export function NoteMark({ note }: { readonly note: number }) {
  return (
    <Box component="sup" sx={markStyles}>
      <a href={`#${noteId(note)}`} aria-label={`Note ${note}`}>
        {note}
      </a>
    </Box>
  );
}

const markStyles = {
  fontSize: '0.75rem',
  lineHeight: 0,
  fontWeight: 600,
  letterSpacing: 0,
  // A finger needs more room than the digit.
  '& a': { p: 1, m: -0.5, color: 'primary.main', textDecoration: 'none' },
} as const;
