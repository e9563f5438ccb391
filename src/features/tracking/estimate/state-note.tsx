import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';

import { answerWay, isOnBehalf } from '@/domain/estimates/answers/answer-words';
import type { EstimateState, ShownEstimate } from '@/domain/tracking/estimate-state';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { formatDateTime, formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import type { SentAnswer } from './use-answer';

export type StateNoteProps = {
  readonly state: EstimateState;
  readonly estimate: ShownEstimate;
  readonly issued: IssuedEstimate;
  /** The answer just sent from this page, until the page itself shows it. */
  readonly sent: SentAnswer | null;
  /** A version that came while the page was open. */
  readonly newVersion: number | null;
  readonly now: number;
};

/** Who agreed, and for an approval that the business noted, how and who noted it. */
function signedText({ answeredHow, notedBy }: ShownEstimate, byAndAt: string, business: string): string {
  const decision = { how: answeredHow };
  return isOnBehalf(decision)
    ? `Approved${byAndAt}: ${answerWay(decision, notedBy)}. Call ${business} if you did not agree to this.`
    : `Signed${byAndAt}. ${business} has your signature.`;
}

/** What has happened to an estimate, and what the client can do; nothing for one that simply waits. */
export function StateNote({ state, estimate, issued, sent, newVersion, now }: StateNoteProps) {
  const formats = useFormat();
  const { name } = issued.business;
  const by = estimate.answeredBy === '' ? '' : ` by ${estimate.answeredBy}`;
  const at = estimate.answeredAt === null ? '' : ` on ${formatDateTime(estimate.answeredAt, formats, now)}`;
  const said: Readonly<Record<EstimateState, { severity: AlertColor; text: string } | null>> = {
    open: null,
    'changes asked': {
      severity: 'info',
      text: `You asked for changes. ${name} sends a new version, which appears here. You can still sign this one.`,
    },
    signed: { severity: 'success', text: signedText(estimate, `${by}${at}`, name) },
    declined: {
      severity: 'info',
      text: `Declined${by}${at}. If you change your mind, ask ${name} to send it again.`,
    },
    expired: {
      severity: 'warning',
      text: `This estimate was good until ${formatDay(issued.validUntil, formats, now)}. Ask ${name} to renew it.`,
    },
    void: {
      severity: 'warning',
      text: `${name} has withdrawn this estimate. Ask them if you still want the work.`,
    },
    closed: { severity: 'info', text: `This estimate can no longer be signed. Ask ${name} about it.` },
  };
  const note = said[state];
  return (
    <>
      {newVersion !== null && (
        <Alert severity="info" role="status">
          There is a newer version. This page shows version {newVersion} now; what you typed is still here.
        </Alert>
      )}
      {note !== null && (
        <Alert severity={note.severity} role="status">
          {note.text}
        </Alert>
      )}
      {sent?.kind === 'askEstimate' && (
        <Alert severity="success" role="status">
          Your question has reached {name}. They get back to you.
        </Alert>
      )}
    </>
  );
}
