import type { AddressField } from '@/domain/format/address';
import type { BusinessSettings } from '@/domain/company/company';
import type { CompanyChoice, FirstDataChoice, OnboardingStep } from '@/domain/session/onboarding';
import type { SessionUser } from '@/domain/session/session';

/** The first step as typed. */
export type YouValues = Pick<SessionUser, 'firstName' | 'lastName' | 'phone' | AddressField>;

/** The second step as typed. */
export type CompanyValues = {
  readonly name: string;
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly timeZone: string;
  readonly currency: BusinessSettings['currency'];
};

/** Everything typed and chosen on the way, kept in this tab until the last step is done. */
export type OnboardingDraft = {
  readonly step: OnboardingStep;
  readonly isCompanyDone: boolean;
  /** They came by an invitation, so there is no company to ask for. */
  readonly startedAsMember: boolean;
  readonly you: YouValues;
  readonly choice: CompanyChoice;
  /** Null until something was typed: the business's settings may still be on their way. */
  readonly company: CompanyValues | null;
  readonly first: FirstDataChoice;
};

/** Where a person starts: at the first step, with what their account knows of them. */
export function firstDraft(user: SessionUser): OnboardingDraft {
  const { firstName, lastName, phone, streetAddress, city, state, zipcode } = user;
  return {
    step: 'you',
    isCompanyDone: false,
    startedAsMember: user.companyUser,
    you: { firstName, lastName, phone, streetAddress, city, state, zipcode },
    choice: user.userCompanyAddRequested ? 'accept' : 'found',
    company: null,
    first: 'import',
  };
}
