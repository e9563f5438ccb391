import Box from '@mui/material/Box';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { SUPPORT_EMAIL } from '@/domain/core/product';
import { Icon } from '@/shared/ui/text/icon';
import { QUESTIONS } from '@/domain/home/questions';
import { SITE_CONTENT } from '@/shared/ui/page/site-content';

/** Frequent questions, each with an answer that unfolds. */
export function Questions() {
  return (
    <Box
      component="section"
      id="questions"
      aria-labelledby="questions-title"
      sx={{ bgcolor: 'background.paper', py: { xs: 6, md: 8 }, scrollMarginTop: 'var(--jl-topbar)' }}
    >
      <Box
        sx={{
          ...SITE_CONTENT,
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 2fr)' },
          columnGap: 8,
          rowGap: 4,
        }}
      >
        <div>
          <Typography id="questions-title" variant="display" component="h2">
            Questions
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mt: 1.5 }}>
            Something else? <TextLink href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</TextLink>
          </Typography>
        </div>
        <div>
          {QUESTIONS.map(({ question, answer }, index) => (
            <Box component="details" key={question} open={index === 0} sx={detailsStyles}>
              <Typography component="summary" variant="h2">
                {question}
                <Icon of={ChevronDown} size={20} />
              </Typography>
              <Typography
                variant="subtitle1"
                component="p"
                sx={{ color: 'text.secondary', maxWidth: '68ch', pb: 3 }}
              >
                {answer}
              </Typography>
            </Box>
          ))}
        </div>
      </Box>
    </Box>
  );
}

const detailsStyles = {
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: '1px solid', borderBottomColor: 'divider' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    minHeight: 64,
    py: 1,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& summary svg': { color: 'text.secondary', transition: 'transform var(--jl-motion)' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
} as const;
