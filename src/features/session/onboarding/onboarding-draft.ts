import type { AddressField } from '@/domain/format/address';
import type { BusinessSettings } from '@/domain/company/company';
import type { CompanyChoice, FirstDataChoice, OnboardingStep } from '@/domain/session/onboarding';
import type { SessionUser } from '@/domain/session/session';

/** The typed values of the first step. */
export type YouValues = Pick<SessionUser, 'firstName' | 'lastName' | 'phone' | AddressField>;

/** The typed values of the second step. */
export type CompanyValues = {
  readonly name: string;
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly timeZone: string;
  readonly currency: BusinessSettings['currency'];
};

/** All typed and chosen values, kept in this tab until the last step is done. */
export type OnboardingDraft = {
  readonly step: OnboardingStep;
  readonly isCompanyDone: boolean;
  /** True when they came by an invitation, so no company is asked for. */
  readonly startedAsMember: boolean;
  readonly you: YouValues;
  readonly choice: CompanyChoice;
  /** Null until a value was typed: the business's settings may still be loading. */
  readonly company: CompanyValues | null;
  readonly first: FirstDataChoice;
};

/** The initial draft: the first step, with the account's data. */
export function firstDraft(user: SessionUser): OnboardingDraft {
  const { firstName, lastName, phone, streetAddress, city, state, zipcode } = user;
  return {
    step: 'you',
    isCompanyDone: false,
    startedAsMember: user.companyUser,
    you: { firstName, lastName, phone, streetAddress, city, state, zipcode },
    choice: user.userCompanyAddRequested ? 'accept' : 'found',
    company: null,
    // A company that invited them has its customers.
    first: user.companyUser ? 'skip' : 'import',
  };
}
