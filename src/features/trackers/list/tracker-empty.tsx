import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { EmptyTrackers } from '@/shared/brand/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { NothingFits } from '@/shared/ui/list/nothing-fits';
import type { NothingFitsProps } from '@/shared/ui/list/nothing-fits';

export type TrackerEmptyProps = {
  readonly isNarrowed: boolean;
  readonly trackers: NonNullable<NothingFitsProps['read']>;
  readonly onShowAll: () => void;
};

/** The empty state: a button that clears the filters, or the origin of trackers. */
export function TrackerEmpty({ isNarrowed, trackers, onShowAll }: TrackerEmptyProps) {
  if (isNarrowed) return <NothingFits noun="tracker" read={trackers} onShowAll={onShowAll} />;
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
