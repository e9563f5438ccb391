import Typography from '@mui/material/Typography';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

export type MissingJobProps = { readonly isLoading: boolean };

/** In the place of a job's steps and buttons: that they are loading, or that this device does not have them offline. */
export function MissingJob({ isLoading }: MissingJobProps) {
  const isOnline = useIsOnline();
  if (isOnline) return isLoading && <LineSkeleton rows={2} height={44} />;
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      {isLoading
        ? 'Looking for the steps of this job on this device.'
        : 'The steps of this job are not on this device. They appear when you are online again.'}
    </Typography>
  );
}
