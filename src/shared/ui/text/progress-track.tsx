import Box from '@mui/material/Box';

export type ProgressTrackProps = {
  readonly done: number;
  readonly total: number;
  /** What it measures, for screen readers; absent where the counts stand beside it. */
  readonly label?: string;
};

/** How much of something is done, as a track of 4 pixels. A meter: a progress bar would be an operation that runs. */
export function ProgressTrack({ done, total, label }: ProgressTrackProps) {
  const meaning =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'meter',
          'aria-label': label,
          'aria-valuenow': done,
          'aria-valuemin': 0,
          'aria-valuemax': total,
        };
  return (
    <Box {...meaning} sx={{ flex: 1, height: 4, borderRadius: 2, bgcolor: 'divider', overflow: 'clip' }}>
      <Box
        sx={{
          width: `${total === 0 ? 0 : Math.min(100, (100 * done) / total)}%`,
          height: '100%',
          bgcolor: 'primary.main',
        }}
      />
    </Box>
  );
}
