import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Visit } from '@/domain/jobs/visit';
import { paths } from '@/domain/navigation/paths';
import { formatSpan } from '@/shared/format/dates';
import { formatAddress } from '@/shared/format/address';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { useFormat } from '@/shared/format/format-context';

export type VisitsAheadProps = {
  readonly title?: string;
  readonly visits: readonly Visit[];
};

/** A crew's next visits, each a link to its job. */
export function VisitsAhead({ title = 'The coming week', visits }: VisitsAheadProps) {
  const place = useFormat();
  if (visits.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mt: 3, mb: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {visits.map((visit) => (
          <Box component="li" key={visit.uuid} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <ButtonBase
              component={Link}
              to={paths.job(visit.jobId)}
              sx={{
                display: 'flex',
                width: '100%',
                gap: 1,
                py: 1,
                minHeight: 56,
                font: 'inherit',
                textAlign: 'left',
                '&:hover': { bgcolor: 'hover' },
              }}
            >
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                <Box component="span" className="tn" sx={{ display: 'block', fontWeight: 600 }}>
                  {formatSpan(visit.start, visit.end, place)}
                </Box>
                <Box component="span" dir="auto" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                  {visit.title}
                </Box>
                <Box
                  component="span"
                  dir="auto"
                  sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
                >
                  {[visit.customerName, formatAddress(visit, place.country)].filter(Boolean).join(' · ')}
                </Box>
              </Box>
              <StatusChip status={visit.status} />
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
