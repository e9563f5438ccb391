import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useMemo, useState } from 'react';

import type { EstimateAnswer, MoneyReader } from '@/data/tracking/money-reader';
import { answerWay, isOnBehalf } from '@/domain/estimates/answers/answer-words';
import { offeredChoice } from '@/domain/estimates/answers/client-choice';
import { consentSentence } from '@/domain/estimates/answers/decision';
import { choiceTotals } from '@/domain/estimates/estimate-sums';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import type { IssuedCopy } from '@/domain/tracking/money-copy';
import { canSign, estimateState } from '@/domain/tracking/estimate-state';
import type { EstimateState, ShownEstimate } from '@/domain/tracking/estimate-state';
import { dayOf } from '@/domain/time/time';
import { newLinkId } from '@/data/core/ids';
import { IssuedPaperDialog } from '@/features/papers/public';
import { formatMoney } from '@/shared/format/money';
import { Icon } from '@/shared/ui/text/icon';
import { thumbButtonSx } from '../progress-styles';
import { useSeen } from '../use-seen';
import { useAnswerDraft } from './answer-draft';
import { AnswerCard } from './answer-card';
import { EstimateView } from './estimate-view';
import { StateNote } from './state-note';
import { useAnswer } from './use-answer';

export type ClientEstimateProps = {
  readonly reader: MoneyReader;
  readonly link: string;
  readonly moneyKey: string;
  readonly estimate: ShownEstimate;
  readonly copy: IssuedCopy;
  readonly issued: IssuedEstimate;
  readonly now: number;
};

/** The state that an answer leads to; others change nothing. */
const AFTER: Readonly<Partial<Record<EstimateAnswer['kind'], EstimateState>>> = {
  approve: 'signed',
  decline: 'declined',
  requestChanges: 'changes asked',
};

/** One estimate on the client's page: what is offered, and the client's answers to it. */
export function ClientEstimate({ reader, link, moneyKey, estimate, copy, issued, now }: ClientEstimateProps) {
  const { draft, change } = useAnswerDraft(link, estimate.id);
  const { sending, sent, send, forgetProblem } = useAnswer(reader, draft, change);
  const [firstVersion] = useState(copy.version);
  const [showsPaper, setShowsPaper] = useState(false);
  const shown = estimateState(estimate, dayOf(now, issued.zone));
  // The answer shows at once; the page's own state follows from the server.
  const state = (sent?.version === copy.version && AFTER[sent.kind]) || shown;
  const isSigned = state === 'signed';
  const choice = useMemo(
    () =>
      offeredChoice(
        issued,
        shown === 'signed'
          ? { option: estimate.option, extras: estimate.extras.split(' ') }
          : { option: draft.option, extras: draft.extras },
      ),
    [issued, shown, estimate.option, estimate.extras, draft.option, draft.extras],
  );
  const totals = choiceTotals(issued, choice);
  const total = typeof totals === 'string' ? '' : formatMoney(totals.total, issued);
  const consent = consentSentence(issued.business.name, issued.number, total);
  const answer = {
    link,
    key: moneyKey,
    estimateId: estimate.id,
    version: copy.version,
    sha256: copy.sha256,
    option: choice.option,
    extras: [...choice.extras],
    name: draft.name.trim(),
    signature: '',
    consent: '',
    note: '',
  };
  useSeen(isSigned ? null : `viewed:${link}:${estimate.id}:${copy.version}`, () =>
    reader.answer({ ...answer, kind: 'viewed', requestId: newLinkId() }),
  );
  const signed = isSigned && {
    name: estimate.answeredBy || draft.name.trim(),
    at: estimate.answeredAt ?? now,
    way: isOnBehalf({ how: estimate.answeredHow })
      ? answerWay({ how: estimate.answeredHow }, estimate.notedBy)
      : '',
    path: estimate.answeredBy === '' || estimate.answeredBy === draft.name.trim() ? draft.signature : '',
  };
  return (
    <>
      <EstimateView
        issued={issued}
        choice={choice}
        onChoose={
          canSign(state) || state === 'expired'
            ? ({ option, extras }) => change({ option, extras: [...extras] })
            : undefined
        }
        now={now}
        notes={
          <StateNote
            state={state}
            estimate={estimate}
            issued={issued}
            sent={sent}
            newVersion={copy.version > firstVersion && !isSigned ? copy.version : null}
            now={now}
          />
        }
        answer={
          <>
            <AnswerCard
              state={state}
              draft={draft}
              onChange={change}
              consent={consent}
              total={total}
              sending={sending}
              onSign={({ name, signature }) =>
                void send({ ...answer, kind: 'approve', name, signature, consent }, () => undefined)
              }
              onNote={(kind, note, onTaken) =>
                void send({ ...answer, kind, note }, () => {
                  change({ [kind]: '' });
                  onTaken();
                })
              }
              onForgetProblem={forgetProblem}
              now={now}
            />
            <Box>
              <Button
                fullWidth
                variant="outlined"
                startIcon={<Icon of={Download} size={18} />}
                onClick={() => setShowsPaper(true)}
                sx={thumbButtonSx}
              >
                {isSigned ? 'Your signed copy as PDF' : 'This estimate as PDF'}
              </Button>
            </Box>
          </>
        }
      />
      {showsPaper && (
        <IssuedPaperDialog
          noun="estimate"
          issued={issued}
          sha256={copy.sha256}
          choice={choice}
          signed={signed === false ? null : signed}
          onClose={() => setShowsPaper(false)}
        />
      )}
    </>
  );
}
