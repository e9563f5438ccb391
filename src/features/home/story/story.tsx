import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { STORY } from '../content';
import { Section } from '../section';
import { StoryPicture } from './story-picture';

/** One job from first call to review, in pictures of the product. */
export function Story() {
  return (
    <Section
      id="story"
      title="One job, start to finish"
      lead="A roof from the first call to the review: what you do, and what your client sees of it."
      ground="default"
    >
      <Box component="ol" sx={{ listStyle: 'none', p: 0, mt: { xs: 4, md: 6 } }}>
        {STORY.map(({ picture, title, text, client, says, alt }) => (
          <Box component="li" key={picture} sx={stepStyles}>
            <div>
              <Typography variant="h5" component="h3" sx={{ textWrap: 'balance' }}>
                {title}
              </Typography>
              <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
                {text}
              </Typography>
              <Typography variant="subtitle2" component="p" sx={{ color: 'text.secondary', mt: 3, mb: 1 }}>
                {says}
              </Typography>
              <Typography variant="h2" component="p" sx={clientStyles}>
                {client}
              </Typography>
            </div>
            <StoryPicture name={picture} alt={alt} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const stepStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(16rem, 1fr) minmax(0, 2fr)' },
  alignItems: 'center',
  columnGap: 6,
  rowGap: 3,
  '&:nth-of-type(even)': {
    gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(16rem, 1fr)' },
    '& > div': { order: { md: 1 } },
  },
  '& + &': { mt: 15 },
  '& + &::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(50% - 3px)',
    top: '-96px',
    width: 6,
    height: 72,
    borderRadius: '3px',
    bgcolor: 'primary.main',
  },
} as const;

const clientStyles = {
  p: 2,
  bgcolor: 'primary.tint',
  borderRadius: '10px 10px 10px 2px',
  textWrap: 'pretty',
} as const;
