import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useFormat } from '../../format/format-context';
import { formatCount } from '../../format/counts';

export type ProgressWithCountsProps = { done: number; total: number; label: string; onCancel?: () => void };

/** The progress of a long operation: a bar and "120 of 400". */
export function ProgressWithCounts({ done, total, label, onCancel }: ProgressWithCountsProps) {
  const { country } = useFormat();
  const percent = total === 0 ? 0 : Math.min(100, (done / total) * 100);
  const counts = `${formatCount(done, country)} of ${formatCount(total, country)}`;
  return (
    <Box>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 36 }}
      >
        <span>
          {label}{' '}
          <Box component="span" className="tn" sx={{ color: 'text.secondary' }}>
            {counts}
          </Box>
        </span>
        {onCancel && (
          <Button size="small" variant="text" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Box>
      <LinearProgress variant="determinate" value={percent} aria-label={label} aria-valuetext={counts} />
    </Box>
  );
}
