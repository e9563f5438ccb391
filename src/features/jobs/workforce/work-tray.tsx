import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { formatRelative } from '@/shared/format/dates';
import { Icon } from '@/shared/ui/text/icon';
import { waitingTitle } from '../calendar/planned-visits';
import type { UnscheduledJobs } from '../calendar/use-unscheduled-jobs';

export type WorkTrayProps = {
  readonly tray: UnscheduledJobs;
  readonly now: number;
  readonly onOpen: (id: string) => void;
};

/** Jobs without a visit: dragged onto a person's day, or opened to plan one. */
export function WorkTray({ tray, now, onOpen }: WorkTrayProps) {
  if (!tray.mayPlan) return null;
  return (
    <Box component="section" aria-label="Jobs without a visit" sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography variant="h2">Unassigned</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {tray.jobs.length === 0
            ? 'Every job is planned.'
            : 'Drag a job onto the day of a person or crew, or press Enter to choose both.'}
        </Typography>
      </Box>
      <ul className="jl-force-tray">
        {tray.jobs.map((job) => (
          <li key={job.uuid}>
            <Button
              variant="outlined"
              data-job={job.uuid}
              startIcon={<Icon of={GripVertical} size={16} />}
              onClick={() => onOpen(job.uuid)}
              sx={{
                height: 'auto',
                py: 0.75,
                textAlign: 'left',
                whiteSpace: 'normal',
                touchAction: 'none',
                cursor: 'grab',
              }}
            >
              <span>
                {waitingTitle(job)}
                <Box component="small" sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}>
                  {job.customerName || job.jobType}, since {formatRelative(job.statusAt, now)}
                </Box>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {tray.showMore && (
        <Button size="small" onClick={tray.showMore} sx={{ mt: 1 }}>
          Show more
        </Button>
      )}
    </Box>
  );
}
