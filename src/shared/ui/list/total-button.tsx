import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { formatCount } from '../../format/counts';
import { useFormat } from '../../format/format-context';

export type TotalButtonProps = {
  readonly label: string;
  /** Null while unknown. */
  readonly all: number | null;
  /** Below the count. */
  readonly note?: string;
  readonly isLoading: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** One total, a button that filters the list by it and takes the filter off again. */
export function TotalButton({ label, all, note, isLoading, isChosen, onChoose }: TotalButtonProps) {
  const { country } = useFormat();
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        textAlign: 'left',
        fontFamily: 'inherit',
        px: 1.5,
        py: 1,
        minHeight: 44,
        borderRadius: '8px',
        border: '1px solid',
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'selected' : 'transparent',
        '&:hover': { bgcolor: 'hover' },
      }}
    >
      <Box
        sx={{
          // Numbers stand in one line, also beside a label of two lines.
          flexGrow: 1,
          color: 'text.secondary',
          fontSize: '0.75rem',
          lineHeight: '1rem',
          fontWeight: isChosen ? 600 : 400,
        }}
      >
        {label}
      </Box>
      <Box className="tn" sx={{ fontWeight: 600, fontSize: '1.125rem', lineHeight: '1.5rem' }}>
        {all === null ? (isLoading ? '…' : '–') : formatCount(all, country)}
      </Box>
      {note !== undefined && (
        <Box className="tn" sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' }}>
          {note}
        </Box>
      )}
    </ButtonBase>
  );
}
