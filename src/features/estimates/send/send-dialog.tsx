import Button from '@mui/material/Button';

import { estimateRef } from '@/data/estimates/estimates';
import { issuedPaperRef, sendEstimate } from '@/data/estimates/sending';
import { serverRecord } from '@/data/core/server-record';
import { useUntilSent } from '@/data/journal/use-until-sent';
import { useStore } from '@/data/live/use-live';
import { useUser } from '@/data/session/use-session';
import { AppError } from '@/domain/core/errors';
import type { Estimate } from '@/domain/estimates/estimate';
import { estimateAddress } from '@/domain/estimates/estimate-mail';
import { sendProblems } from '@/domain/estimates/estimate-problems';
import { readIssued } from '@/domain/estimates/issued-estimate';
import { dayOf } from '@/domain/time/time';
import { PaperMailDialog, sendWithPaper } from '@/features/paper-mail/public';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { isSent } from './draft-version';
import { firstMail } from './first-mail';
import { useDraftVersion } from './use-draft-version';

export type SendDialogProps = { readonly estimate: Estimate; readonly onClose: () => void };

/** Sends an estimate as a mail with the client's link, or only makes the link; says first what is in the way. */
export function SendDialog({ estimate, onClose }: SendDialogProps) {
  const { zone } = useFormat();
  const now = useNow();
  const { displayName } = useUser();
  const issued = useDraftVersion(estimate);
  const store = useStore();
  const untilSent = useUntilSent();
  const { uuid: estimateId, customerId, customerName } = estimate;
  // The screen may change while the last change is on its way.
  const shown = useStableHandler(() => ({
    contentAt: estimate.contentAt,
    totals: issued.totals.map(({ option, total }) => ({ option, total })),
  }));
  const problems = sendProblems(estimate, dayOf(now, zone));
  if (problems.length > 0) return <ProblemsDialog problems={problems} onClose={onClose} />;
  return (
    <PaperMailDialog
      title={isSent(estimate) ? 'Send again' : `Send version ${issued.version}`}
      draftKey={`send-estimate:${estimateId}:${issued.version}`}
      customer={{ uuid: customerId, name: customerName }}
      first={firstMail(estimate, { name: displayName, business: issued.business.name })}
      attached="All lines, sums and terms, as this version has them."
      button="Open the estimate"
      send={async (sending) => {
        await untilSent(estimateRef(estimateId).ref);
        const { version, link, paper } = await sendWithPaper({
          recordId: estimateId,
          send: () => sendEstimate({ estimateId, ...shown(), ...sending }),
          read: async (sent) => {
            const { json, sha256 } = await serverRecord(store, issuedPaperRef(estimateId, sent.version));
            const frozen = readIssued(json);
            if (!frozen) throw new AppError('not-found');
            return { kind: 'estimate', issued: frozen, sha256 };
          },
        });
        const address = estimateAddress({ link, estimateId, app: window.location.origin });
        return { title: `Version ${version} is on its way`, paper, address };
      }}
      onClose={onClose}
    />
  );
}

type ProblemsProps = { readonly problems: readonly string[]; readonly onClose: () => void };

function ProblemsDialog({ problems, onClose }: ProblemsProps) {
  return (
    <FormDialog
      open
      title="Not ready to send"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Back to the estimate
        </Button>
      }
    >
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </FormDialog>
  );
}
