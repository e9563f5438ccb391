import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { ErrorArt } from '../../brand/error-art';
import { BackLink, type BackLinkProps } from '../page/back-link';
import { EmptyState, type EmptyStateProps } from './empty-state';

export type ErrorStateProps = Pick<EmptyStateProps, 'heading'> & {
  title?: string;
  text?: string;
  onRetry?: () => void;
  back?: BackLinkProps;
};

/** Something failed to load; announces it and offers a retry. */
export function ErrorState({
  title = 'This did not load',
  text = 'Nothing is lost. Check the connection and try again.',
  onRetry,
  back,
  ...rest
}: ErrorStateProps) {
  return (
    <Box role="alert" sx={{ display: 'flex', flex: 1 }}>
      <EmptyState
        art={<ErrorArt />}
        title={title}
        text={text}
        {...rest}
        actions={
          (onRetry ?? back) && (
            <>
              {onRetry && (
                <Button variant="outlined" onClick={onRetry}>
                  Try again
                </Button>
              )}
              {back && <BackLink {...back} />}
            </>
          )
        }
      />
    </Box>
  );
}
