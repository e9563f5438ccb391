import Button from '@mui/material/Button';
import { isRouteErrorResponse, Link, Navigate, useRouteError } from 'react-router-dom';
import { AppError } from '@/domain/core/errors';
import { paths } from '@/domain/navigation/paths';
import { ErrorArt } from '@/shared/brand/error-art';
import { EmptyState } from '@/shared/ui/states/empty-state';

/** The page of a crashed screen. In the entry chunk, because a missing chunk is one of its causes. */
export function RouteErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <Navigate to={paths.notFound} replace />;
  const text =
    error instanceof AppError
      ? error.message
      : 'This screen ran into a fault. Your data is safe; load the screen again.';
  return (
    <EmptyState
      art={<ErrorArt />}
      heading="h1"
      title="This did not work"
      text={text}
      actions={
        <>
          <Button variant="contained" onClick={() => window.location.reload()}>
            Load again
          </Button>
          <Button component={Link} to={paths.dashboard}>
            To the dashboard
          </Button>
        </>
      }
    />
  );
}
