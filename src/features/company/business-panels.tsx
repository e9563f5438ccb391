import { Suspense } from 'react';

import { usePeople } from '@/data/employees/use-people';
import { OFFERS_TEXTS } from '@/data/client-updates/text-messages';
import { LazyClientUpdatesForm } from '@/features/client-updates/public';
import { TemplatesCard } from '@/features/estimates/public';
import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';

import { BusinessFacts } from './profile/business-facts';
import { BusinessProfileForm } from './profile/business-profile-form';
import type { BusinessTab } from './business-tabs';
import { CustomFieldsForm } from './settings/custom-fields-form';
import { CrewsForm } from './settings/crews-form';
import type { CrewsFormProps } from './settings/crews-form';
import { ListsForm } from './settings/lists-form';
import { PapersForm } from './settings/papers-form';
import type { Business } from './use-business';
import { WorkCard } from './settings/work-card';
import { lazy } from '@/shared/ui/states/lazy';

const SubStatusesForm = lazy(async () => ({
  default: (await import('./settings/sub-statuses-form')).SubStatusesForm,
}));
const TaskTemplatesForm = lazy(async () => ({
  default: (await import('./settings/task-templates-form')).TaskTemplatesForm,
}));
const MoneyPanel = lazy(async () => ({ default: (await import('./money/money-panel')).MoneyPanel }));
const NumbersPanel = lazy(async () => ({
  default: (await import('./numbers/numbers-panel')).NumbersPanel,
}));
const PriceList = lazy(async () => ({ default: (await import('./prices/price-list')).PriceList }));

export type BusinessPanelsProps = { readonly business: Business; readonly tab: BusinessTab };

/** One tab of the business settings: forms for users who may change them, facts for others. */
export function BusinessPanels({ business, tab }: BusinessPanelsProps) {
  const { settings, name, isLoading, canEdit, save, saveProfile } = business;
  if (isLoading) return <FormCardSkeleton />;
  if (tab === 'prices') {
    return (
      <Suspense fallback={<FormCardSkeleton />}>
        <PriceList canEdit={canEdit} />
      </Suspense>
    );
  }
  if (!canEdit && tab === 'money') return <TemplatesCard />;
  if (!canEdit) return <BusinessFacts name={name ?? ''} settings={settings} />;
  switch (tab) {
    case 'business':
      return (
        <>
          <BusinessProfileForm name={name} profile={settings} onSave={saveProfile} />
          <WorkCard />
        </>
      );
    case 'money':
      return (
        <Suspense fallback={<FormCardSkeleton />}>
          <MoneyPanel settings={settings} businessName={name ?? ''} onSaveTaxes={save} />
          <TemplatesCard />
        </Suspense>
      );
    case 'papers':
      return (
        <>
          <PapersForm papers={settings} onSave={save} />
          <Suspense fallback={<FormCardSkeleton />}>
            <NumbersPanel />
          </Suspense>
        </>
      );
    case 'clients':
      return (
        <LazyClientUpdatesForm
          chosen={settings}
          businessName={name ?? 'Your business'}
          offersTexts={OFFERS_TEXTS}
          onSave={save}
        />
      );
    case 'crews':
      return <CrewsPanel crews={settings.crews} onSave={(crews) => save({ crews })} />;
    case 'lists':
      return <ListsForm lists={settings} onSave={save} />;
    case 'statuses':
      return (
        <Suspense fallback={<FormCardSkeleton />}>
          <SubStatusesForm
            subStatuses={settings.subStatuses}
            onSave={(subStatuses) => save({ subStatuses })}
          />
        </Suspense>
      );
    case 'tasks':
      return (
        <Suspense fallback={<FormCardSkeleton />}>
          <TaskTemplatesForm settings={settings} onSave={(taskTemplates) => save({ taskTemplates })} />
        </Suspense>
      );
    case 'fields':
      return <CustomFieldsForm settings={settings} onSave={save} />;
  }
}

function CrewsPanel(props: Pick<CrewsFormProps, 'crews' | 'onSave'>) {
  const { people, nameOf } = usePeople();
  return <CrewsForm {...props} people={people} nameOf={nameOf} />;
}
