import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { NotFoundArt } from '@/shared/brand/not-found-art';
import { EmptyState } from '@/shared/ui/states/empty-state';

/** /404: an unknown address. */
export function NotFoundPage() {
  return (
    <EmptyState
      art={<NotFoundArt />}
      heading="h1"
      title="Page not found"
      text="This address leads nowhere. It may have been typed wrongly, or the page has moved."
      actions={
        <>
          <Button variant="contained" component={Link} to={paths.home}>
            To the start
          </Button>
          <Button component={Link} to={paths.dashboard}>
            Dashboard
          </Button>
        </>
      }
    />
  );
}
