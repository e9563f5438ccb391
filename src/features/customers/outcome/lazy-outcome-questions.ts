import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

/** `OutcomeQuestions`, which most appointments do not have yet: the page does not wait for its code. */
export const LazyOutcomeQuestions = lazyOrNothing(
  async () => (await import('./outcome-questions')).OutcomeQuestions,
);
