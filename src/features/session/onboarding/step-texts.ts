import type { OnboardingStep } from '@/domain/session/onboarding';

/** The title and the reason of each step. */
export const STEP_TEXTS: Readonly<Record<OnboardingStep, { readonly title: string; readonly text: string }>> =
  {
    you: { title: 'Welcome to Joblane', text: 'Who are you? Coworkers and clients see your name and phone.' },
    company: { title: 'Your company', text: 'Jobs, prices and appointments are kept for it.' },
    data: { title: 'Your first customers', text: 'How would you like to begin?' },
    done: { title: 'All set', text: 'Everything here can be changed later under Account and Company.' },
  };
