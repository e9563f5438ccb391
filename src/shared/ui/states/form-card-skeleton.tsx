import Skeleton from '@mui/material/Skeleton';

import { Card } from '../page/card';
import { FormSkeleton, type FormSkeletonProps } from './form-skeleton';

/** Placeholder of a card with a form whose title and fields are unknown. */
export function FormCardSkeleton(props: FormSkeletonProps) {
  return (
    <Card>
      <Skeleton variant="rounded" width={120} height={18} sx={{ mb: 2 }} />
      <FormSkeleton {...props} />
    </Card>
  );
}
