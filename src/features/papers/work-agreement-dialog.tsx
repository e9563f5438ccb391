import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

import { useLiveRecord } from '@/data/live/use-live';
import { priceRef } from '@/data/money/prices';
import { useViewer } from '@/data/session/use-session';
import { taxRateText } from '@/domain/money/tax-rate';
import { defaultRateOf, wholeRate } from '@/domain/money/tax-rates';
import { priceRows, workAgreement } from '@/domain/papers/work-agreement';
import type { Tracker } from '@/domain/trackers/tracker';
import { may } from '@/domain/access/viewer';
import { useFormat } from '@/shared/format/format-context';
import { TextInput } from '@/shared/forms/fields/text-input';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { useNow } from '@/shared/format/use-now';
import { Fact, Facts } from '@/shared/ui/record/facts';

import { PaperDialog } from './paper-dialog';
import { usePaperMaker } from './use-paper-maker';

const MAX_AGREED = 5_000;

/** A missing or hidden price is known, too. */
const PRICE_IS_KNOWN: readonly string[] = ['ready', 'missing', 'idle'];

export type WorkAgreementDialogProps = {
  readonly tracker: Tracker;
  readonly onClose: () => void;
};

/** Creates the work agreement of a tracker. This tab keeps the typed text. */
export function WorkAgreementDialog({ tracker, onClose }: WorkAgreementDialogProps) {
  const { country } = useFormat();
  const viewer = useViewer();
  const { business, write, isLoading } = usePaperMaker();
  const price = useLiveRecord(may(viewer, 'pricing:show') ? priceRef(tracker.uuid) : null);
  const amount = price.record?.amount ?? null;
  const isComplete = !isLoading && PRICE_IS_KNOWN.includes(price.status);
  const now = useNow();
  const { draft, saveDraft } = useDraft(`work-agreement:${tracker.uuid}`, {
    agreed: [tracker.title, tracker.clientSummary].filter((text) => text !== '').join('\n\n'),
    addsTax: false,
  });
  const [{ agreed, addsTax }, setChosen] = useState(draft);
  const [wasRefused, setRefused] = useState(false);
  const refusal = agreed.trim() === '' ? 'Write what is agreed.' : null;
  const { isTaxInclusive } = business.settings;
  const rate = defaultRateOf(business.settings);
  const choose = (changes: Partial<typeof draft>) => {
    const next = { agreed, addsTax, ...changes };
    setChosen(next);
    saveDraft(next);
  };
  return (
    <PaperDialog
      title="Work agreement"
      paper={isComplete ? workAgreement({ tracker, business, agreed, amount, addsTax, now, write }) : null}
      refusal={refusal}
      onRefused={() => setRefused(true)}
      onClose={onClose}
    >
      <TextInput
        name="agreed"
        label="What is agreed"
        helper="For this paper only: it starts with the title and what the client reads. Your terms and lines to sign on follow."
        error={wasRefused && refusal !== null ? refusal : undefined}
        multiline
        minRows={5}
        maxRows={14}
        value={agreed}
        onChange={(event) => choose({ agreed: event.target.value })}
        inputProps={{ maxLength: MAX_AGREED }}
      />
      {amount !== null && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {rate && (
            <FormControlLabel
              label={`${isTaxInclusive ? 'Show' : 'Add'} ${rate.name} (${taxRateText(wholeRate(rate), country)} %)`}
              control={<Switch checked={addsTax} onChange={(_, isOn) => choose({ addsTax: isOn })} />}
            />
          )}
          <Facts labelWidth={140}>
            {priceRows(amount, addsTax ? rate : null, isTaxInclusive, write).map(({ label, value }) => (
              <Fact key={label} label={label}>
                <span className="tn">{value}</span>
              </Fact>
            ))}
          </Facts>
        </Box>
      )}
    </PaperDialog>
  );
}
