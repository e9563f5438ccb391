import type { BillingWord } from '@/domain/trackers/billing-words';
import { StatusChip } from '@/shared/ui/text/status-chip';

export type BillingChipProps = {
  readonly billing: Exclude<BillingWord, ''>;
  readonly size?: 'large';
  /** For narrow places. */
  readonly brief?: boolean;
};

/** How far a tracker is billed and paid; it says of what something is overdue. */
export function BillingChip({ billing, size, brief = false }: BillingChipProps) {
  const label = billing === 'Overdue' && !brief ? 'Invoice overdue' : billing;
  return <StatusChip status={billing} label={label} {...(size && { size })} />;
}
