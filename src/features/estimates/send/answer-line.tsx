import Box from '@mui/material/Box';

import { usePeople } from '@/data/employees/use-people';
import { answerWay } from '@/domain/estimates/answers/answer-words';
import type { Decision } from '@/domain/estimates/answers/decision';
import { formatDateTime, formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { SignaturePicture } from '@/shared/signature/signature-picture';
import { StatusChip } from '@/shared/ui/text/status-chip';

export type AnswerLineProps = { readonly decision: Decision; readonly now: number };

/** A client's answer: what, who, how, to which version and when, with the signature, and why one did not count. */
export function AnswerLine({ decision, now }: AnswerLineProps) {
  const formats = useFormat();
  const { nameOf } = usePeople();
  const { decision: answer, name, version, createdAt, createdBy, agreedOn, note, signature } = decision;
  const { outcome, refusal } = decision;
  const day = agreedOn === '' ? '' : `, agreed on ${formatDay(agreedOn, formats, now)}`;
  const to = version === 0 ? 'what was shown' : `version ${version}`;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StatusChip status={answer} />
        <span dir="auto">{name}</span>
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {to}, {answerWay(decision, nameOf(createdBy))}
        {day}, {formatDateTime(createdAt, formats, now)}
      </Box>
      {outcome === 'Waiting' && <span>Waits for the server to count it.</span>}
      {outcome === 'Refused' && (
        <Box component="span" sx={{ color: 'error.main' }}>
          Not counted. {refusal}
        </Box>
      )}
      {note !== '' && (
        <Box component="q" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {note}
        </Box>
      )}
      {signature !== '' && <SignaturePicture path={signature} label={`Signature of ${name}`} />}
    </Box>
  );
}
