import Box from '@mui/material/Box';
import { useState } from 'react';
import { editClaim } from '@/data/money/claims';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { claimSums } from '@/domain/invoices/picture/claim';
import type { Price } from '@/domain/money/price';
import type { Tracker } from '@/domain/trackers/tracker';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { Fact, Facts, SideAction, SideSection } from '@/shared/ui/record/facts';
import { StatusChip } from '@/shared/ui/text/status-chip';

const ClaimDialog = lazyDialog(async () => (await import('./claim-dialog')).ClaimDialog);

export type ClaimCardProps = {
  readonly tracker: Tracker;
  readonly price: Price | null;
  readonly mayEdit: boolean;
};

/** An insurer's claim for a tracker: its values, what is held back and released of it, and its supplements. */
export function ClaimCard({ tracker, price, mayEdit }: ClaimCardProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const [isOpen, setOpen] = useState(false);
  const hasClaim = price !== null && price.claim.rcv > 0;
  if (!hasClaim && !mayEdit) return null;
  return (
    <SideSection
      title="Insurance claim"
      action={
        mayEdit && (
          <SideAction label={hasClaim ? 'Change the claim' : 'Add a claim'} onClick={() => setOpen(true)}>
            {hasClaim ? 'Change' : 'Add'}
          </SideAction>
        )
      }
    >
      {hasClaim ? <ClaimFacts price={price} /> : 'None.'}
      {isOpen && (
        <ClaimDialog
          open
          trackerId={tracker.uuid}
          price={price}
          onSave={(claim) => commit(editClaim(viewer, { ...tracker, trackerId: tracker.uuid }, claim, price))}
          onClose={() => setOpen(false)}
        />
      )}
    </SideSection>
  );
}

function ClaimFacts({ price }: { readonly price: Price }) {
  const formats = useFormat();
  const { claim, supplements, held, released } = price;
  const sums = claimSums({ ...claim, supplements });
  const amounts = [
    { label: 'RCV', cents: sums.replacement },
    { label: 'Depreciation', cents: claim.depreciation },
    { label: 'ACV', cents: sums.actual },
    { label: 'Deductible', cents: claim.deductible },
    { label: 'First check', cents: sums.firstCheck },
    ...(held === 0 ? [] : [{ label: 'Held back', cents: held }]),
    ...(released === 0 ? [] : [{ label: 'Released', cents: released }]),
    ...(sums.asked === 0 ? [] : [{ label: 'Asked for', cents: sums.asked }]),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Facts>
        {claim.number !== '' && <Fact label="Number">{claim.number}</Fact>}
        {amounts.map(({ label, cents }) => (
          <Fact key={label} label={label}>
            <span className="tn">{formatMoney(cents, formats)}</span>
          </Fact>
        ))}
      </Facts>
      {supplements.length > 0 && (
        <Box component="ul" aria-label="Supplements" sx={list}>
          {supplements.map(({ id, name, amount, state }) => (
            <li key={id}>
              <span dir="auto">{name}</span>
              <span className="tn">{formatMoney(amount, formats)}</span>
              <StatusChip status={state} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: 1,
    py: 0.5,
    overflowWrap: 'anywhere',
  },
} as const;
