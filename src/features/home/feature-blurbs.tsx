import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BLURBS } from './content';
import { FlowPicture } from './pictures/flow-picture';
import { InvoicingPicture } from './pictures/invoicing-picture';
import { ListPicture } from './pictures/list-picture';
import { columns, Section } from './section';

const PICTURES = { flow: FlowPicture, invoicing: InvoicingPicture, list: ListPicture } as const;

/** The three feature blurbs, each under a drawing of the product. */
export function FeatureBlurbs() {
  return (
    <Section id="features" title="What you get" isTitleHidden isJoined>
      <Box sx={{ display: 'grid', gridTemplateColumns: columns(18), columnGap: 4, rowGap: 6 }}>
        {BLURBS.map(({ picture, title, text }) => {
          const Picture = PICTURES[picture];
          return (
            <div key={title}>
              <Box aria-hidden sx={frameStyles}>
                <Picture />
              </Box>
              <Typography variant="h4" component="h3" sx={{ mb: 1, textWrap: 'balance' }}>
                {title}
              </Typography>
              <Typography
                variant="subtitle1"
                component="p"
                sx={{ color: 'text.secondary', maxWidth: '44ch' }}
              >
                {text}
              </Typography>
            </div>
          );
        })}
      </Box>
    </Section>
  );
}

const frameStyles = {
  display: 'grid',
  alignItems: 'center',
  minHeight: { md: 272 },
  mb: 3,
  p: { xs: 2, sm: 3 },
  overflow: 'hidden',
  bgcolor: 'background.default',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
} as const;
