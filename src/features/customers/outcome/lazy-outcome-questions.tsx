import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { lazy } from '@/shared/ui/states/lazy';

const OutcomeQuestions = lazy(
  async () => ({ default: (await import('./outcome-questions')).OutcomeQuestions }),
  () => null,
);

/** `OutcomeQuestions`, which most appointments do not have yet: the screen does not wait for its code. */
export function LazyOutcomeQuestions(props: ComponentProps<typeof OutcomeQuestions>) {
  return (
    <Suspense fallback={null}>
      <OutcomeQuestions {...props} />
    </Suspense>
  );
}
