import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { choiceTotals, stepSums } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { percentText } from '@/shared/format/lines/line-values';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { TitledSection } from '@/shared/ui/page/titled-section';
import type { EstimateEdit } from './use-estimate-edit';

const ScheduleDialog = lazyDialog(async () => (await import('./schedule-dialog')).ScheduleDialog);

export type ScheduleCardProps = {
  readonly estimate: Estimate;
  readonly choice: Choice;
  readonly mayEdit: boolean;
  readonly edit: EstimateEdit;
};

/** The payment steps of a choice, and the way to change them. */
export function ScheduleCard({ estimate, choice, mayEdit, edit }: ScheduleCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TitledSection
      title="Deposit and payments"
      {...(mayEdit && { action: <Button onClick={() => setIsOpen(true)}>Change</Button> })}
    >
      <Steps estimate={estimate} choice={choice} />
      <ScheduleDialog
        open={isOpen}
        schedule={estimate.schedule}
        draftKey={`estimate-schedule:${estimate.uuid}`}
        onSave={(schedule) => edit.change({ schedule })}
        onClose={() => setIsOpen(false)}
      />
    </TitledSection>
  );
}

/** The payment steps of a choice, which add up to its total. */
function Steps({ estimate, choice }: Pick<ScheduleCardProps, 'estimate' | 'choice'>) {
  const formats = useFormat();
  const totals = choiceTotals(estimate, choice);
  if (typeof totals === 'string')
    return <Typography sx={{ color: 'text.secondary' }}>Shown once the lines have a total.</Typography>;
  if (estimate.schedule.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Paid in one amount.</Typography>;
  return (
    <Box component="dl" sx={steps}>
      {stepSums(totals, estimate.schedule).map(({ step, total }) => (
        <div key={step.id}>
          <dt>
            <span dir="auto">{step.name}</span>
            {step.when !== '' && <small dir="auto">{step.when}</small>}
          </dt>
          <dd className="tn part">
            {step.kind === 'percent' && percentText(step.percent, formats.country)}
            {step.kind === 'rest' && 'Rest'}
          </dd>
          <dd className="tn">{formatMoney(total, formats)}</dd>
        </div>
      ))}
      <div className="all">
        <dt>Total</dt>
        <dd />
        <dd className="tn">{formatMoney(totals.total, formats)}</dd>
      </div>
    </Box>
  );
}

const steps = {
  m: 0,
  mt: 1,
  display: 'grid',
  gap: 1,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: 1 },
  '& dd': { m: 0 },
  '& small': { display: 'block', fontSize: '0.75rem', color: 'text.secondary' },
  '& .part': { color: 'text.secondary' },
  '& .all': { borderTop: 1, borderColor: 'divider', pt: 1, fontWeight: 600 },
} as const;
