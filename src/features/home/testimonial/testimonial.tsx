import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SITE_CONTENT } from '@/shared/ui/page/site-content';
import { NOTES, TESTIMONIAL } from '../content';
import { NoteMark } from '../note-mark';
import { HandoverPicture } from './handover-picture';

/** A user's words beside a picture of a finished roof. */
export function Testimonial() {
  const { quote, name, company } = TESTIMONIAL;
  return (
    <Box
      component="section"
      aria-label="What a user says"
      sx={{ bgcolor: 'background.paper', pb: { xs: 6, md: 8 } }}
    >
      <Box component="figure" sx={figureStyles}>
        <HandoverPicture />
        <div>
          <Typography variant="h5" component="blockquote" sx={{ m: 0, textWrap: 'pretty' }}>
            “{quote}”
            <NoteMark note={NOTES.length} />
          </Typography>
          <Box component="figcaption" sx={{ mt: 3 }}>
            <Typography variant="h2" component="p">
              {name}
            </Typography>
            <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
              {company}
            </Typography>
          </Box>
        </div>
      </Box>
    </Box>
  );
}

const figureStyles = {
  ...SITE_CONTENT,
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  alignItems: 'center',
  columnGap: 8,
  rowGap: 4,
} as const;
