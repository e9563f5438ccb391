import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { Age, AgedSum } from '@/domain/invoices/due/ageing';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';

export type AgeingBarProps = {
  readonly ages: readonly AgedSum[];
  /** The list of one age. */
  readonly toOf: (age: Age) => string;
};

/** What is owed by age: a bar of its parts, and below it each age with its sum. */
export function AgeingBar({ ages, toOf }: AgeingBarProps) {
  const formats = useFormat();
  const owed = ages.filter(({ cents }) => cents > 0);
  return (
    <Box component="section" aria-label="Ageing" sx={{ mt: 1.5 }}>
      <Box aria-hidden sx={bar}>
        {owed.map(({ age, cents }) => (
          <Box key={age} sx={{ flex: `${cents} 0 4px`, ...LOOKS[age] }} />
        ))}
      </Box>
      <Box component="ul" sx={list}>
        {owed.map(({ age, cents }) => (
          <li key={age}>
            <Box component={Link} to={toOf(age)} sx={link}>
              {age} <b className="tn">{formatMoney(cents, formats)}</b>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Older debts are stronger. */
const LOOKS: Readonly<Record<Age, object>> = {
  Current: { bgcolor: 'divider' },
  '1–30 days': { bgcolor: 'attention.main', opacity: 0.45 },
  '31–60 days': { bgcolor: 'attention.main', opacity: 0.65 },
  '61–90 days': { bgcolor: 'attention.main', opacity: 0.85 },
  'Over 90 days': { bgcolor: 'attention.main' },
};

const bar = {
  display: 'flex',
  gap: '2px',
  height: 8,
  borderRadius: '4px',
  overflow: 'hidden',
} as const;

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
} as const;

const link = {
  color: 'text.secondary',
  fontSize: '0.75rem',
  textDecoration: 'none',
  '& b': { color: 'text.primary', fontWeight: 600 },
  '&:hover b': { color: 'primary.main' },
} as const;
