import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { EmptyLeads } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';

/** The text of a people screen for a user without a company. */
export function WorkAlone({ text }: { readonly text: string }) {
  return (
    <EmptyState
      art={<EmptyLeads width={160} />}
      title="You work alone"
      text={text}
      actions={
        <Button variant="contained" component={Link} to={paths.addCompany}>
          Add Company
        </Button>
      }
    />
  );
}
