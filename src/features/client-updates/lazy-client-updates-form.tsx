import { Suspense } from 'react';
import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';
import type { ClientUpdatesFormProps } from './client-updates-form';
import { lazy } from '@/shared/ui/states/lazy';

const Form = lazy(async () => ({ default: (await import('./client-updates-form')).ClientUpdatesForm }));

/** The form of the mails to clients, loaded with its tab. */
export function LazyClientUpdatesForm(props: ClientUpdatesFormProps) {
  return (
    <Suspense fallback={<FormCardSkeleton />}>
      <Form {...props} />
    </Suspense>
  );
}
