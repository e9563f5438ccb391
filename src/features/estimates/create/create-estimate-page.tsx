import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { newId } from '@/data/core/ids';
import { createEstimate } from '@/data/estimates/estimates';
import { useCommit } from '@/data/runtime/use-commit';
import { useMoneySettings } from '@/data/money/use-money-settings';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { may } from '@/domain/access/viewer';
import type { Customer } from '@/domain/customers/customer';
import { estimateLabel, estimateShape } from '@/domain/estimates/estimate';
import type { EstimateTemplate } from '@/domain/estimates/templates/estimate-template';
import { fromTemplate } from '@/domain/estimates/templates/from-template';
import { newContent } from '@/domain/estimates/new-content';
import { paths } from '@/domain/navigation/paths';
import { saleTitle } from '@/domain/trackers/sold';
import { dayOf } from '@/domain/time/time';
import { CustomerField } from '@/features/customers/public';
import { useFormat } from '@/shared/format/format-context';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormPage } from '@/shared/forms/frame/form-page';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { BeginWith } from './begin-with';
import { createEstimateSchema } from './create-estimate.schema';

type Values = { readonly customerId: string; readonly title: string };

const { text } = formFields(estimateShape);
const LABELS = { customerId: 'Customer', title: estimateLabel('title') };

/** /app/management/estimates/create: a draft for a customer (`?customer=…&tracker=…&kind=Change`); its lines are written on its own page. */
export function CreateEstimatePage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const { settings } = useSettings();
  const { moneySettings } = useMoneySettings();
  const { zone } = useFormat();
  const [address] = useSearchParams();
  const wanted = address.get('customer') ?? '';
  const trackerId = address.get('tracker') ?? '';
  const [template, setTemplate] = useState<EstimateTemplate | null>(null);
  const isChange = address.get('kind') === 'Change';
  /** The chosen customer, as its field reports it. */
  const customer = useRef<Customer | null>(null);
  if (!may(viewer, 'estimates:edit')) {
    return (
      <DeniedState
        heading="h1"
        text="Ask an administrator of your company for the right to edit estimates."
      />
    );
  }
  const stored: Values = { customerId: wanted, title: '' };
  return (
    <FormPage<Values>
      title={isChange ? 'Create change estimate' : 'Create estimate'}
      back={
        wanted === ''
          ? { to: paths.estimates, label: 'Estimates' }
          : { to: paths.customer(wanted), label: 'Customer' }
      }
      draftKey={`create-estimate:${wanted}`}
      stored={stored}
      validationSchema={createEstimateSchema}
      labels={LABELS}
      submitLabel="Write the lines"
      maxWidth={640}
      onSubmit={({ title }, { setFieldError }) => {
        const chosen = customer.current;
        if (!chosen) {
          setFieldError(
            'customerId',
            'This customer is not there yet. Wait a moment, or choose another one.',
          );
          return false;
        }
        const at = Date.now();
        const usual = newContent(settings, moneySettings, dayOf(at, zone), newId);
        const blank = isChange ? { ...usual, schedule: [] } : usual;
        const filled = template && fromTemplate(template, blank, newId);
        const { id, intent } = createEstimate(
          viewer,
          chosen,
          {
            title: title.trim() || saleTitle(chosen),
            trackerId,
            kind: isChange ? 'Change' : 'Estimate',
            content: filled && 'changes' in filled ? { ...blank, ...filled.changes } : blank,
          },
          at,
        );
        commit(intent);
        void navigate(paths.estimate(id));
        return true;
      }}
    >
      {() => (
        <>
          <CustomerField
            name="customerId"
            label={LABELS.customerId}
            onKnown={(known) => {
              customer.current = known;
            }}
          />
          <FormTextField
            {...text('title')}
            helper="Left empty, it is named after the work and the address."
          />
          <BeginWith template={template} onChoose={setTemplate} />
        </>
      )}
    </FormPage>
  );
}
