import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Formats } from '@/domain/format/formats';
import { paths } from '@/domain/navigation/paths';
import { isLateProject } from '@/domain/projects/progress';
import type { Progress } from '@/domain/projects/progress';
import type { Project } from '@/domain/projects/project';
import type { Day } from '@/domain/time/time';
import { shortAddress } from '@/shared/format/address';
import { MoneyText } from '@/shared/ui/text/money-text';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { datesText } from '../dates-text';
import { ProgressLine } from '../progress-line';

export type ActiveProjectProps = {
  readonly project: Project;
  readonly today: Day;
  readonly now: number;
  readonly formats: Formats;
  /** Null while unknown; undefined for users who may not see jobs. */
  readonly progress: Progress | null | undefined;
  /** In cents; null without one, or hidden from the user. */
  readonly budget: number | null;
};

/** An active project on the overview: where, until when, and how far it is. */
export function ActiveProject(props: ActiveProjectProps) {
  const { project, today, now, formats, progress, budget } = props;
  return (
    <Card component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={paths.project(project.uuid)}>
            {project.title}
          </Link>
        </Typography>
        {isLateProject(project, today) && <StatusChip status="Late" />}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {[project.customerName, shortAddress(project)].filter((part) => part !== '').join(', ') ||
          'No client yet'}
      </Box>
      {progress !== undefined && <ProgressLine progress={progress} />}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <span className="tn">{datesText(project, formats, now) || 'No dates'}</span>
        {budget !== null && <MoneyText cents={budget} whole />}
      </Box>
    </Card>
  );
}
