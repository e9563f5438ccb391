import { useNavigate } from 'react-router-dom';

import { countryOf } from '@/domain/format/country';
import { paths } from '@/domain/navigation/paths';
import { CardForm } from '@/shared/forms/frame/card-form';
import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';
import { PageFrame } from '@/shared/ui/page/page-frame';

import { basicsSchema } from './profile/business-basics';
import type { BusinessBasics } from './profile/business-basics';
import { BusinessBasicsFields } from './profile/business-basics-fields';
import { useBusiness } from './use-business';

/** /app/add_company: founds a company; the founder's records stay. */
export function AddCompanyPage() {
  const navigate = useNavigate();
  const { settings, isLoading, found } = useBusiness();
  return (
    <PageFrame title="Add Company" maxWidth={560}>
      {isLoading ? (
        <FormCardSkeleton />
      ) : (
        <CardForm<BusinessBasics>
          title="Your company"
          text="Your customers and jobs stay where they are; people you invite later work with them, too."
          initialValues={{
            name: '',
            phone: settings.phone,
            country: countryOf(settings),
            timeZone: settings.timeZone,
            currency: settings.currency,
          }}
          validationSchema={basicsSchema(true)}
          submitLabel="Found company"
          onSave={async (values) => {
            await found({ ...values, name: values.name.trim() });
            await navigate(paths.company);
            return values;
          }}
        >
          <BusinessBasicsFields isCompany />
        </CardForm>
      )}
    </PageFrame>
  );
}
