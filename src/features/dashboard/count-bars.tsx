import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { TypedQuery } from '@/data/core/query';
import { useCounts } from '@/data/live/use-counts';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { CountBar } from './count-bar';

export type CountBarsProps = {
  readonly title: string;
  readonly rows: readonly {
    readonly status: string;
    readonly to: string;
    readonly counted: TypedQuery<unknown>;
  }[];
};

/**
 * Records per status, as bars that link to their list; on a phone empty ones come last. Counted here, so that each count
 * that arrives draws its bars and not the page.
 */
export function CountBars({ title, rows }: CountBarsProps) {
  const isPhone = useIsPhone();
  const counts = useCounts(rows.map(({ counted }) => counted));
  const counted = rows.map((row, index) => ({ ...row, count: counts.values[index] ?? null }));
  // A pipeline keeps its order on a wide screen; on a phone, users should not scroll past empty ones.
  const shown = isPhone ? counted.toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0)) : counted;
  const most = Math.max(1, ...counts.values.map((value) => value ?? 0));
  return (
    <TitledSection title={title}>
      {counts.status === 'error' && (
        <ErrorLine text={counts.error?.message ?? ERROR_SENTENCES.unknown} onRetry={counts.retry} />
      )}
      {counts.status !== 'error' && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {shown.map(({ status, to, count }) => (
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
                <CountBar count={count} most={most} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </TitledSection>
  );
}
