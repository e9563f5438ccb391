import { safeWanted } from './guards';
import { paths } from '../navigation/paths';

/** The steps of the first visit, in order. */
export const ONBOARDING_STEPS = ['you', 'company', 'data', 'done'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** How a person starts: with a company of their own, in one that invited them, or alone. */
export const COMPANY_CHOICES = ['found', 'accept', 'alone'] as const;
export type CompanyChoice = (typeof COMPANY_CHOICES)[number];

/** What a person wants to do first; it decides where onboarding ends. */
export const FIRST_DATA_CHOICES = ['import', 'lead', 'example', 'skip'] as const;
export type FirstDataChoice = (typeof FIRST_DATA_CHOICES)[number];

/** Where the last step leads; the example data may be looked at in the calendar, too. */
export type OnboardingEnd = FirstDataChoice | 'calendar';

/**
 * The steps a person goes through. A member from the start, by an invitation, is not asked for a company, and a
 * person who may not add customers not for the first ones.
 */
export function stepsFor(mayAddCustomers: boolean, startedAsMember = false): readonly OnboardingStep[] {
  return ONBOARDING_STEPS.filter(
    (step) => (step !== 'data' || mayAddCustomers) && (step !== 'company' || !startedAsMember),
  );
}

/** The step behind another; the last one stays. */
export function nextStep(
  step: OnboardingStep,
  steps: readonly OnboardingStep[] = ONBOARDING_STEPS,
): OnboardingStep {
  return steps[steps.indexOf(step) + 1] ?? 'done';
}

/** The step before another; the first one stays. */
export function previousStep(
  step: OnboardingStep,
  steps: readonly OnboardingStep[] = ONBOARDING_STEPS,
): OnboardingStep {
  return steps[Math.max(0, steps.indexOf(step) - 1)] ?? 'you';
}

/** Reads a kept step back; whatever is not one starts at the beginning. */
export function parseStep(value: unknown): OnboardingStep {
  return ONBOARDING_STEPS.find((step) => step === value) ?? 'you';
}

/**
 * The step to show. Founding a company starts the session anew, so whoever comes back to that step as a
 * member goes on behind it, unless they have been there before and returned on purpose.
 */
export function shownStep(
  step: OnboardingStep,
  isMember: boolean,
  isCompanyDone: boolean,
  steps: readonly OnboardingStep[] = ONBOARDING_STEPS,
): OnboardingStep {
  const shown = step === 'company' && isMember && !isCompanyDone ? 'data' : step;
  return steps.includes(shown) ? shown : 'done';
}

/**
 * Where onboarding ends. Choosing to bring data in is a wish of its own and comes before the address
 * that was wanted at the start; without either it is the dashboard.
 */
export function addressAfterOnboarding(end: OnboardingEnd, wanted: string | null): string {
  switch (end) {
    case 'import':
      return paths.importCustomers;
    case 'lead':
      return paths.newCustomer;
    case 'example':
      return paths.customers;
    case 'calendar':
      return paths.customerCalendar;
    case 'skip':
      return safeWanted(wanted) ?? paths.dashboard;
  }
}
