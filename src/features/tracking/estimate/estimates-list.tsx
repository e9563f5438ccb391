import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import type { ShownEstimate } from '@/domain/tracking/estimate-state';
import { formatMoney } from '@/shared/format/money';
import { useFormat } from '@/shared/format/format-context';
import { StatusChip } from '@/shared/ui/text/status-chip';

export type EstimatesListProps = {
  readonly estimates: readonly ShownEstimate[];
  /** Id of the shown one; '' for the balance, null for anything else. */
  readonly shown: string | null;
  readonly onShow: (estimateId: string) => void;
  /** Leads to the balance; null where nothing was issued or paid. */
  readonly onBalance: (() => void) | null;
};

/** The estimates of a client, newest first, after the way to the balance; a press shows one. */
export function EstimatesList({ estimates, shown, onShow, onBalance }: EstimatesListProps) {
  const { country } = useFormat();
  return (
    <Box
      component="nav"
      aria-label="Your estimates"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 2 }}
    >
      {onBalance && (
        <Button
          variant="outlined"
          aria-current={shown === '' ? 'page' : undefined}
          onClick={onBalance}
          sx={{ minHeight: 44, ...(shown === '' && { bgcolor: 'primary.tint' }) }}
        >
          Your balance
        </Button>
      )}
      {estimates
        .toSorted((a, b) => b.sentAt - a.sentAt)
        .map(({ id, number, kind, title, status, total, currency }) => (
          <Button
            key={id}
            variant="outlined"
            aria-current={id === shown ? 'page' : undefined}
            onClick={() => onShow(id)}
            sx={{ minHeight: 44, gap: 1, flexWrap: 'wrap', ...(id === shown && { bgcolor: 'primary.tint' }) }}
          >
            <span dir="auto">
              {kind === 'Change' && 'Change '}
              {number || title}
            </span>
            <span className="tn">{formatMoney(total, { country, currency })}</span>
            <StatusChip status={status} />
          </Button>
        ))}
    </Box>
  );
}
