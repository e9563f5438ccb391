import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Counts } from '@/data/live/use-counts';
import { ERROR_SENTENCES } from '@/domain/errors';
import { formatCount } from '@/shared/format/words';
import { ErrorLine } from '@/shared/ui/error-line';
import { StatusChip } from '@/shared/ui/status-chip';

export type CountBarsProps = {
  readonly title: string;
  readonly counts: Counts;
  /** In the order of the counts. */
  readonly rows: readonly { readonly status: string; readonly to: string }[];
};

/** How many records stand in each status, as bars that lead to their list. */
export function CountBars({ title, counts, rows }: CountBarsProps) {
  const headingId = useId();
  const most = Math.max(1, ...counts.values.map((value) => value ?? 0));
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography
        variant="h2"
        id={headingId}
        sx={{ borderBottom: 1, borderColor: 'divider', paddingBottom: 1 }}
      >
        {title}
      </Typography>
      {counts.status === 'error' && (
        <ErrorLine text={counts.error?.message ?? ERROR_SENTENCES.unknown} onRetry={counts.retry} />
      )}
      {counts.status !== 'error' && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {rows.map(({ status, to }, index) => {
            const count = counts.values[index] ?? null;
            return (
              <Box
                component="li"
                key={status}
                sx={{ borderBottom: 1, borderColor: 'divider', '& a:hover': { bgcolor: 'hover' } }}
              >
                <Box
                  component={Link}
                  to={to}
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: '180px 1fr 48px',
                    alignItems: 'center',
                    gap: 2,
                    minHeight: 44,
                    color: 'text.primary',
                    textDecoration: 'none',
                  }}
                >
                  <span>
                    <StatusChip status={status} />
                  </span>
                  <Box
                    sx={{
                      height: 8,
                      borderRadius: '2px',
                      bgcolor: 'chartTrack',
                      width: `${((count ?? 0) / most) * 100}%`,
                    }}
                  />
                  <Box component="span" className="tn" sx={{ textAlign: 'end', fontWeight: 500 }}>
                    {count === null ? (
                      <>
                        <span className="visually-hidden">counting</span>
                        <Skeleton width={24} sx={{ marginInlineStart: 'auto' }} />
                      </>
                    ) : (
                      formatCount(count)
                    )}
                  </Box>
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
