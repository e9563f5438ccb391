import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { EmptyJobs } from '@/shared/brand/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { NothingFitsYet } from '@/shared/ui/list/nothing-fits-yet';
import type { NothingFitsYetProps } from '@/shared/ui/list/nothing-fits-yet';

export type JobEmptyProps = {
  readonly isNarrowed: boolean;
  readonly jobs: NothingFitsYetProps['records'];
  readonly mayEdit: boolean;
  readonly onShowAll: () => void;
};

/** The empty state: a button that clears the filters, or the origin of jobs. */
export function JobEmpty({ isNarrowed, jobs, mayEdit, onShowAll }: JobEmptyProps) {
  if (isNarrowed) return <NothingFitsYet noun="job" records={jobs} onShowAll={onShowAll} />;
  return (
    <EmptyState
      art={<EmptyJobs />}
      title="No jobs yet"
      text={
        mayEdit
          ? 'Mark a lead as sold and its first job appears here, or add a job to a tracker.'
          : 'Jobs that are given to you appear here.'
      }
      {...(mayEdit && {
        actions: (
          <Button component={Link} to={paths.newJob} variant="contained">
            Create job
          </Button>
        ),
      })}
    />
  );
}
