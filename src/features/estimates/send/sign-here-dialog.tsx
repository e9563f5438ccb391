import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { issuedPaperRef, noteDecision } from '@/data/estimates/sending';
import { useLiveRecord } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { offeredChoice } from '@/domain/estimates/answers/client-choice';
import { consentSentence } from '@/domain/estimates/answers/decision';
import { choiceTotals } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { readIssued } from '@/domain/estimates/issued-estimate';
import { EstimateView, SignForm } from '@/features/tracking/public';
import type { Signing } from '@/features/tracking/public';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { isSent } from './draft-version';
import { useDraftVersion } from './use-draft-version';
import { useState } from 'react';

export type SignHereDialogProps = {
  readonly estimate: Estimate;
  /** The option that is shown to the office. */
  readonly option: string;
  readonly onClose: () => void;
};

/**
 * The client's view on the employee's device, to choose and sign in person, also without signal. What the client has
 * already is signed as that version, anything else as the contents they see.
 */
export function SignHereDialog({ estimate, option, onClose }: SignHereDialogProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const now = useNow();
  const draft = useDraftVersion(estimate);
  const paper = useLiveRecord(
    isSent(estimate) ? issuedPaperRef(estimate.uuid, estimate.version) : null,
  ).record;
  const version = paper && readIssued(paper.json);
  const issued = version ?? draft;
  const kept = useDraft(`sign-here:${estimate.uuid}`, {
    option,
    extras: [] as readonly string[],
    name: estimate.customerName,
    signature: '',
  });
  const [typed, setTyped] = useState(kept.draft);
  const change = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    kept.saveDraft(next);
  };
  const choice = offeredChoice(issued, typed);
  const totals = choiceTotals(issued, choice);
  const total = typeof totals === 'string' ? '' : formatMoney(totals.total, issued);
  const consent = consentSentence(issued.business.name, issued.number, total);
  const sign = ({ name, signature }: Signing) => {
    commit(
      noteDecision(viewer, estimate, {
        decision: 'Approved',
        how: 'In person',
        option: choice.option,
        extras: [...choice.extras],
        name,
        signature,
        consent,
        version: version ? estimate.version : 0,
        sha256: version && paper ? paper.sha256 : '',
      }),
    );
    kept.clearDraft();
    onClose();
  };
  return (
    <FormDialog open title="Sign on this device" width="large" isReadFirst onClose={onClose}>
      <EstimateView
        issued={issued}
        choice={choice}
        onChoose={(next) => change({ option: next.option, extras: [...next.extras] })}
        now={now}
        isInside
        answer={
          <Box sx={{ p: 2, border: '1px solid', borderColor: 'divider', borderRadius: '10px' }}>
            <Typography variant="h4" sx={{ mb: 2 }}>
              Sign
            </Typography>
            <SignForm
              value={typed}
              onChange={change}
              consent={consent}
              action={`Approve ${total}`}
              isSending={false}
              problem={null}
              onSign={sign}
              now={now}
            />
          </Box>
        }
      />
    </FormDialog>
  );
}
