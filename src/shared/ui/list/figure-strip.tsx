import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Link } from 'react-router-dom';

import { Icon } from '../text/icon';

export type FigureChange = {
  text: string;
  direction?: 'up' | 'down';
  /** Whether the change is good; decides the arrow's colour. */
  good?: boolean;
  attention?: boolean;
};

export type Figure = {
  label: string;
  value: string;
  change?: FigureChange;
  to?: string;
};

export type FigureStripProps = { figures: readonly Figure[]; loading?: boolean };

function Change({ text, direction, good = true, attention = false }: FigureChange) {
  return (
    <Box
      component="small"
      sx={{
        fontSize: '0.75rem',
        lineHeight: '1rem',
        color: attention ? 'attention.main' : 'text.secondary',
        fontWeight: attention ? 500 : 400,
        '& svg': {
          display: 'inline-block',
          verticalAlign: '-1px',
          marginInline: '2px',
          color: good ? 'success.main' : 'attention.main',
        },
      }}
    >
      {direction && <Icon of={direction === 'up' ? ArrowUp : ArrowDown} size={12} />}
      {text}
    </Box>
  );
}

function FigureCell(props: Figure & { isFirst: boolean; loading: boolean }) {
  const { label, value, change, to, isFirst, loading } = props;
  return (
    <Box
      component={to === undefined ? 'div' : Link}
      {...(to !== undefined && { to })}
      sx={{
        display: 'block',
        minWidth: 0,
        py: '12px',
        paddingInlineStart: { xs: '16px', md: isFirst ? 0 : '24px' },
        borderInlineStart: isFirst ? 0 : '1px solid',
        borderColor: 'divider',
        color: 'inherit',
        textDecoration: 'none',
        '&:is(a):hover b': { color: 'primary.main' },
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          fontSize: '0.75rem',
          lineHeight: '1rem',
          fontWeight: 500,
          color: 'text.secondary',
        }}
      >
        {label}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1, flexWrap: 'wrap', mt: 0.5 }}>
        <Box
          component="b"
          className="tn"
          sx={{ fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 600, letterSpacing: '-.017em' }}
        >
          {loading ? <Skeleton variant="rounded" width={56} height={20} sx={{ my: '4px' }} /> : value}
        </Box>
        {change && !loading && <Change {...change} />}
      </Box>
    </Box>
  );
}

/** Three or four figures of a list with their changes, in one row; nothing where all are zero. */
export function FigureStrip({ figures, loading = false }: FigureStripProps) {
  if (!loading && figures.every(({ value }) => !/[1-9]/.test(value))) return null;
  return (
    <Box
      component="section"
      aria-label="Figures"
      aria-busy={loading}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: { xs: 'minmax(148px, 1fr)', md: '1fr' },
        overflowX: { xs: 'auto', md: 'visible' },
        mx: { xs: '-16px', md: 0 },
        mt: 2,
        borderBlock: '1px solid',
        borderColor: 'divider',
        flex: 'none',
      }}
    >
      {figures.map((figure, index) => (
        <FigureCell key={figure.label} {...figure} isFirst={index === 0} loading={loading} />
      ))}
    </Box>
  );
}
