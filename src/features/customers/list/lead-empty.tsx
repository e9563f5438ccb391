import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { EmptyLeads } from '@/shared/brand/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { NothingFits } from '@/shared/ui/list/nothing-fits';
import { Icon } from '@/shared/ui/text/icon';

export type LeadEmptyProps = {
  /** True when search or filters exclude all, false when there are no leads. */
  readonly isNarrowed: boolean;
  readonly mayEdit: boolean;
  readonly onShowAll: () => void;
};

/** The empty state: the first step, or a button that clears the filters. */
export function LeadEmpty({ isNarrowed, mayEdit, onShowAll }: LeadEmptyProps) {
  if (isNarrowed) return <NothingFits noun="lead" onShowAll={onShowAll} />;
  if (!mayEdit) {
    return (
      <EmptyState art={<EmptyLeads />} title="No leads yet" text="Leads that are given to you appear here." />
    );
  }
  return (
    <EmptyState
      art={<EmptyLeads />}
      title="No leads yet"
      text="Add the next person who calls, or bring the ones you have from a spreadsheet."
      actions={
        <>
          <Button component={Link} to={paths.newCustomer} variant="contained" startIcon={<Icon of={Plus} />}>
            Add lead
          </Button>
          <Button
            component={Link}
            to={paths.importCustomers}
            variant="outlined"
            startIcon={<Icon of={Upload} />}
          >
            Import a CSV file
          </Button>
        </>
      }
    />
  );
}
