import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SITE_CONTENT } from '@/shared/ui/page/site-content';
import { FIGURES, NOTES } from './content';
import { noteId } from './note-mark';
import { columns } from './section';

export type FigureNotesProps = {
  /** Whether the page has the testimonial too. */
  readonly hasTestimonial?: boolean;
};

/** The notes at the foot of a page: what each marked figure and the testimonial rest on. */
export function FigureNotes({ hasTestimonial = false }: FigureNotesProps) {
  const notes = hasTestimonial ? NOTES : NOTES.slice(0, FIGURES.length);
  return (
    <Box component="section" aria-label="Notes" sx={{ bgcolor: 'background.paper', pb: 5 }}>
      <Box sx={SITE_CONTENT}>
        <Box component="ol" sx={notesStyles}>
          {notes.map((note, index) => (
            <Typography
              key={note}
              id={noteId(index + 1)}
              component="li"
              variant="caption"
              sx={{ fontWeight: 400 }}
            >
              {note}
            </Typography>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const notesStyles = {
  display: 'grid',
  gridTemplateColumns: columns(24),
  columnGap: 5,
  rowGap: 1,
  m: 0,
  pt: 3,
  paddingInlineStart: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
} as const;
