import Box from '@mui/material/Box';
import { useId } from 'react';
import type { Progress } from '@/domain/projects/progress';

export type ProgressLineProps = { readonly progress: Progress | null };

/** How far a project's jobs are, as a bar and in words; null while unknown. */
export function ProgressLine({ progress }: ProgressLineProps) {
  const id = useId();
  const text =
    progress === null
      ? 'Counting its jobs'
      : progress.percent === null
        ? 'No jobs yet'
        : `${progress.completed} of ${progress.all} jobs completed`;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {/* A meter: a progress bar tells of something that is going on now. */}
      <Box
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress?.percent ?? 0}
        sx={{ height: 8, borderRadius: 4, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box sx={{ height: 1, width: `${progress?.percent ?? 0}%`, bgcolor: 'primary.main' }} />
      </Box>
      <Box id={id} className="tn" sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' }}>
        {text}
        {progress !== null && progress.percent !== null && ` (${progress.percent}%)`}
      </Box>
    </Box>
  );
}
