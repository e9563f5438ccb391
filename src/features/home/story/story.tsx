import Box from '@mui/material/Box';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { environmentReading } from '@/data/base/environment';
import { EXAMPLE_LINK } from '@/domain/home/example-link';
import { paths } from '@/domain/navigation/paths';
import { SiteLink } from '@/shared/navigation/navigation';
import { STORY } from '../content';
import { Section } from '../section';
import { listStyles, stepStyles } from './story-styles';
import { StoryPicture } from './story-picture';

/** The example world, and with it the client's page, is only where the emulators are. */
const HAS_EXAMPLE = environmentReading.isComplete && environmentReading.environment.emulators !== null;

/** One job from first call to review, in pictures of the product. On a phone the steps lie in a row. */
export function Story() {
  return (
    <Section
      id="story"
      title="One job, start to finish"
      lead="A roof from the first call to the review: what you do, and what your client sees of it."
      ground="default"
    >
      <Box component="ol" sx={listStyles}>
        {STORY.map((step, index) => (
          <Step key={step.picture} step={step} next={STORY[index + 1]} />
        ))}
      </Box>
      {HAS_EXAMPLE && (
        <Typography variant="subtitle1" component="p" sx={{ mt: { xs: 2, md: 6 } }}>
          <TextLink component={SiteLink} to={paths.tracking(EXAMPLE_LINK)}>
            Open the page of an example client
          </TextLink>
        </Typography>
      )}
    </Section>
  );
}

type StoryStep = (typeof STORY)[number];

function Step({ step, next }: { readonly step: StoryStep; readonly next: StoryStep | undefined }) {
  const { picture, title, text, client, says, alt } = step;
  return (
    <Box component="li" id={stepId(step)} sx={stepStyles}>
      <div>
        <Typography variant="h5" component="h3" sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {text}
        </Typography>
        <Typography
          variant="subtitle2"
          component="p"
          sx={{ color: 'text.secondary', mt: { xs: 2, md: 3 }, mb: 1 }}
        >
          {says}
        </Typography>
        <Typography variant="h2" component="p" sx={clientStyles}>
          {client}
        </Typography>
        {next && (
          <TextLink href={`#${stepId(next)}`} sx={nextStyles}>
            Next: {next.title}
          </TextLink>
        )}
      </div>
      <StoryPicture name={picture} alt={alt} />
    </Box>
  );
}

const stepId = ({ picture }: StoryStep) => `story-${picture}`;

const clientStyles = {
  p: 2,
  bgcolor: 'primary.tint',
  borderRadius: '10px 10px 10px 2px',
  textWrap: 'pretty',
} as const;

// Leads on in the row of a phone, also for a keyboard.
const nextStyles = {
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  minHeight: 44,
  mt: 1,
} as const;
