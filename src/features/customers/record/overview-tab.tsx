import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { LiveRecord } from '@/data/live/decoded';
import type { CustomFieldDefinition } from '@/domain/company/company';
import { customerLabel } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import type { Price } from '@/domain/money/price';
import { MAX_CENTS } from '@/domain/core/shape';
import { RecordTasks } from '@/features/tasks/public';
import { RecordFiles } from '@/features/files/public';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney, readAmount, writeAmount } from '@/shared/format/money';
import { formatDay } from '@/shared/format/dates';
import { Card } from '@/shared/ui/page/card';
import { EditableFact } from '@/shared/ui/record/editable-fact';
import { Fact, Facts } from '@/shared/ui/record/facts';
import { Known } from '@/shared/ui/states/known';
import { useCustomerSlots } from '../slots';
import type { Formats } from '@/domain/format/formats';

export type OverviewTabProps = {
  readonly customer: Customer;
  readonly customFields: readonly CustomFieldDefinition[];
  /** The job's expected value. Absent for users who may not see amounts. */
  readonly value?: LiveRecord<Price>;
  readonly mayEdit: boolean;
  readonly onValue: (cents: number) => void;
};

function valueProblem(text: string, country: string): string | null {
  const read = readAmount(text, country);
  if ('problem' in read) return read.problem;
  if (read.cents < 0) return `Write an amount such as ${writeAmount(1_846_000, country)}.`;
  return read.cents > MAX_CENTS ? 'That is more than fits.' : null;
}

/** A customer's further facts: the wanted job, notes, the business's custom fields. */
export function OverviewTab({ customer, customFields, value, mayEdit, onValue }: OverviewTabProps) {
  const formats = useFormat();
  const slots = useCustomerSlots();
  const own = ownFacts(customer, customFields, formats);
  const isValueKnown = value?.status === 'ready' || value?.status === 'missing';
  const cents = value?.record?.amount ?? null;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 864 }}>
      <Card>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          What they want
        </Typography>
        <Facts labelWidth={144}>
          <Fact label={customerLabel('productOfInterest')}>{customer.productOfInterest || 'Not set'}</Fact>
          {value && !isValueKnown && (
            <Fact label="Estimated value">
              <Known status={value.status}>Not set</Known>
            </Fact>
          )}
          {value && isValueKnown && (
            <EditableFact
              label="Estimated value"
              value={cents === null ? '' : formatMoney(cents, formats)}
              disabled={!mayEdit}
              validate={(text) => valueProblem(text, formats.country)}
              onSave={(text) => {
                const read = readAmount(text, formats.country);
                if ('cents' in read) onValue(read.cents);
              }}
            />
          )}
          {customer.companyName && <Fact label={customerLabel('companyName')}>{customer.companyName}</Fact>}
          {customer.statusReason && <Fact label="Not qualified">{customer.statusReason}</Fact>}
          {customer.statusNote && <Fact label={customerLabel('statusNote')}>{customer.statusNote}</Fact>}
          <Fact label={customerLabel('tags')}>
            {customer.tags.length === 0 ? (
              'None'
            ) : (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                {customer.tags.map((tag) => (
                  <Chip key={tag} size="small" label={tag} />
                ))}
              </Box>
            )}
          </Fact>
        </Facts>
      </Card>
      <Card>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {customerLabel('notes')}
        </Typography>
        <Typography sx={{ maxWidth: '72ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {customer.notes || 'No notes.'}
        </Typography>
      </Card>
      {own.length > 0 && (
        <Card>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            Own fields
          </Typography>
          <Facts labelWidth={144}>
            {own.map((fact) => (
              <Fact key={fact.key} label={fact.label}>
                {fact.text}
              </Fact>
            ))}
          </Facts>
        </Card>
      )}
      {slots && (
        <Card sx={{ display: 'grid', gap: 3 }}>
          {slots.renderEstimates(customer)}
          {slots.renderInvoices(customer)}
        </Card>
      )}
      <Card>
        <RecordTasks noun="customer" recordId={customer.uuid} />
        <RecordFiles noun="customer" record={customer} />
      </Card>
    </Box>
  );
}

/** The filled custom fields in order, then values of deleted definitions, under their key. */
function ownFacts(customer: Customer, definitions: readonly CustomFieldDefinition[], formats: Formats) {
  const known = definitions.flatMap(({ key, label, kind }) => {
    const text = customer.customFields[key] ?? '';
    return text === '' ? [] : [{ key, label, text: kind === 'date' ? formatDay(text, formats) : text }];
  });
  const left = Object.entries(customer.customFields)
    .filter(([key, text]) => text !== '' && !definitions.some((definition) => definition.key === key))
    .map(([key, text]) => ({ key, label: key, text }));
  return [...known, ...left];
}
