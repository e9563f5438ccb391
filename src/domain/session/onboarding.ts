import { safeWanted } from './guards';
import { paths } from '../navigation/paths';

/** The steps of the first visit, in order. */
export const ONBOARDING_STEPS = ['you', 'company', 'data', 'done'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** A new user's start: a new company, one that invited them, or none. */
export const COMPANY_CHOICES = ['found', 'accept', 'alone'] as const;
export type CompanyChoice = (typeof COMPANY_CHOICES)[number];

/** The user's first wish; it decides where onboarding ends. */
export const FIRST_DATA_CHOICES = ['import', 'lead', 'example', 'skip'] as const;
export type FirstDataChoice = (typeof FIRST_DATA_CHOICES)[number];

/** Destination after the last step; example data may also open in the calendar. */
export type OnboardingEnd = FirstDataChoice | 'calendar';

/** The steps of a user. Invited members skip the company, users who may not add customers the first ones. */
export function stepsFor(mayAddCustomers: boolean, startedAsMember = false): readonly OnboardingStep[] {
  return ONBOARDING_STEPS.filter(
    (step) => (step !== 'data' || mayAddCustomers) && (step !== 'company' || !startedAsMember),
  );
}

export function nextStep(
  step: OnboardingStep,
  steps: readonly OnboardingStep[] = ONBOARDING_STEPS,
): OnboardingStep {
  return steps[steps.indexOf(step) + 1] ?? 'done';
}

export function previousStep(
  step: OnboardingStep,
  steps: readonly OnboardingStep[] = ONBOARDING_STEPS,
): OnboardingStep {
  return steps[Math.max(0, steps.indexOf(step) - 1)] ?? 'you';
}

/** Reads a stored step; anything else is the first one. */
export function parseStep(value: unknown): OnboardingStep {
  return ONBOARDING_STEPS.find((step) => step === value) ?? 'you';
}

/** The step to show. A new company restarts the session: its step is done unless revisited on purpose. */
export function shownStep(
  step: OnboardingStep,
  isMember: boolean,
  isCompanyDone: boolean,
  steps: readonly OnboardingStep[] = ONBOARDING_STEPS,
): OnboardingStep {
  const shown = step === 'company' && isMember && !isCompanyDone ? 'data' : step;
  return steps.includes(shown) ? shown : 'done';
}

/** Where onboarding ends: by a choice to bring in data, else the wanted address, else the dashboard. */
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
