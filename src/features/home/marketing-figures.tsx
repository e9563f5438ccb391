import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NoteMark } from './note-mark';
import { Section } from './section';
import { FIGURES } from './content';

const STAR =
  'M12 2.500l2.900 6.200 6.600.8-4.900 4.600 1.300 6.700-5.900-3.300-5.900 3.300 1.300-6.700L2.500 9.500l6.600-.8z';

/** Four columns, two below 64 rem, one where 9 rem would not fit twice; never three and one. */
const FOUR_TWO_ONE =
  'repeat(auto-fit, minmax(max(25% - 24px, min(100%, 9rem), min(50% - 16px, (64rem - 100%) * 999)), 1fr))';

/** The marketing figures, each marked with the number of its note. */
export function MarketingFigures() {
  return (
    <Section id="figures" title="Joblane in figures" isTitleHidden>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: FOUR_TWO_ONE, gap: 4, m: 0 }}>
        {FIGURES.map(({ label, figure, ...rest }, index) => (
          <Box
            key={label}
            sx={{
              paddingInlineStart: { lg: index === 0 ? 0 : 3 },
              borderInlineStart: { lg: index === 0 ? 'none' : '1px solid' },
              borderColor: { lg: 'divider' },
            }}
          >
            <Typography component="dt" variant="subtitle2" sx={{ color: 'text.secondary' }}>
              {label}
              {figure === null && <NoteMark note={index + 1} />}
            </Typography>
            <Typography component="dd" variant="display" className="tn" sx={{ mt: 0.5 }}>
              {figure ?? <Stars />}
              {figure !== null && <NoteMark note={index + 1} />}
              {'unit' in rest && (
                <Box component="span" sx={{ typography: 'h4', marginInlineStart: 1, whiteSpace: 'nowrap' }}>
                  {rest.unit}
                </Box>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function Stars() {
  return (
    <Box
      component="span"
      role="img"
      aria-label="Five stars"
      sx={{ display: 'flex', gap: 1, color: 'primary.main' }}
    >
      {Array.from({ length: 5 }, (_, index) => (
        <Box key={index} component="svg" viewBox="0 0 24 24" sx={{ width: '1.5rem', height: '3rem' }}>
          <path fill="currentColor" d={STAR} />
        </Box>
      ))}
    </Box>
  );
}
