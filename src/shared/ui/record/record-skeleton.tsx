import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

import type { BackLinkProps } from '../page/back-link';
import { RecordColumns } from './record-columns';
import { RecordCrumb } from './record-crumb';

export type RecordSkeletonProps = { back: BackLinkProps };

const bar = (width: number | string, height = 14) => (
  <Skeleton variant="rounded" width={width} height={height} sx={{ maxWidth: '100%' }} />
);

/** The side column while it loads. */
export const sideBars: ReactNode = [4, 3, 2].map((lines) => (
  <Box key={lines} sx={{ display: 'grid', gap: 1.5 }}>
    {bar(88, 16)}
    {Array.from({ length: lines }, (_, index) => (
      <Box key={index} sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 2 }}>
        {bar(64, 12)}
        {bar(['88%', '64%', '76%', '52%'][index] ?? '70%', 12)}
      </Box>
    ))}
  </Box>
));

/** A record screen while its record loads: the way back works, the rest is grey. */
export function RecordSkeleton({ back }: RecordSkeletonProps) {
  return (
    <RecordColumns side={sideBars}>
      <RecordCrumb back={back} />
      <Box role="status" aria-label="Loading">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 40 }}>{bar(220, 28)}</Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 28, mt: 0.5 }}>
          {bar(104, 24)}
          {bar(180)}
          {bar(96)}
        </Box>
        <Box sx={{ mt: 2.5, height: 52 }}>{bar('100%', 12)}</Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            height: 46,
            mt: 2.5,
            mx: 'calc(-1 * var(--jl-gutter))',
            px: 'var(--jl-gutter)',
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          {bar(72)}
          {bar(72)}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
          {bar('100%', 40)}
          {bar('72%')}
          {bar('84%')}
          {bar('56%')}
        </Box>
      </Box>
    </RecordColumns>
  );
}
