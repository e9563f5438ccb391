import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
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
      <LinearProgress
        variant="determinate"
        value={progress?.percent ?? 0}
        aria-labelledby={id}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Box id={id} className="tn" sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' }}>
        {text}
        {progress !== null && progress.percent !== null && ` (${progress.percent} %)`}
      </Box>
    </Box>
  );
}
