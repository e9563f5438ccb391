import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Visit } from '@/domain/jobs/visit';
import { paths } from '@/domain/navigation/paths';
import { formatTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { PendingMark } from '@/shared/ui/states/pending-mark';
import { StatusChip } from '@/shared/ui/text/status-chip';

export type DoneVisitProps = { readonly visit: Visit; readonly pending: boolean };

/** A finished visit of a crew's day in one line, which leads to its job. */
export function DoneVisit({ visit, pending }: DoneVisitProps) {
  const place = useFormat();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 56,
        px: 2,
        py: 1,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      <Box component="span" className="tn" sx={{ flex: 'none', color: 'text.secondary' }}>
        {formatTime(visit.start, place)}
      </Box>
      <Link
        component={RouterLink}
        to={paths.job(visit.jobId)}
        color="inherit"
        dir="auto"
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {visit.title}
      </Link>
      {pending && <PendingMark />}
      <StatusChip status={visit.status} />
    </Box>
  );
}
