import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyDone } from '@/shared/brand/empty-drawings';
import { TESTIMONIAL } from './content';
import { CONTENT } from './section';

/** A user's quote, marked as an example. */
export function Testimonial() {
  const { quote, name, company, note } = TESTIMONIAL;
  return (
    <Box
      component="section"
      aria-label="What a user could say"
      sx={{ bgcolor: 'background.paper', pb: { xs: 6, md: 8 } }}
    >
      <Box component="figure" sx={{ ...CONTENT, ...figureStyles }}>
        <Box sx={pictureStyles}>
          <EmptyDone width={320} />
        </Box>
        <div>
          <Typography variant="h5" component="blockquote" sx={{ m: 0, textWrap: 'pretty' }}>
            “{quote}”
          </Typography>
          <Box component="figcaption" sx={{ mt: 3 }}>
            <Typography variant="h2" component="p">
              {name}
            </Typography>
            <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
              {company}
            </Typography>
            <Typography
              variant="caption"
              component="p"
              sx={{ color: 'text.secondary', fontWeight: 400, mt: 1 }}
            >
              {note}
            </Typography>
          </Box>
        </div>
      </Box>
    </Box>
  );
}

const figureStyles = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  alignItems: 'center',
  columnGap: 8,
  rowGap: 4,
} as const;

const pictureStyles = {
  display: 'grid',
  placeItems: 'center',
  p: 3,
  bgcolor: 'background.default',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
} as const;
