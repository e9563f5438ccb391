import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { EmptyTrackers } from '@/shared/brand/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { NothingFitsYet } from '@/shared/ui/list/nothing-fits-yet';
import type { NothingFitsYetProps } from '@/shared/ui/list/nothing-fits-yet';

export type TrackerEmptyProps = {
  readonly isNarrowed: boolean;
  readonly trackers: NothingFitsYetProps['records'];
  readonly onShowAll: () => void;
};

/** The empty state: a button that clears the filters, or the origin of trackers. */
export function TrackerEmpty({ isNarrowed, trackers, onShowAll }: TrackerEmptyProps) {
  if (isNarrowed) return <NothingFitsYet noun="tracker" records={trackers} onShowAll={onShowAll} />;
  return (
    <EmptyState
      art={<EmptyTrackers />}
      title="No trackers yet"
      text="Mark a lead as sold, and its tracker appears here with its first job and a link for the client."
      actions={
        <Button component={Link} to={paths.customers} variant="contained">
          Open leads
        </Button>
      }
    />
  );
}
