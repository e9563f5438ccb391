import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { formatCount } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';

export type YearTotalProps = {
  readonly label: string;
  /** Null while unknown. */
  readonly all: number | null;
  readonly completed: number | null;
  readonly isLoading: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** One total, a button that filters the list by it and takes the filter off again. */
export function YearTotal({ label, all, completed, isLoading, isChosen, onChoose }: YearTotalProps) {
  const { country } = useFormat();
  const known = (count: number | null) =>
    count === null ? (isLoading ? '…' : '–') : formatCount(count, country);
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        ...{
          display: 'block',
          textAlign: 'left',
          fontFamily: 'inherit',
          px: 1.5,
          py: 1,
          minHeight: 44,
          borderRadius: '8px',
        },
        border: '1px solid',
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'selected' : 'transparent',
        '&:hover': { bgcolor: 'hover' },
      }}
    >
      <Box
        sx={{
          color: 'text.secondary',
          fontSize: '0.75rem',
          lineHeight: '1rem',
          fontWeight: isChosen ? 600 : 400,
        }}
      >
        {label}
      </Box>
      <Box className="tn" sx={{ fontWeight: 600, fontSize: '1.125rem', lineHeight: '1.5rem' }}>
        {known(all)}
      </Box>
      <Box className="tn" sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' }}>
        {known(completed)} done
      </Box>
    </ButtonBase>
  );
}
