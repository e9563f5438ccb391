import { Suspense, useState } from 'react';

import { editProfile, finishOnboarding } from '@/data/account/profile';
import { useUser, useViewer } from '@/data/session/use-session';
import { useCommitAsync } from '@/data/runtime/use-commit';
import { countryOf, currencyOfCountry } from '@/domain/format/country';
import {
  addressAfterOnboarding,
  nextStep,
  previousStep,
  shownStep,
  stepsFor,
} from '@/domain/session/onboarding';
import type { OnboardingEnd } from '@/domain/session/onboarding';
import { paths } from '@/domain/navigation/paths';
import { may } from '@/domain/access/viewer';
import { useBusiness } from '@/features/company/public';
import { useRedeemReferral } from '@/features/referral/public';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { FormSkeleton } from '@/shared/ui/states/form-skeleton';

import { useAttempt } from '../credentials/use-attempt';
import { FormAlert } from '../frame/form-alert';
import { LogoutFlow } from '../sign-out/lazy-logout-flow';
import { rememberWanted, wantedByNewAccount } from '../wanted-address';
import { ClientMailsOffer } from './client-mails-offer';
import { CompanyStep } from './company-step';
import { DataStep } from './data-step';
import { DoneStep } from './done-step';
import { MemberStep } from './member-step';
import { firstDraft } from './onboarding-draft';
import type { CompanyValues, OnboardingDraft, YouValues } from './onboarding-draft';
import { OnboardingFrame } from './onboarding-frame';
import { STEP_TEXTS } from './step-texts';
import { useExampleData } from './use-example-data';
import { YouStep } from './you-step';

/** /onboarding: four steps. A reload, or a restart of the session, continues at the same one. */
export function OnboardingPage() {
  const user = useUser();
  const business = useBusiness();
  const commit = useCommitAsync();
  const loadExampleData = useExampleData(business.settings.timeZone);
  const attempt = useAttempt();
  useRedeemReferral();
  const [isLeaving, setIsLeaving] = useState(false);
  const kept = useDraft<OnboardingDraft>(`onboarding.${user.uuid}`, firstDraft(user));
  const [draft, setDraft] = useState(kept.draft);
  const [isFinishing, setIsFinishing] = useState(false);
  const mayAddCustomers = may(useViewer(), 'customers:edit');
  const steps = stepsFor(mayAddCustomers, draft.startedAsMember);
  const step = shownStep(draft.step, user.companyUser, draft.isCompanyDone, steps);
  // A draft of an earlier app version may hold a choice that is not offered.
  const mayTake = user.isAdmin || draft.first === 'lead' || draft.first === 'skip';
  const first = mayAddCustomers && mayTake ? draft.first : 'skip';

  const update = (changes: Partial<OnboardingDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    kept.saveDraft(next);
  };
  const goOn = (changes: Partial<OnboardingDraft> = {}) =>
    update({ ...changes, step: nextStep(step, steps) });
  const goBack = () =>
    update({ step: previousStep(step, steps), isCompanyDone: draft.isCompanyDone || user.companyUser });

  const handleYou = async (you: YouValues) => {
    const { firstName, lastName, ...rest } = you;
    const intent = editProfile(user, { ...rest, userFirstName: firstName, userLastName: lastName });
    if (await attempt.run(() => commit(intent))) goOn({ you });
  };
  const handleCompany = async (company: CompanyValues) => {
    update({ company });
    const save = draft.choice === 'found' ? business.found : business.startAlone;
    if (await attempt.run(() => save(company))) goOn({ company, isCompanyDone: true });
  };
  const handleData = async () => {
    if (first !== 'example' || (await attempt.run(loadExampleData))) goOn();
  };
  const handleFinish = async (end: OnboardingEnd) => {
    setIsFinishing(true);
    // The guard redirects there as soon as the record says that the onboarding is done.
    rememberWanted(addressAfterOnboarding(end, wantedByNewAccount()));
    if (await attempt.run(() => commit(finishOnboarding(user)))) kept.clearDraft();
    else setIsFinishing(false);
  };

  const { settings } = business;
  const country = countryOf(settings);
  const companyValues = {
    name: '',
    phone: settings.phone || draft.you.phone,
    country,
    timeZone: settings.timeZone,
    currency: business.isSaved ? settings.currency : currencyOfCountry(country),
    // A draft of an earlier app version may lack a field.
    ...draft.company,
  };

  return (
    <OnboardingFrame step={step} steps={steps} {...STEP_TEXTS[step]} onLogout={() => setIsLeaving(true)}>
      <Suspense>{isLeaving && <LogoutFlow onDone={() => setIsLeaving(false)} />}</Suspense>
      <FormAlert text={attempt.error?.message ?? null} />
      {step === 'you' && <YouStep values={draft.you} onKeep={(you) => update({ you })} onNext={handleYou} />}
      {step === 'company' && user.companyUser && (
        <MemberStep
          company={user.company}
          isAdmin={user.isCompanyAdmin}
          onNext={() => goOn()}
          onBack={goBack}
        />
      )}
      {step === 'company' && !user.companyUser && business.isLoading && <FormSkeleton fields={4} />}
      {step === 'company' && !user.companyUser && !business.isLoading && (
        <CompanyStep
          email={user.email}
          choice={draft.choice}
          values={companyValues}
          onChoose={(choice) => update({ choice })}
          onKeep={(company) => update({ company })}
          onNext={handleCompany}
          onBack={goBack}
        />
      )}
      {step === 'data' && (
        <DataStep
          choice={first}
          mayFill={user.isAdmin}
          isLoading={attempt.busy}
          onChoose={(first) => update({ first })}
          onNext={() => void handleData()}
          onBack={goBack}
        />
      )}
      {step === 'done' && (
        <DoneStep
          name={user.displayName}
          company={user.companyUser ? user.company : null}
          first={first}
          chosePlan={wantedByNewAccount()?.startsWith(paths.preOrderUpgrade) ?? false}
          isFinishing={isFinishing}
          offer={
            <ClientMailsOffer
              business={business}
              userName={user.displayName}
              isBusy={attempt.busy}
              run={attempt.run}
            />
          }
          onFinish={(end) => void handleFinish(end)}
          onBack={goBack}
        />
      )}
    </OnboardingFrame>
  );
}
