import Skeleton from '@mui/material/Skeleton';

import { Card } from '../page/card';
import { FormSkeleton, type FormSkeletonProps } from './form-skeleton';

/** A card with a form of which neither the title nor the fields are known yet. */
export function FormCardSkeleton(props: FormSkeletonProps) {
  return (
    <Card>
      <Skeleton variant="rounded" width={120} height={18} sx={{ mb: 2 }} />
      <FormSkeleton {...props} />
    </Card>
  );
}
